import {
  hashKey,
  MutationCache,
  type Query,
  QueryClient,
  type QueryClientConfig,
  type QueryExecuteOptions,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import { cacheLimits } from '#src/lib/constants.ts';
import type { ApiError } from '#src/platform/api-error.ts';
import { appActions, type ErrorToast } from '#src/platform/app-actions.ts';

/** `changesServer`: a read that may create something there, so it isn't repeated after a write to the cache. */
type QueryMeta = { changesServer?: boolean };

declare module '@tanstack/react-query' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the library's
  interface Register {
    mutationMeta: ErrorToast & Record<string, unknown>;
    queryMeta: QueryMeta & Record<string, unknown>;
    // The API client throws nothing else.
    defaultError: ApiError;
  }
}

/** TanStack's cache, in which a read that began before a change of its data never overwrites the change. */
class FreshQueryClient extends QueryClient {
  constructor(config: QueryClientConfig) {
    super(config);
    // Data was written during a read, whose response may be older.
    this.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual !== true) return;
      const query = this.getQueryCache().get(event.query.queryHash);
      if (query && isUnderWay(query) && query.meta?.changesServer !== true) void restart(query);
    });
  }

  /** Also restarts first reads and reads without an observer, which the library leaves running. Never rejects. */
  override async invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>): Promise<void> {
    const left = this.getQueryCache()
      .findAll(filters)
      .filter((query) => isUnderWay(query) && (query.state.data === undefined || !query.isActive()));
    const restarted = left.map((query) => restart(query));
    await Promise.all([...restarted, super.invalidateQueries(filters, options)]);
  }
}

/** Reads that a loader started: its screen shows a failure, and the loader of the next visit tries again. */
const readAhead = new Set<string>();

/** Remembers a read as started by a loader, so that its screen doesn't repeat it after a failure. */
export function markReadAhead(queryKey: QueryKey): void {
  readAhead.add(hashKey(queryKey));
}

/** Creates a cache of server data. It leaves retries to the API client and ignores the browser's online state. */
export function createQueryClient(): QueryClient {
  return new FreshQueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _onMutateResult, mutation) => {
        if (mutation.meta?.errorToast !== undefined) appActions().showError(error, mutation.meta);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: cacheLimits.apiMs,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retryOnMount: ({ queryHash }) => !readAhead.has(queryHash),
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export const queryClient: QueryClient = createQueryClient();

/** Forgets everything read so far, and stops the reads under way. */
export function dropCache(): void {
  void queryClient.cancelQueries();
  queryClient.clear();
}

// For TanStack's browser extension. The devtools as a component would break the page's policy (Trusted Types).
if (import.meta.env.DEV) Object.assign(globalThis, { __TANSTACK_QUERY_CLIENT__: queryClient });

/**
 * Starts a running read again. Waiters get the new result, because query-core links a silently cancelled fetch to the
 * next. Screens see no error or idle state.
 */
async function restart(query: Query): Promise<void> {
  void query.cancel({ silent: true });
  await query.fetch().catch(() => undefined);
}

/** Resolves when no screen uses these queries. */
export function whenUnused(filters: QueryFilters): Promise<void> {
  const cache = queryClient.getQueryCache();
  const isUsed = (): boolean => cache.findAll(filters).some((query) => query.getObserversCount() > 0);
  return new Promise((resolve) => {
    if (!isUsed()) return resolve();
    const stop = cache.subscribe(({ type }) => {
      if (type !== 'observerRemoved' || isUsed()) return;
      stop();
      resolve();
    });
  });
}

function isUnderWay({ state }: Query): boolean {
  return state.fetchStatus === 'fetching';
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
