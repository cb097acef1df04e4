import { describe, expect, it } from 'vitest';
import { addUp, formatFigures } from './soak-report.ts';
import { seeded } from './seeded.ts';

describe('soak test figures', () => {
  it('adds up counts by kind and reports the largest loss', () => {
    const typing = { what: 'kills while typing', count: 10, lostBeyond: 0, doubled: 0, mostLostMs: 120.4 };
    const cuts = { what: 'upload cuts', count: 6, lostBeyond: 1, doubled: 2, mostLostMs: null };
    const sums = addUp([typing, cuts, { ...typing, mostLostMs: 90 }]);
    expect(sums.map(formatFigures)).toEqual([
      '  20 kills while typing: lost beyond the promise 0, doubled 0, at most 120 ms',
      '   6 upload cuts: lost beyond the promise 1, doubled 2',
    ]);
  });

  it('draws the same random sequence only for the same name and seed', () => {
    const draw = (key: string, seed: number): number[] => {
      const random = seeded(key, seed);
      return Array.from({ length: 50 }, () => random.integer(1, 6));
    };
    expect(draw('typing', 7)).toEqual(draw('typing', 7));
    expect(draw('typing', 7)).not.toEqual(draw('typing', 8));
    expect(draw('typing', 7)).not.toEqual(draw('recording', 7));
    expect(new Set(draw('typing', 7))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });
});
