import { describe, expect, it } from 'vitest';
import { KeyedQueue } from './keyed-queue.ts';

describe('KeyedQueue', () => {
  it('starts when earlier work under the same key ends, even after a failure', async () => {
    const turns = new KeyedQueue();
    const first = Promise.withResolvers<string>();
    const started: string[] = [];
    const one = turns.run('board', () => {
      started.push('one');
      return first.promise;
    });
    const two = turns.run('board', () => {
      started.push('two');
      return Promise.resolve('two');
    });
    await turns.run('another board', () => Promise.resolve());
    expect([started, turns.isBusy('board')]).toEqual([['one'], true]);
    const settled = turns.whenIdle('board');
    first.reject(new Error('refused'));
    await expect(one).rejects.toThrow('refused');
    await expect(two).resolves.toBe('two');
    await settled;
    expect([started, turns.isBusy('board')]).toEqual([['one', 'two'], false]);
  });
});
