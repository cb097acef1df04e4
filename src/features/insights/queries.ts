import { queryOptions, skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { InsightGroup, InsightListResponse } from '#src/contract/generated/model/index.ts';
import { insightLimits } from '#src/lib/constants.ts';
import type { ApiError } from '#src/platform/api-error.ts';
import { writeQueryData, queryClient, refreshQueries } from '#src/platform/query-client.ts';
import type { InsightsContext } from './context.ts';
import { parseInsightGroup } from './insight-answers.ts';
import { fetchCurrent } from './insight-calls.ts';
import { insightKeys } from './insight-keys.ts';
import { useIsActive } from './set-up-state.ts';

/** What the set-up of a context brings is used for 30 s (section 9); it is asked for by the set-up, not by looking at it. */
function currentQuery(context: InsightsContext | null, isSetUp: boolean) {
  return queryOptions<InsightListResponse, ApiError, InsightGroup>({
    queryKey: context === null ? insightKeys.current : insightKeys.currentOf(context),
    queryFn: context === null ? skipToken : ({ signal }) => fetchCurrent(context, { signal }),
    select: parseInsightGroup,
    staleTime: insightLimits.setUpMs,
    refetchOnMount: false,
    retryOnMount: false,
    enabled: isSetUp,
  });
}

/** The current insights of a context; nothing is asked before it is known and set up. */
export function useCurrentInsights(context: InsightsContext | null): UseQueryResult<InsightGroup, ApiError> {
  return useQuery(currentQuery(context, useIsActive(context)));
}

/** The id of the newest current insight, null while there is none: tells when something new has come. */
export function useNewestInsight(context: InsightsContext | null): number | null {
  const insights = useCurrentInsights(context).data?.insights ?? [];
  return insights.length === 0 ? null : Math.max(...insights.map((insight) => insight.id));
}

/** Asks for the current insights unless those of the last 30 s are there. Its failure stands in the cache. */
export async function loadCurrent(context: InsightsContext): Promise<void> {
  const { select: _shown, ...query } = currentQuery(context, true);
  await queryClient.query(query).catch(() => undefined);
}

/** Insights that came with a conversation's answer: they are shown without another call. */
export function seedInsights(context: InsightsContext, group: InsightGroup): void {
  writeQueryData<InsightListResponse>(insightKeys.currentOf(context), () => ({ data: group }));
}

/** New insights were announced: the list is fetched anew, past the cache. */
export function refreshInsights(context: InsightsContext): Promise<void> {
  return refreshQueries({ queryKey: insightKeys.currentOf(context) });
}
