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
