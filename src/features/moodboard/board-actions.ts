import { describeError } from '#src/lib/describe-error.ts';
import { announce } from '#src/ui/feedback/announcer.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { focusNext } from './board-focus.ts';
import { moved } from './board-order.ts';
import { moodboardStrings } from './moodboard-strings.ts';
import { getImageName, type BoardImage } from './moodboard-model.ts';
import { getBoard, removeImage, restoreImage, saveOrder } from './queries.ts';

/** Waits for an optimistic change. Shows an error if it fails. */
async function settle(change: Promise<void>, failed: string): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    const errorText = describeError(error, 'general');
    if (errorText !== null)
      toast({ type: 'error', message: errorText.detail === null ? failed : `${failed} ${errorText.detail}` });
    return false;
  }
}

/** Restores an older order; images added since stay last. */
function restoreOrder(now: readonly BoardImage[], older: readonly BoardImage[]): readonly BoardImage[] {
  const positions = new Map(older.map(({ id }, index) => [id, index]));
  return now.toSorted(
    (one, other) => (positions.get(one.id) ?? older.length) - (positions.get(other.id) ?? older.length),
  );
}

/** Moves the image to position `to`, counted without it. */
export async function moveImage(slug: string, id: number, to: number): Promise<void> {
  const before = getBoard(slug);
  const from = before.findIndex((item) => item.id === id);
  const image = before[from];
  if (image === undefined || from === to) return;
  const saved = settle(saveOrder(slug, moved(before, from, to)), moodboardStrings.orderNotSaved);
  announce(`Moved “${getImageName(image, from)}”: position ${to + 1} of ${before.length}.`);
  if (!(await saved)) return;
  const undo = () => void settle(saveOrder(slug, restoreOrder(getBoard(slug), before)), moodboardStrings.orderNotSaved);
  toast({ title: 'Image moved', action: { label: 'Undo', onAction: undo } });
}

export async function removeImageFromBoard(slug: string, id: number): Promise<void> {
  const board = getBoard(slug);
  const at = board.findIndex((item) => item.id === id);
  focusNext((board[at + 1] ?? board[at - 1])?.id, 'picture');
  if (!(await settle(removeImage(slug, id), moodboardStrings.notRemoved))) return;
  const undo = () => void settle(restoreImage(slug, id), moodboardStrings.notRestored);
  toast({ title: 'Image removed', action: { label: 'Undo', onAction: undo } });
}
