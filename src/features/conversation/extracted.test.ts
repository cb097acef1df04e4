import { describe, expect, it } from 'vitest';
import type { Conversation } from '#src/contract/generated/types.ts';
import { parseExtracted, getBreadcrumbs } from './extracted.ts';

function sent(data: unknown): Conversation {
  return data as Conversation;
}

describe('parseExtracted', () => {
  // Covers CONV-06.
  it("returns the extracted values in the server's order", () => {
    const extracted = [
      { name: 'Home', value: 'Pell Harbour' },
      { name: 'Age', value: 'Nineteen' },
    ];
    expect(parseExtracted({ data: { extracted } })).toEqual(extracted);
  });

  it('skips rows without text and returns an empty list without extracted values', () => {
    const extracted = [
      null,
      { name: 'Home' },
      { name: '', value: 'x' },
      { name: 'A', value: 3 },
      { name: 'B', value: 'b' },
    ];
    expect(parseExtracted(sent({ data: { extracted } }))).toEqual([{ name: 'B', value: 'b' }]);
    for (const data of [undefined, null, {}, { extracted: null }, { extracted: 'x' }]) {
      expect(parseExtracted(sent({ data }))).toEqual([]);
    }
  });
});

describe('getBreadcrumbs', () => {
  // Covers CONV-03.
  it('returns at most the last three steps and reports earlier ones', () => {
    expect(getBreadcrumbs({ path: ['You', 'The desk'] })).toEqual({ steps: ['You', 'The desk'], more: false });
    expect(getBreadcrumbs({ path: ['a', 'b', 'a'] }).steps).toEqual(['b', 'a']);
    expect(getBreadcrumbs({ path: ['a', 'b', 'c', 'd'] })).toEqual({ steps: ['b', 'c', 'd'], more: true });
  });

  it('returns no steps without a valid path', () => {
    for (const path of [undefined, null, 'x', [null, 3, '']]) expect(getBreadcrumbs(sent({ path })).steps).toEqual([]);
  });
});
