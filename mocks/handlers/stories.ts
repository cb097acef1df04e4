import { findOwned } from './find-owned.ts';
import type { Handlers } from './handler.ts';
import { notFound } from './handler.ts';

function touched(story: { readonly updated_at?: string | null }): string {
  return story.updated_at ?? '';
}

export const storyHandlers: Partial<Handlers> = {
  storyList: ({ session, user }) => ({
    status: 200,
    body: {
      data: session
        .table('stories')
        .where(({ listed, user_id }) => listed && user_id === user.id)
        .map(({ story }) => story)
        .toSorted((one, other) => touched(other).localeCompare(touched(one)) || other.id - one.id),
    },
  }),

  storyRead: (request) => ({ status: 200, body: { data: findOwned(request, 'stories', request.path.story).story } }),

  storySequenceRead: (request) => {
    const story = findOwned(request, 'stories', request.path.story);
    const row = request.session.table('sequences').get(request.path.sequence);
    if (row?.sequence.story_id !== story.id) throw notFound('Sequence', request.path.sequence);
    return { status: 200, body: { data: row.sequence } };
  },
};
