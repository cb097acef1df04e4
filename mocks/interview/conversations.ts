import type { Session } from '#mocks/engine/session.ts';
import type { SessionChatRow, StoryRow } from '#mocks/model/tables.ts';
import { askNext } from './questions.ts';
import { emptyStory } from './story.ts';

const begin = (
  session: Session,
  chat: Pick<SessionChatRow, 'id' | 'user_id' | 'story_id' | 'kind' | 'progress'>,
): SessionChatRow => {
  const row: SessionChatRow = {
    ...chat,
    state: 'open',
    opened: session.nextId('openings'),
    asked: [],
    path: [],
    extracted: [],
    updated_at: session.clock.stamp(),
  };
  session.table('session_chats').put(row);
  askNext(session, row);
  return session.table('session_chats').get(chat.id) ?? row;
};

/** A new story, not in the list yet, and the first question about it. */
export const beginNewStory = (session: Session, userId: number): SessionChatRow => {
  const [storyId, chatId] = [session.nextId('stories'), session.nextId('session_chats')];
  const story = emptyStory(storyId, chatId, session.clock.stamp());
  session.table('stories').put({ id: storyId, user_id: userId, listed: false, story });
  return begin(session, { id: chatId, user_id: userId, story_id: storyId, kind: 'new', progress: 0 });
};

/** Another interview about a story that exists. */
export const beginDevelopment = (session: Session, { id, user_id, story }: StoryRow): SessionChatRow =>
  begin(session, {
    id: session.nextId('session_chats'),
    user_id,
    story_id: id,
    kind: 'development',
    progress: story.percent ?? 0,
  });

/** The open conversation touched last, of those that pass the test. */
export const openConversation = (
  session: Session,
  userId: number,
  test: (chat: SessionChatRow) => boolean,
): SessionChatRow | undefined =>
  session
    .table('session_chats')
    .where((chat) => chat.user_id === userId && chat.state === 'open' && test(chat))
    .toSorted((one, other) => one.updated_at.localeCompare(other.updated_at) || one.id - other.id)
    .at(-1);

/** The writer goes into a conversation that is there: its insights are the current ones now. */
export const enter = (session: Session, chat: SessionChatRow): SessionChatRow =>
  session.table('session_chats').put({ ...chat, opened: session.nextId('openings') });

/** The conversation the writer is in, or was in last. */
export const currentConversation = (session: Session, userId: number): SessionChatRow | undefined =>
  session
    .table('session_chats')
    .where(({ user_id }) => user_id === userId)
    .toSorted((one, other) => one.opened - other.opened)
    .at(-1);
