import { afterBy, type Clock } from '#src/platform/clock.ts';

type Timer = { at: number; run: () => void; repeat: number | null };

export type FakeClock = Clock & {
  /** Advances time by `ms`, runs due timers in order and settles promises between them. */
  advance: (ms: number) => Promise<void>;
  waiting: () => readonly number[];
  /** Resolves with the wait in ms once a matching timer is pending, for code after real I/O. */
  untilWaiting: (fits: (ms: number) => boolean) => Promise<number>;
};

export function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

export function createFakeClock(start = 1_000_000): FakeClock {
  let time = start;
  const timers = new Set<Timer>();
  let waiters: { fits: (ms: number) => boolean; resolve: (ms: number) => void }[] = [];
  const add = (ms: number, run: () => void, repeat: number | null): (() => void) => {
    const entry: Timer = { at: time + ms, run, repeat };
    timers.add(entry);
    for (const waiter of waiters) if (waiter.fits(ms)) waiter.resolve(ms);
    waiters = waiters.filter((waiter) => !waiter.fits(ms));
    return () => {
      timers.delete(entry);
    };
  };
  const next = (until: number): Timer | undefined => {
    let first: Timer | undefined;
    for (const entry of timers) if (entry.at <= until && (first === undefined || entry.at < first.at)) first = entry;
    return first;
  };
  const once: Clock['once'] = (ms, run) => add(ms, run, null);

  return {
    now: () => time,
    once,
    after: afterBy(once),
    every: (ms, run) => add(ms, run, ms),
    waiting: () => [...timers].map((entry) => entry.at - time).toSorted((a, b) => a - b),
    untilWaiting: (fits) => {
      const ready = [...timers].map((entry) => entry.at - time).find(fits);
      if (ready !== undefined) return Promise.resolve(ready);
      return new Promise((resolve) => waiters.push({ fits, resolve }));
    },
    advance: async (ms) => {
      const until = time + ms;
      await settle();
      for (let entry = next(until); entry !== undefined; entry = next(until)) {
        time = entry.at;
        if (entry.repeat === null) timers.delete(entry);
        else entry.at += entry.repeat;
        entry.run();
        await settle();
      }
      time = until;
    },
  };
}
