import {
  MutationCache,
  type Query,
  QueryClient,
  type QueryExecuteOptions,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import { cacheLimits } from '#src/lib/constants.ts';
import type { ApiError } from './api-error.ts';
import { appActions } from './app-actions.ts';

export type MutationMeta = {
  errorToast?: boolean;
  situation?: string;
};

declare module '@tanstack/react-query' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the library's
  interface Register {
    mutationMeta: MutationMeta & Record<string, unknown>;
    // The API client throws nothing else.
    defaultError: ApiError;
  }
}

/**
 * Creates a cache of server data. It leaves retries to the API client and ignores the browser's online
 * state.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _onMutateResult, mutation) => {
        if (mutation.meta?.errorToast === true) appActions().showError(error, mutation.meta.situation);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: cacheLimits.apiMs,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export const queryClient: QueryClient = createQueryClient();

/**
 * Restarts a running read so that its result is newer than now. Waiters get the new result, because query-core links a
 * silently cancelled fetch to the next. Screens see no error or idle state.
 */
async function restart(query: Query, change?: () => void): Promise<void> {
  void query.cancel({ silent: true });
  change?.();
  await query.fetch().catch(() => undefined);
}

function isUnderWay({ state }: Query): boolean {
  return state.fetchStatus === 'fetching';
}

/**
 * Refreshes queries on screen now and the others when next shown. Unlike `invalidateQueries`, it restarts first reads
 * and unobserved reads, whose results may predate the change. Resolves when all data on screen is read; never rejects.
 */
export async function refreshQueries(filters: QueryFilters): Promise<void> {
  const left = queryClient
    .getQueryCache()
    .findAll(filters)
    .filter((query) => isUnderWay(query) && (query.state.data === undefined || !query.isActive()));
  const restarted = left.map((query) => restart(query));
  // oxlint-disable-next-line no-restricted-properties -- the reads that this skips have just restarted
  await Promise.all([...restarted, queryClient.invalidateQueries(filters)]);
}

/**
 * Writes cache data and restarts a running read, whose older response would overwrite it after `setQueryData`. An
 * undefined result changes no data. `updatedAt` (ms) preserves the data's age.
 */
export function writeQueryData<T>(
  queryKey: QueryKey,
  change: (current: T | undefined) => T | undefined,
  options?: { readonly updatedAt: number },
): void {
  // oxlint-disable-next-line no-restricted-properties -- a running read restarts below
  const write = (): unknown => queryClient.setQueryData<T>(queryKey, change, options);
  const query = queryClient.getQueryCache().find({ queryKey, exact: true });
  if (query === undefined || !isUnderWay(query)) write();
  else void restart(query, write);
}

/**
 * Fetches now for all observers and waiters. `query` without a stale time would reuse a running read. Throws what the
 * request throws.
 */
export function fetchFresh<T, K extends QueryKey>(options: QueryExecuteOptions<T, ApiError, T, T, K>): Promise<T> {
  const query = queryClient.getQueryCache().find({ queryKey: options.queryKey, exact: true });
  if (query !== undefined && isUnderWay(query)) void query.cancel({ silent: true });
  return queryClient.query({ ...options, staleTime: 0 });
}
