const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Formats an API date-time as "12 December 2026", in the device's time zone. Returns null for an invalid one. */
export function calendarDay(date: string | null): string | null {
  const at = Date.parse(date ?? '');
  return Number.isNaN(at) ? null : dayFormat.format(at);
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

// Cached, because creating a format costs far more than using it.
const monthFormat = new Intl.DateTimeFormat('en', { month: 'long' });

/**
 * Formats an API date-time as "Just now", "5 minutes ago", "2 hours ago", "Yesterday", "4 November" or "4 November
 * 2025". Returns null for an invalid date. Future times count as now.
 */
export function timeAgo(iso: unknown, now: number): string | null {
  const at = typeof iso === 'string' ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(at)) return null;
  const passed = now - at;
  if (passed < minute) return 'Just now';
  if (passed < hour) return ago(Math.floor(passed / minute), 'minute');
  const days = daysBetween(at, now);
  if (days === 0 || passed < 6 * hour) return ago(Math.floor(passed / hour), 'hour');
  if (days === 1) return 'Yesterday';
  return formatDay(at, now);
}

/** Returns "4 November", with the year if it isn't the current one. Both in milliseconds since the epoch. */
export function formatDay(at: number, now: number): string {
  const date = new Date(at);
  const withYear = date.getFullYear() !== new Date(now).getFullYear();
  return `${date.getDate()} ${formatMonth(date)}${withYear ? ` ${date.getFullYear()}` : ''}`;
}

/** Returns "Today, 14:05", "Yesterday, 14:05" or "4 November, 14:05". */
export function formatMoment(at: number, now: number): string {
  const day = ['Today', 'Yesterday'][Math.max(0, daysBetween(at, now))] ?? formatDay(at, now);
  const date = new Date(at);
  const twoDigits = (n: number): string => String(n).padStart(2, '0');
  return `${day}, ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

export function momentInSentence(at: number, now: number): string {
  const moment = formatMoment(at, now);
  return `${moment.charAt(0).toLowerCase()}${moment.slice(1)}`;
}

/** Returns "Last tried today, 14:05", or an empty text if it's unknown. */
export function formatLastTried(triedAt: number | null | undefined, now: number): string {
  return triedAt == null ? '' : `Last tried ${momentInSentence(triedAt, now)}`;
}

/** Returns "Thursday 4 November". */
export function getToday(now: number): string {
  const date = new Date(now);
  return `${new Intl.DateTimeFormat('en', { weekday: 'long' }).format(date)} ${date.getDate()} ${formatMonth(date)}`;
}

function formatMonth(date: Date): string {
  return monthFormat.format(date);
}

function ago(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? '' : 's'} ago`;
}

function daysBetween(from: number, to: number): number {
  const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);
  return Math.round((midnight(to) - midnight(from)) / day);
}
