import { currentConversation } from '#mocks/interview/conversations.ts';
import { insightHeading, insightsOf } from '#mocks/interview/insights.ts';
import { insightView } from '#mocks/interview/views.ts';
import type { Handlers } from './handler.ts';
import { insightOf } from './ownership.ts';

export const insightHandlers: Pick<Handlers, 'userInsightList' | 'insightSave' | 'insightUnsave'> = {
  /** The insights of the conversation the writer is in. */
  userInsightList: ({ session, user }) => {
    const chat = currentConversation(session, user.id, ({ project_id }) => project_id === null);
    if (!chat) return { status: 200, body: { data: { title: null, caption: null, insights: [] } } };
    const insights = insightsOf(session, chat.id).map(insightView);
    return { status: 200, body: { data: { ...insightHeading(session, chat), insights } } };
  },

  /** Saving what is saved changes nothing. */
  insightSave: (request) => {
    const row = insightOf(request, request.path.insight);
    const saved = { ...row, saved_at: row.saved_at ?? request.session.clock.stamp() };
    return { status: 200, body: { data: insightView(request.session.table('insights').put(saved)) } };
  },

  insightUnsave: (request) => {
    const row = insightOf(request, request.path.insight);
    const unsaved = { ...row, saved_at: null };
    return { status: 200, body: { data: insightView(request.session.table('insights').put(unsaved)) } };
  },
};
