import type { JobRow } from '#mocks/model/tables.ts';
import type { Clock } from './clock.ts';
import type { Collection } from './store.ts';

/** One step of the clock: how far it went (ms), which work was done there, and how many calls had waited for it. */
export type ClockStep = { readonly passed: number; readonly done: readonly JobRow[]; readonly released: number };

/** Runs what is due, in order of time, then of id. */
export type JobRunner = {
  /** Runs all jobs whose time has come. */
  readonly runDue: () => void;
  /** Moves the clock `ms` ahead and runs each job on the way at its own time, those that they schedule too. */
  readonly advance: (ms: number) => void;
  /** Moves the clock to the first time at which anything is due, and does all of that; nothing where nothing is. */
  readonly step: () => ClockStep;
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

const createWaiters = () => {
  let waiters: readonly Waiter[] = [];
  return {
    all: (): readonly Waiter[] => waiters,
    add: (due: number): Promise<void> =>
      new Promise((resolve) => {
        waiters = [...waiters, { due, resolve }];
      }),
    /** Lets all go on whose time has come; answers how many. */
    release: (time: number): number => {
      const ready = waiters.filter(({ due }) => due <= time);
      waiters = waiters.filter(({ due }) => due > time);
      for (const { resolve } of ready) resolve();
      return ready.length;
    },
  };
};

export const createJobRunner = ({ clock, jobs, run }: Parts): JobRunner => {
  let timer: NodeJS.Timeout | undefined;
  // A request may still be under way in a session that has ended; it must leave no timer behind.
  let stopped = false;
  const waiters = createWaiters();
  const runUntil = (time: number): Omit<ClockStep, 'passed'> => {
    const done: JobRow[] = [];
    for (let job = firstDue(jobs.all()); job && job.due <= time; job = firstDue(jobs.all())) {
      clock.moveTo(job.due);
      jobs.remove(job.id);
      run(job);
      done.push(job);
    }
    return { done, released: waiters.release(time) };
  };
  const moveTo = (time: number): ClockStep => {
    const passed = Math.max(0, time - clock.now());
    const what = runUntil(time);
    clock.moveTo(time);
    rearm();
    return { passed, ...what };
  };
  const rearm = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (stopped) return;
    const dues = [...waiters.all(), ...jobs.all()].map(({ due }) => clock.realDelay(due));
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
      moveTo(clock.now() + ms);
    },
    step: () => {
      const due = Math.min(...[...waiters.all(), ...jobs.all()].map((entry) => entry.due), Infinity);
      return due === Infinity ? { passed: 0, done: [], released: 0 } : moveTo(due);
    },
    wait: (ms) => {
      if (stopped) return Promise.resolve();
      const waited = waiters.add(clock.now() + ms);
      rearm();
      return waited;
    },
    rearm,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      waiters.release(Infinity);
    },
  };
};
