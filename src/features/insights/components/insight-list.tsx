import { chakra } from '@chakra-ui/react';
import type { Insight } from '#src/contract/generated/model/index.ts';
import { describe } from '#src/lib/describe-error.ts';
import { Card } from '#src/ui/display/card.tsx';
import { EmptyState } from '#src/ui/display/empty-state.tsx';
import { SkeletonBar } from '#src/ui/display/skeleton.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import type { InsightsContext } from '../context.ts';
import { useCurrentInsights, useSaveInsight } from '../queries.ts';
import { InsightCard } from './insight-card.tsx';

function SkeletonCard({ text }: { text?: string }) {
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

/** Whose insights, and whether more are on their way. */
export type InsightsOf = { context: InsightsContext; generating: boolean };

/** The current insights of a context: loading, empty, failed, or the cards; a skeleton on top while new ones are made. */
export function InsightList({ context, generating }: InsightsOf) {
  const { data, error, isPending, refetch, isFetching } = useCurrentInsights(context);
  const saving = useSaveInsight('save');
  const unsaving = useSaveInsight('unsave');
  const failure = error && describe(error, 'currentInsights');
  const insights = data?.insights ?? [];
  const toggle = (insight: Insight): void => (insight.saved_at === null ? saving : unsaving).mutate(insight);
  if (failure)
    return <ErrorState message={failure.text} retry="Retry" retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <chakra.div display="grid" gap="3" aria-busy={isPending}>
      {(data?.title ?? data?.caption) && (
        <chakra.div paddingInline="2" paddingBottom="1">
          {data.title && <chakra.h3 textStyle="h3">{data.title}</chakra.h3>}
          {data.caption && (
            <chakra.p textStyle="small" color="fg.muted">
              {data.caption}
            </chakra.p>
          )}
        </chakra.div>
      )}
      {generating && <SkeletonCard text="Generating creative insights..." />}
      {isPending && [1, 2, 3].map((card) => <SkeletonCard key={card} />)}
      {!isPending && !generating && insights.length === 0 && (
        <EmptyState title="No current insights found." hint="They appear as you answer." />
      )}
      {insights.map((insight) => (
        <chakra.div key={insight.id} animation="fade-in var(--chakra-durations-fade) var(--chakra-easings-enter)">
          <InsightCard
            insight={insight}
            busy={insight.saved_at === null ? saving.isPending : unsaving.isPending}
            onToggle={toggle}
          />
        </chakra.div>
      ))}
    </chakra.div>
  );
}
