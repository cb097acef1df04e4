import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import type { Insight } from '#src/api/generated/types.ts';
import type { InsightPage } from './insight-requests.ts';
import {
  getInsightRows,
  getNextPage,
  type Pages,
  withChanged,
  withCreatedInsights,
  withFirst,
  without,
} from './queries.ts';

function insight(id: number): Insight {
  return emptyEntity('Insight', { id });
}

function page(number: number, ids: number[], more: Partial<InsightPage> = {}): InsightPage {
  return {
    page: number,
    insights: ids.map(insight),
    total: 6,
    isLast: false,
    ...more,
  };
}

function ids(pages: Pages): number[] {
  return getInsightRows(pages).insights.map(({ id }) => id);
}

describe('getInsightRows', () => {
  it('returns a repeated insight once, at its first position', () => {
    expect(ids([page(1, [1, 2]), page(2, [2, 3, 1])])).toEqual([1, 2, 3]);
  });

  it("returns the last page's total, but at least the number of loaded insights", () => {
    expect(getInsightRows([page(1, [1]), page(2, [2], { total: 9 })]).total).toBe(9);
    expect(getInsightRows([page(1, [1, 2, 3], { total: 2 })]).total).toBe(3);
    expect(getInsightRows([page(1, [1], { total: null })]).total).toBeNull();
    expect(getInsightRows([]).total).toBeNull();
  });
});

describe('getNextPage', () => {
  it.each([
    ['follows the last one', [page(1, [1])], 2],
    ['follows the one that was asked for', [page(1, [1]), page(2, [2])], 3],
    ['is none at the end', [page(1, [1], { isLast: true })], undefined],
    ['is none after a page of repetitions', [page(1, [1, 2]), page(2, [2, 1])], undefined],
    ['is none before the first', [], undefined],
  ])('%s', (_title, pages, expected) => {
    expect(getNextPage(pages)).toBe(expected);
  });
});

describe('changes to loaded insight pages', () => {
  const pages = [page(1, [1, 2]), page(2, [3, 4])];

  it('replaces an insight at its position and leaves other pages unchanged', () => {
    const changed = withChanged(pages, 3, (current) => ({ ...current, title: 'New' }));
    expect(getInsightRows(changed).insights[2]?.title).toBe('New');
    expect(changed[0]).toBe(pages[0]);
  });

  it('removes an insight and lowers the total of every page by one', () => {
    expect(ids(without(pages, 2))).toEqual([1, 3, 4]);
    expect(getInsightRows(without(pages, 2)).total).toBe(5);
    expect(without(pages, 99)).toBe(pages);
  });

  it('puts an insight first and removes its earlier position', () => {
    expect(ids(withFirst(pages, [insight(9)]))).toEqual([9, 1, 2, 3, 4]);
    expect(getInsightRows(withFirst(pages, [insight(9)])).total).toBe(7);
    expect(ids(withFirst(pages, [insight(4)]))).toEqual([4, 1, 2, 3]);
    expect(getInsightRows(withFirst(pages, [insight(4)])).total).toBe(6);
  });

  it("adds the first page's new insights in order and doesn't move others", () => {
    expect(ids(withCreatedInsights(pages, page(1, [7, 8, 1])))).toEqual([7, 8, 1, 2, 3, 4]);
    expect(ids(withCreatedInsights([page(1, [])], page(1, [7])))).toEqual([7]);
    expect(ids(withCreatedInsights(pages, page(1, [2, 1])))).toEqual([1, 2, 3, 4]);
  });
});
