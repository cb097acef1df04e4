import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { atTop } from './scroll-positions.ts';
import type { FeedScroll } from './use-feed-rows.ts';

const scrolledPx = 8;

type Anchor = { readonly id: string; readonly top: number };

function findAnchor(scroller: HTMLElement): Anchor | null {
  const view = scroller.getBoundingClientRect().top;
  for (const card of scroller.querySelectorAll<HTMLElement>('[data-insight]')) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > view) return { id: card.dataset['insight'] ?? '', top: top - view };
  }
  return null;
}

/**
 * Preserves the reading position when cards above change and restores the tab's. Counts new cards that a scrolled
 * reader hasn't seen. `shown`: the ids in order, null before loading. `above`: whether content is above them.
 */
type CurrentScroll = { readonly newCount: number; readonly toTop: () => void };

export function useCurrentScroll(
  scroller: HTMLElement,
  feedScroll: FeedScroll,
  visibleIds: readonly number[] | null,
  above: boolean,
): CurrentScroll {
  const [updateCount, setUpdateCount] = useState(0);
  const anchor = useRef<Anchor | null>(null);
  const left = useRef(0);
  const previousIds = useRef<ReadonlySet<number> | null>(null);
  const hasStarted = useRef(false);

  useEffect(() => {
    const look = (): void => {
      left.current = scroller.scrollTop;
      anchor.current = findAnchor(scroller);
      if (scroller.scrollTop <= scrolledPx) setUpdateCount(0);
    };
    scroller.addEventListener('scroll', look, { passive: true });
    return () => scroller.removeEventListener('scroll', look);
  }, [scroller]);

  const ids = visibleIds?.join() ?? null;
  useLayoutEffect(() => {
    if (ids === null) return;
    if (!hasStarted.current) {
      hasStarted.current = true;
      left.current = feedScroll.read().top;
      scroller.scrollTo({ top: left.current });
    }
    const now = new Set(ids === '' ? [] : ids.split(',').map(Number));
    const before = previousIds.current;
    previousIds.current = now;
    if (scroller.scrollTop > scrolledPx && before !== null) {
      const fresh = [...now].filter((id) => !before.has(id)).length;
      if (fresh > 0) setUpdateCount((count) => count + fresh);
      const savedAnchor = anchor.current;
      const card = savedAnchor && scroller.querySelector(`[data-insight="${savedAnchor.id}"]`);
      if (card)
        scroller.scrollBy({
          top: card.getBoundingClientRect().top - scroller.getBoundingClientRect().top - savedAnchor.top,
        });
    }
    anchor.current = findAnchor(scroller);
  }, [scroller, feedScroll, ids, above]);

  const save = useRef(feedScroll.save);
  useLayoutEffect(() => {
    save.current = feedScroll.save;
  });
  useLayoutEffect(() => () => save.current({ ...atTop, top: left.current }), []);

  const toTop = useCallback(() => scroller.scrollTo({ top: 0, behavior: 'smooth' }), [scroller]);
  return { newCount: updateCount, toTop };
}
