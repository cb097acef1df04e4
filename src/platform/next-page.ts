import type { InfiniteQueryObserverResult } from '@tanstack/react-query';

type List = Pick<InfiniteQueryObserverResult, 'isRefetching' | 'refetch' | 'fetchNextPage'>;

/**
 * What loads the next page of a list; to be made while drawing, because a list tells of nothing that was not read then. Instead
 * of `fetchNextPage`, which lets a refresh go that is under way: the pages from before a change would stay, and count as fresh.
 * The list says when the page is there, and whether it has failed.
 */
export function pageLoader({ isRefetching, refetch, fetchNextPage }: List): () => void {
  const load = async (): Promise<void> => {
    if (isRefetching) await refetch({ cancelRefetch: false });
    await fetchNextPage({ cancelRefetch: false });
  };
  return () => void load();
}
