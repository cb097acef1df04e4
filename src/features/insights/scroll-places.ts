import { type InsightsContext, getContextKey } from './context.ts';
import type { InsightTab } from './tab-state.ts';
import type { ScrollPosition } from './use-feed-rows.ts';

/** Of the context that is shown; another one begins at the top. */
let shown: { key: string; places: Map<InsightTab, ScrollPosition> } = { key: '', places: new Map() };

/** Nothing was seen yet. */
export const atTop: ScrollPosition = { top: 0, sizes: new Map() };

/** Where a tab of this context was left; at its top when it was not seen yet. */
export function getScrollPosition(context: InsightsContext, tab: InsightTab): ScrollPosition {
  return (shown.key === getContextKey(context) ? shown.places.get(tab) : undefined) ?? atTop;
}

/** Remembers where a tab is left. */
export function saveScrollPosition(context: InsightsContext, tab: InsightTab, place: ScrollPosition): void {
  const key = getContextKey(context);
  if (shown.key !== key) shown = { key, places: new Map() };
  shown.places.set(tab, place);
}
