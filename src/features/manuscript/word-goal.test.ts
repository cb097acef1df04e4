import { describe, expect, it } from 'vitest';
import { countToday, dayName, goalShare, untilTomorrow } from './word-goal.ts';

describe('daily word count', () => {
  it('counts the best net growth: what is moved or undone is not new', () => {
    const day = '2026-11-21';
    const after = (...changes: readonly number[]): number =>
      changes.reduce<ReturnType<typeof countToday> | null>((count, change) => countToday(count, day, change), null)
        ?.added ?? 0;
    expect(after(40, -30, 12)).toBe(40);
    expect(after(40, -30, 42)).toBe(52);
    expect(after(-46, 46)).toBe(0);
    expect(after(5, -160, 160)).toBe(5);
  });

  it('restarts on another day', () => {
    const yesterday = { day: '2026-11-20', added: 900, net: 700 };
    expect(countToday(yesterday, '2026-11-21', 3)).toEqual({ day: '2026-11-21', added: 3, net: 3 });
  });

  it('knows when the date changes', () => {
    expect(untilTomorrow(new Date(2026, 0, 5, 23, 59).getTime())).toBe(60_000);
    expect(untilTomorrow(new Date(2026, 0, 5).getTime())).toBe(86_400_000);
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
