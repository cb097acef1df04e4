import type { Insight } from '#src/contract/generated/types.ts';
import type { InsightPage } from './insight-responses.ts';

export type Pages = readonly InsightPage[];

export type InsightRows = { readonly insights: readonly Insight[]; readonly total: number | null };

type Read = InsightRows & {
  readonly hasGrown: boolean;
};

/** Caches the result: long lists are read at every response and render. */
const cache = new WeakMap<Pages, Read>();

function read(pages: Pages): Read {
  const before = cache.get(pages);
  if (before !== undefined) return before;
  const insights = new Map<number, Insight>();
  let grown = 0;
  for (const page of pages) {
    const size = insights.size;
    for (const insight of page.insights) if (!insights.has(insight.id)) insights.set(insight.id, insight);
    grown = insights.size - size;
  }
  const total = pages.at(-1)?.total ?? null;
  const rows = {
    insights: [...insights.values()],
    total: total === null ? null : Math.max(total, insights.size),
    hasGrown: grown > 0,
  };
  cache.set(pages, rows);
  return rows;
}

/** Joins all pages. A repeated insight stays at its first position. */
export function getInsightRows(pages: Pages): InsightRows {
  const { insights, total } = read(pages);
  return { insights, total };
}

/** Returns the next page's number, or undefined at the end (section 4) and after a page of repeats. */
export function getNextPage(pages: Pages): number | undefined {
  const last = pages.at(-1);
  return last === undefined || last.isLast || !read(pages).hasGrown ? undefined : last.page + 1;
}

export function withChanged(pages: Pages, id: number, change: (insight: Insight) => Insight): Pages {
  return pages.map((page) => {
    if (!page.insights.some((insight) => insight.id === id)) return page;
    return { ...page, insights: page.insights.map((insight) => (insight.id === id ? change(insight) : insight)) };
  });
}

export function without(pages: Pages, id: number): Pages {
  if (!pages.some((page) => page.insights.some((insight) => insight.id === id))) return pages;
  return pages.map((page) => ({
    ...page,
    insights: page.insights.filter((insight) => insight.id !== id),
    total: page.total === null ? null : Math.max(0, page.total - 1),
  }));
}

export function withFirst(pages: Pages, insights: readonly Insight[]): Pages {
  const rest = insights.reduce((remaining, { id }) => without(remaining, id), pages);
  return rest.map((page, index) => ({
    ...page,
    insights: index === 0 ? [...insights, ...page.insights] : page.insights,
    total: page.total === null ? null : page.total + insights.length,
  }));
}

/** Merges a refetched first page: new insights go in front, the rest doesn't move. */
export function withCreatedInsights(pages: Pages, first: InsightPage): Pages {
  const existingIds = new Set(getInsightRows(pages).insights.map(({ id }) => id));
  return withFirst(
    pages,
    first.insights.filter(({ id }) => !existingIds.has(id)),
  );
}
