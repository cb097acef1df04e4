import { useValue } from '@legendapp/state/react';
import { useEffect, useRef } from 'react';
import type { SummaryUpdateState } from '#src/lib/summary-update-reducer.ts';
import { summaryTexts } from '#src/lib/strings.ts';
import { announce } from '#src/ui/feedback/announcer.ts';
import { subscribeToSummary } from './live.ts';
import { trackVisible } from './visible-summaries.ts';
import { type SummaryUpdateStore, getSummaryUpdate } from './summary-update-store.ts';

export function useSummarySubscription(userId: number, summary: number): void {
  useEffect(
    () => subscribeToSummary(userId, summary, { onProcessed: () => undefined, onGap: () => undefined }),
    [userId, summary],
  );
  useEffect(() => trackVisible(summary), [summary]);
}

export function useSummaryUpdate(
  userId: number,
  summary: number,
): { update: SummaryUpdateStore; state: SummaryUpdateState } {
  const update = getSummaryUpdate(userId, summary);
  const state = useValue(update.state$);
  const announcedCount = useRef(state.completed);
  useEffect(() => {
    if (state.completed > announcedCount.current) announce(summaryTexts.updated);
    announcedCount.current = state.completed;
  }, [state.completed]);
  return { update, state };
}
