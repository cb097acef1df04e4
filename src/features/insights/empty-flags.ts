import { readStored, storedKeys, writeStored } from '#src/platform/browser-storage.ts';
import { type InsightsSubject, subjectKey } from './context.ts';

/** The two lists whose emptiness is remembered for this visit, per project and element (section 4). */
export type FlaggedList = 'saved' | 'history';

const beginning = 'insightsEmpty:';

const keyOf = (list: FlaggedList, subject: InsightsSubject): string => `${beginning}${list}:${subjectKey(subject)}`;

/** True while the first page of the list is known to be empty. */
export function isKnownEmpty(list: FlaggedList, subject: InsightsSubject): boolean {
  return readStored('session', keyOf(list, subject)) === 'true';
}

/** Remembers that the first page was empty, or takes that back: after a save, after new insights, after a change of element. */
export function setKnownEmpty(list: FlaggedList, subject: InsightsSubject, isEmpty: boolean): void {
  writeStored('session', keyOf(list, subject), isEmpty ? 'true' : null);
}

/** Forgets what is known of every other subject: also after a reload at another address, which nobody sees as a change. */
export function keepOnlyFlagsOf(subject: InsightsSubject): void {
  const own = new Set((['saved', 'history'] as const).map((list) => keyOf(list, subject)));
  for (const key of storedKeys('session', beginning)) if (!own.has(key)) writeStored('session', key, null);
}
