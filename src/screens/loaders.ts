import type { LoaderFunction, Params } from 'react-router-dom';
import {
  getSessionChatLatestReadQueryOptions,
  getSessionChatReadQueryOptions,
} from '#src/api/generated/api/conversation.ts';
import { getElementReadQueryOptions } from '#src/api/generated/api/elements.ts';
import { getNoteReadQueryOptions } from '#src/api/generated/api/notes.ts';
import { getOutlineReadQueryOptions } from '#src/api/generated/api/outline.ts';
import { getProjectListQueryOptions } from '#src/api/generated/api/projects.ts';
import { getStoryListQueryOptions, getStoryReadQueryOptions } from '#src/api/generated/api/stories.ts';
import { queryClient } from '#src/api/query-client.ts';
import { conversationQuery } from '#src/features/answering/queries.ts';
import { dayInQuery, parseElementFilters } from '#src/features/elements/element-filters.ts';
import { elementsQuery, relatedElementsQuery } from '#src/features/elements/queries.ts';
import { boardQuery } from '#src/features/moodboard/queries.ts';
import { notesQuery } from '#src/features/notes/queries.ts';
import { allProjects } from '#src/features/projects/list-queries.ts';
import { projectQuery } from '#src/features/projects/queries.ts';
import { isLoggedIn, session$ } from '#src/features/session/session-state.ts';
import { turnsQuery } from '#src/features/stories/queries.ts';
import { trashQuery } from '#src/features/trash/queries.ts';
import * as address from '#src/lib/conversation-address.ts';
import { type ConversationSubject, readId, readSlug } from '#src/lib/conversation-subject.ts';

type Address = { readonly params: Params; readonly query: URLSearchParams };

/**
 * Creates the loader of a screen: it starts the screen's reads while its code loads, and doesn't wait for them. The
 * screen's hooks find them in the cache, and show progress and errors.
 */
function starts(read: (of: Address) => readonly Promise<unknown>[]): LoaderFunction {
  return async ({ params, request }) => {
    await isLoggedIn();
    const session = session$.peek();
    if (session.phase !== 'in' || session.unchecked === true) return null;
    for (const started of read({ params, query: new URL(request.url).searchParams })) started.catch(() => undefined);
    return null;
  };
}

/** A screen of a project, whose address has a valid slug. */
function startsInProject(read: (slug: string, of: Address) => readonly Promise<unknown>[]): LoaderFunction {
  return starts((of) => {
    const slug = readSlug(of.params['slug']);
    return slug === null ? [] : read(slug, of);
  });
}

/** A conversation, which the read resumes or starts. */
function startsConversation(getSubject: (of: Address) => ConversationSubject | null): LoaderFunction {
  return starts((of) => {
    const subject = getSubject(of);
    return subject === null ? [] : [queryClient.query(conversationQuery(subject))];
  });
}

export const loaders = {
  home: starts(() => [
    queryClient.query(getSessionChatLatestReadQueryOptions()),
    queryClient.query(getStoryListQueryOptions()),
    queryClient.query(getProjectListQueryOptions(allProjects)),
  ]),
  stories: starts(() => [queryClient.query(getStoryListQueryOptions())]),
  story: starts(({ params }) => {
    const id = readId(params['story']);
    return id === null ? [] : [queryClient.query(getStoryReadQueryOptions(id))];
  }),
  answers: starts(({ params }) => {
    const id = readId(params['sessionChat']);
    if (id === null) return [];
    return [queryClient.query(getSessionChatReadQueryOptions(id)), queryClient.infiniteQuery(turnsQuery(id))];
  }),
  trash: starts(() => [
    queryClient.infiniteQuery(trashQuery()),
    queryClient.query(getProjectListQueryOptions(allProjects)),
  ]),
  elements: starts(({ params, query }) => {
    const kind = params['*']?.split('/', 1)[0] || null;
    const list = { kind, project: null, developedOn: dayInQuery(query), choice: parseElementFilters(query) };
    return [queryClient.query(getProjectListQueryOptions(allProjects)), queryClient.infiniteQuery(elementsQuery(list))];
  }),

  project: startsInProject((slug, { query }) => [queryClient.query(projectQuery(slug, query.get('test') === 'true'))]),
  overview: startsInProject((project) => [
    queryClient.infiniteQuery(
      elementsQuery({ kind: null, project, developedOn: null, choice: { search: '', sort: 'recent' } }),
    ),
    queryClient.query(getSessionChatLatestReadQueryOptions()),
  ]),
  outline: startsInProject((slug) => [queryClient.query(getOutlineReadQueryOptions(slug))]),
  notes: startsInProject((slug, { query }) => [
    queryClient.infiniteQuery(notesQuery(slug, (query.get('filter') ?? '').trim())),
  ]),
  note: startsInProject((slug, { params }) => {
    const id = readId(params['note']);
    return id === null ? [] : [queryClient.query(getNoteReadQueryOptions(slug, id))];
  }),
  moodboard: startsInProject((slug) => [queryClient.query(boardQuery(slug))]),
  elementList: startsInProject((project, { params, query }) => [
    queryClient.infiniteQuery(
      elementsQuery({ kind: params['kind'] ?? null, project, developedOn: null, choice: parseElementFilters(query) }),
    ),
  ]),
  element: startsInProject((slug, { params }) => {
    const element = readSlug(params['element']);
    return element === null ? [] : [queryClient.query(getElementReadQueryOptions(slug, element))];
  }),
  relatedElements: startsInProject((slug, { params: { element: part, related = '' } }) => {
    const element = readSlug(part);
    if (element === null) return [];
    return [
      queryClient.query(getElementReadQueryOptions(slug, element)),
      queryClient.infiniteQuery(relatedElementsQuery(slug, element, related)),
    ];
  }),

  storyConversation: startsConversation(({ params }) => address.storySubject(params['story'])),
  writerConversation: startsConversation(() => ({ endpoint: 'writer' })),
  achievementConversation: startsConversation(({ params }) => address.achievementSubject(params['achievement'])),
  summaryConversation: startsConversation(({ params }) => address.summarySubject(params['summary'])),
  projectConversation: startsConversation(({ params, query }) => {
    const { subject, achievement } = address.projectAddress(params['slug'], query);
    return achievement === null ? subject : null;
  }),
  elementConversation: startsConversation(({ params: { slug, narrativeElementSlug } }) =>
    address.elementSubject(slug, narrativeElementSlug),
  ),
  projectAchievementConversation: startsConversation(({ params: { slug, userAchievementId } }) =>
    address.projectAchievementSubject(slug, userAchievementId),
  ),
  genericConversation: startsConversation(({ params: { endpoint, element }, query }) =>
    address.genericSubject(endpoint, element, query),
  ),
};
