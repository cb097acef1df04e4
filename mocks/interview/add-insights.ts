import type { MockSession } from '#mocks/engine/session.ts';
import type { ChatMessageRow, InsightRow, SessionChatRow } from '#mocks/model/tables.ts';
import type { Schema } from '#mocks/model/schema.ts';
import type { InsightData } from '#mocks/scenarios/scenario.ts';
import { insightRow } from '#mocks/scenarios/seed.ts';
import { getScriptQuestion } from './questions.ts';
import { insightOwner, showSubject, subjectSlugs } from './subject.ts';

export const latestCaption = 'After your latest answers';

export function insightHeading(session: MockSession, chat: SessionChatRow): { title: string; caption: string } {
  return {
    title: showSubject(session, chat.subject)?.title ?? 'A new story',
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

/** New insights only, one after every other answer. */
function freeInsights(session: MockSession, chat: SessionChatRow): readonly InsightData[] {
  const existing = new Set(getInsights(session, chat.id).map(({ insight }) => JSON.stringify(insight.content)));
  if (chat.asked.length % 2 === 0) return [];
  return session.scenario.free_play.insights
    .filter(({ content }) => !existing.has(JSON.stringify(content ?? null)))
    .slice(0, 1);
}

/** Returns the insights that an answer will create: only once per message. */
export function insightsToCome(
  session: MockSession,
  chat: SessionChatRow,
  message: ChatMessageRow,
): readonly InsightData[] {
  const existing = session.table('insights').find(({ chat_message_id }) => chat_message_id === message.id);
  if (existing) return [];
  return getScriptQuestion(session, chat, message)?.insights ?? freeInsights(session, chat);
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
  session: MockSession,
  chat: SessionChatRow,
  message: ChatMessageRow,
): readonly InsightRow[] {
  const now = session.clock.stamp();
  const owner = insightOwner(chat.subject);
  return insightsToCome(session, chat, message).map((data) => {
    const id = session.nextId('insights');
    const of = { id, user_id: chat.user_id, session_chat_id: chat.id, chat_message_id: message.id, ...owner };
    return session.table('insights').put(insightRow(data, of, now));
  });
}
