import { type InsightsContext, getContextKey } from './context.ts';
import type { InsightTab } from './tab-state.ts';
import type { ScrollPosition } from './use-feed-rows.ts';

let contextPositions: { key: string; positions: Map<InsightTab, ScrollPosition> } = { key: '', positions: new Map() };

export const atTop: ScrollPosition = { top: 0, sizes: new Map() };

export function getScrollPosition(context: InsightsContext, tab: InsightTab): ScrollPosition {
  return (contextPositions.key === getContextKey(context) ? contextPositions.positions.get(tab) : undefined) ?? atTop;
}

export function saveScrollPosition(context: InsightsContext, tab: InsightTab, position: ScrollPosition): void {
  const key = getContextKey(context);
  if (contextPositions.key !== key) contextPositions = { key, positions: new Map() };
  contextPositions.positions.set(tab, position);
}
