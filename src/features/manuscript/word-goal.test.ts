import { describe, expect, it } from 'vitest';
import { countToday, dayName, goalShare } from './word-goal.ts';

describe('daily word count', () => {
  it('adds up new words and ignores deletions', () => {
    const one = countToday(null, '2026-11-21', 40);
    const two = countToday(one, '2026-11-21', -30);
    expect(countToday(two, '2026-11-21', 12)).toEqual({ day: '2026-11-21', added: 52 });
  });

  it('restarts on another day', () => {
    expect(countToday({ day: '2026-11-20', added: 900 }, '2026-11-21', 3)).toEqual({ day: '2026-11-21', added: 3 });
  });

  it("uses the device's local date", () => {
    expect(dayName(new Date(2026, 0, 5, 23, 59).getTime())).toBe('2026-01-05');
  });

  it('limits the share of a goal to 1 and returns null without a goal', () => {
    expect(goalShare(412, 600)).toBeCloseTo(0.687, 2);
    expect(goalShare(900, 600)).toBe(1);
    expect(goalShare(900, null)).toBeNull();
    expect(goalShare(1, 0)).toBeNull();
  });
});
