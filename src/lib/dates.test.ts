import { describe, expect, it } from 'vitest';
import { calendarDay, formatDay, formatLastTried, formatMoment, getToday, momentInSentence, timeAgo } from './dates.ts';

describe('calendar days', () => {
  it('formats a date with its month and its year', () => {
    expect(calendarDay('2026-12-12T12:00:00.000000Z')).toBe('12 December 2026');
  });

  it('returns null for an invalid date', () => {
    for (const raw of [null, '', 'soon']) expect(calendarDay(raw)).toBeNull();
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

describe('formatLastTried', () => {
  it('says when something was last tried, and nothing if it is unknown', () => {
    expect(formatLastTried(new Date(2026, 10, 11, 23, 59).getTime(), now)).toBe('Last tried yesterday, 23:59');
    expect([formatLastTried(null, now), formatLastTried(undefined, now)]).toEqual(['', '']);
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
