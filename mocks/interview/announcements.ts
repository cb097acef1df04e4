import type { HandlerContext } from '#mocks/handlers/handler.ts';
import type { ChatMessageRow, InsightRow, SessionChatRow } from '#mocks/model/tables.ts';
import { insightsRef } from './add-insights.ts';
import { insightOwner } from './subject.ts';
import { toChatMessageResource } from './resources.ts';

/** Sends the next question to the conversation and to those who only follow its results. */
export function announceQuestion({ emit }: HandlerContext, chat: SessionChatRow, next: ChatMessageRow): void {
  const payload = { chat_message: toChatMessageResource(next) };
  emit('sessionChat', chat.id, 'chatMessage.created', payload);
  emit('chat', chat.id, 'chatMessage.created', payload);
}

export function announceInsights(
  { session, emit }: HandlerContext,
  chat: SessionChatRow,
  message: ChatMessageRow,
  rows: readonly InsightRow[],
): void {
  const payload = { chat_message_id: message.id, data: insightsRef(session, chat, rows) };
  const { project_id, element_id } = insightOwner(chat.subject);
  emit('sessionChat', chat.id, 'chatMessage.developmentInsightsCreated', payload);
  if (project_id !== null) emit('project', project_id, 'chatMessage.developmentInsightsCreated', payload);
  if (element_id !== null) emit('element', element_id, 'chatMessage.developmentInsightsCreated', payload);
}

export function announceProcessed(
  { session, emit }: HandlerContext,
  chat: SessionChatRow,
  { id, status }: Pick<ChatMessageRow, 'id' | 'status'>,
): void {
  const insights = session.table('insights').where(({ chat_message_id }) => chat_message_id === id);
  const gave = status === 'completed' && insights.length > 0;
  const payload = {
    chat_message_id: id,
    status,
    ...(gave && { data: { development_insights: insightsRef(session, chat, insights) } }),
  };
  emit('chat', chat.id, 'userMessage.processed', payload);
  emit('user', chat.user_id, 'userMessage.processed', payload);
}
