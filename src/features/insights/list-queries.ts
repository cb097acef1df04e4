import {
  type InfiniteData,
  infiniteQueryOptions,
  skipToken,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { cacheLimits } from '#src/lib/constants.ts';
import type { ApiError } from '#src/platform/api-error.ts';
import { systemClock } from '#src/platform/clock.ts';
import { writeQueryData, queryClient, refreshQueries } from '#src/platform/query-client.ts';
import type { InsightsContext, InsightsScope } from './context.ts';
import { updateCachedQueries } from './update-cached-queries.ts';
import { type CachedEmptyList, isCachedEmpty, cacheEmptyState } from './empty-list-cache.ts';
import type { InsightPage } from './insight-responses.ts';
import { fetchSearchPage, fetchPage } from './insight-requests.ts';
import { insightKeys } from './insight-keys.ts';
import { getNextPage, type Pages, withCreatedInsights } from './insight-pages.ts';
import { useIsActive } from './activation-state.ts';

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
export function listQuery(list: CachedEmptyList, subject: InsightsScope, isEnabled: boolean) {
  return infiniteQueryOptions<InsightPage, ApiError, ListData, readonly unknown[], number>({
    ...paging,
    queryKey: insightKeys.list(list, subject),
    queryFn: async ({ pageParam, signal }) => {
      if (pageParam === 1 && isCachedEmpty(list, subject)) return emptyPage;
      const page = await fetchPage(list, subject, pageParam, { signal });
      if (pageParam === 1 && page.insights.length === 0) cacheEmptyState(list, subject, true);
      return page;
    },
    enabled: isEnabled,
  });
}

export function useInsightPages(list: CachedEmptyList, context: InsightsContext): ListQuery {
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

/** Removes an equal search older than 10 s before a new one (section 9). */
export function forgetOldSearch(subject: InsightsScope, term: string): void {
  const queryKey = insightKeys.found(subject, term);
  queryClient.removeQueries({ queryKey, predicate: ({ state }) => isOld(state.dataUpdatedAt) });
}

/** Resets a subject's lists. Lists from the last 10 s retain their first page, others are refetched. */
export function resetLists(subject: InsightsScope): void {
  for (const list of ['saved', 'history'] as const) {
    const queryKey = insightKeys.list(list, subject);
    cacheEmptyState(list, subject, false);
    queryClient.removeQueries({ queryKey, predicate: ({ state }) => isOld(state.dataUpdatedAt) });
    keepFirstPage(queryKey);
  }
}

/** Refetches a subject's lists past every cache: visible ones now, others on the next visit. */
export async function reloadLists(subject: InsightsScope): Promise<void> {
  for (const list of ['saved', 'history'] as const) {
    cacheEmptyState(list, subject, false);
    const queryKey = insightKeys.list(list, subject);
    queryClient.removeQueries({ queryKey, type: 'inactive' });
    keepFirstPage(queryKey);
  }
  const queryKey = insightKeys.pages;
  await refreshQueries({ queryKey, type: 'active', predicate: (query) => query.queryKey[2] !== 'search' });
}

function keepFirstPage(queryKey: readonly unknown[]): void {
  const state = queryClient.getQueryState<ListData>(queryKey);
  if (state?.data === undefined || state.data.pages.length < 2) return;
  const first = { pages: state.data.pages.slice(0, 1), pageParams: state.data.pageParams.slice(0, 1) };
  writeQueryData<ListData>(queryKey, () => first, { updatedAt: state.dataUpdatedAt });
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
export async function refreshHistory(subject: InsightsScope): Promise<void> {
  cacheEmptyState('history', subject, false);
  const queryKey = insightKeys.list('history', subject);
  // A first load in progress may have started before they existed.
  if (queryClient.getQueryData(queryKey) === undefined) return refreshQueries({ queryKey, exact: true });
  try {
    const first = await fetchPage('history', subject, 1);
    await changePages(queryKey, (pages) => withCreatedInsights(pages, first));
  } catch {
    // Already logged. The next visit loads the rest.
  }
}
