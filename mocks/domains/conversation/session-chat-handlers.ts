import type { HandlerContext } from '#mocks/engine/handler-context.ts';
import { getMessages, latestMessage } from './questions.ts';
import { createFinishResult, toLatestResource, toTurnResource } from './resources.ts';
import { searchAnswers, toHeadingResource, toMatchResource } from './search-answers.ts';
import { findLatestOpenConversation } from './start-conversation.ts';
import { getStoryAfter } from '#mocks/domains/stories/story.ts';
import { markDeveloped, getSubjectHeading, subjectSlugs } from './subject.ts';
import type { SessionChatRow } from '#mocks/model/tables.ts';
import { findOwned, findProject } from '../find-owned.ts';
import { type Handlers, unprocessable } from '../handler.ts';
import { paginated } from '../request-fields.ts';

function finishStory(context: HandlerContext, chat: SessionChatRow): void {
  const { session } = context;
  const row = chat.subject.endpoint === 'stories' && session.table('stories').get(chat.subject.identifier);
  if (row) session.table('stories').put({ ...row, story: getStoryAfter(context, chat, row, true), listed: true });
}

export const sessionChatHandlers: Partial<Handlers> = {
  sessionChatLatestRead: ({ session, user }) => {
    const chat = findLatestOpenConversation(session, user.id, () => true);
    const heading = chat && getSubjectHeading(session, chat.subject);
    if (!chat || !heading) return { status: 200, body: { data: null } };
    const { project, element } = subjectSlugs(session, chat.subject);
    return {
      status: 200,
      body: {
        data: {
          session_chat_id: chat.id,
          endpoint: chat.subject.endpoint,
          identifier: chat.subject.identifier,
          ...heading,
          title: heading.title ?? 'New story',
          question: latestMessage(session, chat.id).question.content,
          question_number: getMessages(session, chat.id).length,
          project_slug: project,
          element_slug: element,
          updated_at: chat.updated_at,
        },
      },
    };
  },

  sessionChatRead: (request) => {
    const chat = findOwned(request, 'session_chats', request.path.session_chat);
    return { status: 200, body: { data: toHeadingResource(request.session, chat) } };
  },

  answerSearch: (request) => {
    const { session, user } = request;
    const query = request.query.query.trim();
    if (query === '') throw unprocessable('query', 'The query field is required.');
    const project = request.query.project === undefined ? null : findProject(request, request.query.project);
    const { data, meta } = paginated(searchAnswers(session, user.id, { query, project }), request.query);
    const matches = data.flatMap((message) => {
      const chat = session.table('session_chats').get(message.session_chat_id);
      return chat === undefined ? [] : [toMatchResource(session, message, chat, query)];
    });
    return { status: 200, body: { data: matches, meta } };
  },

  chatMessageLatestRead: (request) => {
    const { session, path, query } = request;
    const latest = toLatestResource(session, findOwned(request, 'session_chats', path.session_chat));
    const isNew = query.after === undefined || latest.chat_message.id !== query.after;
    return { status: 200, body: isNew ? latest : { chat_message: null } };
  },

  turnList: (request) => {
    const { session, path, query } = request;
    const chat = findOwned(request, 'session_chats', path.session_chat);
    const turns = getMessages(session, chat.id).filter(({ answered_at }) => answered_at !== null);
    const { data, meta } = paginated(turns, query);
    return { status: 200, body: { data: data.map(toTurnResource), meta } };
  },

  sessionChatFinish: (request) => {
    const { session, emit } = request;
    const chat = findOwned(request, 'session_chats', request.path.session_chat);
    if (chat.state === 'finished') throw unprocessable('session_chat', 'This conversation is already finished.');
    finishStory(request, chat);
    markDeveloped(session, chat.subject);
    session
      .table('session_chats')
      .put({ ...chat, state: 'finished', progress: 100, updated_at: session.clock.stamp() });
    const finished = createFinishResult(session, chat);
    emit('sessionChat', chat.id, 'sessionChat.finished', finished);
    request.interviewer.finished(request, chat);
    return { status: 200, body: finished };
  },
};
