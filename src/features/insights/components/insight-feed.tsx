import { useRef } from 'react';
import type { Insight } from '#src/contract/generated/types.ts';
import { PlainCards } from '#src/ui/display/plain-cards.tsx';
import type { Bookmarks } from '../use-bookmarks.ts';
import { useFeedFocus } from '../use-feed-focus.ts';
import { type FeedScroll, useFeedRows } from '../use-feed-rows.ts';
import { InsightCard } from './insight-card.tsx';

type Props = {
  label: string;
  insights: readonly Insight[];
  /** The total, or null if unknown. */
  total: number | null;
  isBusy: boolean;
  bookmarks: Bookmarks;
  scroller: HTMLElement;
  feedScroll: FeedScroll;
  term?: string;
  isDated?: boolean;
  /** The content above the feed. A change triggers a new measurement. */
  above?: string;
};

/**
 * A virtual feed (ARIA practices). Page Up and Page Down move between cards, Control with End and Home leaves it. The
 * focused card stays rendered, though only cards near the window are.
 */
export function InsightFeed(props: Props) {
  const { label, insights, total, isBusy, bookmarks, scroller, feedScroll } = props;
  const { term = '', isDated = false, above = '' } = props;
  const root = useRef<HTMLDivElement>(null);
  const focus = useFeedFocus({ root, insights });
  const rows = useFeedRows({ root, scroller, insights, feedScroll, focused: focus.index, above });
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
            canToggle={bookmarks.canToggle(insight)}
            onToggle={bookmarks.toggle}
          />
        );
      })}
    </PlainCards>
  );
}

const row = { position: 'absolute', top: 0, left: 0, width: '100%' } as const;
