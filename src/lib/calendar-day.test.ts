import { describe, expect, it } from 'vitest';
import { calendarDay } from './calendar-day.ts';

describe('calendar days', () => {
  it('formats a date with its month and its year', () => {
    expect(calendarDay('2026-12-12T12:00:00.000000Z')).toBe('12 December 2026');
  });

  it('returns null for an invalid date', () => {
    for (const raw of [null, '', 'soon']) expect(calendarDay(raw)).toBeNull();
  });
});
