import {
  MutationCache,
  type Query,
  QueryClient,
  type QueryExecuteOptions,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import { cacheLimits } from '#src/lib/constants.ts';

/** What a mutation may say about its own errors. */
export type MutationMeta = {
  /** Asks for an error toast: for calls that no form, dialog or panel waits for. An error is never shown twice. */
  errorToast?: boolean;
  /** Names the situation for the catalogue of error texts. */
  situation?: string;
};

declare module '@tanstack/react-query' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged with the one that the library declares
  interface Register {
    mutationMeta: MutationMeta & Record<string, unknown>;
  }
}

/** Shows the error of a mutation that asked for it. */
export type ErrorToast = (error: unknown, meta: MutationMeta) => void;

let showError: ErrorToast | null = null;

/** Says who shows the errors of mutations that ask for a toast. */
export function setErrorToast(next: ErrorToast | null): void {
  showError = next;
}

/**
 * Makes a cache of the server's data. It never repeats a call by itself (the transport does, by the table of section 9)
 * and never waits for the browser to feel online: only an answered request tells that.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _onMutateResult, mutation) => {
        if (mutation.meta?.errorToast === true) showError?.(error, mutation.meta);
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

/** The cache of the application. */
export const queryClient: QueryClient = createQueryClient();

/**
 * Begins a read that is under way anew, so that its answer is younger than this moment. Nobody notices: who waits for the read
 * gets the new one's answer (query-core lets the promise of a silently cancelled fetch follow the next one), and what is shown
 * stays as it is, without an error and without an idle moment in between.
 */
async function restart(query: Query, change?: () => void): Promise<void> {
  void query.cancel({ silent: true });
  change?.();
  // A failure stands in the query, where its observers and waiters see it.
  await query.fetch().catch(() => undefined);
}

const isUnderWay = ({ state }: Query): boolean => state.fetchStatus === 'fetching';

/**
 * What these queries hold is no longer so: what a screen shows is read anew, the rest when it is next looked at. Instead of
 * `invalidateQueries`, which leaves two kinds of reads under way and takes their answers for fresh, although they may have been
 * asked for before the change: a first read, and one that no screen looks at. Resolves when everything that is shown was read;
 * never rejects.
 */
export async function refreshQueries(filters: QueryFilters): Promise<void> {
  const left = queryClient
    .getQueryCache()
    .findAll(filters)
    .filter((query) => isUnderWay(query) && (query.state.data === undefined || !query.isActive()));
  const restarted = left.map((query) => restart(query));
  // oxlint-disable-next-line no-restricted-properties -- what it leaves has just been begun anew
  await Promise.all([...restarted, queryClient.invalidateQueries(filters)]);
}

/**
 * Puts what an answer or an event says into the cache, or what it makes of what is known there (undefined: nothing is changed).
 * Instead of `setQueryData`, which lets the older answer of a read under way land on it: such a read is begun anew.
 * @param options `updatedAt` (ms) keeps the age that the data had
 */
export function writeQueryData<T>(
  queryKey: QueryKey,
  change: (known: T | undefined) => T | undefined,
  options?: { readonly updatedAt: number },
): void {
  // oxlint-disable-next-line no-restricted-properties -- a read under way is begun anew below
  const put = (): unknown => queryClient.setQueryData<T>(queryKey, change, options);
  const query = queryClient.getQueryCache().find({ queryKey, exact: true });
  if (query === undefined || !isUnderWay(query)) put();
  else void restart(query, put);
}

/**
 * Asks the server now, for everybody who shows or waits for the same. Instead of `query` with no stale time, which is content
 * with a read that was under way before. @throws what the call throws
 */
export function fetchFresh<T, E>(options: QueryExecuteOptions<T, E>): Promise<T> {
  const query = queryClient.getQueryCache().find({ queryKey: options.queryKey, exact: true });
  if (query !== undefined && isUnderWay(query)) void query.cancel({ silent: true });
  return queryClient.query({ ...options, staleTime: 0 });
}
