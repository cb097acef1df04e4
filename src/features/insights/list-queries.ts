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
import { updateCachedQueries } from './change-cached.ts';
import { type CachedEmptyList, isCachedEmpty, cacheEmptyState } from './empty-flags.ts';
import type { InsightPage } from './insight-answers.ts';
import { fetchSearchPage, fetchPage } from './insight-calls.ts';
import { insightKeys } from './insight-keys.ts';
import { getNextPage, type Pages, withCreatedInsights } from './insight-pages.ts';
import { useIsActive } from './set-up-state.ts';

/** The pages of a list in the cache. */
export type ListData = InfiniteData<InsightPage, number>;
export type ListQuery = UseInfiniteQueryResult<ListData, ApiError>;

const paging = {
  initialPageParam: 1,
  getNextPageParam: (_last: InsightPage, pages: Pages) => getNextPage(pages),
  // What was loaded stays until the context changes, or something asks past the cache: a list is never read through again.
  staleTime: Infinity,
  refetchOnMount: false,
} as const;

const emptyPage: InsightPage = { page: 1, insights: [], total: 0, isLast: true };

/** The saved insights or the history: loaded on the first visit; an empty first page is remembered for this visit. */
export function listQuery(list: CachedEmptyList, subject: InsightsScope, isAsked: boolean) {
  return infiniteQueryOptions<InsightPage, ApiError, ListData, readonly unknown[], number>({
    ...paging,
    queryKey: insightKeys.list(list, subject),
    queryFn: async ({ pageParam, signal }) => {
      if (pageParam === 1 && isCachedEmpty(list, subject)) return emptyPage;
      const page = await fetchPage(list, subject, pageParam, { signal });
      if (pageParam === 1 && page.insights.length === 0) cacheEmptyState(list, subject, true);
      return page;
    },
    enabled: isAsked,
  });
}

/** A list of a context; nothing is asked before it is set up. */
export function useInsightPages(list: CachedEmptyList, context: InsightsContext): ListQuery {
  return useInfiniteQuery(listQuery(list, context, useIsActive(context)));
}

/** What the server finds of an element; nothing is asked while the term is null. */
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

const isOld = (updatedAt: number): boolean => systemClock.now() - updatedAt >= cacheLimits.insightsMs;

/** Before a term is looked for: an equal search of the last 10 s counts (section 9), an older one is forgotten. */
export function forgetOldSearch(subject: InsightsScope, term: string): void {
  const queryKey = insightKeys.found(subject, term);
  queryClient.removeQueries({ queryKey, predicate: ({ state }) => isOld(state.dataUpdatedAt) });
}

/** The lists of a subject begin anew: those of the last 10 s with their first page, all others with a call. */
export function resetLists(subject: InsightsScope): void {
  for (const list of ['saved', 'history'] as const) {
    const queryKey = insightKeys.list(list, subject);
    cacheEmptyState(list, subject, false);
    queryClient.removeQueries({ queryKey, predicate: ({ state }) => isOld(state.dataUpdatedAt) });
    keepFirstPage(queryKey);
  }
}

/** The lists of a subject are asked for past every cache: at once where they are looked at, else on the next visit. */
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

/** Changes the loaded pages under a key. A page on its way would bring the old ones back: it is let go, and asked for again. */
export async function changePages(queryKey: readonly unknown[], change: (pages: Pages) => Pages): Promise<void> {
  await queryClient.cancelQueries({
    queryKey,
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.data !== undefined,
  });
  updateCachedQueries<ListData>(queryKey, (known) => ({ ...known, pages: [...change(known.pages)] }));
}

/** New insights were announced: the history takes them in at its front, if it was ever looked at. */
export async function refreshHistory(subject: InsightsScope): Promise<void> {
  cacheEmptyState('history', subject, false);
  const queryKey = insightKeys.list('history', subject);
  // One that is being read for the first time may have been asked for before they were there.
  if (queryClient.getQueryData(queryKey) === undefined) return refreshQueries({ queryKey, exact: true });
  try {
    const first = await fetchPage('history', subject, 1);
    await changePages(queryKey, (pages) => withCreatedInsights(pages, first));
  } catch {
    // It was logged as it failed; the next visit finds the rest.
  }
}
