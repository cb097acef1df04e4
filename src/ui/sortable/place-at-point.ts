import {
  findPosition,
  isSamePosition,
  type DropLine,
  type SortableListModel,
  type SortablePosition,
} from './sortable-place.ts';

/** Marks in the page by which a board finds its lists and items again. */
export const listMark = 'data-sortable-list';
export const itemMark = 'data-sortable-item';

/** A pointer so far under an item is not between rows any more, px. */
const endBelowPx = 24;

/** A little below its upper edge, px. */
const underTopPx = 16;

type Point = { readonly x: number; readonly y: number };
type Target = { readonly place: SortablePosition; readonly line: DropLine | null };

/** How far a point lies outside of a box, px; 0 inside. */
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

/** Whether the items of a list stand side by side (`x`) or one below the other; the list says so in its style. */
export function getAxis(list: Element): 'x' | 'y' {
  return getComputedStyle(list).getPropertyValue('--sortable-axis').trim() === 'x' ? 'x' : 'y';
}

/**
 * The place that lies under a pointer; null where the board has no list. Among items that stand one below the other the upper
 * edge of what hangs at the pointer (`top`, px of the window) counts, so that it does not cover the line.
 */
export function getPositionAtPoint(
  board: Element,
  lists: readonly SortableListModel[],
  lifted: string,
  pointer: Point & { readonly top: number },
): Target | null {
  const found = nearest(board.querySelectorAll(`[${listMark}]`), pointer)?.element;
  const list = lists.find(({ id }) => id === found?.getAttribute(listMark));
  if (found === undefined || list === undefined) return null;
  const isRow = getAxis(found) === 'x';
  const point = isRow ? pointer : { x: pointer.x, y: Math.min(pointer.y, pointer.top + underTopPx) };
  const others = list.items.filter((item) => item !== lifted);
  const near = nearest(
    [...found.querySelectorAll(`[${itemMark}]`)].filter((item) => item.getAttribute(itemMark) !== lifted),
    point,
  );
  const item = near?.element.getAttribute(itemMark) ?? null;
  const at = item === null ? -1 : others.indexOf(item);
  if (near === null || at === -1) return { place: { list: list.id, index: 0 }, line: lineIn(list.id, lists, lifted) };
  const { box } = near;
  // Under the last row is the end, whichever item of the row above is nearest.
  if (isRow && point.y > box.bottom + endBelowPx) return endOf(list.id, others, lists, lifted);
  const isAfter = isRow ? point.x > (box.left + box.right) / 2 : point.y > (box.top + box.bottom) / 2;
  const place = { list: list.id, index: at + (isAfter ? 1 : 0) };
  const isHome = isSamePosition(place, findPosition(lists, lifted));
  return { place, line: isHome ? null : { list: list.id, item, edge: isAfter ? 'after' : 'before' } };
}

function endOf(list: string, others: readonly string[], lists: readonly SortableListModel[], lifted: string): Target {
  const place = { list, index: others.length };
  const isHome = isSamePosition(place, findPosition(lists, lifted));
  return { place, line: isHome ? null : { list, item: others.at(-1) ?? null, edge: 'after' } };
}

/** The line of a list without other items; none in the lifted item's own. */
function lineIn(list: string, lists: readonly SortableListModel[], lifted: string): DropLine | null {
  return findPosition(lists, lifted)?.list === list ? null : { list, item: null, edge: 'after' };
}
