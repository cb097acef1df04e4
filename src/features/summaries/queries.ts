import {
  getSummaryListQueryKey,
  getSummaryReadQueryKey,
  getSummaryReadQueryOptions,
  summaryList,
} from '#src/contract/generated/hooks/summaries/summaries.ts';
import type { SummaryResponse } from '#src/contract/generated/model/index.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { unwrapData, getLastPage, asObjectArray } from '#src/lib/read-raw.ts';
import { fetchFresh, queryClient, refreshQueries } from '#src/platform/query-client.ts';
import { summaryRows, type SummaryModel, parseSummary } from './summary-view.ts';

const selectSummary = (answer: SummaryResponse): SummaryModel => parseSummary(answer);

/** A summary of the writer. */
export function useSummary(id: number) {
  return useQuery({ ...getSummaryReadQueryOptions(id), select: selectSummary });
}

/** The writer's summaries, written last first, page by page. */
export function useSummaries() {
  return useInfiniteQuery({
    queryKey: [...getSummaryListQueryKey(), 'pages'],
    queryFn: ({ pageParam, signal }) => summaryList({ page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page, _pages, at) => (at < getLastPage(page) ? at + 1 : undefined),
    select: ({ pages }) => summaryRows(pages.flatMap((page) => asObjectArray(unwrapData(page)))),
  });
}

/** The summary as it was read last, null before it was. */
export function getCachedSummary(id: number): SummaryModel | null {
  const answer = queryClient.getQueryData<SummaryResponse>(getSummaryReadQueryKey(id));
  return answer === undefined ? null : parseSummary(answer);
}

/** Asks for a summary anew, past the cache, and shows it wherever it is shown. Throws ApiError. */
export async function readSummary(id: number): Promise<SummaryModel> {
  return parseSummary(await fetchFresh(getSummaryReadQueryOptions(id)));
}

/** The summary was written anew. */
export function refreshSummary(id: number): void {
  void refreshQueries({ queryKey: getSummaryListQueryKey() });
  void refreshQueries({ queryKey: getSummaryReadQueryKey(id) });
}
