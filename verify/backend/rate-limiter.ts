import type { Clock } from '#verify/clock.ts';

/** Waits until a request may start: at most `perSecond` a second, in request order. */
export type RateLimiter = () => Promise<void>;

/** Infinity: no limit. */
export function createRateLimiter(perSecond: number, clock: Clock): RateLimiter {
  if (!Number.isFinite(perSecond)) return () => Promise.resolve();
  const gap = 1000 / perSecond;
  let next = 0;
  return async () => {
    const startAt = Math.max(next, clock.now());
    next = startAt + gap;
    const ahead = startAt - clock.now();
    if (ahead > 0) await clock.wait(ahead);
  };
}
