import type { MockSession } from '#mocks/engine/session.ts';
import { getMessages } from '#mocks/interview/questions.ts';
import { storySubject } from '#mocks/interview/start-conversation.ts';
import { isSameSubject } from '#mocks/interview/subject.ts';
import type { ChatMessageRow, Schema, StoryRow } from '#mocks/model/tables.ts';
import { getTrash } from '#mocks/workspace/trash-rows.ts';
import { findStory } from './find-owned.ts';
import { type Handlers, notFound, type UserRequestOf } from './handler.ts';
import { storeImage } from './images.ts';
import { paginated, trimName } from './request-fields.ts';

/** The writer's element of this name, in the projects that contain the story's drafts. */
function findElement(
  session: MockSession,
  { story, user_id }: StoryRow,
  name: string,
): Schema<'Story'>['characters'][number]['element'] {
  const slugs = new Set(story.drafts.map(({ project_slug }) => project_slug));
  const row = session.table('elements').find(({ element, project_id, user_id: owner, deleted_at }) => {
    const isNamed = owner === user_id && deleted_at === null && element.name === name;
    return isNamed && slugs.has(session.table('projects').get(project_id)?.project.slug ?? null);
  });
  const project = row && session.table('projects').get(row.project_id);
  return row && project ? { project_slug: project.project.slug, type: row.element.type, slug: row.element.slug } : null;
}

/** Ids of the story's conversations with an answer, oldest first. */
function findConversations(session: MockSession, { id, user_id, story }: StoryRow): number[] {
  const chats = session
    .table('session_chats')
    .where(({ user_id: owner, subject }) => owner === user_id && isSameSubject(subject, storySubject(id)))
    .filter((chat) => chat.id === story.session_chat_id || getMessages(session, chat.id).some(isAnswered));
  return chats.map((chat) => chat.id).toSorted((one, other) => one - other);
}

function isAnswered({ answered_at }: ChatMessageRow): boolean {
  return answered_at !== null;
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
    session_chat_ids: findConversations(session, storyRow),
    drafts,
    characters: story.characters.map(withElement),
    impactful_scenes: story.impactful_scenes.map(withElement),
  };
}

type UserContext = Pick<UserRequestOf<unknown>, 'session' | 'user'>;

function touched(story: { readonly updated_at?: string | null }): string {
  return story.updated_at ?? '';
}

type StoryChange = Partial<Omit<StoryRow, 'id' | 'user_id' | 'story'>> &
  Partial<Pick<Schema<'Story'>, 'name' | 'image'>>;

function changeStory({ session }: UserContext, row: StoryRow, { name, image, ...change }: StoryChange) {
  const story = {
    ...row.story,
    ...(name !== undefined && { name }),
    ...(image !== undefined && { image }),
    updated_at: session.clock.stamp(),
  };
  const changed = session.table('stories').put({ ...row, ...change, story });
  return { status: 200, body: { data: toStoryResource(session, changed) } } as const;
}

function changeCover(context: UserContext, row: StoryRow, image: Schema<'Story'>['image']) {
  return changeStory(context, row, { image, earlier_cover: { image: row.story.image } });
}

export const storyHandlers: Partial<Handlers> = {
  storyList: ({ session, user }) => ({
    status: 200,
    body: {
      data: session
        .table('stories')
        .where(({ listed, user_id, deleted_at }) => listed && user_id === user.id && deleted_at === null)
        .map((row) => toStoryResource(session, row))
        .toSorted((one, other) => touched(other).localeCompare(touched(one)) || other.id - one.id),
    },
  }),

  storyRead: (request) => {
    const row = findStory(request, request.path.story);
    return { status: 200, body: { data: toStoryResource(request.session, row) } };
  },

  storyUpdate: (request) => {
    const { name } = trimName(request.body);
    return changeStory(request, findStory(request, request.path.story), { name, renamed: true });
  },

  storyDelete: (request) => {
    const { session, path } = request;
    session.table('stories').put({ ...findStory(request, path.story), deleted_at: session.clock.stamp() });
    return { status: 204 };
  },

  storyRestore: (request) => {
    const { session, path } = request;
    const restored = session.table('stories').put({ ...findStory(request, path.story, true), deleted_at: null });
    return { status: 200, body: { data: toStoryResource(session, restored) } };
  },

  trashList: ({ session, user, query }) => ({ status: 200, body: paginated(getTrash(session, user.id), query) }),

  storyCoverUpload: (request) => {
    const row = findStory(request, request.path.story);
    const { path } = storeImage(request.session, 'image', request.body.image);
    return changeCover(request, row, { path });
  },

  storyCoverDelete: (request) => {
    const row = findStory(request, request.path.story);
    if (row.story.image === null) return changeStory(request, row, {});
    return changeCover(request, row, null);
  },

  storyCoverRestore: (request) => {
    const row = findStory(request, request.path.story);
    if (row.earlier_cover === null) throw notFound('Cover', row.id);
    return changeStory(request, row, row.earlier_cover);
  },

  storySequenceRead: (request) => {
    const story = findStory(request, request.path.story);
    const row = request.session.table('sequences').get(request.path.sequence);
    if (row?.sequence.story_id !== story.id) throw notFound('Sequence', request.path.sequence);
    return { status: 200, body: { data: row.sequence } };
  },
};
