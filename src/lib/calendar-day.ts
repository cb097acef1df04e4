const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** A date-time of the wire as a day with its year, "12 December 2026", in the device's time zone; null when it is none. */
export function calendarDay(raw: unknown): string | null {
  const at = typeof raw === 'string' ? Date.parse(raw) : Number.NaN;
  return Number.isNaN(at) ? null : format.format(at);
}
