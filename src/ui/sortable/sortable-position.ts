/** One list in a board. `name` is announced when an item moves into it, and may be empty for a single list. */
export type SortableListModel = { readonly id: string; readonly name: string; readonly items: readonly string[] };

/** A position in a list: the number of items before it, without the moved one. */
export type SortablePosition = { readonly list: string; readonly index: number };

/** Where the drop line appears: at an item's edge, or in an empty list (`item` is null). */
export type DropLine = {
  readonly list: string;
  readonly item: string | null;
  readonly edge: 'before' | 'after';
};

function without(items: readonly string[], id: string): readonly string[] {
  return items.filter((item) => item !== id);
}

export function findPosition(lists: readonly SortableListModel[], id: string): SortablePosition | null {
  for (const list of lists) {
    const index = list.items.indexOf(id);
    if (index !== -1) return { list: list.id, index };
  }
  return null;
}

export function isSamePosition(one: SortablePosition | null, other: SortablePosition | null): boolean {
  return one?.list === other?.list && one?.index === other?.index;
}

/**
 * Returns the position `by` steps away in reading order (back below 0). A step past a list's end stops there first,
 * then continues in the next list.
 */
export function stepPosition(
  lists: readonly SortableListModel[],
  id: string,
  position: SortablePosition,
  by: number,
): SortablePosition {
  const at = lists.findIndex((list) => list.id === position.list);
  const currentList = lists[at];
  if (currentList === undefined) return position;
  const last = without(currentList.items, id).length;
  const index = Math.min(last, Math.max(0, position.index + by));
  if (index !== position.index) return { list: currentList.id, index };
  const next = lists[at + Math.sign(by)];
  if (next === undefined) return position;
  return { list: next.id, index: by > 0 ? 0 : without(next.items, id).length };
}

export function getDropLine(
  lists: readonly SortableListModel[],
  id: string,
  position: SortablePosition,
): DropLine | null {
  if (isSamePosition(position, findPosition(lists, id))) return null;
  const items = without(lists.find((list) => list.id === position.list)?.items ?? [], id);
  const following = items[position.index];
  if (following !== undefined) return { list: position.list, item: following, edge: 'before' };
  return { list: position.list, item: items.at(-1) ?? null, edge: 'after' };
}

/** Returns "position 3 of 4 in The Quay" or "to The Flats, position 2 of 5". Without names: "position 3 of 12". */
export function formatPosition(lists: readonly SortableListModel[], id: string, position: SortablePosition): string {
  const list = lists.find((one) => one.id === position.list);
  const count = without(list?.items ?? [], id).length + 1;
  const text = `position ${position.index + 1} of ${count}`;
  if (list === undefined || list.name === '') return text;
  return findPosition(lists, id)?.list === position.list ? `${text} in ${list.name}` : `to ${list.name}, ${text}`;
}

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
