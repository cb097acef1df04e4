import { describe, expect, it } from 'vitest';
import type { Insight } from '#src/contract/generated/model/index.ts';
import type { InsightPage } from './insight-answers.ts';
import {
  getNextPage,
  type Pages,
  getInsightRows,
  withChanged,
  withFirst,
  withCreatedInsights,
  without,
} from './insight-pages.ts';

const insight = (id: number): Insight => ({ id, type: 'development_tip', saved_at: null, actions: {} });
const page = (number: number, ids: number[], more: Partial<InsightPage> = {}): InsightPage => ({
  page: number,
  insights: ids.map(insight),
  total: 6,
  isLast: false,
  ...more,
});
const ids = (pages: Pages): number[] => getInsightRows(pages).insights.map(({ id }) => id);

describe('pages in one list', () => {
  it('show an insight once, where it came first', () => {
    expect(ids([page(1, [1, 2]), page(2, [2, 3, 1])])).toEqual([1, 2, 3]);
  });

  it('know the total of the last answer, and never less than there is to see', () => {
    expect(getInsightRows([page(1, [1]), page(2, [2], { total: 9 })]).total).toBe(9);
    expect(getInsightRows([page(1, [1, 2, 3], { total: 2 })]).total).toBe(3);
    expect(getInsightRows([page(1, [1], { total: null })]).total).toBeNull();
    expect(getInsightRows([]).total).toBeNull();
  });
});

describe('the next page', () => {
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

describe('a change of loaded pages', () => {
  const pages = [page(1, [1, 2]), page(2, [3, 4])];

  it('exchanges an insight where it stands, and leaves other pages as they are', () => {
    const changed = withChanged(pages, 3, (known) => ({ ...known, title: 'New' }));
    expect(getInsightRows(changed).insights[2]?.title).toBe('New');
    expect(changed[0]).toBe(pages[0]);
  });

  it('takes one out, and counts one less on every page', () => {
    expect(ids(without(pages, 2))).toEqual([1, 3, 4]);
    expect(getInsightRows(without(pages, 2)).total).toBe(5);
    expect(without(pages, 99)).toBe(pages);
  });

  it('puts one in front once, wherever it stood before', () => {
    expect(ids(withFirst(pages, [insight(9)]))).toEqual([9, 1, 2, 3, 4]);
    expect(getInsightRows(withFirst(pages, [insight(9)])).total).toBe(7);
    expect(ids(withFirst(pages, [insight(4)]))).toEqual([4, 1, 2, 3]);
    expect(getInsightRows(withFirst(pages, [insight(4)])).total).toBe(6);
  });

  it('takes in what is new of the first page, in its order, and moves nothing else', () => {
    expect(ids(withCreatedInsights(pages, page(1, [7, 8, 1])))).toEqual([7, 8, 1, 2, 3, 4]);
    expect(ids(withCreatedInsights([page(1, [])], page(1, [7])))).toEqual([7]);
    expect(ids(withCreatedInsights(pages, page(1, [2, 1])))).toEqual([1, 2, 3, 4]);
  });
});
