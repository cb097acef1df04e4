import { readStored, storedKeys, writeStored } from '#src/platform/browser-storage.ts';
import { type InsightsScope, getScopeKey } from './context.ts';

/** The two lists whose emptiness is remembered for this visit, per project and element (section 4). */
export type CachedEmptyList = 'saved' | 'history';

const beginning = 'insightsEmpty:';

const keyOf = (list: CachedEmptyList, subject: InsightsScope): string => `${beginning}${list}:${getScopeKey(subject)}`;

/** True while the first page of the list is known to be empty. */
export function isCachedEmpty(list: CachedEmptyList, subject: InsightsScope): boolean {
  return readStored('session', keyOf(list, subject)) === 'true';
}

/** Remembers that the first page was empty, or takes that back: after a save, after new insights, after a change of element. */
export function cacheEmptyState(list: CachedEmptyList, subject: InsightsScope, isEmpty: boolean): void {
  writeStored('session', keyOf(list, subject), isEmpty ? 'true' : null);
}

/** Forgets what is known of every other subject: also after a reload at another address, which nobody sees as a change. */
export function clearOtherEmptyFlags(subject: InsightsScope): void {
  const own = new Set((['saved', 'history'] as const).map((list) => keyOf(list, subject)));
  for (const key of storedKeys('session', beginning)) if (!own.has(key)) writeStored('session', key, null);
}
