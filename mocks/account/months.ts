/** Adds months to a time in ms since 1970 (UTC). Uses the month's last day if needed. */
export function monthsLater(time: number, months: number): number {
  const later = new Date(time);
  const day = later.getUTCDate();
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  return later.setUTCDate(Math.min(day, last));
}
