import { readStored, storedKeys, writeStored } from '#src/platform/browser-storage.ts';
import { type InsightsScope, getScopeKey } from './context.ts';

/** The lists whose emptiness is saved for this visit, per project and element (section 4). */
export type CachedEmptyList = 'saved' | 'history';

const keyPrefix = 'insightsEmpty:';

function toStorageKey(list: CachedEmptyList, subject: InsightsScope): string {
  return `${keyPrefix}${list}:${getScopeKey(subject)}`;
}

export function isCachedEmpty(list: CachedEmptyList, subject: InsightsScope): boolean {
  return readStored('session', toStorageKey(list, subject)) === 'true';
}

/** Saves that the first page was empty, or clears it after a save, new insights or another element. */
export function cacheEmptyState(list: CachedEmptyList, subject: InsightsScope, isEmpty: boolean): void {
  writeStored('session', toStorageKey(list, subject), isEmpty ? 'true' : null);
}

/** Clears every other subject's flags, because a reload at another address isn't observed as a change. */
export function clearOtherEmptyFlags(subject: InsightsScope): void {
  const currentKeys = new Set((['saved', 'history'] as const).map((list) => toStorageKey(list, subject)));
  for (const key of storedKeys('session', keyPrefix)) if (!currentKeys.has(key)) writeStored('session', key, null);
}
