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

function lengthOf({ title, content }: NoteFieldText): string {
  return formatWordCount(countWords(content ? plainText(content) : title));
}

function useVersions(piece: NoteFieldStore): MergeInput | null {
  const theirs = useValue(piece.state$.remote);
  return useMemo(() => {
    if (theirs === null) return null;
    const { local } = piece.state;
    return {
      passages: getNoteHunks(local, theirs.text),
      mine: `Just now · ${lengthOf(local)}`,
      theirs: lengthOf(theirs.text),
    };
  }, [piece, theirs]);
}

export function CompareVersions({ desk, piece, name }: { desk: NoteStore; piece: NoteFieldStore; name: string }) {
  const versions = useVersions(piece);
  const choose = (choice: VersionChoice): Promise<MergeOutcome> => {
    const { local, remote } = piece.state;
    desk.choose(piece.id, choice);
    const other = choice === 'mine' ? (remote?.text ?? local) : local;
    return Promise.resolve({ undo: () => desk.write(piece.id, other) });
  };
  return <MergeDialog title={`Two versions of “${name}”`} versions={versions} onKeep={choose} />;
}
