import { describe, expect, it } from 'vitest';
import { getExtracted, getBreadcrumbs } from './extracted.ts';

describe('getExtracted', () => {
  // Covers CONV-06.
  it("returns the extracted values in the server's order", () => {
    const extracted = [
      { name: 'Home', value: 'Pell Harbour' },
      { name: 'Age', value: 'Nineteen' },
    ];
    expect(getExtracted({ data: { extracted } })).toEqual(extracted);
  });

  it('skips rows without text', () => {
    const extracted = [
      { name: '', value: 'x' },
      { name: 'A', value: ' ' },
      { name: 'B', value: 'b' },
    ];
    expect(getExtracted({ data: { extracted } })).toEqual([{ name: 'B', value: 'b' }]);
  });
});

describe('getBreadcrumbs', () => {
  // Covers CONV-03.
  it('returns at most the last three steps and reports earlier ones', () => {
    expect(getBreadcrumbs({ path: ['You', 'The desk'] })).toEqual({ steps: ['You', 'The desk'], more: false });
    expect(getBreadcrumbs({ path: ['a', 'b', 'a'] }).steps).toEqual(['b', 'a']);
    expect(getBreadcrumbs({ path: ['a', 'b', 'c', 'd'] })).toEqual({ steps: ['b', 'c', 'd'], more: true });
  });

  it('skips empty steps', () => {
    expect(getBreadcrumbs({ path: ['', ' '] }).steps).toEqual([]);
  });
});
