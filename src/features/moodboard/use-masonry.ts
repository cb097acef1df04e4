import { useMergedRef } from '@mantine/hooks';
import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

type MasonryPosition = { readonly left: number; readonly top: number };

type MasonryGrid = { readonly columns: number; readonly columnWidth: number; readonly gap: number };

/** Returns the columns that fit into `width` px: at least two, preferably `narrowest` wide. */
export function masonryGrid(width: number, gap: number, narrowest: number): MasonryGrid {
  const columns = Math.max(2, Math.floor((width + gap) / (narrowest + gap)));
  return { columns, gap, columnWidth: Math.max(0, (width - gap * (columns - 1)) / columns) };
}

/** Positions items in order, each in the shortest column, the first if tied. Also returns the total height. */
export function getMasonryPositions(
  heights: readonly number[],
  { columns, columnWidth, gap }: MasonryGrid,
): { readonly positions: readonly MasonryPosition[]; readonly height: number } {
  const ends = Array.from({ length: columns }, () => 0);
  const positions = heights.map((height) => {
    const top = Math.min(...ends);
    const column = ends.indexOf(top);
    ends[column] = top + height + gap;
    return { left: column * (columnWidth + gap), top };
  });
  return { positions, height: Math.max(0, Math.max(...ends) - gap) };
}

const NARROWEST = 240;
const GAP = { phone: 12, wide: 16 };

const phone = '(max-width: 767.98px)';

function positionChildren(list: HTMLElement): void {
  const items = [...list.children].filter((child) => child instanceof HTMLElement);
  const grid = masonryGrid(list.clientWidth, window.matchMedia(phone).matches ? GAP.phone : GAP.wide, NARROWEST);
  for (const { style } of items) {
    style.position = 'absolute';
    style.width = `${grid.columnWidth}px`;
  }
  const heights = items.map((item) => item.offsetHeight);
  const { positions, height } = getMasonryPositions(heights, grid);
  for (const [index, { style }] of items.entries()) {
    style.left = `${positions[index]?.left ?? 0}px`;
    style.top = `${positions[index]?.top ?? 0}px`;
  }
  list.style.height = `${height}px`;
}

/**
 * Lays out a list's children in columns. DOM order is unchanged for reading and Tab. Writes positions before paint and
 * when a child's size changes, without a React render. Returns the list's ref; use it in the component that renders the
 * children.
 */
export function useMasonry(list: RefObject<HTMLElement | null>): RefCallback<HTMLElement> {
  const observer = useRef<ResizeObserver | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    observer.current = new ResizeObserver(() => positionChildren(element));
    observer.current.observe(element);
    return () => observer.current?.disconnect();
  }, []);
  // The page's layout, after each render: the children or their order may change.
  useLayoutEffect(() => {
    if (list.current === null) return;
    positionChildren(list.current);
    for (const child of list.current.children) observer.current?.observe(child);
  });
  return useMergedRef(list, ref);
}
