/** One list of a board; `name` is said when something moves into it. A board of one list may leave its name empty. */
export type SortableListModel = { readonly id: string; readonly name: string; readonly items: readonly string[] };

/** A place in a list: so many of its items stand before it, the moved one left out. */
export type SortablePosition = { readonly list: string; readonly index: number };

/** Where the drop line is drawn: at an edge of an item, or in a list that has none (`item` is null). */
export type DropLine = {
  readonly list: string;
  readonly item: string | null;
  readonly edge: 'before' | 'after';
};

const without = (items: readonly string[], id: string): readonly string[] => items.filter((item) => item !== id);

/** Where an item stands now; null when no list has it. */
export function findPosition(lists: readonly SortableListModel[], id: string): SortablePosition | null {
  for (const list of lists) {
    const index = list.items.indexOf(id);
    if (index !== -1) return { list: list.id, index };
  }
  return null;
}

export const isSamePosition = (one: SortablePosition | null, other: SortablePosition | null): boolean =>
  one?.list === other?.list && one?.index === other?.index;

/**
 * The place `by` steps on (or back, below 0) in reading order. A step over the end of a list stops at its end first, then
 * goes on to the next one; at the very ends nothing changes.
 */
export function stepPosition(
  lists: readonly SortableListModel[],
  id: string,
  place: SortablePosition,
  by: number,
): SortablePosition {
  const at = lists.findIndex((list) => list.id === place.list);
  const own = lists[at];
  if (own === undefined) return place;
  const last = without(own.items, id).length;
  const index = Math.min(last, Math.max(0, place.index + by));
  if (index !== place.index) return { list: own.id, index };
  const next = lists[at + Math.sign(by)];
  if (next === undefined) return place;
  return { list: next.id, index: by > 0 ? 0 : without(next.items, id).length };
}

/** Where the line of a place is drawn; null at the item's own place, where nothing would change. */
export function getDropLine(lists: readonly SortableListModel[], id: string, place: SortablePosition): DropLine | null {
  if (isSamePosition(place, findPosition(lists, id))) return null;
  const items = without(lists.find((list) => list.id === place.list)?.items ?? [], id);
  const following = items[place.index];
  if (following !== undefined) return { list: place.list, item: following, edge: 'before' };
  return { list: place.list, item: items.at(-1) ?? null, edge: 'after' };
}

/** "position 3 of 4 in The Quay", "to The Flats, position 2 of 5", or "position 3 of 12" where lists have no names. */
export function formatPosition(lists: readonly SortableListModel[], id: string, place: SortablePosition): string {
  const list = lists.find((one) => one.id === place.list);
  const count = without(list?.items ?? [], id).length + 1;
  const words = `position ${place.index + 1} of ${count}`;
  if (list === undefined || list.name === '') return words;
  return findPosition(lists, id)?.list === place.list ? `${words} in ${list.name}` : `to ${list.name}, ${words}`;
}
