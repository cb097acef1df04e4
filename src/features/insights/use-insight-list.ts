import { useEffect, useMemo, useState } from 'react';
import type { Insight } from '#src/contract/generated/types.ts';
import { describeError, type ErrorText, type Situation } from '#src/lib/describe-error.ts';
import { getInsightRows } from './insight-pages.ts';
import type { ListQuery } from './list-queries.ts';

export type InsightListState = {
  /** Undefined while the first page loads or after it failed. */
  insights: readonly Insight[] | undefined;
  total: number | null;
  /** The first page's error. Null too for errors that aren't shown (a 401, section 8). */
  failure: ErrorText | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  moreFailed: ErrorText | null;
  /** True after a later page failed: scrolling doesn't retry it. */
  isHalted: boolean;
  loadMore: () => void;
  retry: () => void;
  isRetrying: boolean;
};

const none: readonly Insight[] = [];

/** Reads a paged query, one load at a time. Retries a page that was cancelled because a save changed the list. */
export function useInsightList(query: ListQuery, situation: Situation): InsightListState {
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = query;
  const rows = useMemo(() => data && getInsightRows(data.pages), [data]);
  const pages = data?.pages.length ?? 0;
  const [wanted, setWanted] = useState(0);
  const shouldFetch = wanted > pages && pages > 0 && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (shouldFetch) void fetchNextPage({ cancelRefetch: false });
  }, [shouldFetch, fetchNextPage]);
  const hasFailed = data === undefined && error !== null;
  return {
    insights: rows?.insights ?? (hasFailed && describeError(error, situation) === null ? none : undefined),
    total: rows?.total ?? null,
    failure: hasFailed ? describeError(error, situation) : null,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage || shouldFetch,
    moreFailed: isFetchNextPageError ? describeError(error, 'moreInsights') : null,
    isHalted: isFetchNextPageError,
    loadMore: () => {
      if (isFetching) return;
      setWanted(pages + 1);
      if (isFetchNextPageError) void fetchNextPage({ cancelRefetch: false });
    },
    retry: () => void query.refetch(),
    isRetrying: isFetching,
  };
}
