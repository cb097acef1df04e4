import type { VirtualItem } from '@tanstack/react-virtual';
import { type InsightsContext, contextKey } from './context.ts';
import type { InsightTab } from './tab-state.ts';

/** Where a list was left: px from its top, and the sizes of its rows as they were measured. */
type Place = { readonly top: number; readonly sizes: VirtualItem[] };

/** Of the context that is shown; another one begins at the top. */
let shown: { key: string; places: Map<InsightTab, Place> } = { key: '', places: new Map() };

/** Where a tab of this context was left; at its top when it was not seen yet. */
export function placeOf(context: InsightsContext, tab: InsightTab): Place {
  return (shown.key === contextKey(context) ? shown.places.get(tab) : undefined) ?? { top: 0, sizes: [] };
}

/** Remembers where a tab is left. */
export function keepPlace(context: InsightsContext, tab: InsightTab, place: Place): void {
  const key = contextKey(context);
  if (shown.key !== key) shown = { key, places: new Map() };
  shown.places.set(tab, place);
}
