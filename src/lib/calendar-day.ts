const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Formats an API date-time as "12 December 2026", in the device's time zone. Returns null for an invalid one. */
export function calendarDay(date: string | null): string | null {
  const at = Date.parse(date ?? '');
  return Number.isNaN(at) ? null : format.format(at);
}
