import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarDay,
  formatDay,
  formatDuration,
  formatMoment,
  getToday,
  momentInSentence,
  spokenDuration,
  timeAgo,
} from './dates.ts';

describe('calendar days', () => {
  it('formats a date with its month and its year', () => {
    expect(calendarDay('2026-12-12T12:00:00.000000Z')).toBe('12 December 2026');
  });

  it('returns null for an invalid date', () => {
    for (const raw of [null, '', 'soon']) expect(calendarDay(raw)).toBeNull();
  });
});

describe('durations', () => {
  it.each([
    [0, '0:00', '0 seconds'],
    [999, '0:00', '0 seconds'],
    [1000, '0:01', '1 second'],
    [59_999, '0:59', '59 seconds'],
    [60_000, '1:00', '1 minute'],
    [102_400, '1:42', '1 minute 42 seconds'],
    [3_600_000, '1:00:00', '1 hour'],
    [3_723_000, '1:02:03', '1 hour 2 minutes 3 seconds'],
    [-5, '0:00', '0 seconds'],
    [Number.NaN, '0:00', '0 seconds'],
    [Number.POSITIVE_INFINITY, '0:00', '0 seconds'],
  ])('shows %d ms as %s and reads it as "%s"', (ms, text, read) => {
    expect(formatDuration(ms)).toBe(text);
    expect(spokenDuration(ms)).toBe(read);
  });

  it('formats any number as a readable duration', () => {
    fc.assert(
      fc.property(fc.double(), (ms) => {
        expect(formatDuration(ms)).toMatch(/^\d+(:[0-5]\d){1,2}$/);
        expect(spokenDuration(ms)).toMatch(/^[\d,]/);
      }),
    );
  });
});

const now = new Date(2026, 10, 12, 18, 30).getTime();

function ago(ms: number): string {
  return new Date(now - ms).toISOString();
}

const minutes = 60_000;
const hours = 60 * minutes;

describe('timeAgo', () => {
  it.each([
    [ago(0), 'Just now'],
    [ago(59_000), 'Just now'],
    [ago(-5 * minutes), 'Just now'],
    [ago(1 * minutes), '1 minute ago'],
    [ago(59 * minutes), '59 minutes ago'],
    [ago(1 * hours), '1 hour ago'],
    [ago(2 * hours), '2 hours ago'],
    [ago(18 * hours), '18 hours ago'],
    [ago(19 * hours), 'Yesterday'],
    [ago(42 * hours), 'Yesterday'],
    [ago(43 * hours), '10 November'],
    [new Date(2026, 10, 4, 9).toISOString(), '4 November'],
    [new Date(2025, 11, 31, 9).toISOString(), '31 December 2025'],
  ])('formats %s relative to half past six', (iso, text) => {
    expect(timeAgo(iso, now)).toBe(text);
  });

  it('counts hours across midnight within the same evening', () => {
    const late = new Date(2026, 10, 13, 0, 30).getTime();
    expect(timeAgo(new Date(2026, 10, 12, 22).toISOString(), late)).toBe('2 hours ago');
  });

  it.each([null, undefined, '', 'soon', 17, {}])('returns null for the invalid date %j', (iso) => {
    expect(timeAgo(iso, now)).toBeNull();
  });
});

describe('formatMoment', () => {
  it.each([
    [new Date(2026, 10, 12, 9, 5), 'Today, 09:05'],
    [new Date(2026, 10, 11, 23, 59), 'Yesterday, 23:59'],
    [new Date(2026, 10, 4, 18, 51), '4 November, 18:51'],
    [new Date(2025, 11, 31, 0, 0), '31 December 2025, 00:00'],
  ])('formats %s with its day and time', (date, text) => {
    expect(formatMoment(date.getTime(), now)).toBe(text);
  });
});

describe('momentInSentence', () => {
  it.each([
    [new Date(2026, 10, 12, 9, 5), 'today, 09:05'],
    [new Date(2026, 10, 11, 23, 59), 'yesterday, 23:59'],
    [new Date(2026, 10, 4, 18, 51), '4 November, 18:51'],
  ])('writes %s without a leading capital', (date, text) => {
    expect(momentInSentence(date.getTime(), now)).toBe(text);
  });
});

describe('days', () => {
  it('names today with its weekday', () => {
    expect(getToday(now)).toBe('Thursday 12 November');
  });

  it('omits the year only for a date in the current year', () => {
    expect(formatDay(new Date(2026, 0, 1).getTime(), now)).toBe('1 January');
    expect(formatDay(new Date(2024, 1, 29).getTime(), now)).toBe('29 February 2024');
  });
});
