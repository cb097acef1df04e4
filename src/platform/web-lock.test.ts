import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle, createFakeClock } from './testing/fake-clock.ts';
import {
  holdTabLock,
  isTabLockHeld,
  createTabTask,
  withTabLock,
  createTabWriteLock,
  type TabWriteLock,
} from './web-lock.ts';

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

const turns: TabWriteLock[] = [];
let lockCount = 0;

afterEach(() => {
  vi.unstubAllGlobals();
  for (const turn of turns.splice(0)) turn.end();
});

function twoTabs() {
  lockCount += 1;
  const clock = createFakeClock(0);
  const handed: string[] = [];
  const open = (tab: string, handOver?: () => Promise<unknown>): TabWriteLock => {
    const note = (): Promise<void> => {
      handed.push(tab);
      return Promise.resolve();
    };
    const turn = createTabWriteLock(`place ${lockCount}`, { clock, handOver: handOver ?? note });
    turns.push(turn);
    return turn;
  };
  return { clock, handed, open };
}

async function becomes(turn: TabWriteLock, state: string): Promise<void> {
  await vi.waitFor(() => expect(turn.state$.peek()).toBe(state));
}

type Request = (name: string, options: LockOptions, hold: () => unknown) => Promise<unknown>;

/** The eleventh request stays pending, so a loop fails the test instead of hanging it. */
function refuseLocks(reason: DOMException) {
  let requests = 0;
  const refuse: Request = () => {
    requests += 1;
    return requests > 10 ? new Promise(() => undefined) : Promise.reject(reason);
  };
  const request = vi.fn(refuse);
  vi.stubGlobal('navigator', { locks: { request } });
  return request;
}

describe('TabWriteLock', () => {
  it('reports elsewhere to a second tab until the first tab closes', async () => {
    const { clock, open } = twoTabs();
    const first = open('first');
    await becomes(first, 'acquired');
    const second = open('second');
    expect(second.state$.peek()).toBe('requested');
    await clock.advance(400);
    expect(second.state$.peek()).toBe('elsewhere');
    first.end();
    await becomes(second, 'acquired');
  });

  it('hands over the lock on request once everything is saved', async () => {
    const { handed, open } = twoTabs();
    const first = open('first');
    await becomes(first, 'acquired');
    const second = open('second');
    second.takeOver();
    await becomes(second, 'acquired');
    expect(handed).toEqual(['first']);
    expect(first.state$.peek()).toBe('elsewhere');
    first.takeOver();
    await becomes(first, 'acquired');
    expect(handed).toEqual(['first', 'second']);
  });

  it('takes the lock from a tab that does not respond', async () => {
    const { clock, open } = twoTabs();
    const first = open('first', () => new Promise(() => undefined));
    await becomes(first, 'acquired');
    const second = open('second');
    second.takeOver();
    await settle();
    await clock.advance(3000);
    await becomes(second, 'acquired');
    expect(first.state$.peek()).toBe('elsewhere');
  });

  it('requests the lock once while the page unloads and again when it returns', async () => {
    const page = new EventTarget();
    let leave: (reason: Error) => void = () => undefined;
    const request = refuseLocks(new DOMException('The document is not fully active', 'InvalidStateError'));
    request.mockImplementationOnce((_name, _options, hold) => {
      void hold();
      return new Promise((_, reject) => {
        leave = reject;
      });
    });
    const turn = createTabWriteLock('left', { handOver: () => Promise.resolve(), page });
    turns.push(turn);
    await becomes(turn, 'acquired');
    leave(new DOMException('The browsing context is going away', 'AbortError'));
    await settle();
    expect(request).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
    page.dispatchEvent(new Event('pageshow'));
    await becomes(turn, 'acquired');
  });

  it('requests the lock no more after it has ended', async () => {
    const request = refuseLocks(new DOMException('The document is not fully active', 'InvalidStateError'));
    const page = new EventTarget();
    const turn = createTabWriteLock('ended', { handOver: () => Promise.resolve(), page });
    await settle();
    turn.end();
    page.dispatchEvent(new Event('pageshow'));
    await settle();
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('gives the lock to every tab when the browser refuses locks', async () => {
    const request = refuseLocks(new DOMException('Storage is blocked', 'SecurityError'));
    const { open } = twoTabs();
    const turn = open('only');
    await becomes(turn, 'acquired');
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('gives the lock to every tab in a browser without locks', () => {
    vi.stubGlobal('navigator', {});
    const { open } = twoTabs();
    expect(open('only').state$.peek()).toBe('acquired');
  });
});
