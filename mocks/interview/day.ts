const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

export function formatDay(now: number): string {
  return format.format(now);
}
