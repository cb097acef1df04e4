import { describe, expect, it } from 'vitest';
import { trimmed, trimmedTexts, uniqueById } from './display-values.ts';

describe('display values', () => {
  it.each([
    ['  Mara ', 'Mara'],
    [' \n', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('trims %j to %j', (text, expected) => {
    expect(trimmed(text)).toBe(expected);
  });

  it('trims a list of texts and leaves out empty and repeated ones', () => {
    expect(trimmedTexts(['Drama', ' ', ' Drama', 'Fable'])).toEqual(['Drama', 'Fable']);
  });

  it('returns one row per id, with the data of the last', () => {
    const rows = [
      { id: 1, name: 'Old' },
      { id: 2, name: 'Other' },
      { id: 1, name: 'New' },
    ];
    expect(uniqueById(rows)).toEqual([
      { id: 1, name: 'New' },
      { id: 2, name: 'Other' },
    ]);
  });
});
