import { observable } from '@legendapp/state';
import { asObject } from '#src/lib/decode.ts';
import { readStored, writeStored } from '#src/platform/browser-storage.ts';
import { systemClock } from '#src/platform/clock.ts';

type DailyWordCount = {
  /** The local date, such as "2026-11-21". */
  readonly day: string;
  /** The day's best net growth, in words. */
  readonly added: number;
  /** What was added less what was deleted. */
  readonly net: number;
};

/** Returns the local date of `now`, in ms since the epoch. */
export function dayName(now: number): string {
  const date = new Date(now);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Adds a change to the day's count. What was deleted, moved or undone and comes back isn't new. */
export function countToday(current: DailyWordCount | null, day: string, change: number): DailyWordCount {
  const before = current?.day === day ? current : { added: 0, net: 0 };
  const net = before.net + change;
  return { day, net, added: Math.max(before.added, net) };
}

/** Returns the time until the device's date changes, in ms. `now` is in ms since the epoch. */
export function untilTomorrow(now: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime() - now;
}

/** Returns 0 to 1, or null without a goal. */
export function goalShare(added: number, goal: number | null): number | null {
  return goal === null || goal <= 0 ? null : Math.min(1, added / goal);
}

/** The writer's daily goal in words, and today's words per text; stored on this device. */
type DailyCounts = { readonly goal: number | null; readonly texts: Readonly<Record<string, DailyWordCount>> };

function storageKey(userId: number): string {
  return `manuscriptWords:${userId}`;
}

function readDailyCounts(userId: number): DailyCounts {
  try {
    const { goal, texts } = asObject(JSON.parse(readStored('local', storageKey(userId)) ?? ''));
    const days = Object.entries(asObject(texts)).flatMap(([project, raw]): [string, DailyWordCount][] => {
      const { day, added, net = added } = asObject(raw);
      const isValid = typeof day === 'string' && typeof added === 'number' && typeof net === 'number';
      return isValid ? [[project, { day, added, net }]] : [];
    });
    return { goal: typeof goal === 'number' && goal > 0 ? goal : null, texts: Object.fromEntries(days) };
  } catch {
    return { goal: null, texts: {} };
  }
}

function writeDailyCounts(userId: number, counts: DailyCounts): void {
  writeStored('local', storageKey(userId), JSON.stringify(counts));
}

export const wordGoal$ = observable<number | null>(null);

/** Loads a writer's goal. */
export function loadWordGoal(userId: number): void {
  wordGoal$.set(readDailyCounts(userId).goal);
}

/** Returns today's words in a text. */
export function wordsToday(userId: number, project: string): number {
  const { texts } = readDailyCounts(userId);
  const today = Object.hasOwn(texts, project) ? texts[project] : undefined;
  return today?.day === dayName(systemClock.now()) ? today.added : 0;
}

/** Returns today's words. Removes other texts' older days. */
export function addDailyWords(userId: number, project: string, change: number): number {
  const { goal, texts } = readDailyCounts(userId);
  const day = dayName(systemClock.now());
  const current = Object.hasOwn(texts, project) ? (texts[project] ?? null) : null;
  const today = countToday(current, day, change);
  const others = Object.entries(texts).filter(([name, { day: of }]) => name !== project && of === day);
  writeDailyCounts(userId, { goal, texts: { ...Object.fromEntries(others), [project]: today } });
  return today.added;
}

export function setWordGoal(userId: number, goal: number | null): void {
  writeDailyCounts(userId, { ...readDailyCounts(userId), goal });
  wordGoal$.set(goal);
}
