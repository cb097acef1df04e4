import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Insight } from '#src/contract/generated/types.ts';
import { focusOutside } from '#src/ui/focus/focus-outside.ts';

type Options = { root: RefObject<HTMLElement | null>; insights: readonly Insight[] };

type FeedFocus = {
  readonly index: number;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, reveal: (index: number) => void) => void;
};

function rowAt(root: HTMLElement | null, index: number): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`:scope > [data-index="${index}"]`) ?? null;
}

function getRowIndex(target: EventTarget): number {
  return Number((target as HTMLElement).closest('[data-index]')?.getAttribute('data-index') ?? -1);
}

/**
 * Manages a feed's focus: Page Up and Page Down between rows, Control with End and Home out of it. If the focused row
 * is removed, its successor gets the focus.
 */
export function useFeedFocus({ root, insights }: Options): FeedFocus {
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const index = focusedId === null ? -1 : insights.findIndex(({ id }) => id === focusedId);
  const last = useRef(-1);
  const pendingIndex = useRef<number | null>(null);

  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (focusedId !== null && index === -1 && insights.length > 0 && isLost) {
      pendingIndex.current = Math.min(Math.max(last.current, 0), insights.length - 1);
    }
    last.current = index;
    const row = pendingIndex.current === null ? null : rowAt(root.current, pendingIndex.current);
    if (row === null) return;
    pendingIndex.current = null;
    row.focus();
  });

  const go = (to: number, reveal: (index: number) => void): void => {
    const row = rowAt(root.current, to);
    if (row !== null) {
      row.focus();
      return;
    }
    pendingIndex.current = to;
    reveal(to);
  };

  return {
    index,
    onFocus: ({ target }) => setFocusedId(insights[getRowIndex(target)]?.id ?? null),
    onBlur: ({ relatedTarget, currentTarget }) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setFocusedId(null);
    },
    onKeyDown: (event, reveal) => {
      const at = getRowIndex(event.target);
      const isOut = event.ctrlKey && (event.key === 'End' || event.key === 'Home');
      const step = { PageDown: 1, PageUp: -1 }[event.key];
      if (isOut) focusOutside(event.currentTarget, event.key === 'End' ? 'after' : 'before');
      else if (step !== undefined && at !== -1) {
        const to = at + step;
        if (to >= 0 && to < insights.length) go(to, reveal);
      } else return;
      event.preventDefault();
    },
  };
}
