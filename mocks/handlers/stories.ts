import type { MockSession } from '#mocks/engine/session.ts';
import type { Schema, StoryRow } from '#mocks/model/tables.ts';
import { findOwned } from './find-owned.ts';
import type { Handlers } from './handler.ts';
import { notFound } from './handler.ts';

/** The writer's element of this name, in the projects that contain the story's drafts. */
function findElement(
  session: MockSession,
  { story, user_id }: StoryRow,
  name: string,
): Schema<'Story'>['characters'][number]['element'] {
  const slugs = new Set(story.drafts.map(({ project_slug }) => project_slug));
  const row = session.table('elements').find(({ element, project_id, user_id: owner, deleted }) => {
    const isNamed = owner === user_id && !deleted && element.name === name;
    return isNamed && slugs.has(session.table('projects').get(project_id)?.project.slug ?? null);
  });
  const project = row && session.table('projects').get(row.project_id);
  return row && project ? { project_slug: project.project.slug, type: row.element.type, slug: row.element.slug } : null;
}

/** A draft with a project is that project's manuscript: it has its word count and date. */
function toStoryResource(session: MockSession, storyRow: StoryRow): Schema<'Story'> {
  const { story, user_id } = storyRow;
  const withElement = <Part extends { readonly name: string }>(part: Part) => ({
    ...part,
    element: findElement(session, storyRow, part.name),
  });
  const drafts = story.drafts.map((draft) => {
    const project = session
      .table('projects')
      .find((row) => row.user_id === user_id && row.project.slug === draft.project_slug);
    const row = project && session.table('documents').find(({ project_id }) => project_id === project.id);
    const { words = 0, updated_at = null } = row?.document ?? {};
    return project === undefined ? draft : { ...draft, words, updated_at };
  });
  return {
    ...story,
    drafts,
    characters: story.characters.map(withElement),
    impactful_scenes: story.impactful_scenes.map(withElement),
  };
}

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
        .map((row) => toStoryResource(session, row))
        .toSorted((one, other) => touched(other).localeCompare(touched(one)) || other.id - one.id),
    },
  }),

  storyRead: (request) => {
    const row = findOwned(request, 'stories', request.path.story);
    return { status: 200, body: { data: toStoryResource(request.session, row) } };
  },

  storySequenceRead: (request) => {
    const story = findOwned(request, 'stories', request.path.story);
    const row = request.session.table('sequences').get(request.path.sequence);
    if (row?.sequence.story_id !== story.id) throw notFound('Sequence', request.path.sequence);
    return { status: 200, body: { data: row.sequence } };
  },
};
