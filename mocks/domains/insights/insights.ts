import { foldText } from '#shared/text/search.ts';
import type { HandlerContext } from '#mocks/engine/handler-context.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { InsightData } from '#mocks/model/scenario.ts';
import type { ChatMessageRow, InsightRow, Schema, SessionChatRow } from '#mocks/model/tables.ts';
import { insightOwner, getSubjectHeading, subjectSlugs } from '#mocks/domains/conversation/subject.ts';

export function toInsightResource({ id, insight, saved_at }: InsightRow): Schema<'Insight'> {
  const path = `/api/v1/development-insights/${id}`;
  return {
    id,
    ...insight,
    saved_at,
    actions:
      saved_at === null
        ? { save: { method: 'POST', path: `${path}/save` } }
        : { unsave: { method: 'DELETE', path: `${path}/unsave` } },
  };
}

export function insightRow(
  data: InsightData,
  row: Omit<InsightRow, 'insight' | 'saved_at' | 'saved_order'>,
  updatedAt: string,
): InsightRow {
  return {
    ...row,
    saved_at: null,
    saved_order: 0,
    insight: {
      type: data.type,
      title: data.title ?? null,
      subtitle_1: data.subtitle_1 ?? null,
      subtitle_2: data.subtitle_2 ?? null,
      content: data.content ?? null,
      caption: data.caption ?? null,
      category_name: data.category_name ?? null,
      extraAttributes: data.extraAttributes ?? {},
      updated_at: updatedAt,
    },
  };
}

const latestCaption = 'After your latest answers';

export function insightHeading(session: MockSession, chat: SessionChatRow): { title: string; caption: string } {
  return {
    title: getSubjectHeading(session, chat.subject)?.title ?? 'A new story',
    caption: chat.kind === 'new' ? 'After your first answers' : latestCaption,
  };
}

/** The newest answer's insights first, each answer's in creation order. */
export function getInsights(session: MockSession, chatId: number): readonly InsightRow[] {
  return session
    .table('insights')
    .where(({ session_chat_id }) => session_chat_id === chatId)
    .toSorted((one, other) => (other.chat_message_id ?? 0) - (one.chat_message_id ?? 0) || one.id - other.id);
}

/** Returns the insights that an answer will create: only once per message. */
export function insightsToCome(
  { session, interviewer }: HandlerContext,
  chat: SessionChatRow,
  message: ChatMessageRow,
): readonly InsightData[] {
  const existing = session.table('insights').find(({ chat_message_id }) => chat_message_id === message.id);
  return existing ? [] : interviewer.outcome(session, chat, message).insights;
}

export function insightsRef(
  session: MockSession,
  chat: SessionChatRow,
  rows: readonly InsightRow[],
): Schema<'DevelopmentInsightsRef'> {
  const { project, element } = subjectSlugs(session, chat.subject);
  return {
    projectSlug: project,
    narrativeElementSlug: element,
    ...insightHeading(session, chat),
    insights: rows.map(({ id }) => ({ id })),
  };
}

export function addInsights(
  context: HandlerContext,
  chat: SessionChatRow,
  message: ChatMessageRow,
): readonly InsightRow[] {
  const { session } = context;
  const now = session.clock.stamp();
  const owner = insightOwner(chat.subject);
  return insightsToCome(context, chat, message).map((data) => {
    const id = session.nextId('insights');
    const of = { id, user_id: chat.user_id, session_chat_id: chat.id, chat_message_id: message.id, ...owner };
    return session.table('insights').put(insightRow(data, of, now));
  });
}

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
  const ofChat = chat ? getInsights(session, chat.id) : [];
  if (chat && ofChat.length > 0) return { ...insightHeading(session, chat), insights: ofChat.map(toInsightResource) };
  const newest = otherwise?.insights.slice(0, currentWithoutConversation) ?? [];
  if (!otherwise || newest.length === 0) return { title: null, caption: null, insights: [] };
  return { title: otherwise.title, caption: latestCaption, insights: newest.map(toInsightResource) };
}

/** Names that writers see instead of a type. */
const labels: Readonly<Record<string, string>> = {
  market_comp_insight: 'Similar Story Insight',
  brainstorming_insight: 'Brainstorming',
  relevant_quote: 'Insightful Quote',
  audience_reaction_insight: 'Audience Reaction',
  development_tip: 'Development Tip',
  common_tropes: 'Common Tropes',
  common_cliches: 'Common Cliches',
};

function contentTexts(content: InsightRow['insight']['content']): readonly string[] {
  if (!Array.isArray(content)) return typeof content === 'string' ? [content] : [];
  return content.flatMap((block) => (typeof block === 'string' ? block : block.content));
}

function getSearchableTexts({ insight }: InsightRow): readonly string[] {
  return [
    insight.type,
    labels[insight.type] ?? '',
    insight.title ?? '',
    insight.subtitle_1 ?? '',
    insight.subtitle_2 ?? '',
    insight.category_name ?? '',
    insight.caption ?? '',
    ...contentTexts(insight.content),
    ...Object.entries(insight.extraAttributes).flat().map(String),
  ];
}

/** A separator that no term matches. */
const between = '\n';

const prepared = new WeakMap<InsightRow['insight'], string>();

/** Cached, because an insight never changes. */
function searchedText(row: InsightRow): string {
  const text = prepared.get(row.insight) ?? getSearchableTexts(row).map(foldText).join(between);
  prepared.set(row.insight, text);
  return text;
}

export function searchInsights(rows: readonly InsightRow[], term: string): readonly InsightRow[] {
  const foldedTerm = foldText(term);
  return rows.filter((row) => searchedText(row).includes(foldedTerm));
}
