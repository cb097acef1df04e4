import { beginDevelopment, beginNewStory, enter, openConversation } from '#mocks/interview/conversations.ts';
import { latestMessage, messagesOf } from '#mocks/interview/questions.ts';
import { storyAfter } from '#mocks/interview/story.ts';
import { conversationView, latestView, turnView } from '#mocks/interview/views.ts';
import type { Handlers } from './handler.ts';
import { Refusal, unprocessable } from './handler.ts';
import { sessionChatOf, storyOf } from './ownership.ts';
import { paginated } from './pagination.ts';

const noneOpen = (): Refusal => new Refusal(404, '');

type Conversations = Pick<
  Handlers,
  | 'storyConversationResume'
  | 'storyConversationStart'
  | 'storyDevelopmentResume'
  | 'storyDevelopmentStart'
  | 'sessionChatLatestRead'
  | 'chatMessageLatestRead'
  | 'turnList'
  | 'sessionChatFinish'
>;

export const conversationHandlers: Conversations = {
  storyConversationResume: ({ session, user }) => {
    const chat = openConversation(session, user.id, ({ kind }) => kind === 'new');
    if (!chat) throw noneOpen();
    return { status: 200, body: conversationView(session, enter(session, chat)) };
  },

  storyConversationStart: ({ session, user }) => ({
    status: 201,
    body: conversationView(session, beginNewStory(session, user.id)),
  }),

  storyDevelopmentResume: (request) => {
    const { session, user } = request;
    const story = storyOf(request, request.path.story);
    const chat = openConversation(session, user.id, ({ story_id }) => story_id === story.id);
    if (!chat) throw noneOpen();
    return { status: 200, body: conversationView(session, enter(session, chat)) };
  },

  storyDevelopmentStart: (request) => {
    const story = storyOf(request, request.path.story);
    return { status: 201, body: conversationView(request.session, beginDevelopment(request.session, story)) };
  },

  sessionChatLatestRead: ({ session, user }) => {
    const chat = openConversation(session, user.id, () => true);
    const story = chat && session.table('stories').get(chat.story_id)?.story;
    if (!chat || !story) return { status: 200, body: { data: null } };
    return {
      status: 200,
      body: {
        data: {
          session_chat_id: chat.id,
          endpoint: 'stories',
          identifier: chat.story_id,
          title: story.name ?? 'New story',
          subtitle: story.type ?? null,
          image: story.image?.path ?? null,
          question: latestMessage(session, chat.id).question.content,
          question_number: messagesOf(session, chat.id).length,
          updated_at: chat.updated_at,
        },
      },
    };
  },

  chatMessageLatestRead: (request) => {
    const { session, path, query } = request;
    const latest = latestView(session, sessionChatOf(request, path.session_chat));
    const isNew = query.after === undefined || latest.chat_message.id !== query.after;
    return { status: 200, body: isNew ? latest : { chat_message: null } };
  },

  turnList: (request) => {
    const { session, path, query } = request;
    const chat = sessionChatOf(request, path.session_chat);
    const turns = messagesOf(session, chat.id).filter(({ answered_at }) => answered_at !== null);
    const { data, meta } = paginated(turns, query);
    return { status: 200, body: { data: data.map(turnView), meta } };
  },

  sessionChatFinish: (request) => {
    const { session, emitToOthers } = request;
    const chat = sessionChatOf(request, request.path.session_chat);
    if (chat.state === 'finished') throw unprocessable('session_chat', 'This conversation is finished already.');
    const row = storyOf(request, chat.story_id);
    const story = storyAfter(session, chat, row, true);
    session.table('stories').put({ ...row, story, listed: true });
    session
      .table('session_chats')
      .put({ ...chat, state: 'finished', progress: 100, updated_at: session.clock.stamp() });
    const finished = {
      identifier: row.id,
      endpoint: 'stories',
      element: null,
      title: story.name,
      message: 'Your answers are on the story’s page.',
      data: { story_id: row.id, summary_id: null, reconciliation_slug: null },
    };
    emitToOthers('sessionChat', chat.id, 'sessionChat.finished', finished);
    return { status: 200, body: finished };
  },
};
