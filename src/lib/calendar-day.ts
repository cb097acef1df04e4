const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Formats an API date-time as "12 December 2026", in the device's time zone. Returns null for an invalid one. */
export function calendarDay(raw: unknown): string | null {
  const at = typeof raw === 'string' ? Date.parse(raw) : Number.NaN;
  return Number.isNaN(at) ? null : format.format(at);
}
