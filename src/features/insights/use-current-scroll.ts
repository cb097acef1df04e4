import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { atTop } from './scroll-positions.ts';
import type { FeedScroll } from './use-feed-rows.ts';

const scrolledPx = 8;

type Anchor = { readonly id: string; readonly top: number };

function anchorOf(scroller: HTMLElement): Anchor | null {
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
type CurrentPlace = { readonly news: number; readonly toTop: () => void };

export function useCurrentScroll(
  scroller: HTMLElement,
  place: FeedScroll,
  shown: readonly number[] | null,
  above: boolean,
): CurrentPlace {
  const [news, setNews] = useState(0);
  const anchor = useRef<Anchor | null>(null);
  const left = useRef(0);
  const known = useRef<ReadonlySet<number> | null>(null);
  const isBegun = useRef(false);

  useEffect(() => {
    const look = (): void => {
      left.current = scroller.scrollTop;
      anchor.current = anchorOf(scroller);
      if (scroller.scrollTop <= scrolledPx) setNews(0);
    };
    scroller.addEventListener('scroll', look, { passive: true });
    return () => scroller.removeEventListener('scroll', look);
  }, [scroller]);

  const ids = shown?.join() ?? null;
  useLayoutEffect(() => {
    if (ids === null) return;
    if (!isBegun.current) {
      isBegun.current = true;
      left.current = place.read().top;
      scroller.scrollTo({ top: left.current });
    }
    const now = new Set(ids === '' ? [] : ids.split(',').map(Number));
    const before = known.current;
    known.current = now;
    if (scroller.scrollTop > scrolledPx && before !== null) {
      const fresh = [...now].filter((id) => !before.has(id)).length;
      if (fresh > 0) setNews((count) => count + fresh);
      const kept = anchor.current;
      const card = kept && scroller.querySelector(`[data-insight="${kept.id}"]`);
      if (card)
        scroller.scrollBy({ top: card.getBoundingClientRect().top - scroller.getBoundingClientRect().top - kept.top });
    }
    anchor.current = anchorOf(scroller);
  }, [scroller, place, ids, above]);

  const keep = useRef(place.keep);
  useLayoutEffect(() => {
    keep.current = place.keep;
  });
  useLayoutEffect(() => () => keep.current({ ...atTop, top: left.current }), []);

  const toTop = useCallback(() => scroller.scrollTo({ top: 0, behavior: 'smooth' }), [scroller]);
  return { news, toTop };
}
