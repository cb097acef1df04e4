import {
  summaryListQueryKey,
  summaryReadQueryKey,
  summaryReadQueryOptions,
  summaryList,
} from '#src/contract/generated/api/summaries.ts';
import type { SummaryResponse } from '#src/contract/generated/types.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { unwrapData, getLastPage, asObjectArray } from '#src/lib/decode.ts';
import { fetchFresh, queryClient, refreshQueries } from '#src/platform/query-client.ts';
import { summaryRows, type SummaryModel, parseSummary } from './summary-model.ts';

function selectSummary(response: SummaryResponse): SummaryModel {
  return parseSummary(response);
}

export function useSummary(id: number) {
  return useQuery({ ...summaryReadQueryOptions(id), select: selectSummary });
}

export function useSummaries() {
  return useInfiniteQuery({
    queryKey: [...summaryListQueryKey(), 'pages'],
    queryFn: ({ pageParam, signal }) => summaryList({ page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page, _pages, at) => (at < getLastPage(page) ? at + 1 : undefined),
    select: ({ pages }) => summaryRows(pages.flatMap((page) => asObjectArray(unwrapData(page)))),
  });
}

export function getCachedSummary(id: number): SummaryModel | null {
  const response = queryClient.getQueryData<SummaryResponse>(summaryReadQueryKey(id));
  return response === undefined ? null : parseSummary(response);
}

/** Fetches a summary past the cache and updates every screen. Throws ApiError. */
export async function readSummary(id: number): Promise<SummaryModel> {
  return parseSummary(await fetchFresh(summaryReadQueryOptions(id)));
}

export function refreshSummary(id: number): void {
  void refreshQueries({ queryKey: summaryListQueryKey() });
  void refreshQueries({ queryKey: summaryReadQueryKey(id) });
}
