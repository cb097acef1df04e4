import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffSequences } from './diff.ts';

function rebuild(local: readonly string[], remote: readonly string[]): string[] {
  const built: string[] = [];
  let at = 0;
  for (const difference of diffSequences(local, remote)) {
    built.push(...local.slice(at, difference.local[0]), ...remote.slice(...difference.remote));
    at = difference.local[1];
  }
  return [...built, ...local.slice(at)];
}

const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 14 });

describe('diffSequences', () => {
  it('finds changed, inserted and removed items', () => {
    const local = ['one', 'two', 'three', 'four', 'five'];
    expect(diffSequences(local, local)).toEqual([]);
    expect(diffSequences(local, ['one', 'TWO', 'three', 'four', 'five'])).toEqual([{ local: [1, 2], remote: [1, 2] }]);
    expect(diffSequences(local, ['one', 'two', 'three', 'new', 'four', 'five'])).toEqual([
      { local: [3, 3], remote: [3, 4] },
    ]);
    expect(diffSequences(local, ['two', 'three', 'five', 'six'])).toEqual([
      { local: [0, 1], remote: [0, 0] },
      { local: [3, 4], remote: [2, 2] },
      { local: [5, 5], remote: [3, 4] },
    ]);
  });

  it('returns differences that turn any sequence into the other', () => {
    fc.assert(
      fc.property(letters, letters, (local, remote) => {
        expect(rebuild(local, remote)).toEqual(remote);
      }),
    );
  });

  it('leaves items that are equal on both sides out of the differences', () => {
    fc.assert(
      fc.property(letters, letters, (local, remote) => {
        let at = [0, 0];
        for (const difference of diffSequences(local, remote)) {
          expect(local.slice(at[0], difference.local[0])).toEqual(remote.slice(at[1], difference.remote[0]));
          at = [difference.local[1], difference.remote[1]];
        }
        expect(local.slice(at[0])).toEqual(remote.slice(at[1]));
      }),
    );
  });

  it('returns one difference for two texts without anything in common', () => {
    const createItems = (prefix: string): string[] => Array.from({ length: 2000 }, (_, n) => `${prefix}${n}`);
    expect(diffSequences(createItems('a'), createItems('b'))).toEqual([{ local: [0, 2000], remote: [0, 2000] }]);
  });
});
