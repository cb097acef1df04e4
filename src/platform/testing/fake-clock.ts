import { afterBy, type Clock } from '#src/platform/clock.ts';

type Due = { at: number; run: () => void; repeat: number | null };

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
  const due = new Set<Due>();
  let waiters: { fits: (ms: number) => boolean; resolve: (ms: number) => void }[] = [];
  const add = (ms: number, run: () => void, repeat: number | null): (() => void) => {
    const entry: Due = { at: time + ms, run, repeat };
    due.add(entry);
    for (const waiter of waiters) if (waiter.fits(ms)) waiter.resolve(ms);
    waiters = waiters.filter((waiter) => !waiter.fits(ms));
    return () => {
      due.delete(entry);
    };
  };
  const next = (until: number): Due | undefined =>
    [...due].filter((entry) => entry.at <= until).toSorted((a, b) => a.at - b.at)[0];
  const once: Clock['once'] = (ms, run) => add(ms, run, null);

  return {
    now: () => time,
    once,
    after: afterBy(once),
    every: (ms, run) => add(ms, run, ms),
    waiting: () => [...due].map((entry) => entry.at - time).toSorted((a, b) => a - b),
    untilWaiting: (fits) => {
      const ready = [...due].map((entry) => entry.at - time).find(fits);
      if (ready !== undefined) return Promise.resolve(ready);
      return new Promise((resolve) => waiters.push({ fits, resolve }));
    },
    advance: async (ms) => {
      const until = time + ms;
      await settle();
      for (let entry = next(until); entry !== undefined; entry = next(until)) {
        time = entry.at;
        if (entry.repeat === null) due.delete(entry);
        else entry.at += entry.repeat;
        entry.run();
        await settle();
      }
      time = until;
    },
  };
}
