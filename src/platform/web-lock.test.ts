import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle } from './testing/fake-clock.ts';
import { holdTabLock, isTabLockHeld, createTabTask, withTabLock } from './web-lock.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('tab lock', () => {
  it('runs one holder after the other', async () => {
    const steps: string[] = [];
    const release = await holdTabLock('outbox');
    const second = withTabLock('outbox', () => {
      steps.push('second');
      return Promise.resolve(7);
    });
    await settle();
    steps.push('first ends');
    release();
    expect(await second).toBe(7);
    expect(steps).toEqual(['first ends', 'second']);
  });

  it('reports whether the lock is held', async () => {
    expect(await isTabLockHeld('recording:1')).toBe(false);
    const release = await holdTabLock('recording:1');
    expect(await isTabLockHeld('recording:1')).toBe(true);
    expect(await isTabLockHeld('recording:2')).toBe(false);
    release();
  });

  it('merges requests before the task starts and queues one more while it runs', async () => {
    const ends: (() => void)[] = [];
    const work = (): Promise<void> => new Promise((resolve) => ends.push(resolve));
    const requestRun = createTabTask('turns', work, new AbortController().signal);
    const release = await holdTabLock('turns');
    requestRun();
    requestRun();
    release();
    await settle();
    expect(ends).toHaveLength(1);
    requestRun();
    await settle();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await settle();
    expect(ends).toHaveLength(2);
    ends[1]?.();
  });

  it('stops waiting when aborted', async () => {
    const release = await holdTabLock('outbox');
    const controller = new AbortController();
    const waiting = withTabLock('outbox', () => Promise.resolve(), controller.signal);
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    release();
  });

  it('releases the lock when the work fails', async () => {
    await expect(withTabLock('outbox', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withTabLock('outbox', () => Promise.resolve('next'))).toBe('next');
  });

  it('runs the work in a browser without locks', async () => {
    vi.stubGlobal('navigator', {});
    const release = await holdTabLock('outbox');
    expect(await withTabLock('outbox', () => Promise.resolve('done'))).toBe('done');
    release();
  });
});
