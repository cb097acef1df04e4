import {
  getSummaryListQueryKey,
  getSummaryReadQueryKey,
  getSummaryReadQueryOptions,
  useSummaryListInfinite,
  useSummaryRead,
} from '#src/api/generated/api/summaries.ts';
import type { SummaryResponse } from '#src/api/generated/types.ts';
import { inPages } from '#src/api/in-pages.ts';
import { fetchFresh, queryClient } from '#src/api/query-client.ts';
import { refreshOnEvent } from '#src/platform/refresh-on-event.ts';
import { type SummaryModel, toSummary, toSummaryRows } from './summary-model.ts';

function selectSummary({ data }: SummaryResponse): SummaryModel {
  return toSummary(data);
}

export function useSummary(id: number) {
  return useSummaryRead(id, { query: { select: selectSummary } });
}

export function useSummaries() {
  return useSummaryListInfinite(undefined, {
    query: {
      ...inPages(getSummaryListQueryKey()),
      select: ({ pages }) => toSummaryRows(pages.flatMap(({ data }) => data)),
    },
  });
}

export function getCachedSummary(id: number): SummaryModel | null {
  const response = queryClient.getQueryData<SummaryResponse>(getSummaryReadQueryKey(id));
  return response === undefined ? null : selectSummary(response);
}

/** Fetches a summary past the cache and updates every screen. Throws ApiError. */
export async function readSummary(id: number): Promise<SummaryModel> {
  return selectSummary(await fetchFresh(getSummaryReadQueryOptions(id)));
}

/** Refetches a summary and the lists that show it, for an event. */
export function refreshSummary(id: number): void {
  refreshOnEvent('summaries', () => queryClient.invalidateQueries({ queryKey: getSummaryListQueryKey() }));
  refreshOnEvent(`summary ${id}`, () => queryClient.invalidateQueries({ queryKey: getSummaryReadQueryKey(id) }));
}
