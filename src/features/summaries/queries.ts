import {
  summaryListQueryKey,
  summaryReadQueryKey,
  summaryReadQueryOptions,
  summaryList,
} from '#src/contract/generated/api/summaries.ts';
import type { SummaryResponse } from '#src/contract/generated/types.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { fetchFresh, queryClient, refreshQueries } from '#src/platform/query-client.ts';
import { refreshOnEvent } from '#src/platform/refresh-on-event.ts';
import { type SummaryModel, toSummary, toSummaryRows } from './summary-model.ts';

function selectSummary({ data }: SummaryResponse): SummaryModel {
  return toSummary(data);
}

export function useSummary(id: number) {
  return useQuery({ ...summaryReadQueryOptions(id), select: selectSummary });
}

export function useSummaries() {
  return useInfiniteQuery({
    queryKey: [...summaryListQueryKey(), 'pages'],
    queryFn: ({ pageParam, signal }) => summaryList({ page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }, _pages, at) => (at < meta.last_page ? at + 1 : undefined),
    select: ({ pages }) => toSummaryRows(pages.flatMap(({ data }) => data)),
  });
}

export function getCachedSummary(id: number): SummaryModel | null {
  const response = queryClient.getQueryData<SummaryResponse>(summaryReadQueryKey(id));
  return response === undefined ? null : selectSummary(response);
}

/** Fetches a summary past the cache and updates every screen. Throws ApiError. */
export async function readSummary(id: number): Promise<SummaryModel> {
  return selectSummary(await fetchFresh(summaryReadQueryOptions(id)));
}

/** Refetches a summary and the lists that show it, for an event. */
export function refreshSummary(id: number): void {
  refreshOnEvent('summaries', () => refreshQueries({ queryKey: summaryListQueryKey() }));
  refreshOnEvent(`summary ${id}`, () => refreshQueries({ queryKey: summaryReadQueryKey(id) }));
}
