import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

type Query<E> = Pick<UseQueryResult<unknown, E>, 'isPending' | 'error' | 'refetch'>;

/** What `ErrorState` and `SectionError` need to try again. */
export type Failure = { readonly retrying: boolean; readonly onRetry: () => void };

/** A query as its screen shows it. */
export type Retried<E> = { readonly isPending: boolean; readonly error: E | null; readonly failure: Failure };

/**
 * Keeps a query's failure on screen while the writer tries again, so that its button keeps the focus. `failure` is for
 * `ErrorState` or `SectionError`; show it where `isPending` is false and there are no data.
 */
export function useRetry<E>({ isPending, error, refetch }: Query<E>): Retried<E> {
  const [retried, setRetried] = useState<{ readonly error: E | null } | null>(null);
  const retry = async (): Promise<void> => {
    setRetried({ error });
    await refetch();
    setRetried(null);
  };
  return {
    isPending: isPending && retried === null,
    error: retried === null ? error : retried.error,
    failure: { retrying: retried !== null, onRetry: () => void retry() },
  };
}
