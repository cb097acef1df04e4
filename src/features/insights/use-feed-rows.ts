import { useMergedRef } from '@mantine/hooks';
import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useEffectEvent,
  type RefCallback,
} from 'react';
import type { Insight } from '#src/api/generated/types.ts';
import { tabStops } from '#src/ui/focus/tab-stops.ts';
import { useSubscription } from '#src/ui/use-subscription.ts';

/** Focuses the tab stop next to an element. If there isn't any, focuses the element's sibling. */
function focusOutside(element: HTMLElement, side: 'before' | 'after'): void {
  const direction = side === 'after' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const outside = tabStops(document.body).filter(
    (stop) =>
      !stop.contains(element) && !element.contains(stop) && (element.compareDocumentPosition(stop) & direction) !== 0,
  );
  const stop = side === 'after' ? outside[0] : outside.at(-1);
  const beside = side === 'after' ? element.nextElementSibling : element.previousElementSibling;
  if (stop === undefined && beside instanceof HTMLElement) beside.tabIndex = -1;
  (stop ?? (beside instanceof HTMLElement ? beside : undefined))?.focus();
}

type Options = { root: RefObject<HTMLElement | null>; insights: readonly Insight[] };

type FeedFocus = {
  readonly index: number;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onKeyDown: (event: ReactKeyboardEvent<HTMLElement>, reveal: (index: number) => void) => void;
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

  // The focus.
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

export type FeedScroll = {
  readonly read: () => ScrollPosition;
  readonly save: (position: ScrollPosition) => void;
};

export type ScrollPosition = { readonly top: number; readonly sizes: ReadonlyMap<unknown, number> };

type UseFeedRowsOptions = {
  scroller: HTMLElement;
  insights: readonly Insight[];
  feedScroll: FeedScroll;
  focused: number;
  above: string;
};

type FeedRows = {
  readonly items: readonly VirtualItem[];
  readonly measureElement: (row: HTMLElement | null) => void;
  readonly containerRef: RefCallback<HTMLElement>;
  readonly reveal: (index: number) => void;
};

/** The height of a two-line card in px, until the real height is measured. */
const guessPx = 172;
const gapPx = 12;

/** Returns a ref that measures the list's distance from the scroller's top, again when the content above changes. */
function useMargin({ scroller, above }: Pick<UseFeedRowsOptions, 'scroller' | 'above'>) {
  const [margin, setMargin] = useState(0);
  const ref = useCallback(
    (list: HTMLElement | null) => {
      if (list === null) return;
      const top = list.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
      setMargin(Math.round(top));
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the content above moves the list
    [scroller, above],
  );
  return [ref, margin] as const;
}

type Rows = ReturnType<typeof useVirtualizer<HTMLElement, HTMLElement>>;

/** End and Home jump to the list's ends. Measuring rows would interrupt the browser's smooth scrolling. */
function followJumps(scroller: HTMLElement, virtualizer: Rows): () => void {
  const jump = (event: KeyboardEvent): void => {
    const isText = event.target instanceof Element && event.target.matches('input, textarea');
    if (isText || event.ctrlKey || event.metaKey || event.altKey || !['End', 'Home'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'End') virtualizer.scrollToEnd();
    else virtualizer.scrollToOffset(0);
  };
  scroller.addEventListener('keydown', jump);
  return () => scroller.removeEventListener('keydown', jump);
}

/** Renders and measures a feed's visible rows. Preserves the reading position when rows above change. */
export function useFeedRows({ scroller, insights, feedScroll, focused, above }: UseFeedRowsOptions): FeedRows {
  const [start] = useState(feedScroll.read);
  const [measureMargin, margin] = useMargin({ scroller, above });
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: insights.length,
    getScrollElement: () => scroller,
    estimateSize: useCallback((index: number) => start.sizes.get(insights[index]?.id) ?? guessPx, [start, insights]),
    getItemKey: useCallback((index: number) => insights[index]?.id ?? index, [insights]),
    rangeExtractor: useCallback(
      (range: Range) => {
        const visibleIndexes = defaultRangeExtractor(range);
        if (focused < 0 || focused >= range.count || visibleIndexes.includes(focused)) return visibleIndexes;
        return [...visibleIndexes, focused].toSorted((one, other) => one - other);
      },
      [focused],
    ),
    overscan: 4,
    gap: gapPx,
    scrollMargin: margin,
    initialOffset: start.top,
    directDomUpdates: true,
  });

  const anchor = useRef<{ id: number; past: number } | null>(null);
  const before = useRef(insights);
  // The scroller, before the paint.
  useLayoutEffect(() => {
    const offset = virtualizer.scrollOffset ?? 0;
    const savedAnchor = anchor.current;
    if (before.current !== insights && savedAnchor !== null && offset > margin) {
      const index = insights.findIndex(({ id }) => id === savedAnchor.id);
      const start = virtualizer.measurementsCache[index]?.start;
      if (start !== undefined && Math.abs(start + savedAnchor.past - offset) > 1)
        virtualizer.scrollToOffset(start + savedAnchor.past);
    }
    before.current = insights;
    const first = virtualizer.getVirtualItemForOffset(virtualizer.scrollOffset ?? 0);
    const id = first === undefined ? undefined : insights[first.index]?.id;
    anchor.current =
      first === undefined || id === undefined ? null : { id, past: (virtualizer.scrollOffset ?? 0) - first.start };
  });

  useSubscription(followJumps, scroller, virtualizer);
  const save = useEffectEvent(feedScroll.save);
  // The scroller's position outlives the tab.
  useLayoutEffect(
    () => () =>
      save({
        top: virtualizer.scrollOffset ?? 0,
        sizes: new Map([...start.sizes, ...virtualizer.itemSizeCache]),
      }),
    [virtualizer, start],
  );

  return {
    items: virtualizer.getVirtualItems(),
    measureElement: virtualizer.measureElement,
    containerRef: useMergedRef(virtualizer.containerRef, measureMargin),
    reveal: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}
