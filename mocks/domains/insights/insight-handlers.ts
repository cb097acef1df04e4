import {
  currentInsights,
  insightsOfElement,
  insightsOfProject,
  insightsOfUser,
  savedInsights,
  searchInsights,
  toInsightResource,
} from './insights.ts';
import { currentConversation } from '#mocks/domains/conversation/start-conversation.ts';
import type { InsightRow, Schema } from '#mocks/model/tables.ts';
import { findElement, findOwned, findProject } from '../find-owned.ts';
import { type Handlers, unprocessable, type UserRequestOf } from '../handler.ts';
import { type PageQuery, paginated } from '../request-fields.ts';

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

type Context = Pick<UserRequestOf<unknown>, 'session' | 'user'>;
type OfProject = Context & { readonly path: { readonly project: string } };
type OfElement = Context & { readonly path: { readonly project: string; readonly element: string } };

function ofUser({ session, user }: Context): readonly InsightRow[] {
  return insightsOfUser(session, user.id);
}

function ofProject(request: OfProject): readonly InsightRow[] {
  return insightsOfProject(request.session, findProject(request, request.path.project).id);
}

function ofElement(request: OfElement): readonly InsightRow[] {
  return insightsOfElement(request.session, findElement(request, request.path).element.id);
}

export const insightHandlers: Partial<Handlers> = {
  userInsightList: ({ session, user }) => {
    const chat = currentConversation(session, user.id, ({ project_id }) => project_id === null);
    return { status: 200, body: { data: currentInsights(session, chat, null) } };
  },
  userInsightHistoryList: (request) => page(ofUser(request), request.query),
  userInsightSavedList: (request) => page(savedInsights(ofUser(request)), request.query),

  /** From the project's latest conversation that wasn't about an element. */
  projectInsightList: (request) => {
    const { session, user } = request;
    const { id, project } = findProject(request, request.path.project);
    const chat = currentConversation(
      session,
      user.id,
      ({ project_id, endpoint }) => project_id === id && endpoint !== 'narrative-elements',
    );
    const otherwise = { title: project.name, insights: ofProject(request) };
    return { status: 200, body: { data: currentInsights(session, chat, otherwise) } };
  },
  projectInsightHistoryList: (request) => page(ofProject(request), request.query),
  projectInsightSavedList: (request) => page(savedInsights(ofProject(request)), request.query),

  elementInsightList: (request) => {
    const { session, user } = request;
    const { id, element } = findElement(request, request.path).element;
    const chat = currentConversation(
      session,
      user.id,
      ({ endpoint, identifier }) => endpoint === 'narrative-elements' && identifier === id,
    );
    const otherwise = { title: element.name, insights: ofElement(request) };
    return { status: 200, body: { data: currentInsights(session, chat, otherwise) } };
  },
  elementInsightHistoryList: (request) => page(ofElement(request), request.query),
  elementInsightSavedList: (request) => page(savedInsights(ofElement(request)), request.query),
  elementInsightSearch: (request) =>
    page(searchInsights(ofElement(request), trimmedTerm(request.query.query)), request.query),

  insightSave: (request) => {
    const { session } = request;
    const row = findOwned(request, 'insights', request.path.insight);
    if (row.saved_at !== null) return { status: 200, body: { data: toInsightResource(row) } };
    const saved = { ...row, saved_at: session.clock.stamp(), saved_order: session.nextId('saves') };
    return { status: 200, body: { data: toInsightResource(session.table('insights').put(saved)) } };
  },

  insightUnsave: (request) => {
    const row = findOwned(request, 'insights', request.path.insight);
    const unsaved = { ...row, saved_at: null };
    return { status: 200, body: { data: toInsightResource(request.session.table('insights').put(unsaved)) } };
  },
};
