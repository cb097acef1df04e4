import { useValue } from '@legendapp/state/react';
import { useEffect, useRef } from 'react';
import type { SummaryUpdateState } from '#src/lib/summary-update.ts';
import { summaryTexts } from '#src/lib/texts.ts';
import { announce } from '#src/ui/feedback/announcer.ts';
import { followSummary } from './live.ts';
import { noteShown } from './shown.ts';
import { type SummaryUpdate, updateOf } from './summary-update.ts';

/** Keeps a summary as new as the server's for as long as it is on screen. */
export function useSummaryFollowed(userId: number, summary: number): void {
  useEffect(
    () => followSummary(userId, summary, { onProcessed: () => undefined, onGap: () => undefined }),
    [userId, summary],
  );
  useEffect(() => noteShown(summary), [summary]);
}

/** The spoken updates of a summary, live; the completion of one is said to assistive technology. */
export function useSummaryUpdate(
  userId: number,
  summary: number,
): { update: SummaryUpdate; state: SummaryUpdateState } {
  const update = updateOf(userId, summary);
  const state = useValue(update.state$);
  const said = useRef(state.completed);
  useEffect(() => {
    if (state.completed > said.current) announce(summaryTexts.updated);
    said.current = state.completed;
  }, [state.completed]);
  return { update, state };
}
