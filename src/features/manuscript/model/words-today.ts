export type DailyWordCount = {
  /** The local date, such as "2026-11-21". */
  readonly day: string;
  readonly added: number;
};

/** Returns the local date of `now`, in ms since the epoch. */
export function dayName(now: number): string {
  const date = new Date(now);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Adds to today's count; deletions never subtract. */
export function countToday(current: DailyWordCount | null, day: string, change: number): DailyWordCount {
  const before = current?.day === day ? current.added : 0;
  return { day, added: before + Math.max(0, change) };
}

/** Returns 0 to 1, or null without a goal. */
export function goalShare(added: number, goal: number | null): number | null {
  return goal === null || goal <= 0 ? null : Math.min(1, added / goal);
}
