import { describe, expect, it } from 'vitest';
import { settle } from './testing/fake-clock.ts';
import { keepAwake } from './wake-lock.ts';

type Screen = {
  wakeLock: WakeLock;
  page: Document & { visibilityState: string };
  heldCount: () => number;
  hide: () => void;
  requestCount: () => number;
};

function screen(refuses = false): Screen {
  let requestCount = 0;
  const sentinels: { released: boolean; release: () => Promise<void> }[] = [];
  const request = (): Promise<unknown> => {
    requestCount += 1;
    if (refuses) return Promise.reject(new DOMException('no', 'NotAllowedError'));
    const sentinel = {
      released: false,
      release: () => {
        sentinel.released = true;
        return Promise.resolve();
      },
    };
    sentinels.push(sentinel);
    return Promise.resolve(sentinel);
  };
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  return {
    wakeLock: { request } as unknown as WakeLock,
    page: page as unknown as Screen['page'],
    heldCount: () => sentinels.filter(({ released }) => !released).length,
    hide: () => {
      for (const sentinel of sentinels) sentinel.released = true;
    },
    requestCount: () => requestCount,
  };
}

describe('screen wake lock', () => {
  it('keeps the screen awake until the recording ends', async () => {
    const { wakeLock, page, heldCount } = screen();
    const release = keepAwake(wakeLock, page);
    await settle();
    expect(heldCount()).toBe(1);
    release();
    expect(heldCount()).toBe(0);
  });

  it('requests the lock again when the page returns but not after the end', async () => {
    const { wakeLock, page, heldCount, hide, requestCount } = screen();
    const release = keepAwake(wakeLock, page);
    await settle();
    hide();
    for (let n = 0; n < 3; n += 1) {
      page.dispatchEvent(new Event('visibilitychange'));
      await settle();
    }
    expect(heldCount()).toBe(1);
    release();
    page.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect([heldCount(), requestCount()]).toEqual([0, 2]);
  });

  it('releases the lock when the recording ends before the lock is granted', async () => {
    const { wakeLock, page, heldCount } = screen();
    keepAwake(wakeLock, page)();
    await settle();
    expect(heldCount()).toBe(0);
  });

  it('lets the screen sleep when the browser refuses or lacks wake locks', async () => {
    const { wakeLock, page, requestCount } = screen(true);
    keepAwake(wakeLock, page)();
    keepAwake(undefined, page)();
    await settle();
    expect(requestCount()).toBe(1);
  });
});
