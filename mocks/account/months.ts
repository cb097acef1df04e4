/** The same day and time `months` later, or the last day where that month has no such day; ms since 1970, in UTC. */
export const monthsLater = (time: number, months: number): number => {
  const later = new Date(time);
  const day = later.getUTCDate();
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  return later.setUTCDate(Math.min(day, last));
};
