import type { JobRow } from '#mocks/model/tables.ts';
import type { Clock } from './clock.ts';
import type { Collection } from './store.ts';

/** Runs what is due, in order of time, then of id. */
export type JobRunner = {
  /** Runs all jobs whose time has come. */
  readonly runDue: () => void;
  /** Moves the clock `ms` ahead and runs each job on the way at its own time, those that they schedule too. */
  readonly advance: (ms: number) => void;
  /** Until `ms` of the session have passed; at once when the session ends. */
  readonly wait: (ms: number) => Promise<void>;
  /** Looks at clock and jobs anew; to be called whenever either changed. */
  readonly rearm: () => void;
  readonly stop: () => void;
};

type Parts = {
  readonly clock: Clock;
  readonly jobs: Collection<JobRow>;
  /** Does the work of one job that has been taken off the list. */
  readonly run: (job: JobRow) => void;
};

/** Timers take at most 2^31 - 1 ms; a later job is looked at again then. */
const longestTimer = 2_147_483_647;

type Waiter = { readonly due: number; readonly resolve: () => void };

const firstDue = (jobs: readonly JobRow[]): JobRow | undefined =>
  jobs.toSorted((one, other) => one.due - other.due || one.id - other.id)[0];

export const createJobRunner = ({ clock, jobs, run }: Parts): JobRunner => {
  let timer: NodeJS.Timeout | undefined;
  let waiters: readonly Waiter[] = [];
  const release = (time: number): void => {
    const ready = waiters.filter(({ due }) => due <= time);
    waiters = waiters.filter(({ due }) => due > time);
    for (const { resolve } of ready) resolve();
  };
  const runUntil = (time: number): void => {
    for (let job = firstDue(jobs.all()); job && job.due <= time; job = firstDue(jobs.all())) {
      clock.moveTo(job.due);
      jobs.remove(job.id);
      run(job);
    }
    release(time);
  };
  const rearm = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const dues = [...waiters, ...jobs.all()].map(({ due }) => clock.realDelay(due));
    const delay = Math.min(...dues, Infinity);
    if (delay === Infinity) return;
    timer = setTimeout(runDue, Math.min(Math.ceil(delay), longestTimer));
  };
  const runDue = (): void => {
    runUntil(clock.now());
    rearm();
  };
  return {
    runDue,
    advance: (ms) => {
      const target = clock.now() + ms;
      runUntil(target);
      clock.moveTo(target);
      rearm();
    },
    wait: (ms) =>
      new Promise((resolve) => {
        waiters = [...waiters, { due: clock.now() + ms, resolve }];
        rearm();
      }),
    rearm,
    stop: () => {
      clearTimeout(timer);
      release(Infinity);
    },
  };
};
