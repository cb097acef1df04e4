import { type InsightsContext, getContextKey } from './context.ts';
import type { InsightTab } from './tab-state.ts';
import type { ScrollPosition } from './use-feed-rows.ts';

let shown: { key: string; places: Map<InsightTab, ScrollPosition> } = { key: '', places: new Map() };

export const atTop: ScrollPosition = { top: 0, sizes: new Map() };

export function getScrollPosition(context: InsightsContext, tab: InsightTab): ScrollPosition {
  return (shown.key === getContextKey(context) ? shown.places.get(tab) : undefined) ?? atTop;
}

export function saveScrollPosition(context: InsightsContext, tab: InsightTab, place: ScrollPosition): void {
  const key = getContextKey(context);
  if (shown.key !== key) shown = { key, places: new Map() };
  shown.places.set(tab, place);
}
