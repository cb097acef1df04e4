import { useEffect } from 'react';
import { observable } from '@legendapp/state';
import { useValue } from '@legendapp/state/react';
import { createPersistedFlag } from '#src/platform/persisted-flag.ts';
import { getContextKey, getScopeKey, type InsightsContext, type InsightsScope } from './context.ts';
import type { ScrollPosition } from './use-feed-rows.ts';

/** On by default, saved on this device. */
export const panelVisible$ = createPersistedFlag('local', 'insightsPanelVisible', true);

/** Separate setting for the phone's sheet. While on, the sheet opens automatically where it may. */
export const sheetVisible$ = createPersistedFlag('local', 'mobileInsightsVisible', true);

export const insightTabs = ['current', 'saved', 'history'] as const;
export type InsightTab = (typeof insightTabs)[number];

/** The chosen tab and its scope. Another scope starts with Current. */
const chosen$ = observable<{ scope: string; tab: InsightTab }>({ scope: '', tab: 'current' });

function chooseTab(scope: InsightsScope, tab: InsightTab): void {
  chosen$.set({ scope: getScopeKey(scope), tab });
}

/** Returns a context's tab. It persists after unmounting until another scope is shown. */
export function useInsightTab(context: InsightsContext): { tab: InsightTab; choose: (tab: InsightTab) => void } {
  const scope = getScopeKey(context);
  const tab = useValue(() => (chosen$.scope.get() === scope ? chosen$.tab.get() : 'current'));
  return { tab, choose: (next) => chooseTab(context, next) };
}

/** Opens Saved once no more insights can come, as after the trial's end. */
export function useSavedTabWhen(isOver: boolean, context: InsightsContext): void {
  // The tab is in a store that outlives the screen.
  useEffect(() => {
    if (isOver) chooseTab(context, 'saved');
  }, [isOver, context]);
}

type Seen = { newest: number | null; saved: boolean };

const seen$ = observable<Record<string, Seen>>({});

function getSeen(key: string): Seen {
  return seen$[key]?.peek() ?? { newest: null, saved: false };
}

function markCurrentSeen(scope: InsightsScope, newest: number | null): void {
  const key = getScopeKey(scope);
  if (getSeen(key).newest !== newest) seen$[key]?.set({ ...getSeen(key), newest });
}

export function markSaved(scope: InsightsScope, isNew: boolean): void {
  const key = getScopeKey(scope);
  if (getSeen(key).saved !== isNew) seen$[key]?.set({ ...getSeen(key), saved: isNew });
}

/** Marks a tab's insights as seen while it's shown. */
export function useSeenTab(tab: 'current' | 'saved', scope: InsightsScope, newest: number | null): void {
  // The other tabs and screens show what isn't seen.
  useEffect(() => {
    if (tab === 'current') markCurrentSeen(scope, newest);
    else markSaved(scope, false);
  }, [tab, scope, newest]);
}

export function useTabBadges(context: InsightsContext, newest: number | null): ReadonlySet<InsightTab> {
  const { tab } = useInsightTab(context);
  const key = getScopeKey(context);
  const seen = useValue(() => seen$[key]?.get() ?? { newest: null, saved: false });
  const newTabs = new Set<InsightTab>();
  if (tab !== 'current' && newest !== null && seen.newest !== null && newest > seen.newest) newTabs.add('current');
  if (tab !== 'saved' && seen.saved) newTabs.add('saved');
  return newTabs;
}

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

const activeKey$ = observable<string | null>(null);

export function markActive(context: InsightsContext): void {
  activeKey$.set(getContextKey(context));
}

export function useIsActive(context: InsightsContext | null): boolean {
  const key = context === null ? null : getContextKey(context);
  return useValue(() => key !== null && activeKey$.get() === key);
}
