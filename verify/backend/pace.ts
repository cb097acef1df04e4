import type { Clock } from '#verify/clock.ts';

/** Waits until the next call may be made: at most `perSecond` begin in a second, in the order in which they asked. */
export type Pace = () => Promise<void>;

/** Infinity: no limit. */
export const createPace = (perSecond: number, clock: Clock): Pace => {
  if (!Number.isFinite(perSecond)) return () => Promise.resolve();
  const gap = 1000 / perSecond;
  let next = 0;
  return async () => {
    const due = Math.max(next, clock.now());
    next = due + gap;
    const ahead = due - clock.now();
    if (ahead > 0) await clock.wait(ahead);
  };
};
