import { QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from './query-client.ts';

const queryKey = ['words'] as const;

type Read = { signal: AbortSignal; resolve: (text: string) => void; fail: (error: Error) => void };
let reads: Read[] = [];

function read({ signal }: { signal: AbortSignal }): Promise<string> {
  return new Promise((resolve, fail) => {
    reads.push({ signal, resolve, fail });
  });
}

function show(): { seen: QueryObserverResult<string>[]; leave: () => void } {
  const observer = new QueryObserver<string>(queryClient, { queryKey, queryFn: read });
  const seen: QueryObserverResult<string>[] = [];
  return { seen, leave: observer.subscribe((result) => seen.push(result)) };
}

function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function getCached(): string | undefined {
  return queryClient.getQueryData<string>(queryKey);
}

const lost: unknown[] = [];

function note(reason: unknown): void {
  void lost.push(reason);
}

beforeEach(() => {
  process.on('unhandledRejection', note);
});

afterEach(async () => {
  queryClient.clear();
  await settle();
  process.off('unhandledRejection', note);
  expect(lost.splice(0), 'promises that reject into nowhere').toEqual([]);
  reads = [];
});

describe('invalidateQueries', () => {
  it('restarts a running first read and never shows the older response', async () => {
    const { seen, leave } = show();
    const refreshed = queryClient.invalidateQueries({ queryKey });
    expect(reads.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    reads[0]?.resolve('before');
    reads[1]?.resolve('after');
    await refreshed;
    await settle();
    expect(getCached()).toBe('after');
    expect(seen.map(({ data }) => data).filter(Boolean)).toEqual(['after']);
    leave();
  });

  it('shows neither an error nor an idle state during a refresh', async () => {
    const { seen, leave } = show();
    const refreshed = queryClient.invalidateQueries({ queryKey });
    await settle();
    reads[1]?.resolve('after');
    await refreshed;
    await settle();
    expect(seen.some(({ isError }) => isError)).toBe(false);
    expect(seen.filter(({ isPending }) => isPending).every(({ isFetching }) => isFetching)).toBe(true);
    expect(seen.at(-1)).toMatchObject({ status: 'success', fetchStatus: 'idle' });
    leave();
  });

  it('passes the new response to a pending read without an observer', async () => {
    const waited = queryClient.query({ queryKey, queryFn: read });
    const refreshed = queryClient.invalidateQueries({ queryKey });
    reads[0]?.resolve('before');
    reads[1]?.resolve('after');
    await expect(waited).resolves.toBe('after');
    await refreshed;
    expect(reads).toHaveLength(2);
  });

  it('restarts a pending read even if older data is cached', async () => {
    queryClient.setQueryData<string>(queryKey, 'long ago');
    const waited = queryClient.query({ queryKey, queryFn: read, staleTime: 0 });
    const refreshed = queryClient.invalidateQueries({ queryKey });
    reads[0]?.resolve('before');
    reads[1]?.resolve('after');
    await expect(waited).resolves.toBe('after');
    await refreshed;
    expect(getCached()).toBe('after');
  });

  it('rejects waiting callers when the new read fails but resolves the refresh', async () => {
    const { seen, leave } = show();
    const waited = queryClient.query({ queryKey, queryFn: read });
    const refreshed = queryClient.invalidateQueries({ queryKey });
    reads[1]?.fail(new Error('down'));
    await expect(waited).rejects.toThrow('down');
    await expect(refreshed).resolves.toBeUndefined();
    await settle();
    expect(seen.at(-1)).toMatchObject({ status: 'error', fetchStatus: 'idle' });
    leave();
  });

  it('handles a second refresh during a running read', async () => {
    const { leave } = show();
    const waited = queryClient.query({ queryKey, queryFn: read });
    const both = [queryClient.invalidateQueries({ queryKey }), queryClient.invalidateQueries({ queryKey })];
    for (const [at, { resolve }] of reads.entries()) resolve(`answer ${at}`);
    await Promise.all(both);
    await expect(waited).resolves.toBe('answer 2');
    expect(getCached()).toBe('answer 2');
    leave();
  });

  it('refetches visible queries immediately and hidden ones when next shown', async () => {
    const { leave } = show();
    reads[0]?.resolve('before');
    await settle();
    leave();
    await queryClient.invalidateQueries({ queryKey });
    expect(reads).toHaveLength(1);
    show();
    expect(reads).toHaveLength(2);
  });

  it('leaves other queries alone', async () => {
    const { leave } = show();
    await queryClient.invalidateQueries({ queryKey: ['pictures'] });
    expect(reads.map(({ signal }) => signal.aborted)).toEqual([false]);
    leave();
  });
});

describe('setQueryData', () => {
  it('keeps the written data when an earlier read finishes later', async () => {
    const { seen, leave } = show();
    queryClient.setQueryData<string>(queryKey, 'saved');
    reads[0]?.resolve('before');
    await settle();
    expect(getCached()).toBe('saved');
    reads[1]?.resolve('saved, and more');
    await settle();
    expect(seen.map(({ data }) => data).filter(Boolean)).toContain('saved');
    expect(getCached()).toBe('saved, and more');
    leave();
  });

  it('keeps the written data during a refetch of older cached data', async () => {
    const { leave } = show();
    reads[0]?.resolve('long ago');
    await settle();
    void queryClient.invalidateQueries({ queryKey });
    queryClient.setQueryData<string>(queryKey, (text) => `${text}, changed`);
    reads[1]?.resolve('long ago');
    await settle();
    expect(getCached()).toBe('long ago, changed');
    expect(reads).toHaveLength(3);
    leave();
  });

  it('starts no read when none is running', async () => {
    queryClient.setQueryData<string>(queryKey, 'saved');
    await settle();
    expect(getCached()).toBe('saved');
    expect(reads).toHaveLength(0);
  });

  it('sets the requested update time and leaves uncached data unset', () => {
    queryClient.setQueryData<string>(queryKey, (text) => text && `${text}!`);
    expect(getCached()).toBeUndefined();
    queryClient.setQueryData<string>(queryKey, 'saved', { updatedAt: 5 });
    expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(5);
  });
});
