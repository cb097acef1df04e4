import { skipToken, useMutation, type UseMutationResult, useQuery, type UseQueryResult } from '@tanstack/react-query';
import {
  elementInsightList,
  projectInsightList,
  userInsightList,
} from '#src/contract/generated/hooks/insights/insights.ts';
import type {
  Insight,
  InsightGroup,
  InsightListResponse,
  InsightResponse,
} from '#src/contract/generated/model/index.ts';
import { readJson } from '#src/contract/read-json.ts';
import type { ApiError } from '#src/platform/api-error.ts';
import { callAction } from '#src/platform/call-action.ts';
import { queryClient } from '#src/platform/query-client.ts';
import type { InsightsContext } from './context.ts';
import { told } from './insight-events.ts';

const emptyGroup: InsightGroup = { insights: [] };

/** Either form of a list answer as one: `data.insights` with title and caption, or `data` as a list (section 3). */
function readInsights(answer: InsightListResponse): InsightGroup {
  const data: unknown = answer.data;
  if (Array.isArray(data)) return { insights: usable(data) };
  const group = (data ?? emptyGroup) as InsightGroup;
  return { ...group, insights: usable(group.insights) };
}

/** One insight per id; rows without an id are left out. One without actions, or without a word on being saved, has neither. */
function usable(rows: unknown): Insight[] {
  if (!Array.isArray(rows)) return [];
  const insights = rows.flatMap((row: Partial<Insight> | null) =>
    typeof row?.id === 'number'
      ? [{ ...row, actions: row.actions ?? {}, saved_at: row.saved_at ?? null } as Insight]
      : [],
  );
  return [...new Map(insights.map((insight) => [insight.id, insight])).values()];
}

/** All current insights in the cache, whoever they belong to. */
const allCurrent = ['insights', 'current'] as const;

const keyOf = ({ projectSlug, elementSlug, sessionChatId }: InsightsContext) =>
  [...allCurrent, projectSlug, elementSlug, sessionChatId] as const;

/** The element's call, the project's, or the writer's: the most particular one there is (section 7). */
function fetchCurrent(
  { projectSlug, elementSlug }: InsightsContext,
  signal: AbortSignal,
): Promise<InsightListResponse> {
  if (projectSlug === null) return userInsightList({ signal });
  if (elementSlug === null) return projectInsightList(projectSlug, { signal });
  return elementInsightList(projectSlug, elementSlug, { signal });
}

/** The current insights of a context; nothing is asked before it is known. */
export function useCurrentInsights(context: InsightsContext | null): UseQueryResult<InsightGroup, ApiError> {
  return useQuery<InsightListResponse, ApiError, InsightGroup>({
    queryKey: context === null ? allCurrent : keyOf(context),
    queryFn: context === null ? skipToken : ({ signal }) => told(fetchCurrent(context, signal)),
    select: readInsights,
  });
}

/** The id of the newest current insight, null while there is none: tells when something new has come. */
export function useNewestInsight(context: InsightsContext | null): number | null {
  const insights = useCurrentInsights(context).data?.insights ?? [];
  return insights.length === 0 ? null : Math.max(...insights.map((insight) => insight.id));
}

/** Insights that came with a conversation's answer: they are shown without another call. */
export function seedInsights(context: InsightsContext, group: InsightGroup): void {
  queryClient.setQueryData<InsightListResponse>(keyOf(context), { data: group });
}

/** New insights were announced: the list is fetched anew, past the cache. */
export function refreshInsights(context: InsightsContext): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(context) });
}

function change(id: number, next: (insight: Insight) => Insight): void {
  queryClient.setQueriesData<InsightListResponse>({ queryKey: allCurrent }, (known) => {
    if (known === undefined) return known;
    const group = readInsights(known);
    return {
      ...known,
      data: { ...group, insights: group.insights.map((insight) => (insight.id === id ? next(insight) : insight)) },
    };
  });
}

export type SaveDirection = 'save' | 'unsave';

/**
 * Saves or unsaves an insight at its server-given address, always by POST (section 7). The mark changes at once and goes
 * back when the server refuses; a toast says so. One of each direction at a time (section 4).
 */
export function useSaveInsight(direction: SaveDirection): UseMutationResult<InsightResponse, Error, Insight, Insight> {
  return useMutation({
    mutationKey: ['insight', direction],
    mutationFn: async (insight: Insight) => {
      const operationId = direction === 'save' ? 'insightSave' : 'insightUnsave';
      const response = await callAction(insight.actions[direction]?.path, { operationId });
      return (await readJson(response, operationId)) as InsightResponse;
    },
    onMutate: (insight) => {
      const savedAt = direction === 'save' ? new Date().toISOString() : null;
      change(insight.id, (known) => ({ ...known, saved_at: savedAt }));
      return insight;
    },
    onSuccess: (answer, insight) => change(insight.id, (known) => ({ ...known, ...answer.data })),
    onError: (_error, insight) => change(insight.id, () => insight),
    meta: { errorToast: true, situation: direction === 'save' ? 'saveInsight' : 'unsaveInsight' },
  });
}
