import { saveWords, type SaveState, type SaveWords } from '#src/lib/save-state.ts';
import type { DraftStatus } from '#src/platform/draft-writer.ts';

/** A piece of a note as far as the words at the text go. */
export type SavedPiece = { readonly save: SaveState; readonly draft: DraftStatus };

/** What is said first where pieces stand differently: trouble, then what is least safe. */
const order: readonly SaveWords[] = ['Save failed', 'Saving…', '', 'Saved on this device', 'Saved'];

/**
 * The save words of a whole note: "Saved" only when the server has all of it, "Saved on this device" only when this device has
 * what the server does not have.
 */
export function noteSaveWords(pieces: readonly SavedPiece[], isSlow: boolean): SaveWords {
  const said = new Set(
    pieces.map(({ save, draft }) => {
      // What was kept once is at most a moment behind; only a device that refuses makes it untrue.
      const isKept = draft === 'kept' || (draft === 'waiting' && save.edits - save.saved > 1);
      return saveWords(save, { isKept, isSlow });
    }),
  );
  return order.find((words) => said.has(words)) ?? '';
}
