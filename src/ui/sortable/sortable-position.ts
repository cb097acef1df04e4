/** One list in a board. `name` is announced when an item moves into it, and may be empty for a single list. */
export type SortableListModel = { readonly id: string; readonly name: string; readonly items: readonly string[] };

/** A position in a list: the number of items before it, without the moved one. */
export type SortablePosition = { readonly list: string; readonly index: number };

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

/** Returns "position 3 of 4 in The Quay" or "to The Flats, position 2 of 5". Without names: "position 3 of 12". */
export function formatPosition(lists: readonly SortableListModel[], id: string, position: SortablePosition): string {
  const list = lists.find((one) => one.id === position.list);
  const count = without(list?.items ?? [], id).length + 1;
  const text = `position ${position.index + 1} of ${count}`;
  if (list === undefined || list.name === '') return text;
  return findPosition(lists, id)?.list === position.list ? `${text} in ${list.name}` : `to ${list.name}, ${text}`;
}

const endMark = 'end of ';

/** Returns the id of the place behind a list's items, over which an item drops at the end. */
export function getEndId(list: string): string {
  return `${endMark}${list}`;
}

/** Returns the position that an item takes over another one, itself or a list's end. */
export function getPositionOver(
  lists: readonly SortableListModel[],
  id: string,
  over: string,
): SortablePosition | null {
  const end = lists.find((list) => getEndId(list.id) === over);
  return end ? { list: end.id, index: without(end.items, id).length } : findPosition(lists, over);
}

/** The inverse of `getPositionOver`. */
export function getOver(lists: readonly SortableListModel[], { list, index }: SortablePosition): string {
  return lists.find(({ id }) => id === list)?.items[index] ?? getEndId(list);
}
