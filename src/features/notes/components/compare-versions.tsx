import { useValue } from '@legendapp/state/react';
import { useMemo } from 'react';
import type { VersionChoice } from '#src/lib/merge-versions.ts';
import { plainText } from '#src/lib/rich-text.ts';
import { countWords, formatWordCount } from '#src/lib/word-count.ts';
import { type MergeOutcome, type MergeInput, MergeDialog } from '#src/ui/rich-text/merge-dialog.tsx';
import { getNoteHunks } from '../note-diff.ts';
import type { NoteStore } from '../note-store.ts';
import type { NoteFieldStore } from '../note-field-store.ts';
import type { NoteFieldText } from '../note-field-reducer.ts';

function formatLength({ title, content }: NoteFieldText): string {
  return formatWordCount(countWords(content ? plainText(content) : title));
}

function useVersions(field: NoteFieldStore): MergeInput | null {
  const remote = useValue(field.state$.remote);
  return useMemo(() => {
    if (remote === null) return null;
    const { local } = field.state;
    return {
      passages: getNoteHunks(local, remote.text),
      local: `Just now · ${formatLength(local)}`,
      remote: formatLength(remote.text),
    };
  }, [field, remote]);
}

export function CompareVersions({ store, field, name }: { store: NoteStore; field: NoteFieldStore; name: string }) {
  const versions = useVersions(field);
  const choose = (choice: VersionChoice): Promise<MergeOutcome> => {
    const { local, remote } = field.state;
    store.choose(field.id, choice);
    const other = choice === 'local' ? (remote?.text ?? local) : local;
    return Promise.resolve({ undo: () => store.write(field.id, other) });
  };
  return <MergeDialog title={`Two versions of “${name}”`} versions={versions} onKeep={choose} />;
}
