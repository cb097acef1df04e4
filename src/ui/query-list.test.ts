import { type DefaultError, type InfiniteData, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageLoader } from './query-list.tsx';

const queryClient = new QueryClient();
const queryKey = ['notes'];

function show(): {
  requests: { page: number; resolve: (text: string) => void }[];
  observer: InfiniteQueryObserver<string, DefaultError, InfiniteData<string>, typeof queryKey, number>;
} {
  const requests: { page: number; resolve: (text: string) => void }[] = [];
  const observer = new InfiniteQueryObserver<string, DefaultError, InfiniteData<string>, typeof queryKey, number>(
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
    await vi.waitFor(() => expect(pages()).toBeDefined());
    void observer.refetch();
    pageLoader(observer.getCurrentResult())();
    requests[1]?.resolve('after');
    await vi.waitFor(() => expect(requests).toHaveLength(3));
    requests[2]?.resolve('second');
    await vi.waitFor(() => expect(pages()).toHaveLength(2));
    expect(requests.map(({ page }) => page)).toEqual([1, 1, 2]);
    expect(pages()).toEqual(['after', 'second']);
  });

  it('requests the next page once despite repeated presses', async () => {
    const { requests, observer } = show();
    requests[0]?.resolve('first');
    await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false));
    for (const _press of [1, 2]) pageLoader(observer.getCurrentResult())();
    requests[1]?.resolve('second');
    await vi.waitFor(() => expect(pages()).toHaveLength(2));
    expect(requests.map(({ page }) => page)).toEqual([1, 2]);
    expect(pages()).toEqual(['first', 'second']);
  });
});
