import type { JobRow } from '#mocks/model/tables.ts';
import type { Clock } from './clock.ts';
import type { Collection } from './store.ts';

/** One clock step: milliseconds passed, jobs done, waiting requests released. */
type ClockStep = { readonly passed: number; readonly done: readonly JobRow[]; readonly released: number };

export type JobRunner = {
  readonly runDue: () => void;
  /** Moves the clock ahead by `ms`. Runs each job at its own time, including jobs they schedule. */
  readonly advance: (ms: number) => void;
  readonly step: () => ClockStep;
  /** Resolves after `ms` session milliseconds, or when the session ends. */
  readonly wait: (ms: number) => Promise<void>;
  /** Call it whenever the clock or the jobs change. */
  readonly rearm: () => void;
  readonly stop: () => void;
};

type Deps = {
  readonly clock: Clock;
  readonly jobs: Collection<JobRow>;
  readonly run: (job: JobRow) => void;
};

/** A timer's maximum in ms. For later jobs it's set again. */
const longestTimer = 2_147_483_647;

type Waiter = { readonly due: number; readonly resolve: () => void };

function firstDue(jobs: readonly JobRow[]): JobRow | undefined {
  return jobs.toSorted((one, other) => one.due - other.due || one.id - other.id)[0];
}

function createWaiters() {
  let waiters: readonly Waiter[] = [];
  return {
    all: (): readonly Waiter[] => waiters,
    add: (due: number): Promise<void> =>
      new Promise((resolve) => {
        waiters = [...waiters, { due, resolve }];
      }),
    release: (time: number): number => {
      const ready = waiters.filter(({ due }) => due <= time);
      waiters = waiters.filter(({ due }) => due > time);
      for (const { resolve } of ready) resolve();
      return ready.length;
    },
  };
}

export function createJobRunner({ clock, jobs, run }: Deps): JobRunner {
  let timer: NodeJS.Timeout | undefined;
  // A request may still run after its session ended; it must not set a timer.
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
}
