import { describe, expect, it } from 'vitest';
import { diffWords } from './word-diff.ts';

const long = 'Two rooms up, two down, and a door that was never locked until the day it mattered.';

describe('diffWords', () => {
  it('marks the new words in a long text', () => {
    const tokens = diffWords(`${long} The key is gone.`, `${long} Tobias has the key.`);
    expect(tokens.map(({ text }) => text).join('')).toBe(`${long} Tobias has the key.`);
    expect(tokens[0]).toEqual({ text: `${long} `, isNew: false });
    expect(tokens.filter(({ isNew }) => isNew).map(({ text }) => text.trim())).toEqual(['Tobias has the key.']);
  });

  it("doesn't mark a short, new or largely different text", () => {
    for (const [was, now] of [
      ['Thirty', 'Thirty-one'],
      [null, long],
      [long, 'Nothing of all that is left here now but one green lamp in the window.'],
    ] as const)
      expect(diffWords(was, now)).toEqual([{ text: now, isNew: false }]);
  });
});
