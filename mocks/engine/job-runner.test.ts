import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobRow, Tables } from '#mocks/model/tables.ts';
import type { Clock } from './clock.ts';
import { createClock } from './clock.ts';
import type { JobRunner } from './job-runner.ts';
import { createJobRunner } from './job-runner.ts';
import type { Collection } from './store.ts';
import { createStore } from './store.ts';

let real: number;
let clock: Clock;
let jobs: Collection<JobRow>;
let runner: JobRunner;
let done: string[];

function start(paused: boolean, speed = 1): void {
  real = 1000;
  done = [];
  clock = createClock({ paused, speed, virtual: 0, real }, () => real);
  jobs = createStore<Tables>(new Map()).table('jobs');
  runner = createJobRunner({
    clock,
    jobs,
    run: ({ name, id }) => {
      done.push(`${name} at ${clock.now()}`);
      if (name === 'again') addJob('once more', 10, id + 100);
    },
  });
}

function addJob(name: string, delay: number, id: number): void {
  jobs.put({ id, name, due: clock.now() + delay, args: {}, cause: null });
  runner.rearm();
}

function pass(ms: number): void {
  for (let step = 0; step < ms; step += 1) {
    real += 1;
    vi.advanceTimersByTime(1);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('jobs on a manual clock', () => {
  it('runs jobs and their follow-up jobs in order of time and then of id', () => {
    start(true);
    addJob('late', 30, 1);
    addJob('again', 5, 3);
    addJob('first', 5, 2);
    pass(100);
    expect(done).toEqual([]);
    runner.advance(20);
    expect(done).toEqual(['first at 5', 'again at 5', 'once more at 15']);
    expect(clock.now()).toBe(20);
    runner.advance(10);
    expect(done.at(-1)).toBe('late at 30');
    expect(jobs.size()).toBe(0);
  });
});

describe('a clock step', () => {
  it('moves to the next due time, if any, and runs every job due then', async () => {
    start(true);
    addJob('late', 30, 3);
    addJob('first', 5, 1);
    addJob('second', 5, 2);
    const waiting = runner.wait(30);
    const named = ({ done: work, ...rest }: ReturnType<JobRunner['step']>) => ({
      ...rest,
      names: work.map(({ name }) => name),
    });
    expect(named(runner.step())).toEqual({ passed: 5, names: ['first', 'second'], released: 0 });
    expect(clock.now()).toBe(5);
    expect(named(runner.step())).toEqual({ passed: 25, names: ['late'], released: 1 });
    await waiting;
    expect(named(runner.step())).toEqual({ passed: 0, names: [], released: 0 });
    expect(clock.now()).toBe(30);
  });
});

describe('jobs on a running clock', () => {
  it("runs a job at its due time at the clock's speed", () => {
    start(false, 4);
    addJob('soon', 400, 1);
    pass(99);
    expect(done).toEqual([]);
    pass(1);
    expect(done).toEqual(['soon at 400']);
  });

  it('holds jobs while the clock is paused and runs them after it resumes', () => {
    start(false);
    addJob('soon', 50, 1);
    clock.set({ paused: true });
    runner.rearm();
    pass(500);
    expect(done).toEqual([]);
    clock.set({ paused: false });
    runner.rearm();
    pass(50);
    expect(done).toEqual(['soon at 50']);
  });

  it('drops pending jobs and releases waiting callers when the runner stops', async () => {
    start(true);
    addJob('never', 5, 1);
    const waiting = runner.wait(1000);
    runner.stop();
    await waiting;
    pass(100);
    expect(done).toEqual([]);
  });
});
