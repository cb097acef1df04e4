import { useEffect, useEffectEvent } from 'react';
import { systemClock } from '#src/platform/clock.ts';
import { isPastEighty, throttled } from './scrolling.ts';
import type { InsightListState } from './use-insight-list.ts';

type Loads = Pick<InsightListState, 'insights' | 'hasMore' | 'isLoadingMore' | 'isHalted' | 'loadMore'>;

/**
 * Loads the next page past 80 % of a scroller, or if the pages don't fill it. Checks every 200 ms (section 9). Never
 * loads automatically after a failure or while `isOff`.
 */
export function useInfiniteScroll(scroller: HTMLElement, list: Loads, isOff: boolean): void {
  const check = useEffectEvent(() => {
    if (isOff || !list.hasMore || list.isLoadingMore || list.isHalted) return;
    if (isPastEighty(scroller)) list.loadMore();
  });
  useEffect(() => {
    const look = throttled(check, systemClock);
    scroller.addEventListener('scroll', look.trigger, { passive: true });
    return () => {
      look.stop();
      scroller.removeEventListener('scroll', look.trigger);
    };
  }, [scroller]);
  const { insights, hasMore, isLoadingMore } = list;
  useEffect(() => check(), [insights, hasMore, isLoadingMore, isOff]);
}
