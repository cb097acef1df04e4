import { canStartConversation, countTrialUse } from '#mocks/domains/subscription/plans.ts';
import type { HandlerContext } from '#mocks/engine/handler-context.ts';
import { toConversationResource } from './resources.ts';
import {
  findOpenConversation,
  findOpenStoryConversation,
  findLatestOpenConversation,
  type OtherKind,
  resumeConversation,
  startConversation,
  startDevelopment,
  startNewStory,
} from './start-conversation.ts';
import type { Schema, SessionChatRow, Subject, UserRow } from '#mocks/model/tables.ts';
import { findElement, findOwned, findProject, findStory } from '../find-owned.ts';
import { type Handlers, HttpError } from '../handler.ts';

type UserContext = Pick<HandlerContext, 'session' | 'interviewer'> & { readonly user: UserRow };

/** Rejects a new conversation with 402 after the trial. Open ones continue. */
function mustHaveTrial({ session, user }: UserContext): void {
  if (!canStartConversation(session, user.id)) throw new HttpError(402, 'Your free trial has ended.');
}

type Resumed = { readonly status: 200; readonly body: Schema<'Conversation'> } | { readonly status: 204 };
type Started = { readonly status: 201; readonly body: Schema<'Conversation'> };

function resumed({ session }: UserContext, chat: SessionChatRow | undefined): Resumed {
  if (!chat) return { status: 204 };
  return { status: 200, body: toConversationResource(session, resumeConversation(session, chat)) };
}

function started({ session, user, interviewer }: UserContext, chat: SessionChatRow): Started {
  // The trial is the demo's: a writer's own model has no plan.
  if (interviewer.about === null) countTrialUse(session, user.id);
  return { status: 201, body: toConversationResource(session, chat) };
}

function resume(context: UserContext, subject: Subject): Resumed {
  return resumed(context, findOpenConversation(context.session, context.user.id, subject));
}

function start(context: UserContext, subject: Subject, kind: OtherKind): Started {
  mustHaveTrial(context);
  return started(context, startConversation(context, context.user.id, subject, kind));
}

function writerSubject({ user }: UserContext): Subject {
  return { endpoint: 'writer', identifier: user.id, project_id: null };
}

function achievementSubject(context: UserContext, id: number, projectKey: string | undefined): Subject {
  return {
    endpoint: 'users/achievement',
    identifier: findOwned(context, 'achievements', id).id,
    project_id: projectKey === undefined ? null : findProject(context, projectKey).id,
  };
}

function summarySubject(context: UserContext, id: number): Subject {
  return {
    endpoint: 'summaries',
    identifier: findOwned(context, 'summaries', id).id,
    project_id: null,
  };
}

function projectSubject(context: UserContext, key: string): Subject {
  const { id } = findProject(context, key);
  return { endpoint: 'projects', identifier: id, project_id: id };
}

function elementSubject(context: UserContext, path: { readonly project: string; readonly element: string }): Subject {
  const { project, element } = findElement(context, path);
  return { endpoint: 'narrative-elements', identifier: element.id, project_id: project.id };
}

function tieToSummary({ session }: UserContext, summaryId: number, chatId: number): void {
  const row = session.table('summaries').get(summaryId);
  if (row) session.table('summaries').put({ ...row, summary: { ...row.summary, session_chat_id: chatId } });
}

/** Resume returns the open conversation, if there is one. Start creates one. */
export const conversationHandlers: Partial<Handlers> = {
  storyConversationResume: (request) =>
    resumed(
      request,
      findLatestOpenConversation(request.session, request.user.id, ({ kind }) => kind === 'new'),
    ),

  storyConversationStart: (request) => {
    mustHaveTrial(request);
    return started(request, startNewStory(request, request.user.id));
  },

  storyDevelopmentResume: (request) =>
    resumed(request, findOpenStoryConversation(request.session, findStory(request, request.path.story))),

  storyDevelopmentStart: (request) => {
    const story = findStory(request, request.path.story);
    mustHaveTrial(request);
    return started(request, startDevelopment(request, story));
  },

  writerConversationResume: (request) => resume(request, writerSubject(request)),
  writerConversationStart: (request) => start(request, writerSubject(request), 'writer'),

  achievementConversationResume: (request) =>
    resume(request, achievementSubject(request, request.path.user_achievement, request.query.project)),
  achievementConversationStart: (request) =>
    start(request, achievementSubject(request, request.path.user_achievement, request.query.project), 'achievement'),

  summaryConversationResume: (request) => resume(request, summarySubject(request, request.path.summary)),
  summaryConversationStart: (request) => {
    const subject = summarySubject(request, request.path.summary);
    const response = start(request, subject, 'summary');
    tieToSummary(request, subject.identifier, response.body.session_chat_id);
    return response;
  },

  projectConversationResume: (request) => resume(request, projectSubject(request, request.path.project)),
  projectConversationStart: (request) => start(request, projectSubject(request, request.path.project), 'project'),

  elementConversationResume: (request) => resume(request, elementSubject(request, request.path)),
  elementConversationStart: (request) => start(request, elementSubject(request, request.path), 'element'),
};
