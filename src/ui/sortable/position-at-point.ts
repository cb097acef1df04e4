import {
  findPosition,
  isSamePosition,
  type DropLine,
  type SortableListModel,
  type SortablePosition,
} from './sortable-position.ts';

export const listMark = 'data-sortable-list';
export const itemMark = 'data-sortable-item';

/** From this many px below an item, the pointer is past its row. */
const endBelowPx = 24;

const underTopPx = 16;

type Point = { readonly x: number; readonly y: number };
type Target = { readonly position: SortablePosition; readonly line: DropLine | null };

function distance({ x, y }: Point, box: DOMRect): number {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy);
}

function nearest(elements: Iterable<Element>, point: Point): { element: Element; box: DOMRect } | null {
  let best: { element: Element; box: DOMRect } | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const element of elements) {
    const box = element.getBoundingClientRect();
    const away = distance(point, box);
    if (away >= least) continue;
    least = away;
    best = { element, box };
  }
  return best;
}

export function getAxis(list: Element): 'x' | 'y' {
  return getComputedStyle(list).getPropertyValue('--sortable-axis').trim() === 'x' ? 'x' : 'y';
}

/**
 * Returns the drop position under a pointer, or null where the board has no list. In vertical lists the dragged item's
 * top edge counts, so that it doesn't cover the line. `top` is in px of the window.
 */
export function getPositionAtPoint(
  board: Element,
  lists: readonly SortableListModel[],
  lifted: string,
  pointer: Point & { readonly top: number },
): Target | null {
  const listElement = nearest(board.querySelectorAll(`[${listMark}]`), pointer)?.element;
  const list = lists.find(({ id }) => id === listElement?.getAttribute(listMark));
  if (listElement === undefined || list === undefined) return null;
  const isRow = getAxis(listElement) === 'x';
  const point = isRow ? pointer : { x: pointer.x, y: Math.min(pointer.y, pointer.top + underTopPx) };
  const others = list.items.filter((item) => item !== lifted);
  const near = nearest(
    [...listElement.querySelectorAll(`[${itemMark}]`)].filter((item) => item.getAttribute(itemMark) !== lifted),
    point,
  );
  const item = near?.element.getAttribute(itemMark) ?? null;
  const at = item === null ? -1 : others.indexOf(item);
  if (near === null || at === -1)
    return { position: { list: list.id, index: 0 }, line: lineIn(list.id, lists, lifted) };
  const { box } = near;
  // Below the last row, drop at the end, whichever item above is nearest.
  if (isRow && point.y > box.bottom + endBelowPx) return getEndTarget(list.id, others, lists, lifted);
  const isAfter = isRow ? point.x > (box.left + box.right) / 2 : point.y > (box.top + box.bottom) / 2;
  const position = { list: list.id, index: at + (isAfter ? 1 : 0) };
  const isHome = isSamePosition(position, findPosition(lists, lifted));
  return { position, line: isHome ? null : { list: list.id, item, edge: isAfter ? 'after' : 'before' } };
}

function getEndTarget(
  list: string,
  others: readonly string[],
  lists: readonly SortableListModel[],
  lifted: string,
): Target {
  const position = { list, index: others.length };
  const isHome = isSamePosition(position, findPosition(lists, lifted));
  return { position, line: isHome ? null : { list, item: others.at(-1) ?? null, edge: 'after' } };
}

function lineIn(list: string, lists: readonly SortableListModel[], lifted: string): DropLine | null {
  return findPosition(lists, lifted)?.list === list ? null : { list, item: null, edge: 'after' };
}
