import { useRef } from 'react';
import type { Insight } from '#src/contract/generated/model/index.ts';
import { PlainCards } from '#src/ui/display/plain-cards.tsx';
import type { Bookmarks } from '../use-saving.ts';
import { useFeedFocus } from '../use-feed-focus.ts';
import { type FeedScroll, useFeedRows } from '../use-feed-rows.ts';
import { InsightCard } from './insight-card.tsx';

type Props = {
  /** Names the feed. */
  label: string;
  insights: readonly Insight[];
  /** How many there are in all, null where that is not known. */
  total: number | null;
  /** More are on their way. */
  isBusy: boolean;
  bookmarks: Bookmarks;
  /** The element that scrolls. */
  scroller: HTMLElement;
  place: FeedScroll;
  /** What is searched for; empty without a search. */
  term?: string;
  isDated?: boolean;
  /** What stands over the feed inside the scroller; another text is another height. */
  above?: string;
};

/**
 * A long list as a feed (ARIA practices): only the cards near the window stand in the page, however many there are; Page Up and
 * Page Down go from card to card, Control with End and Home out of it. The card with the focus always stands in the page.
 */
export function InsightFeed(props: Props) {
  const { label, insights, total, isBusy, bookmarks, scroller, place } = props;
  const { term = '', isDated = false, above = '' } = props;
  const root = useRef<HTMLDivElement>(null);
  const focus = useFeedFocus({ root, insights });
  const rows = useFeedRows({ root, scroller, insights, place, focused: focus.index, above });
  return (
    <PlainCards
      ref={(element: HTMLDivElement | null) => {
        root.current = element;
        rows.containerRef(element);
      }}
      role="feed"
      aria-label={label}
      aria-busy={isBusy}
      position="relative"
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      onKeyDown={(event) => focus.onKeyDown(event, rows.reveal)}
    >
      {rows.items.map(({ key, index }) => {
        const insight = insights[index];
        return insight === undefined ? null : (
          <InsightCard
            key={key}
            ref={rows.measureElement}
            style={row}
            data-index={index}
            tabIndex={0}
            aria-posinset={index + 1}
            aria-setsize={total ?? -1}
            insight={insight}
            term={term}
            isDated={isDated}
            isBusy={bookmarks.isBusy(insight)}
            mayToggle={bookmarks.mayToggle(insight)}
            onToggle={bookmarks.toggle}
          />
        );
      })}
    </PlainCards>
  );
}

const row = { position: 'absolute', top: 0, left: 0, width: '100%' } as const;
