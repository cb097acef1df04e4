import { describe, expect, it } from 'vitest';
import { createEventBacklog } from './event-backlog.ts';

function createFixture() {
  const tasks: (() => void)[] = [];
  const handled: string[] = [];
  const backlog = createEventBacklog((run) => tasks.push(run));
  const add = (name: string | number): void => backlog.add(() => handled.push(String(name)));
  const runTask = (): void => tasks.shift()?.();
  return { clear: backlog.clear, addWork: backlog.add, add, handled, runTask, countTasks: () => tasks.length };
}

describe('event backlog', () => {
  it('handles a single event at once', () => {
    const { add, handled, runTask, countTasks } = createFixture();
    add('one');
    expect(handled).toEqual(['one']);
    runTask();
    expect(countTasks()).toBe(0);
    add('two');
    expect(handled).toEqual(['one', 'two']);
  });

  it('handles a few events that arrive meanwhile in a task each, in order', () => {
    const { add, handled, runTask } = createFixture();
    for (const name of ['one', 'two', 'three']) add(name);
    expect(handled).toEqual(['one']);
    runTask();
    expect(handled).toEqual(['one', 'two']);
    runTask();
    expect(handled).toEqual(['one', 'two', 'three']);
  });

  it('handles a flood of 5,000 events in 21 tasks', () => {
    const { add, handled, runTask, countTasks } = createFixture();
    for (let n = 1; n <= 5000; n += 1) add(n);
    let tasks = 1;
    let most = 0;
    for (; countTasks() > 1 || handled.length < 5000; tasks += 1) {
      const before = handled.length;
      runTask();
      most = Math.max(most, handled.length - before);
    }
    expect([tasks, most, handled.at(-1)]).toEqual([21, 250, '5000']);
  });

  it('causes one render per task in a flood', async () => {
    const { addWork, runTask, countTasks } = createFixture();
    let [writes, renders, isPlanned] = [0, 0, false];
    // As React does: the first write of a task plans one render after it.
    const write = (): void => {
      writes += 1;
      if (isPlanned) return;
      isPlanned = true;
      queueMicrotask(() => {
        isPlanned = false;
        renders += 1;
      });
    };
    for (let n = 0; n < 5000; n += 1) {
      addWork(write);
      await Promise.resolve();
    }
    while (countTasks() > 0) {
      runTask();
      await Promise.resolve();
    }
    expect({ writes, renders }).toEqual({ writes: 5000, renders: 21 });
  });

  it('keeps the order while a batch has just run', () => {
    const { add, handled, runTask } = createFixture();
    add('one');
    add('two');
    runTask();
    add('three');
    expect(handled).toEqual(['one', 'two']);
    runTask();
    expect(handled).toEqual(['one', 'two', 'three']);
  });

  it('drops what waits when cleared', () => {
    const { add, clear, handled, runTask } = createFixture();
    for (const name of ['one', 'two']) add(name);
    clear();
    runTask();
    expect(handled).toEqual(['one']);
  });
});
