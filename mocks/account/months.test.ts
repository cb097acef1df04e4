import { describe, expect, it } from 'vitest';
import { monthsLater } from './months.ts';

function later(time: string, months: number): string {
  return new Date(monthsLater(Date.parse(time), months)).toISOString();
}

describe('plan renewal', () => {
  it.each([
    ['2026-11-12T18:45:00.250Z', 1, '2026-12-12T18:45:00.250Z'],
    ['2026-12-31T23:59:59.000Z', 1, '2027-01-31T23:59:59.000Z'],
    ['2027-01-31T00:00:00.000Z', 1, '2027-02-28T00:00:00.000Z'],
    ['2028-01-31T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
    ['2028-02-29T09:00:00.000Z', 12, '2029-02-28T09:00:00.000Z'],
  ])('renews a plan from %s after %i months on %s', (time, months, expected) => {
    expect(later(time, months)).toBe(expected);
  });
});
