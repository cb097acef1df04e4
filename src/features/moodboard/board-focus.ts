import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** What of a picture takes the focus. */
type Part = 'menu' | 'picture';

let wanted: { readonly id: number; readonly part: Part } | null = null;

/** Says where the focus goes when the board shows what is about to change: the place that was pressed moves, or goes away. */
export function focusNext(id: number | undefined, part: Part): void {
  wanted = id === undefined ? null : { id, part };
}

const popups = { menu: 'menu', picture: 'dialog' } as const;

/** Gives the focus as it was asked for, whenever the board shows other pictures, or others first. */
export function useFocusNext(list: RefObject<HTMLElement | null>, shown: unknown): void {
  useLayoutEffect(() => {
    if (wanted === null) return;
    const { id, part } = wanted;
    wanted = null;
    const target = list.current?.querySelector<HTMLElement>(
      `[data-sortable-item="${id}"] [aria-haspopup=${popups[part]}]`,
    );
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest' });
  }, [list, shown]);
}
