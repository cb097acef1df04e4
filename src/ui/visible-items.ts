import { defaultRangeExtractor, type Range, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';

/** Boards with at most this many items render all of them, so the browser's find in page reaches each. */
const wholeUpTo = 40;

/** Rows rendered above and below the window. */
const overscan = 3;

type List = { readonly id: string; readonly items: readonly string[] };

export type RowsModel = {
  readonly lists: readonly List[];
  /** Number of items in a row. */
  readonly columns: number;
  /** The space between two rows, in px. */
  readonly gap: number;
  /** Estimated heights in px. A head is all that's between two lists' items. */
  readonly headPx: number;
  readonly rowPx: number;
  /** Elements at the end of each list that aren't items, such as "Add scene". */
  readonly extra: number;
  /** Items to render wherever they are: focused or moving ones. */
  readonly keptMounted: readonly (string | null)[];
  /** Whether to render all items, as for printing. */
  readonly isWhole: boolean;
};

/** Which of a list's items to render: ranges, each with the height of the items left out before it, in px. */
export type VisibleItems = {
  readonly ranges: readonly { readonly from: number; readonly to: number; readonly space: number }[];
  readonly after: number;
  /** The height of list and head in px, if both are far from the window. */
  readonly far: number | null;
  /** Index of the head's row in the virtualizer; the first row follows. */
  readonly head: number;
  readonly columns: number;
};

/** Counts a list's rows, without its head. */
function countRows({ columns, extra }: RowsModel, { items }: List): number {
  return Math.ceil((items.length + extra) / columns);
}

/** Returns each list's head as an index among all heads and rows, and their number. */
function getHeads(model: RowsModel): { readonly heads: readonly number[]; readonly count: number } {
  let count = 0;
  const heads = model.lists.map((list) => {
    const head = count;
    count += 1 + countRows(model, list);
    return head;
  });
  return { heads, count };
}

function findRow(model: RowsModel, heads: readonly number[], id: string): number | null {
  for (const [at, { items }] of model.lists.entries()) {
    const index = items.indexOf(id);
    if (index !== -1) return (heads[at] ?? 0) + 1 + Math.floor(index / model.columns);
  }
  return null;
}

type RowOptions = {
  readonly count: number;
  readonly overscan: number;
  readonly getItemKey: (index: number) => number | string;
  readonly estimateSize: (index: number) => number;
  readonly rangeExtractor: (range: Range) => number[];
  readonly measureElement: (element: Element, entry: ResizeObserverEntry | undefined) => number;
};

/** Returns options of a virtualizer for several lists below each other. Their heads count as rows. */
export function getRowOptions(model: RowsModel): RowOptions {
  const { heads, count } = getHeads(model);
  const headIndexes = new Set(heads);
  // Sizes belong to a list's row, wherever the list is.
  const keys = model.lists.flatMap((list) => [
    list.id,
    ...Array.from({ length: countRows(model, list) }, (_row, at) => `${list.id}/${model.columns}/${at}`),
  ]);
  const keptRows = model.keptMounted.flatMap((id) => {
    const row = id === null ? null : findRow(model, heads, id);
    return row === null ? [] : [row];
  });
  const isWhole = model.isWhole || model.lists.reduce((sum, { items }) => sum + items.length, 0) <= wholeUpTo;
  return {
    count,
    overscan,
    getItemKey: (index) => keys[index] ?? index,
    // The gap after a list's last row doesn't exist, so its head is smaller by it.
    estimateSize: (index) => (headIndexes.has(index) ? model.headPx - model.gap : model.rowPx + model.gap),
    rangeExtractor: (range) => {
      if (isWhole) return Array.from({ length: count }, (_row, index) => index);
      const rows = new Set([...defaultRangeExtractor(range), ...keptRows]);
      return [...rows].toSorted((one, other) => one - other);
    },
    measureElement: (element, entry) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? element.getBoundingClientRect().height;
      const margins = element.getAttribute('data-margins');
      return Math.round(height) + (margins === null ? model.gap : Number(margins) - model.gap);
    },
  };
}

/**
 * For a virtualizer's `shouldAdjustScrollPositionOnItemSizeChange`. Correcting the position would end a smooth scroll
 * forward, as by the key End.
 */
export function shouldAdjustScroll(
  item: VirtualItem,
  _delta: number,
  { scrollDirection, scrollOffset }: Virtualizer<Window, Element> | Virtualizer<Element, Element>,
): boolean {
  return scrollDirection !== 'forward' && item.start < (scrollOffset ?? 0);
}

/** Returns what each list renders now. */
export function getVisibleItems(
  model: RowsModel,
  virtualizer: Virtualizer<Window, Element> | Virtualizer<Element, Element>,
): readonly VisibleItems[] {
  const { heads, count } = getHeads(model);
  const rendered = virtualizer.getVirtualItems().map(({ index }) => index);
  const { measurementsCache } = virtualizer;
  const startOf = (index: number): number => measurementsCache[index]?.start ?? 0;
  const endOf = (index: number): number => measurementsCache[index]?.end ?? 0;
  return model.lists.map(({ items }, at) => {
    const head = heads[at] ?? 0;
    const end = heads[at + 1] ?? count;
    const ranges: { from: number; to: number; space: number }[] = [];
    let last = head;
    for (const row of rendered) {
      if (row <= head || row >= end) continue;
      const from = (row - head - 1) * model.columns;
      const to = Math.min(items.length + model.extra, from + model.columns);
      const before = ranges.at(-1);
      if (before !== undefined && row === last + 1) before.to = to;
      else ranges.push({ from, to, space: row === last + 1 ? 0 : startOf(row) - endOf(last) - model.gap });
      last = row;
    }
    const after = last === end - 1 ? 0 : endOf(end - 1) - endOf(last) - model.gap;
    const isNear = rendered.some((row) => row >= head && row < end);
    const far = isNear ? null : endOf(end - 1) - startOf(head);
    return { ranges, after, far, head, columns: model.columns };
  });
}

export function isSameVisible(one: VisibleItems, other: VisibleItems): boolean {
  return (
    one.after === other.after &&
    one.far === other.far &&
    one.head === other.head &&
    one.columns === other.columns &&
    one.ranges.length === other.ranges.length &&
    one.ranges.every(({ from, to, space }, at) => {
      const range = other.ranges[at];
      return range?.from === from && range.to === to && range.space === space;
    })
  );
}

/** Returns the virtualizer's index of an item's row, and whether the item is its first, which is measured. */
export function getRow({ head, columns }: VisibleItems, index: number): { row: number; isFirst: boolean } {
  return { row: head + 1 + Math.floor(index / columns), isFirst: index % columns === 0 };
}
