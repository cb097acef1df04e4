import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Insight } from '#src/api/generated/types.ts';
import { insightLimits } from '#src/lib/constants.ts';
import { describeError, type ErrorText, type Situation } from '#src/lib/describe-error.ts';
import { type Clock, systemClock } from '#src/platform/clock.ts';
import { getInsightRows, type ListQuery } from './queries.ts';
import { type Failure, useRetry } from '#src/ui/use-retry.ts';

type Scrolled = Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/** Returns whether the visible area ends past 80 % of the content, also if all is visible. */
export function isPastEighty({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean {
  return scrollHeight > 0 && (scrollTop + clientHeight) / scrollHeight > insightLimits.loadsPast;
}

/** Runs immediately, then at most once in 200 ms with a trailing run. `stop` cancels the trailing run. */
export function throttled(run: () => void, clock: Clock): { trigger: () => void; stop: () => void } {
  let cancel: (() => void) | null = null;
  let again = false;
  const wait = (): void => {
    cancel = clock.once(insightLimits.scrollThrottleMs, () => {
      cancel = null;
      if (!again) return;
      again = false;
      run();
      wait();
    });
  };
  return {
    trigger: () => {
      if (cancel !== null) {
        again = true;
        return;
      }
      run();
      wait();
    },
    stop: () => {
      cancel?.();
      cancel = null;
      again = false;
    },
  };
}

export type InsightListState = {
  /** Undefined while the first page loads or after it failed. */
  insights: readonly Insight[] | undefined;
  total: number | null;
  /** The first page's error. Null too for errors that aren't shown (a 401). */
  failure: ErrorText | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  moreFailed: ErrorText | null;
  /** True after a later page failed: scrolling doesn't retry it. */
  isHalted: boolean;
  loadMore: () => void;
  retry: Failure;
};

const none: readonly Insight[] = [];

/** Reads a paged query, one load at a time. Retries a page that was cancelled because a save changed the list. */
export function useInsightList(query: ListQuery, situation: Situation): InsightListState {
  const { data, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = query;
  const { isPending, error, failure } = useRetry(query);
  const rows = useMemo(() => data && getInsightRows(data.pages), [data]);
  const pages = data?.pages.length ?? 0;
  const [wanted, setWanted] = useState(0);
  const shouldFetch = wanted > pages && pages > 0 && hasNextPage && !isFetching && !isFetchNextPageError;
  // The server's pages.
  useEffect(() => {
    if (shouldFetch) void fetchNextPage({ cancelRefetch: false });
  }, [shouldFetch, fetchNextPage]);
  const hasFailed = data === undefined && !isPending;
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
    retry: failure,
  };
}

type Loads = Pick<InsightListState, 'insights' | 'hasMore' | 'isLoadingMore' | 'isHalted' | 'loadMore'>;

/**
 * Loads the next page past 80 % of a scroller, or if the pages don't fill it. Checks every 200 ms. Never
 * loads automatically after a failure or while `isOff`.
 */
export function useInfiniteScroll(scroller: HTMLElement, list: Loads, isOff: boolean): void {
  const check = useEffectEvent(() => {
    if (isOff || !list.hasMore || list.isLoadingMore || list.isHalted) return;
    if (isPastEighty(scroller)) list.loadMore();
  });
  const { insights, hasMore, isLoadingMore } = list;
  useEffect(() => {
    check();
    const look = throttled(check, systemClock);
    scroller.addEventListener('scroll', look.trigger, { passive: true });
    return () => {
      look.stop();
      scroller.removeEventListener('scroll', look.trigger);
    };
  }, [scroller, insights, hasMore, isLoadingMore, isOff]);
}
