import { queryOptions, skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { InsightGroup, InsightListResponse } from '#src/contract/generated/types.ts';
import { insightLimits } from '#src/lib/constants.ts';
import type { ApiError } from '#src/platform/api-error.ts';
import { writeQueryData, queryClient, refreshQueries } from '#src/platform/query-client.ts';
import type { InsightsContext } from './context.ts';
import { toInsightGroup } from './insight-responses.ts';
import { fetchCurrent } from './insight-requests.ts';
import { insightKeys } from './insight-keys.ts';
import { useIsActive } from './activation-state.ts';

/** Data is fresh for 30 s (section 9). Activation fetches it, not mounting. */
function currentQuery(context: InsightsContext | null, isSetUp: boolean) {
  return queryOptions<InsightListResponse, ApiError, InsightGroup>({
    queryKey: context === null ? insightKeys.current : insightKeys.currentOf(context),
    queryFn: context === null ? skipToken : ({ signal }) => fetchCurrent(context, { signal }),
    select: toInsightGroup,
    staleTime: insightLimits.setUpMs,
    refetchOnMount: false,
    retryOnMount: false,
    enabled: isSetUp,
  });
}

export function useCurrentInsights(context: InsightsContext | null): UseQueryResult<InsightGroup> {
  return useQuery(currentQuery(context, useIsActive(context)));
}

export function useNewestInsight(context: InsightsContext | null): number | null {
  const insights = useCurrentInsights(context).data?.insights ?? [];
  return insights.length === 0 ? null : Math.max(...insights.map((insight) => insight.id));
}

/** Fetches the current insights unless cached within 30 s. The cache stores an error. */
export async function loadCurrent(context: InsightsContext): Promise<void> {
  const { select: _shown, ...query } = currentQuery(context, true);
  await queryClient.query(query).catch(() => undefined);
}

/** Caches insights from a conversation's response, which saves a request. */
export function seedInsights(context: InsightsContext, group: InsightGroup): void {
  writeQueryData<InsightListResponse>(insightKeys.currentOf(context), () => ({ data: group }));
}

export function refreshInsights(context: InsightsContext): Promise<void> {
  return refreshQueries({ queryKey: insightKeys.currentOf(context) });
}
