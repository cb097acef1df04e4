import type { InfiniteQueryObserverResult } from '@tanstack/react-query';

type List = Pick<InfiniteQueryObserverResult, 'isRefetching' | 'refetch' | 'fetchNextPage'>;

/**
 * Returns a function that loads the next page after a running refresh. `fetchNextPage` would cancel the refresh and
 * leave outdated pages marked as fresh. Create it while rendering: the list tracks only fields read then.
 */
export function pageLoader({ isRefetching, refetch, fetchNextPage }: List): () => void {
  const load = async (): Promise<void> => {
    if (isRefetching) await refetch({ cancelRefetch: false });
    await fetchNextPage({ cancelRefetch: false });
  };
  return () => void load();
}
