import type { Session } from '#mocks/engine/session.ts';
import type { ChatMessageRow, InsightRow, SessionChatRow, StoryRow, UserRow } from '#mocks/model/tables.ts';
import { notFound } from './handler.ts';

type Asked = { readonly session: Session; readonly user: UserRow };

/** Rows of this writer; anything else is not there: 404. */
export const storyOf = ({ session, user }: Asked, id: number): StoryRow => {
  const row = session.table('stories').get(id);
  if (row?.user_id !== user.id) throw notFound('Story', id);
  return row;
};

export const sessionChatOf = ({ session, user }: Asked, id: number): SessionChatRow => {
  const row = session.table('session_chats').get(id);
  if (row?.user_id !== user.id) throw notFound('SessionChat', id);
  return row;
};

export const insightOf = ({ session, user }: Asked, id: number): InsightRow => {
  const row = session.table('insights').get(id);
  if (row?.user_id !== user.id) throw notFound('DevelopmentInsight', id);
  return row;
};

/** A message of one of this writer's conversations, with the conversation. */
export const chatMessageOf = (
  asked: Asked,
  { session_chat, chat_message }: { readonly session_chat: number; readonly chat_message: number },
): { readonly chat: SessionChatRow; readonly message: ChatMessageRow } => {
  const chat = sessionChatOf(asked, session_chat);
  const message = asked.session.table('chat_messages').get(chat_message);
  if (message?.session_chat_id !== chat.id) throw notFound('ChatMessage', chat_message);
  return { chat, message };
};
