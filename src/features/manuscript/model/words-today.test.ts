import { describe, expect, it } from 'vitest';
import { countToday, dayName, goalShare } from './words-today.ts';

describe('the words of today', () => {
  it('add up, and what is deleted never subtracts', () => {
    const one = countToday(null, '2026-11-21', 40);
    const two = countToday(one, '2026-11-21', -30);
    expect(countToday(two, '2026-11-21', 12)).toEqual({ day: '2026-11-21', added: 52 });
  });

  it('begin anew on another day', () => {
    expect(countToday({ day: '2026-11-20', added: 900 }, '2026-11-21', 3)).toEqual({ day: '2026-11-21', added: 3 });
  });

  it('are those of the device’s own day', () => {
    expect(dayName(new Date(2026, 0, 5, 23, 59).getTime())).toBe('2026-01-05');
  });

  it('reach a goal and no more; without a goal there is nothing to reach', () => {
    expect(goalShare(412, 600)).toBeCloseTo(0.687, 2);
    expect(goalShare(900, 600)).toBe(1);
    expect(goalShare(900, null)).toBeNull();
    expect(goalShare(1, 0)).toBeNull();
  });
});
