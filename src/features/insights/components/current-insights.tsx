import { chakra } from '@chakra-ui/react';
import { ArrowUp } from 'lucide-react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, useEffectEvent } from 'react';
import type { InsightGroup } from '#src/api/generated/types.ts';
import { describeError } from '#src/lib/describe-error.ts';
import { EmptyState } from '#src/ui/display/empty-state.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { PlainCards } from './plain-cards.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { useBookmarks, usePendingBookmarks, withPendingBookmarks } from '../bookmarks.ts';
import { insightListTexts } from '../texts.ts';
import { atTop, useSeenTab } from '../panel-state.ts';
import { useCurrentInsights, useNewestInsight } from '../queries.ts';
import type { FeedScroll } from '../use-feed-rows.ts';
import { InsightCard } from './insight-card.tsx';
import { type InsightListProps, InsightSkeleton, InsightSkeletons } from './insight-feed.tsx';
import { useRetry } from '#src/ui/use-retry.ts';

const StickyArea = chakra('div', {
  base: { position: 'sticky', top: '3', zIndex: 'raised', height: '0', display: 'grid', justifyItems: 'center' },
});

const NewPill = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    height: '8',
    paddingInline: '3',
    borderRadius: 'full',
    bg: 'accent.solid',
    color: 'accent.contrast',
    textStyle: 'small',
    fontWeight: '600',
    cursor: 'pointer',
    boxShadow: 'e2',
    animation: 'fade-in var(--chakra-durations-fade) var(--chakra-easings-enter)',
    _hover: { bg: 'accent.hover' },
    _after: { content: '""', position: 'absolute', inset: '-6px 0' },
  },
});

function NewInsightsPill({ count, onPress }: { count: number; onPress: () => void }) {
  if (count === 0) return null;
  return (
    <StickyArea>
      <NewPill type="button" onClick={onPress}>
        <Icon of={ArrowUp} size={16} />
        {insightListTexts.news(count)}
      </NewPill>
    </StickyArea>
  );
}

const scrolledPx = 8;

type CardAnchor = { readonly id: string; readonly top: number };

function findAnchor(scroller: HTMLElement): CardAnchor | null {
  const view = scroller.getBoundingClientRect().top;
  for (const card of scroller.querySelectorAll<HTMLElement>('[data-insight]')) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > view) return { id: card.dataset['insight'] ?? '', top: top - view };
  }
  return null;
}

type CurrentScroll = { readonly newCount: number; readonly toTop: () => void };

/**
 * Preserves the reading position when cards above change and restores the tab's. Counts new cards that a scrolled
 * reader hasn't seen. `visibleIds`: the ids in order, null before loading. `above`: whether content is above them.
 */
function useCurrentScroll(
  scroller: HTMLElement,
  feedScroll: FeedScroll,
  visibleIds: readonly number[] | null,
  above: boolean,
): CurrentScroll {
  const [newCount, setNewCount] = useState(0);
  const anchor = useRef<CardAnchor | null>(null);
  const left = useRef(0);
  const previousIds = useRef<ReadonlySet<number> | null>(null);
  const hasStarted = useRef(false);

  const save = useEffectEvent(feedScroll.save);
  // The scroller: its position outlives the tab.
  useLayoutEffect(() => {
    const look = (): void => {
      left.current = scroller.scrollTop;
      anchor.current = findAnchor(scroller);
      if (scroller.scrollTop <= scrolledPx) setNewCount(0);
    };
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      scroller.removeEventListener('scroll', look);
      save({ ...atTop, top: left.current });
    };
  }, [scroller]);

  const ids = visibleIds?.join() ?? null;
  // The scroller, before the paint.
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
      if (fresh > 0) setNewCount((count) => count + fresh);
      const savedAnchor = anchor.current;
      const card = savedAnchor && scroller.querySelector(`[data-insight="${savedAnchor.id}"]`);
      if (card)
        scroller.scrollBy({
          top: card.getBoundingClientRect().top - scroller.getBoundingClientRect().top - savedAnchor.top,
        });
    }
    anchor.current = findAnchor(scroller);
  }, [scroller, feedScroll, ids, above]);

  const toTop = useCallback(() => scroller.scrollTo({ top: 0, behavior: 'smooth' }), [scroller]);
  return { newCount, toTop };
}

function Heading({ group }: { group: InsightGroup | undefined }) {
  if (!(group?.title ?? group?.caption)) return null;
  return (
    <chakra.div paddingInline="2" paddingBottom="3">
      {group.title && <chakra.h3 textStyle="h3">{group.title}</chakra.h3>}
      {group.caption && (
        <chakra.p textStyle="small" color="fg.muted">
          {group.caption}
        </chakra.p>
      )}
    </chakra.div>
  );
}

/** New cards appear 40 ms apart, at most five of them. */
function entrance(index: number) {
  return { animationDelay: `${Math.min(index, 4) * 40}ms` };
}

const fading = {
  '& > .pc-card': { animation: 'fade-in var(--chakra-durations-fade) var(--chakra-easings-enter) both' },
};

export function CurrentInsights({
  context,
  generating,
  scroller,
  feedScroll,
}: InsightListProps & { generating: boolean }) {
  const read = useCurrentInsights(context);
  const { isPending, error, failure } = useRetry(read);
  const { data } = read;
  const newest = useNewestInsight(context);
  const pending = usePendingBookmarks();
  const bookmarks = useBookmarks(context);
  const loaded = data?.insights;
  const insights = useMemo(() => withPendingBookmarks(loaded ?? [], pending), [loaded, pending]);
  const visibleIds = useMemo(() => loaded?.map(({ id }) => id) ?? null, [loaded]);
  const { newCount, toTop } = useCurrentScroll(scroller, feedScroll, visibleIds, generating);
  useSeenTab('current', context, newest);

  const problem = error && describeError(error, context.elementSlug === null ? 'insights' : 'currentInsights');
  return (
    <>
      <NewInsightsPill count={newCount} onPress={toTop} />
      {problem && <ErrorState message={problem.text} retry="Retry" {...failure} />}
      <Heading group={data} />
      <PlainCards display="grid" gap="3" aria-busy={isPending} css={fading}>
        {generating && <InsightSkeleton text={insightListTexts.generating} />}
        {isPending && <InsightSkeletons />}
        {insights.map((insight, index) => (
          <InsightCard
            key={insight.id}
            data-insight={insight.id}
            style={entrance(index)}
            insight={insight}
            isBusy={bookmarks.isBusy(insight)}
            canToggle={bookmarks.canToggle(insight)}
            onToggle={bookmarks.toggle}
          />
        ))}
      </PlainCards>
      {!isPending && !problem && !generating && insights.length === 0 && (
        <EmptyState title={insightListTexts.current.empty} hint={insightListTexts.current.hint} />
      )}
    </>
  );
}
