import { type RefObject, useLayoutEffect } from 'react';
import { describeError } from '#src/lib/describe-error.ts';
import { announce } from '#src/ui/announcer.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { type BoardImage, getImageName } from './moodboard-model.ts';
import { getBoard, removeImage, restoreImage, saveOrder } from './queries.ts';
import { moodboardTexts } from './texts.ts';

type Part = 'menu' | 'image';

let pendingFocus: { readonly id: number; readonly part: Part } | null = null;

/** Sets the focus for the next render, because the pressed control moves or disappears. */
export function focusNext(id: number | undefined, part: Part): void {
  pendingFocus = id === undefined ? null : { id, part };
}

const popups = { menu: 'menu', image: 'dialog' } as const;

export function useFocusNext(list: RefObject<HTMLElement | null>, content: unknown): void {
  // The focus.
  useLayoutEffect(() => {
    if (pendingFocus === null) return;
    const { id, part } = pendingFocus;
    pendingFocus = null;
    const target = list.current?.querySelector<HTMLElement>(
      `[data-sortable-item="${id}"] [aria-haspopup=${popups[part]}]`,
    );
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest' });
  }, [list, content]);
}

export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const part = list[from];
  if (part === undefined) return list;
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), part, ...rest.slice(to)];
}

export type Move = { readonly label: string; readonly to: number };

export function getMoves(index: number, count: number): readonly Move[] {
  const back = [
    { label: 'Move to start', to: 0 },
    { label: 'Move up', to: index - 1 },
  ];
  const forth = [
    { label: 'Move down', to: index + 1 },
    { label: 'Move to end', to: count - 1 },
  ];
  return [...(index > 0 ? back : []), ...(index < count - 1 ? forth : [])];
}

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
  const saved = settle(saveOrder(slug, moved(before, from, to)), moodboardTexts.orderNotSaved);
  announce(`Moved “${getImageName(image, from)}”: position ${to + 1} of ${before.length}.`);
  if (!(await saved)) return;
  const undo = () => void settle(saveOrder(slug, restoreOrder(getBoard(slug), before)), moodboardTexts.orderNotSaved);
  toast({ title: 'Image moved', action: { label: 'Undo', onAction: undo } });
}

export async function removeImageFromBoard(slug: string, id: number): Promise<void> {
  const board = getBoard(slug);
  const at = board.findIndex((item) => item.id === id);
  focusNext((board[at + 1] ?? board[at - 1])?.id, 'image');
  if (!(await settle(removeImage(slug, id), moodboardTexts.notRemoved))) return;
  const undo = () => void settle(restoreImage(slug, id), moodboardTexts.notRestored);
  toast({ title: 'Image removed', action: { label: 'Undo', onAction: undo } });
}
