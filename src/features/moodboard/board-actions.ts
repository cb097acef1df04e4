import { type RefObject, useLayoutEffect } from 'react';
import {
  type MoodboardReplaceMutationVariables,
  useMoodboardItemDelete,
  useMoodboardItemRestore,
  useMoodboardReplace,
} from '#src/api/generated/api/moodboard.ts';
import { announce } from '#src/ui/announcer.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { type BoardImage, getImageName } from './moodboard-model.ts';
import { boardReplace, boardWrite, getBoard, imageDelete } from './queries.ts';
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

/** Restores an older order; images added since stay last. */
function restoreOrder(now: readonly BoardImage[], older: readonly BoardImage[]): readonly BoardImage[] {
  const positions = new Map(older.map(({ id }, index) => [id, index]));
  return now.toSorted(
    (one, other) => (positions.get(one.id) ?? older.length) - (positions.get(other.id) ?? older.length),
  );
}

function inOrder(slug: string, images: readonly BoardImage[]): MoodboardReplaceMutationVariables {
  return { project: slug, data: { items: images.map(({ id }) => ({ id })) } };
}

export type BoardActions = {
  /** Moves the image to position `to`, counted without it. */
  readonly move: (id: number, to: number) => void;
  readonly remove: (id: number) => void;
};

/** Changes a board at once, and offers Undo once the server has the change. */
export function useBoardActions(slug: string): BoardActions {
  const reorder = {
    ...boardReplace(slug),
    meta: { errorToast: 'plain', failed: moodboardTexts.orderNotSaved },
  } as const;
  const { mutate: saveOrder } = useMoodboardReplace({ mutation: reorder });
  const { mutate: move } = useMoodboardReplace({
    mutation: {
      ...reorder,
      onSuccess: (_response, _order, before) => {
        const undo = () => saveOrder(inOrder(slug, restoreOrder(getBoard(slug), before)));
        toast({ title: 'Image moved', action: { label: 'Undo', onAction: undo } });
      },
    },
  });
  const { mutate: restore } = useMoodboardItemRestore({
    mutation: { ...boardWrite(slug), meta: { errorToast: 'plain', failed: moodboardTexts.notRestored } },
  });
  const { mutate: remove } = useMoodboardItemDelete({
    mutation: {
      ...imageDelete(slug),
      onSuccess: (_nothing, removed) => {
        toast({ title: 'Image removed', action: { label: 'Undo', onAction: () => restore(removed) } });
      },
      meta: { errorToast: 'plain', failed: moodboardTexts.notRemoved },
    },
  });
  return {
    move: (id, to) => {
      const board = getBoard(slug);
      const from = board.findIndex((item) => item.id === id);
      const image = board[from];
      if (image === undefined || from === to) return;
      move(inOrder(slug, moved(board, from, to)));
      announce(`Moved “${getImageName(image, from)}”: position ${to + 1} of ${board.length}.`);
    },
    remove: (id) => {
      const board = getBoard(slug);
      const at = board.findIndex((item) => item.id === id);
      focusNext((board[at + 1] ?? board[at - 1])?.id, 'image');
      remove({ project: slug, item: id });
    },
  };
}
