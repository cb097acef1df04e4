import { Virtualizer } from '@tanstack/react-virtual';
import { describe, expect, it } from 'vitest';
import { getRowOptions, getRow, getVisibleItems, type RowsModel, type VisibleItems } from './visible-items.ts';

function list(id: string, count: number) {
  return { id, items: Array.from({ length: count }, (_item, at) => `${id}${at}`) };
}

const model: RowsModel = {
  lists: [list('a', 100), list('b', 100)],
  columns: 2,
  gap: 10,
  headPx: 50,
  rowPx: 90,
  extra: 1,
  keptMounted: [],
  isWhole: false,
};

/** Returns what's visible in a window of 300 px. */
function getVisible(changes: Partial<RowsModel>, offset = 0): readonly VisibleItems[] {
  const changed = { ...model, ...changes };
  const virtualizer = new Virtualizer<Element, Element>({
    ...getRowOptions(changed),
    getScrollElement: () => null,
    observeElementRect: () => undefined,
    observeElementOffset: () => undefined,
    scrollToFn: () => undefined,
    initialRect: { width: 500, height: 300 },
    initialOffset: offset,
  });
  return getVisibleItems(changed, virtualizer);
}

/** A list's height: rendered rows, spaces left out, and gaps between them. */
function getHeight({ ranges, after }: VisibleItems, { columns, gap, rowPx }: RowsModel = model): number {
  const rows = ranges.reduce((sum, { from, to }) => sum + Math.ceil((to - from) / columns), 0);
  const spaces = [...ranges.map(({ space }) => space), after].filter((space) => space > 0);
  return rows * rowPx + spaces.reduce((sum, space) => sum + space, 0) + (rows + spaces.length - 1) * gap;
}

const fullHeight = 51 * 90 + 50 * 10;

describe('visible items', () => {
  it('renders the rows in and near the window', () => {
    const [a, b] = getVisible({});
    expect(a?.ranges).toEqual([{ from: 0, to: 12, space: 0 }]);
    expect(b?.ranges).toEqual([]);
  });

  it.each([0, 1000, 5000, 7000, 10_000])('gives each list its full height at offset %s', (offset) => {
    expect(getVisible({}, offset).map((visible) => getHeight(visible))).toEqual([fullHeight, fullHeight]);
  });

  it.each([0, 5000, 40_000, 113_000])('renders a full window of many lists at offset %s', (offset) => {
    const lists = Array.from({ length: 100 }, (_list, at) => list(`list${at}-`, 20));
    const visible = getVisible({ lists }, offset);
    const listHeight = 11 * 90 + 10 * 10;
    const before = visible.findIndex(({ far }) => far === null) * (model.headPx + listHeight);
    const near = visible.filter(({ far }) => far === null);
    expect(before).toBeLessThanOrEqual(offset);
    expect(before + near.length * (model.headPx + listHeight)).toBeGreaterThanOrEqual(offset + 300);
    expect(near.length).toBeLessThan(4);
    for (const { far } of visible) expect([null, model.headPx + listHeight]).toContain(far);
  });

  it('renders kept items wherever they are', () => {
    const [a, b] = getVisible({ keptMounted: ['a70', 'b0', null, 'nobody'] });
    expect(a?.ranges.map(({ from, to }) => [from, to])).toEqual([
      [0, 12],
      [70, 72],
    ]);
    expect(b?.ranges).toEqual([{ from: 0, to: 2, space: 0 }]);
    expect([a, b].map((visible) => visible && getHeight(visible))).toEqual([fullHeight, fullHeight]);
  });

  it('renders all items of a short board, and of every board that is printed', () => {
    for (const visible of [getVisible({ lists: [list('a', 40)] }), getVisible({ isWhole: true })])
      for (const { ranges, after } of visible) expect([ranges.length, ranges[0]?.from, after]).toEqual([1, 0, 0]);
    expect(getVisible({ lists: [list('a', 40)] })[0]?.ranges[0]?.to).toBe(41);
  });

  it("finds an item's row, and whether the item is its first", () => {
    const [, b] = getVisible({});
    expect(b && [0, 1, 2].map((index) => getRow(b, index))).toEqual([
      { row: 53, isFirst: true },
      { row: 53, isFirst: false },
      { row: 54, isFirst: true },
    ]);
  });

  it('renders as many items of a long board as of one ten times longer', () => {
    const count = (lists: RowsModel['lists']): number =>
      getVisible({ lists }, 2000)
        .flatMap(({ ranges }) => ranges)
        .reduce((sum, { from, to }) => sum + to - from, 0);
    expect(count([list('a', 500)])).toBe(count([list('a', 5000)]));
  });
});
