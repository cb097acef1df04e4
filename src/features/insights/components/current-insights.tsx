import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo } from 'react';
import type { InsightGroup } from '#src/contract/generated/types.ts';
import { describeError } from '#src/lib/describe-error.ts';
import { EmptyState } from '#src/ui/display/empty-state.tsx';
import { PlainCards } from '#src/ui/display/plain-cards.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { insightListStrings } from '../insight-strings.ts';
import { useCurrentInsights, useNewestInsight } from '../queries.ts';
import { withPendingBookmarks } from '../bookmarks.ts';
import { markCurrentSeen } from '../tab-state.ts';
import { useCurrentScroll } from '../use-current-scroll.ts';
import { useBookmarks, usePendingBookmarks } from '../use-bookmarks.ts';
import { InsightCard } from './insight-card.tsx';
import { InsightSkeleton, InsightSkeletons } from './insight-skeletons.tsx';
import type { InsightListProps } from './insight-list-props.ts';
import { NewInsightsPill } from './new-insights-pill.tsx';

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
  const { data, error, isPending, refetch, isFetching } = useCurrentInsights(context);
  const newest = useNewestInsight(context);
  const pending = usePendingBookmarks();
  const bookmarks = useBookmarks(context);
  const loaded = data?.insights;
  const insights = useMemo(() => withPendingBookmarks(loaded ?? [], pending), [loaded, pending]);
  const visibleIds = useMemo(() => loaded?.map(({ id }) => id) ?? null, [loaded]);
  const { newCount, toTop } = useCurrentScroll(scroller, feedScroll, visibleIds, generating);
  useEffect(() => markCurrentSeen(context, newest), [context, newest]);

  const failure = error && describeError(error, context.elementSlug === null ? 'insights' : 'currentInsights');
  return (
    <>
      <NewInsightsPill count={newCount} onPress={toTop} />
      {failure && (
        <ErrorState message={failure.text} retry="Retry" retrying={isFetching} onRetry={() => void refetch()} />
      )}
      <Heading group={data} />
      <PlainCards display="grid" gap="3" aria-busy={isPending} css={fading}>
        {generating && <InsightSkeleton text={insightListStrings.generating} />}
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
      {!isPending && !failure && !generating && insights.length === 0 && (
        <EmptyState title={insightListStrings.current.empty} hint={insightListStrings.current.hint} />
      )}
    </>
  );
}
