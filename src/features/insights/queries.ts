import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Insight, InsightGroup, InsightListResponse } from '#src/api/generated/types.ts';
import { cacheLimits, insightLimits } from '#src/lib/constants.ts';
import type { ApiError } from '#src/platform/api-error.ts';
import { readStored, storedKeys, writeStored } from '#src/platform/browser-storage.ts';
import { systemClock } from '#src/platform/clock.ts';
import { queryClient } from '#src/api/query-client.ts';
import { type PagedList, getScopeKey, insightKeys, type InsightsContext, type InsightsScope } from './context.ts';
import { fetchCurrent, fetchPage, fetchSearchPage, type InsightPage, toInsightGroup } from './insight-requests.ts';
import { useIsActive } from './panel-state.ts';

/** Updates cached data but preserves its timestamp, since it wasn't fetched again. */
export function updateCachedQueries<T extends object>(queryKey: readonly unknown[], change: (current: T) => T): void {
  for (const { queryKey: key, state } of queryClient.getQueryCache().findAll({ queryKey })) {
    if (state.data !== undefined)
      queryClient.setQueryData<T>(key, (current) => current && change(current), { updatedAt: state.dataUpdatedAt });
  }
}

const keyPrefix = 'insightsEmpty:';

function toStorageKey(list: PagedList, scope: InsightsScope): string {
  return `${keyPrefix}${list}:${getScopeKey(scope)}`;
}

function isCachedEmpty(list: PagedList, scope: InsightsScope): boolean {
  return readStored('session', toStorageKey(list, scope)) === 'true';
}

/** Saves that the first page was empty, or clears it after a save, new insights or another element. */
export function cacheEmptyState(list: PagedList, scope: InsightsScope, isEmpty: boolean): void {
  writeStored('session', toStorageKey(list, scope), isEmpty ? 'true' : null);
}

/** Clears every other scope's flags, because a reload at another address isn't observed as a change. */
export function clearOtherEmptyFlags(scope: InsightsScope): void {
  const currentKeys = new Set((['saved', 'history'] as const).map((list) => toStorageKey(list, scope)));
  for (const key of storedKeys('session', keyPrefix)) if (!currentKeys.has(key)) writeStored('session', key, null);
}

export type Pages = readonly InsightPage[];

type InsightRows = { readonly insights: readonly Insight[]; readonly total: number | null };

type PageRows = InsightRows & {
  readonly hasGrown: boolean;
};

/** Caches the result: long lists are read at every response and render. */
const rowsByPages = new WeakMap<Pages, PageRows>();

function readRows(pages: Pages): PageRows {
  const before = rowsByPages.get(pages);
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
  rowsByPages.set(pages, rows);
  return rows;
}

/** Joins all pages. A repeated insight stays at its first position. */
export function getInsightRows(pages: Pages): InsightRows {
  const { insights, total } = readRows(pages);
  return { insights, total };
}

