import { useMergedRef } from '@mantine/hooks';
import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import type { Insight } from '#src/api/generated/types.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Card } from '#src/ui/display/card.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { PlainCards } from './plain-cards.tsx';
import { SkeletonBar } from '#src/ui/display/skeleton.tsx';
import type { Bookmarks } from '../bookmarks.ts';
import type { InsightsContext } from '../context.ts';
import { type FeedScroll, useFeedFocus, useFeedRows } from '../use-feed-rows.ts';
import type { InsightListState } from '../use-insight-list.ts';
import { InsightCard } from './insight-card.tsx';

type Props = {
  list: Pick<InsightListState, 'hasMore' | 'isLoadingMore' | 'moreFailed' | 'loadMore'>;
  more: string;
  end?: string | undefined;
};

export function InsightListFooter({ list, more, end }: Props) {
  if (list.moreFailed !== null)
    return (
      <chakra.div textAlign="center" paddingBlock="4">
        <chakra.p role="alert" textStyle="text" color="danger.fg" display="inline-flex" gap="2" textAlign="start">
          <chakra.span marginTop="1.5px" flexShrink="0">
            <Icon of={CircleAlert} />
          </chakra.span>
          {list.moreFailed.text}
        </chakra.p>
        <chakra.div marginTop="3">
          <Button loading={list.isLoadingMore} onClick={list.loadMore}>
            Retry
          </Button>
        </chakra.div>
      </chakra.div>
    );
  if (list.hasMore)
    return (
      <Button full loading={list.isLoadingMore} onClick={list.loadMore} marginTop="3">
        {more}
      </Button>
    );
  return end === undefined ? null : (
    <chakra.p textStyle="small" color="fg.subtle" textAlign="center" paddingTop="6" paddingBottom="2">
      {end}
    </chakra.p>
  );
}

export function InsightSkeleton({ text }: { text?: string }) {
  return (
    <Card>
      {text !== undefined && (
        <chakra.p textStyle="text" color="fg.muted" marginBottom="3">
          {text}
        </chakra.p>
      )}
      <chakra.div display="grid" gap="3">
        <SkeletonBar width="38%" height="22px" />
        <SkeletonBar width="70%" />
        <SkeletonBar width="100%" />
        <SkeletonBar width="92%" />
      </chakra.div>
    </Card>
  );
}

export function InsightSkeletons() {
  return (
    <chakra.div display="grid" gap="3" aria-busy="true">
      {[1, 2, 3].map((card) => (
        <InsightSkeleton key={card} />
      ))}
    </chakra.div>
  );
}

export type InsightContextProps = { context: InsightsContext; generating: boolean };

export type InsightListProps = {
  context: InsightsContext;
  scroller: HTMLElement;
  feedScroll: FeedScroll;
};

type InsightFeedProps = {
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
export function InsightFeed(props: InsightFeedProps) {
  const { label, insights, total, isBusy, bookmarks, scroller, feedScroll } = props;
  const { term = '', isDated = false, above = '' } = props;
  const root = useRef<HTMLDivElement>(null);
  const focus = useFeedFocus({ root, insights });
  const rows = useFeedRows({ scroller, insights, feedScroll, focused: focus.index, above });
  return (
    <PlainCards
      ref={useMergedRef(root, rows.containerRef)}
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
