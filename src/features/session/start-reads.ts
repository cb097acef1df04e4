import type { InfiniteData, InfiniteQueryExecuteOptions, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import type { LoaderFunction, Params } from 'react-router-dom';
import { dropCache, markReadAhead, queryClient } from '#src/api/query-client.ts';
import type { ApiError } from '#src/platform/api-error.ts';
import { sessionToken } from '#src/platform/session-token.ts';
import { isLoggedIn, session$ } from './session-state.ts';

export type Address = { readonly params: Params; readonly query: URLSearchParams };

/** Starts a read; its screen shows an error. */
export function startRead<T, K extends QueryKey>(options: QueryExecuteOptions<T, ApiError, T, T, K>): void {
  markReadAhead(options.queryKey);
  queryClient.query(options).catch(() => undefined);
}

/** Starts reading the first page of a list. */
export function startReadPages<T, K extends QueryKey, P>(
  options: InfiniteQueryExecuteOptions<T, ApiError, InfiniteData<T>, K, P>,
): void {
  markReadAhead(options.queryKey);
  queryClient.infiniteQuery(options).catch(() => undefined);
}

/**
 * Creates the loader of a screen: it starts the screen's reads while its code loads and a stored session is checked. The
 * screen's hooks find them in the cache.
 */
export function createLoader(startReads: (of: Address) => void): LoaderFunction {
  return async ({ params, request }) => {
    const token = sessionToken.read();
    const before = session$.peek();
    const canRead = before.phase === 'checking' ? token !== null : before.phase === 'in' && before.unchecked !== true;
    if (canRead) startReads({ params, query: new URL(request.url).searchParams });
    if (before.phase !== 'checking' || !(await isLoggedIn())) return null;
    const after = session$.peek();
    // Another writer logged in, in another tab, or what is saved on this device is shown.
    if (sessionToken.read() !== token || (after.phase === 'in' && after.unchecked === true)) dropCache();
    return null;
  };
}
