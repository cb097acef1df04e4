import { createExcerpt } from '#mocks/account/excerpt.ts';
import type { Handlers } from './handler.ts';
import { findSummary } from './find-owned.ts';
import { paginated } from './pagination.ts';

export const summaryHandlers: Pick<Handlers, 'summaryList' | 'summaryRead'> = {
  summaryList: ({ session, user, query }) => {
    const summaries = session
      .table('summaries')
      .where(({ user_id }) => user_id === user.id)
      .map(({ summary: { id, title, content, updated_at } }) => ({
        id,
        title,
        excerpt: createExcerpt(content),
        updated_at,
      }))
      .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at) || other.id - one.id);
    return { status: 200, body: paginated(summaries, query) };
  },

  summaryRead: (request) => ({ status: 200, body: { data: findSummary(request, request.path.summary).summary } }),
};
