import type { MockSession } from '#mocks/engine/session.ts';
import type { Schema } from '#mocks/model/schema.ts';
import type { InsightRow, SessionChatRow } from '#mocks/model/tables.ts';
import { insightHeading, getInsights, latestCaption } from './add-insights.ts';
import { toInsightResource } from './resources.ts';

const currentWithoutConversation = 3;

function getUpdatedAt({ insight }: InsightRow): string {
  return insight.updated_at;
}

/** Newest first; insights from one answer in their own order. */
function newestFirst(rows: readonly InsightRow[]): InsightRow[] {
  return rows.toSorted((one, other) => getUpdatedAt(other).localeCompare(getUpdatedAt(one)) || one.id - other.id);
}

function savedAt({ saved_at }: InsightRow): string {
  return saved_at ?? '';
}

export function savedInsights(rows: readonly InsightRow[]): InsightRow[] {
  return rows
    .filter(({ saved_at }) => saved_at !== null)
    .toSorted(
      (one, other) =>
        savedAt(other).localeCompare(savedAt(one)) || other.saved_order - one.saved_order || one.id - other.id,
    );
}

export function insightsOfUser(session: MockSession, userId: number): readonly InsightRow[] {
  return newestFirst(
    session.table('insights').where(({ user_id, project_id }) => user_id === userId && project_id === null),
  );
}

export function insightsOfProject(session: MockSession, projectId: number): readonly InsightRow[] {
  return newestFirst(session.table('insights').where(({ project_id }) => project_id === projectId));
}

export function insightsOfElement(session: MockSession, elementId: number): readonly InsightRow[] {
  return newestFirst(session.table('insights').where(({ element_id }) => element_id === elementId));
}

type Otherwise = { readonly title: string; readonly insights: readonly InsightRow[] };

export function currentInsights(
  session: MockSession,
  chat: SessionChatRow | undefined,
  otherwise: Otherwise | null,
): Schema<'InsightGroup'> {
  if (chat) return { ...insightHeading(session, chat), insights: getInsights(session, chat.id).map(toInsightResource) };
  const newest = otherwise?.insights.slice(0, currentWithoutConversation) ?? [];
  if (!otherwise || newest.length === 0) return { title: null, caption: null, insights: [] };
  return { title: otherwise.title, caption: latestCaption, insights: newest.map(toInsightResource) };
}
