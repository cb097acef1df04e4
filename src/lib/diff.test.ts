import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffSequences } from './diff.ts';

function rebuild(mine: readonly string[], theirs: readonly string[]): string[] {
  const built: string[] = [];
  let at = 0;
  for (const difference of diffSequences(mine, theirs)) {
    built.push(...mine.slice(at, difference.mine[0]), ...theirs.slice(...difference.theirs));
    at = difference.mine[1];
  }
  return [...built, ...mine.slice(at)];
}

const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 14 });

describe('diffSequences', () => {
  it('finds changed, inserted and removed items', () => {
    const mine = ['one', 'two', 'three', 'four', 'five'];
    expect(diffSequences(mine, mine)).toEqual([]);
    expect(diffSequences(mine, ['one', 'TWO', 'three', 'four', 'five'])).toEqual([{ mine: [1, 2], theirs: [1, 2] }]);
    expect(diffSequences(mine, ['one', 'two', 'three', 'new', 'four', 'five'])).toEqual([
      { mine: [3, 3], theirs: [3, 4] },
    ]);
    expect(diffSequences(mine, ['two', 'three', 'five', 'six'])).toEqual([
      { mine: [0, 1], theirs: [0, 0] },
      { mine: [3, 4], theirs: [2, 2] },
      { mine: [5, 5], theirs: [3, 4] },
    ]);
  });

  it('returns differences that turn any sequence into the other', () => {
    fc.assert(
      fc.property(letters, letters, (mine, theirs) => {
        expect(rebuild(mine, theirs)).toEqual(theirs);
      }),
    );
  });

  it('leaves items that are equal on both sides out of the differences', () => {
    fc.assert(
      fc.property(letters, letters, (mine, theirs) => {
        let at = [0, 0];
        for (const difference of diffSequences(mine, theirs)) {
          expect(mine.slice(at[0], difference.mine[0])).toEqual(theirs.slice(at[1], difference.theirs[0]));
          at = [difference.mine[1], difference.theirs[1]];
        }
        expect(mine.slice(at[0])).toEqual(theirs.slice(at[1]));
      }),
    );
  });

  it('returns one difference for two texts without anything in common', () => {
    const words = (prefix: string): string[] => Array.from({ length: 2000 }, (_, n) => `${prefix}${n}`);
    expect(diffSequences(words('a'), words('b'))).toEqual([{ mine: [0, 2000], theirs: [0, 2000] }]);
  });
});
