import { formatSaveState, type SaveState, type SaveLabel } from '#src/lib/save-state.ts';
import type { DraftStatus } from '#src/platform/draft-writer.ts';

/** A piece of a note as far as the words at the text go. */
export type SavedField = { readonly save: SaveState; readonly draft: DraftStatus };

/** What is said first where pieces stand differently: trouble, then what is least safe. */
const order: readonly SaveLabel[] = ['Save failed', 'Saving…', '', 'Saved on this device', 'Saved'];

/**
 * The save words of a whole note: "Saved" only when the server has all of it, "Saved on this device" only when this device has
 * what the server does not have.
 */
export function formatNoteSaveState(pieces: readonly SavedField[], isSlow: boolean): SaveLabel {
  const said = new Set(
    pieces.map(({ save, draft }) => {
      // What was kept once is at most a moment behind; only a device that refuses makes it untrue.
      const isKept = draft === 'kept' || (draft === 'waiting' && save.edits - save.saved > 1);
      return formatSaveState(save, { isStored: isKept, isSlow });
    }),
  );
  return order.find((words) => said.has(words)) ?? '';
}
