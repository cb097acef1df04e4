import type { MockSession } from '#mocks/engine/session.ts';
import type { AchievementRow, SummaryRow } from '#mocks/model/account-tables.ts';
import type { ChatMessageRow, InsightRow, SessionChatRow, StoryRow, UserRow } from '#mocks/model/tables.ts';
import type { ElementRow, ProjectRow } from '#mocks/model/workspace-tables.ts';
import { notFound } from './handler.ts';

type Asked = { readonly session: MockSession; readonly user: UserRow };

/** Another writer's story gets a 404. */
export function findStory({ session, user }: Asked, id: number): StoryRow {
  const row = session.table('stories').get(id);
  if (row?.user_id !== user.id) throw notFound('Story', id);
  return row;
}

export function findSessionChat({ session, user }: Asked, id: number): SessionChatRow {
  const row = session.table('session_chats').get(id);
  if (row?.user_id !== user.id) throw notFound('SessionChat', id);
  return row;
}

export function findInsight({ session, user }: Asked, id: number): InsightRow {
  const row = session.table('insights').get(id);
  if (row?.user_id !== user.id) throw notFound('DevelopmentInsight', id);
  return row;
}

export function findChatMessage(
  asked: Asked,
  { session_chat, chat_message }: { readonly session_chat: number; readonly chat_message: number },
): { readonly chat: SessionChatRow; readonly message: ChatMessageRow } {
  const chat = findSessionChat(asked, session_chat);
  const message = asked.session.table('chat_messages').get(chat_message);
  if (message?.session_chat_id !== chat.id) throw notFound('ChatMessage', chat_message);
  return { chat, message };
}

export function findProject({ session, user }: Asked, key: string): ProjectRow {
  const own = session.table('projects').where(({ user_id }) => user_id === user.id);
  const found = own.find(({ project }) => project.slug === key) ?? own.find(({ id }) => String(id) === key);
  if (!found) throw notFound('Project', key);
  return found;
}

export function elementByKey(rows: readonly ElementRow[], key: string): ElementRow | undefined {
  return rows.find(({ element }) => element.slug === key) ?? rows.find(({ id }) => String(id) === key);
}

export function findElement(
  asked: Asked,
  path: { readonly project: string; readonly element: string },
): { readonly project: ProjectRow; readonly element: ElementRow } {
  const project = findProject(asked, path.project);
  const own = asked.session.table('elements').where(({ project_id, deleted }) => project_id === project.id && !deleted);
  const element = elementByKey(own, path.element);
  if (!element) throw notFound('NarrativeElement', path.element);
  return { project, element };
}

export function findAchievement({ session, user }: Asked, id: number): AchievementRow {
  const row = session.table('achievements').get(id);
  if (row?.user_id !== user.id) throw notFound('UserAchievement', id);
  return row;
}

export function findSummary({ session, user }: Asked, id: number): SummaryRow {
  const row = session.table('summaries').get(id);
  if (row?.user_id !== user.id) throw notFound('UserSummary', id);
  return row;
}
