import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

type Part = 'menu' | 'picture';

let pendingFocus: { readonly id: number; readonly part: Part } | null = null;

/** Sets the focus for the next render, because the pressed control moves or disappears. */
export function focusNext(id: number | undefined, part: Part): void {
  pendingFocus = id === undefined ? null : { id, part };
}

const popups = { menu: 'menu', picture: 'dialog' } as const;

export function useFocusNext(list: RefObject<HTMLElement | null>, content: unknown): void {
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
