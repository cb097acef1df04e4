/** What a writer added to one text on one day. */
export type WordsToday = {
  /** The day in the device's own time zone: "2026-11-21". */
  readonly day: string;
  readonly added: number;
};

/** The day of a moment in the device's own time zone. @param now milliseconds since the epoch */
export function dayName(now: number): string {
  const date = new Date(now);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The count after the text went from one number of words to another: what is taken away never subtracts. */
export function countToday(known: WordsToday | null, day: string, change: number): WordsToday {
  const before = known?.day === day ? known.added : 0;
  return { day, added: before + Math.max(0, change) };
}

/** How far a goal is reached, 0 to 1; null where there is none. */
export function goalShare(added: number, goal: number | null): number | null {
  return goal === null || goal <= 0 ? null : Math.min(1, added / goal);
}
