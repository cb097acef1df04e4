import type { HandlerContext } from '#mocks/engine/handler-context.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { SessionChatRow, StoryRow, Subject } from '#mocks/model/tables.ts';
import { askQuestion } from './questions.ts';
import { emptyStory } from '#mocks/domains/stories/story.ts';
import { isSameSubject, getSubjectHeading } from './subject.ts';

type NewChat = Pick<SessionChatRow, 'id' | 'user_id' | 'subject' | 'kind' | 'progress'>;

type Context = Pick<HandlerContext, 'session' | 'interviewer'>;

function startChat({ session, interviewer }: Context, chat: NewChat): SessionChatRow {
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
  askQuestion(session, row, interviewer.firstQuestion(session, row));
  return session.table('session_chats').get(chat.id) ?? row;
}

export function storySubject(identifier: number): Subject {
  return { endpoint: 'stories', identifier, project_id: null };
}

export function startNewStory(context: Context, user_id: number): SessionChatRow {
  const { session } = context;
  const [storyId, id] = [session.nextId('stories'), session.nextId('session_chats')];
  const story = emptyStory(storyId, id, session.clock.stamp());
  const state = { listed: false, renamed: false, earlier_cover: null, deleted_at: null };
  session.table('stories').put({ id: storyId, user_id, ...state, story });
  return startChat(context, { id, user_id, subject: storySubject(storyId), kind: 'new', progress: 0 });
}

export function startDevelopment(context: Context, { id, user_id, story }: StoryRow): SessionChatRow {
  return startChat(context, {
    id: context.session.nextId('session_chats'),
    user_id,
    subject: storySubject(id),
    kind: 'development',
    progress: story.percent ?? 0,
  });
}

export type OtherKind = Exclude<SessionChatRow['kind'], 'new' | 'development'>;

export function startConversation(context: Context, userId: number, subject: Subject, kind: OtherKind): SessionChatRow {
  return startChat(context, {
    id: context.session.nextId('session_chats'),
    user_id: userId,
    subject,
    kind,
    progress: 0,
  });
}

/** Returns the most recently used open conversation that passes the test and whose subject exists. */
export function findLatestOpenConversation(
  session: MockSession,
  userId: number,
  test: (chat: SessionChatRow) => boolean,
): SessionChatRow | undefined {
  return session
    .table('session_chats')
    .where((chat) => chat.user_id === userId && chat.state === 'open' && test(chat))
    .filter(({ subject }) => getSubjectHeading(session, subject) !== null)
    .toSorted((one, other) => one.updated_at.localeCompare(other.updated_at) || one.id - other.id)
    .at(-1);
}

export function findOpenConversation(
  session: MockSession,
  userId: number,
  subject: Subject,
): SessionChatRow | undefined {
  return findLatestOpenConversation(session, userId, (chat) => isSameSubject(chat.subject, subject));
}

export function findOpenStoryConversation(session: MockSession, { id, user_id }: StoryRow): SessionChatRow | undefined {
  return findOpenConversation(session, user_id, storySubject(id));
}

/** Enters a conversation, so that its insights become the current ones. */
export function resumeConversation(session: MockSession, chat: SessionChatRow): SessionChatRow {
  return session.table('session_chats').put({ ...chat, opened: session.nextId('openings') });
}

/** Returns the conversation that was entered last, open or finished, whose subject passes the test. */
export function currentConversation(
  session: MockSession,
  userId: number,
  test: (subject: Subject) => boolean,
): SessionChatRow | undefined {
  return session
    .table('session_chats')
    .where(({ user_id, subject }) => user_id === userId && test(subject))
    .toSorted((one, other) => one.opened - other.opened)
    .at(-1);
}
