import { observable } from '@legendapp/state';
import { useValue } from '@legendapp/state/react';
import { type InsightsContext, type InsightsScope, getScopeKey } from './context.ts';

/** The tabs of the insights, in their order (section 2). */
export const insightTabs = ['current', 'saved', 'history'] as const;
export type InsightTab = (typeof insightTabs)[number];

/** The tab that was chosen, and for which subject: another one begins with Current. */
const chosen$ = observable<{ subject: string; tab: InsightTab }>({ subject: '', tab: 'current' });

/** Shows a tab of a subject from now on. */
export function chooseTab(subject: InsightsScope, tab: InsightTab): void {
  chosen$.set({ subject: getScopeKey(subject), tab });
}

/** The shown tab of a context. It outlives the panel, the sheet and the screen, until another subject is shown. */
export function useInsightTab(context: InsightsContext): { tab: InsightTab; choose: (tab: InsightTab) => void } {
  const subject = getScopeKey(context);
  const tab = useValue(() => (chosen$.subject.get() === subject ? chosen$.tab.get() : 'current'));
  return { tab, choose: (next) => chooseTab(context, next) };
}

/** What the writer has not looked at yet: the newest current insight that was seen, and whether something was saved since. */
type Seen = { newest: number | null; saved: boolean };

const seen$ = observable<Record<string, Seen>>({});

const seenOf = (key: string): Seen => seen$[key]?.peek() ?? { newest: null, saved: false };

/** The current insights up to this one are in view. */
export function markCurrentSeen(subject: InsightsScope, newest: number | null): void {
  const key = getScopeKey(subject);
  if (seenOf(key).newest !== newest) seen$[key]?.set({ ...seenOf(key), newest });
}

/** Something was saved (true), or the saved list is in view (false). */
export function markSaved(subject: InsightsScope, isNew: boolean): void {
  const key = getScopeKey(subject);
  if (seenOf(key).saved !== isNew) seen$[key]?.set({ ...seenOf(key), saved: isNew });
}

/** Which tabs have something new: Current by its newest insight, Saved after a save from another tab. */
export function useTabBadges(context: InsightsContext, newest: number | null): ReadonlySet<InsightTab> {
  const { tab } = useInsightTab(context);
  const key = getScopeKey(context);
  const seen = useValue(() => seen$[key]?.get() ?? { newest: null, saved: false });
  const news = new Set<InsightTab>();
  if (tab !== 'current' && newest !== null && seen.newest !== null && newest > seen.newest) news.add('current');
  if (tab !== 'saved' && seen.saved) news.add('saved');
  return news;
}