/** Returns the next page's number, or undefined at the end and after a page of repeats. */
export function getNextPage(pages: Pages): number | undefined {
  const last = pages.at(-1);
  return last === undefined || last.isLast || !readRows(pages).hasGrown ? undefined : last.page + 1;
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

export type ListData = InfiniteData<InsightPage, number>;
export type ListQuery = UseInfiniteQueryResult<ListData>;

const paging = {
  initialPageParam: 1,
  getNextPageParam: (_last: InsightPage, pages: Pages) => getNextPage(pages),
  // Loaded pages stay until the context changes or a request bypasses the cache. A list is never refetched
  // automatically.
  staleTime: Infinity,
  refetchOnMount: false,
} as const;

const emptyPage: InsightPage = { page: 1, insights: [], total: 0, isLast: true };

/** Saved insights or history, loaded on the first visit. An empty first page is cached for this visit. */
export function listQuery(list: PagedList, scope: InsightsScope, isEnabled: boolean) {
  return infiniteQueryOptions<InsightPage, ApiError, ListData, readonly unknown[], number>({
    ...paging,
    queryKey: insightKeys.list(list, scope),
    queryFn: async ({ pageParam, signal }) => {
      if (pageParam === 1 && isCachedEmpty(list, scope)) return emptyPage;
      const page = await fetchPage(list, scope, pageParam, { signal });
      if (pageParam === 1 && page.insights.length === 0) cacheEmptyState(list, scope, true);
      return page;
    },
    enabled: isEnabled,
  });
}

export function useInsightPages(list: PagedList, context: InsightsContext): ListQuery {
  return useInfiniteQuery(listQuery(list, context, useIsActive(context)));
}

export function useSearchPages({ projectSlug, elementSlug }: InsightsScope, term: string | null): ListQuery {
  return useInfiniteQuery<InsightPage, ApiError, ListData, readonly unknown[], number>({
    ...paging,
    queryKey: insightKeys.found({ projectSlug, elementSlug }, term ?? ''),
    queryFn:
      term === null || projectSlug === null || elementSlug === null
        ? skipToken
        : ({ pageParam, signal }) => fetchSearchPage({ projectSlug, elementSlug }, term, pageParam, { signal }),
  });
}

function isOld(updatedAt: number): boolean {
  return systemClock.now() - updatedAt >= cacheLimits.insightsMs;
}

/** Removes an equal search older than 10 s before a new one. */
export function forgetOldSearch(scope: InsightsScope, term: string): void {
  const queryKey = insightKeys.found(scope, term);
  queryClient.removeQueries({ queryKey, predicate: ({ state }) => isOld(state.dataUpdatedAt) });
}

/** Resets a scope's lists. Lists from the last 10 s retain their first page, others are refetched. */
export function resetLists(scope: InsightsScope): void {
  for (const list of ['saved', 'history'] as const) {
    const queryKey = insightKeys.list(list, scope);
    cacheEmptyState(list, scope, false);
    queryClient.removeQueries({ queryKey, predicate: ({ state }) => isOld(state.dataUpdatedAt) });
    keepFirstPage(queryKey);
  }
}

/** Refetches a scope's lists past every cache: visible ones now, others on the next visit. */
export async function reloadLists(scope: InsightsScope): Promise<void> {
  for (const list of ['saved', 'history'] as const) {
    cacheEmptyState(list, scope, false);
    const queryKey = insightKeys.list(list, scope);
    queryClient.removeQueries({ queryKey, type: 'inactive' });
    keepFirstPage(queryKey);
  }
  const queryKey = insightKeys.pages;
  await queryClient.invalidateQueries({
    queryKey,
    type: 'active',
    predicate: (query) => query.queryKey[2] !== 'search',
  });
}

function keepFirstPage(queryKey: readonly unknown[]): void {
  const state = queryClient.getQueryState<ListData>(queryKey);
  if (state?.data === undefined || state.data.pages.length < 2) return;
  const first = { pages: state.data.pages.slice(0, 1), pageParams: state.data.pageParams.slice(0, 1) };
  queryClient.setQueryData<ListData>(queryKey, first, { updatedAt: state.dataUpdatedAt });
}

/**
 * Changes cached pages. Cancels a page that is loading, because it would restore the old ones. It's then requested
 * again.
 */
export async function changePages(queryKey: readonly unknown[], change: (pages: Pages) => Pages): Promise<void> {
  await queryClient.cancelQueries({
    queryKey,
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.data !== undefined,
  });
  updateCachedQueries<ListData>(queryKey, (current) => ({ ...current, pages: [...change(current.pages)] }));
}

/** Adds announced insights to the front of the history, if it was loaded. */
export async function refreshHistory(scope: InsightsScope): Promise<void> {
  cacheEmptyState('history', scope, false);
  const queryKey = insightKeys.list('history', scope);
  // A first load in progress may have started before they existed.
  if (queryClient.getQueryData(queryKey) === undefined) return queryClient.invalidateQueries({ queryKey, exact: true });
  try {
    const first = await fetchPage('history', scope, 1);
    await changePages(queryKey, (pages) => withCreatedInsights(pages, first));
  } catch {
    // Already logged. The next visit loads the rest.
  }
}

/** Data is fresh for 30 s. Activation fetches it, not mounting. */
function currentQuery(context: InsightsContext | null, isActive: boolean) {
  return queryOptions<InsightListResponse, ApiError, InsightGroup>({
    queryKey: context === null ? insightKeys.current : insightKeys.currentOf(context),
    queryFn: context === null ? skipToken : ({ signal }) => fetchCurrent(context, { signal }),
    select: toInsightGroup,
    staleTime: insightLimits.currentFreshMs,
    refetchOnMount: false,
    retryOnMount: false,
    enabled: isActive,
  });
}

export function useCurrentInsights(context: InsightsContext | null): UseQueryResult<InsightGroup> {
  return useQuery(currentQuery(context, useIsActive(context)));
}

export function useNewestInsight(context: InsightsContext | null): number | null {
  const insights = useCurrentInsights(context).data?.insights ?? [];
  return insights.length === 0 ? null : Math.max(...insights.map((insight) => insight.id));
}

/** Fetches the current insights unless cached within 30 s. The cache stores an error. */
export async function loadCurrent(context: InsightsContext): Promise<void> {
  const { select: _shown, ...query } = currentQuery(context, true);
  await queryClient.query(query).catch(() => undefined);
}

/** Caches insights from a conversation's response, which saves a request. */
export function seedInsights(context: InsightsContext, group: InsightGroup): void {
  queryClient.setQueryData<InsightListResponse>(insightKeys.currentOf(context), { data: group });
}

export function refreshInsights(context: InsightsContext): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: insightKeys.currentOf(context) });
}
