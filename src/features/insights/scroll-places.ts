import { type InsightsContext, contextKey } from './context.ts';
import type { InsightTab } from './tab-state.ts';
import type { Place } from './use-feed-rows.ts';

/** Of the context that is shown; another one begins at the top. */
let shown: { key: string; places: Map<InsightTab, Place> } = { key: '', places: new Map() };

/** Nothing was seen yet. */
export const atTop: Place = { top: 0, sizes: new Map() };

/** Where a tab of this context was left; at its top when it was not seen yet. */
export function placeOf(context: InsightsContext, tab: InsightTab): Place {
  return (shown.key === contextKey(context) ? shown.places.get(tab) : undefined) ?? atTop;
}

/** Remembers where a tab is left. */
export function keepPlace(context: InsightsContext, tab: InsightTab, place: Place): void {
  const key = contextKey(context);
  if (shown.key !== key) shown = { key, places: new Map() };
  shown.places.set(tab, place);
}
