import { formatSaveState, type SaveState, type SaveLabel } from '#src/lib/save-reducer.ts';
import type { DraftStatus } from '#src/platform/draft-autosaver.ts';

export type SavedField = { readonly save: SaveState; readonly draft: DraftStatus };

/** Priority when fields differ: errors, then the least safe. */
const order: readonly SaveLabel[] = ['Save failed', 'Saving…', '', 'Saved on this device', 'Saved'];

/**
 * Returns the whole note's label. "Saved" needs every field on the server; "Saved on this device" means this device has
 * unsent text.
 */
export function formatNoteSaveState(fields: readonly SavedField[], isSlow: boolean): SaveLabel {
  const labels = new Set(
    fields.map(({ save, draft }) => {
      // A stored draft is soon up to date again; only a failure makes this label untrue.
      const isStored = draft === 'saved' || (draft === 'waiting' && save.edits - save.saved > 1);
      return formatSaveState(save, { isStored, isSlow });
    }),
  );
  return order.find((label) => labels.has(label)) ?? '';
}
