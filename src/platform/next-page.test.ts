import { type InfiniteData, InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { pageLoader } from './next-page.ts';
import { queryClient, refreshQueries } from './query-client.ts';
import { until } from './testing/held-server.ts';

const queryKey = ['notes'];

function show(): {
  asked: { page: number; answer: (text: string) => void }[];
  observer: InfiniteQueryObserver<string, Error, InfiniteData<string>, typeof queryKey, number>;
} {
  const asked: { page: number; answer: (text: string) => void }[] = [];
  const observer = new InfiniteQueryObserver<string, Error, InfiniteData<string>, typeof queryKey, number>(
    queryClient,
    {
      queryKey,
      queryFn: ({ pageParam: page, signal: _signal }) => new Promise((answer) => asked.push({ page, answer })),
      initialPageParam: 1,
      getNextPageParam: (_page, _pages, at) => (at < 3 ? at + 1 : undefined),
    },
  );
  observer.subscribe(() => undefined);
  return { asked, observer };
}

function pages(): string[] | undefined {
  return queryClient.getQueryData<InfiniteData<string>>(queryKey)?.pages;
}

afterEach(() => queryClient.clear());

describe('next page loader', () => {
  it('loads the next page after a running refresh instead of replacing the refresh', async () => {
    const { asked, observer } = show();
    asked[0]?.answer('before');
    await until(() => pages() !== undefined);
    void refreshQueries({ queryKey });
    pageLoader(observer.getCurrentResult())();
    asked[1]?.answer('after');
    await until(() => asked.length === 3);
    asked[2]?.answer('second');
    await until(() => pages()?.length === 2);
    expect(asked.map(({ page }) => page)).toEqual([1, 1, 2]);
    expect(pages()).toEqual(['after', 'second']);
  });

  it('requests the next page once despite repeated presses', async () => {
    const { asked, observer } = show();
    asked[0]?.answer('first');
    await until(() => !observer.getCurrentResult().isFetching);
    for (const _press of [1, 2]) pageLoader(observer.getCurrentResult())();
    asked[1]?.answer('second');
    await until(() => pages()?.length === 2);
    expect(asked.map(({ page }) => page)).toEqual([1, 2]);
    expect(pages()).toEqual(['first', 'second']);
  });
});
