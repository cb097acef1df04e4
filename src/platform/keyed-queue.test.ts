import { describe, expect, it } from 'vitest';
import { KeyedQueue } from './keyed-queue.ts';

describe('KeyedQueue', () => {
  it('starts when earlier work under the same key ends, even after a failure', async () => {
    const turns = new KeyedQueue();
    const first = Promise.withResolvers<string>();
    const begun: string[] = [];
    const one = turns.run('board', () => {
      begun.push('one');
      return first.promise;
    });
    const two = turns.run('board', () => {
      begun.push('two');
      return Promise.resolve('two');
    });
    await turns.run('another board', () => Promise.resolve());
    expect([begun, turns.isBusy('board')]).toEqual([['one'], true]);
    const settled = turns.whenIdle('board');
    first.reject(new Error('refused'));
    await expect(one).rejects.toThrow('refused');
    await expect(two).resolves.toBe('two');
    await settled;
    expect([begun, turns.isBusy('board')]).toEqual([['one', 'two'], false]);
  });
});
