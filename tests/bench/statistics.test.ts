import { describe, expect, it } from 'vitest';
import { median, quantile } from './statistics.ts';

describe('benchmark statistics', () => {
  it('uses the nearest rank for median and quantile in any input order', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2);
    expect(quantile([...Array(100).keys()].toReversed(), 0.95)).toBe(94);
    expect(quantile([7], 0.95)).toBe(7);
  });

  it('returns NaN for the median of an empty list', () => {
    expect(median([])).toBeNaN();
  });
});
