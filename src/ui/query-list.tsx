import { chakra } from '@chakra-ui/react';
import type { InfiniteQueryObserverResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from './controls/button.tsx';
import { ErrorState } from './feedback/error-state.tsx';
import { SectionError } from './feedback/section-error.tsx';
import { useRetry } from './use-retry.ts';

type Pages = Pick<
  InfiniteQueryObserverResult,
  'isRefetching' | 'refetch' | 'fetchNextPage' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
>;

/**
 * Returns a function that loads the next page after a running refresh. `fetchNextPage` would cancel the refresh and
 * leave outdated pages marked as fresh. Create it while rendering: the list tracks only fields read then.
 */
export function pageLoader({
  isRefetching,
  refetch,
  fetchNextPage,
}: Pick<Pages, 'isRefetching' | 'refetch' | 'fetchNextPage'>): () => void {
  const load = async (): Promise<void> => {
    if (isRefetching) await refetch({ cancelRefetch: false });
    await fetchNextPage({ cancelRefetch: false });
  };
  return () => void load();
}

type More = { query: Pages; label: string; failed: string };

/** The button that loads the next page, or the failure of the last press with a retry. */
function LoadMore({ query, label, failed }: More) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const load = pageLoader(query);
  if (!hasNextPage) return null;
  return (
    <chakra.div marginTop="6">
      {isFetchNextPageError && !isFetchingNextPage ? (
        <SectionError message={failed} onRetry={load} />
      ) : (
        <Button onClick={load} loading={isFetchingNextPage}>
          {label}
        </Button>
      )}
    </chakra.div>
  );
}

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'isPending' | 'error' | 'refetch'>;
  skeleton: ReactNode;
  /** Shown with a retry when the first load fails. Loaded rows stay when a reload fails. */
  failed: string;
  /** True where the list is the screen's main content. */
  isMain?: boolean;
  empty?: ReactNode;
  more?: More;
  children: (data: Data) => ReactNode;
};

/** A query on screen: its skeleton, its failure, its empty state, or its rows and the button for the next page. */
export function QueryList<Data>({ query, skeleton, failed, isMain, empty, more, children }: Props<Data>) {
  const { data } = query;
  const { isPending, failure } = useRetry(query);
  if (isPending) return skeleton;
  const Failure = isMain ? ErrorState : SectionError;
  if (data === undefined) return <Failure message={failed} {...failure} />;
  if (empty !== undefined && Array.isArray(data) && data.length === 0) return empty;
  return (
    <>
      {children(data)}
      {more && <LoadMore {...more} />}
    </>
  );
}
