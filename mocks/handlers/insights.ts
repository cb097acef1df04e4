import {
  currentInsights,
  insightsOfElement,
  insightsOfProject,
  insightsOfUser,
  savedInsights,
  searchInsights,
  toInsightResource,
} from '#mocks/interview/insights.ts';
import { currentConversation } from '#mocks/interview/start-conversation.ts';
import type { InsightRow, Schema } from '#mocks/model/tables.ts';
import { findElement, findInsight, findProject } from './find-owned.ts';
import { type Handlers, unprocessable } from './handler.ts';
import { type PageQuery, paginated } from './request-fields.ts';

const shortestTerm = 3;

/** Laravel trims before it validates. */
function trimmedTerm(input: string): string {
  const term = input.trim();
  if (term === '') throw unprocessable('query', 'The query field is required.');
  if (term.length >= shortestTerm) return term;
  throw unprocessable('query', `The query field must be at least ${shortestTerm} characters.`);
}

type Page = { readonly status: 200; readonly body: Schema<'InsightPageResponse'> };

function page(rows: readonly InsightRow[], query: PageQuery): Page {
  const { data, meta } = paginated(rows, query);
  return { status: 200, body: { data: data.map(toInsightResource), meta } };
}

type UserInsights = Pick<Handlers, 'userInsightList' | 'userInsightHistoryList' | 'userInsightSavedList'>;

const userInsightHandlers: UserInsights = {
  userInsightList: ({ session, user }) => {
    const chat = currentConversation(session, user.id, ({ project_id }) => project_id === null);
    return { status: 200, body: { data: currentInsights(session, chat, null) } };
  },
  userInsightHistoryList: ({ session, user, query }) => page(insightsOfUser(session, user.id), query),
  userInsightSavedList: ({ session, user, query }) => page(savedInsights(insightsOfUser(session, user.id)), query),
};

type ProjectInsights = Pick<Handlers, 'projectInsightList' | 'projectInsightHistoryList' | 'projectInsightSavedList'>;

const projectInsightHandlers: ProjectInsights = {
  /** From the project's latest conversation that wasn't about an element. */
  projectInsightList: (request) => {
    const { session, user } = request;
    const { id, project } = findProject(request, request.path.project);
    const chat = currentConversation(
      session,
      user.id,
      ({ project_id, endpoint }) => project_id === id && endpoint !== 'narrative-elements',
    );
    const otherwise = { title: project.name, insights: insightsOfProject(session, id) };
    return { status: 200, body: { data: currentInsights(session, chat, otherwise) } };
  },
  projectInsightHistoryList: (request) =>
    page(insightsOfProject(request.session, findProject(request, request.path.project).id), request.query),
  projectInsightSavedList: (request) =>
    page(
      savedInsights(insightsOfProject(request.session, findProject(request, request.path.project).id)),
      request.query,
    ),
};

type ElementInsights = Pick<
  Handlers,
  'elementInsightList' | 'elementInsightHistoryList' | 'elementInsightSavedList' | 'elementInsightSearch'
>;

const elementInsightHandlers: ElementInsights = {
  elementInsightList: (request) => {
    const { session, user } = request;
    const { id, element } = findElement(request, request.path).element;
    const chat = currentConversation(
      session,
      user.id,
      ({ endpoint, identifier }) => endpoint === 'narrative-elements' && identifier === id,
    );
    const otherwise = { title: element.name, insights: insightsOfElement(session, id) };
    return { status: 200, body: { data: currentInsights(session, chat, otherwise) } };
  },
  elementInsightHistoryList: (request) =>
    page(insightsOfElement(request.session, findElement(request, request.path).element.id), request.query),
  elementInsightSavedList: (request) =>
    page(
      savedInsights(insightsOfElement(request.session, findElement(request, request.path).element.id)),
      request.query,
    ),
  elementInsightSearch: (request) => {
    const { id } = findElement(request, request.path).element;
    const matches = searchInsights(insightsOfElement(request.session, id), trimmedTerm(request.query.query));
    return page(matches, request.query);
  },
};

export const insightHandlers: UserInsights &
  ProjectInsights &
  ElementInsights &
  Pick<Handlers, 'insightSave' | 'insightUnsave'> = {
  ...userInsightHandlers,
  ...projectInsightHandlers,
  ...elementInsightHandlers,

  insightSave: (request) => {
    const { session } = request;
    const row = findInsight(request, request.path.insight);
    if (row.saved_at !== null) return { status: 200, body: { data: toInsightResource(row) } };
    const saved = { ...row, saved_at: session.clock.stamp(), saved_order: session.nextId('saves') };
    return { status: 200, body: { data: toInsightResource(session.table('insights').put(saved)) } };
  },

  insightUnsave: (request) => {
    const row = findInsight(request, request.path.insight);
    const unsaved = { ...row, saved_at: null };
    return { status: 200, body: { data: toInsightResource(request.session.table('insights').put(unsaved)) } };
  },
};
