import { useValue } from '@legendapp/state/react';
import { useMemo } from 'react';
import type { Choice } from '#src/lib/two-versions.ts';
import { plainText } from '#src/lib/rich-text.ts';
import { countWords, wordsText } from '#src/lib/word-count.ts';
import { type ChoiceOutcome, type TwoVersions, TwoVersionsDialog } from '#src/ui/rich-text/two-versions-dialog.tsx';
import { passagesBetween } from '../compared.ts';
import type { NoteDesk } from '../note-desk.ts';
import type { NotePiece } from '../note-piece.ts';
import type { PieceText } from '../piece.ts';

const lengthOf = ({ title, content }: PieceText): string => wordsText(countWords(content ? plainText(content) : title));

function useVersions(piece: NotePiece): TwoVersions | null {
  const theirs = useValue(piece.state$.theirs);
  return useMemo(() => {
    if (theirs === null) return null;
    const { mine } = piece.state;
    return {
      passages: passagesBetween(mine, theirs.text),
      mine: `Just now · ${lengthOf(mine)}`,
      theirs: lengthOf(theirs.text),
    };
  }, [piece, theirs]);
}

/** The inside of the dialog in which a writer chooses between two versions of a piece of a note. */
export function CompareVersions({ desk, piece, name }: { desk: NoteDesk; piece: NotePiece; name: string }) {
  const versions = useVersions(piece);
  const choose = (choice: Choice): Promise<ChoiceOutcome> => {
    const { mine, theirs } = piece.state;
    desk.choose(piece.id, choice);
    // What was not kept comes back as a change of the writer's.
    const other = choice === 'mine' ? (theirs?.text ?? mine) : mine;
    return Promise.resolve({ undo: () => desk.write(piece.id, other) });
  };
  return <TwoVersionsDialog title={`Two versions of “${name}”`} versions={versions} onKeep={choose} />;
}
