import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { masonryGrid, getMasonryPositions } from './masonry-places.ts';

const NARROWEST = 240;
const GAP = { phone: 12, wide: 16 };

const phone = '(max-width: 767.98px)';

/** Gives each child its width, reads all heights at once, then gives each its place. */
function placeChildren(list: HTMLElement): void {
  const items = [...list.children].filter((child) => child instanceof HTMLElement);
  const grid = masonryGrid(list.clientWidth, window.matchMedia(phone).matches ? GAP.phone : GAP.wide, NARROWEST);
  for (const { style } of items) {
    style.position = 'absolute';
    style.width = `${grid.columnWidth}px`;
  }
  const heights = items.map((item) => item.offsetHeight);
  const { places, height } = getMasonryPositions(heights, grid);
  for (const [index, { style }] of items.entries()) {
    style.left = `${places[index]?.left ?? 0}px`;
    style.top = `${places[index]?.top ?? 0}px`;
  }
  list.style.height = `${height}px`;
}

/**
 * Puts the children of a list into columns, each as high as it is by itself; they stay in the page in their own order, so that
 * reading and Tab follow it. Nothing is drawn again for it: the places are written to the elements, before anything is
 * painted, and again whenever one of them changes its size. Call it in the component that draws the children.
 */
export function useMasonry<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  const observer = useRef<ResizeObserver | null>(null);
  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null) return undefined;
    observer.current = new ResizeObserver(() => placeChildren(list));
    observer.current.observe(list);
    return () => observer.current?.disconnect();
  }, []);
  // With each drawing: the children or their order may be others.
  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null) return;
    placeChildren(list);
    for (const child of list.children) observer.current?.observe(child);
  });
  return ref;
}
