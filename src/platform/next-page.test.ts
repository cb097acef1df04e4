import { type InfiniteData, InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import type { ApiError } from './api-error.ts';
import { pageLoader } from './next-page.ts';
import { queryClient, refreshQueries } from './query-client.ts';
import { until } from './testing/held-server.ts';

const queryKey = ['notes'];

function show(): {
  requests: { page: number; resolve: (text: string) => void }[];
  observer: InfiniteQueryObserver<string, ApiError, InfiniteData<string>, typeof queryKey, number>;
} {
  const requests: { page: number; resolve: (text: string) => void }[] = [];
  const observer = new InfiniteQueryObserver<string, ApiError, InfiniteData<string>, typeof queryKey, number>(
    queryClient,
    {
      queryKey,
      queryFn: ({ pageParam: page, signal: _signal }) => new Promise((resolve) => requests.push({ page, resolve })),
      initialPageParam: 1,
      getNextPageParam: (_page, _pages, at) => (at < 3 ? at + 1 : undefined),
    },
  );
  observer.subscribe(() => undefined);
  return { requests, observer };
}

function pages(): string[] | undefined {
  return queryClient.getQueryData<InfiniteData<string>>(queryKey)?.pages;
}

afterEach(() => queryClient.clear());

describe('next page loader', () => {
  it('loads the next page after a running refresh instead of replacing the refresh', async () => {
    const { requests, observer } = show();
    requests[0]?.resolve('before');
    await until(() => pages() !== undefined);
    void refreshQueries({ queryKey });
    pageLoader(observer.getCurrentResult())();
    requests[1]?.resolve('after');
    await until(() => requests.length === 3);
    requests[2]?.resolve('second');
    await until(() => pages()?.length === 2);
    expect(requests.map(({ page }) => page)).toEqual([1, 1, 2]);
    expect(pages()).toEqual(['after', 'second']);
  });

  it('requests the next page once despite repeated presses', async () => {
    const { requests, observer } = show();
    requests[0]?.resolve('first');
    await until(() => !observer.getCurrentResult().isFetching);
    for (const _press of [1, 2]) pageLoader(observer.getCurrentResult())();
    requests[1]?.resolve('second');
    await until(() => pages()?.length === 2);
    expect(requests.map(({ page }) => page)).toEqual([1, 2]);
    expect(pages()).toEqual(['first', 'second']);
  });
});
