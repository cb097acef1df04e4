import { useValue } from '@legendapp/state/react';
import { useMemo } from 'react';
import type { VersionChoice } from '#src/lib/merge-versions.ts';
import { plainText } from '#src/lib/rich-text.ts';
import { countWords, formatWordCount } from '#src/lib/word-count.ts';
import { type MergeOutcome, type MergeInput, MergeDialog } from '#src/ui/rich-text/merge-dialog.tsx';
import { getNoteHunks } from '../note-text.ts';
import type { NoteField, NoteStore } from '../note-store.ts';
import type { NoteFieldText } from '../note-text.ts';

function formatLength({ title, content }: NoteFieldText): string {
  return formatWordCount(countWords(content ? plainText(content) : title));
}

function useVersions(field: NoteField): MergeInput | null {
  const remote = useValue(() => field.observe().remote);
  return useMemo(() => {
    if (remote === null) return null;
    const { local } = field.state;
    return {
      passages: getNoteHunks(local, remote.value),
      local: `Just now · ${formatLength(local)}`,
      remote: formatLength(remote.value),
    };
  }, [field, remote]);
}

export function CompareVersions({ store, field, name }: { store: NoteStore; field: NoteField; name: string }) {
  const versions = useVersions(field);
  const choose = (choice: VersionChoice): Promise<MergeOutcome> => {
    const { local, remote } = field.state;
    store.autosave.choose(field.id, choice);
    const other = choice === 'local' ? (remote?.value ?? local) : local;
    return Promise.resolve({ undo: store.autosave.undoStack.add(() => store.write(field.id, other)) });
  };
  return <MergeDialog title={`Two versions of “${name}”`} versions={versions} onKeep={choose} />;
}
