import type { InfiniteData, InfiniteQueryExecuteOptions, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';
import type { LoaderFunction, Params } from 'react-router-dom';
import {
  getSessionChatLatestReadQueryOptions,
  getSessionChatReadQueryOptions,
} from '#src/api/generated/api/conversation.ts';
import { getElementReadQueryOptions } from '#src/api/generated/api/elements.ts';
import { getOutlineReadQueryOptions } from '#src/api/generated/api/outline.ts';
import { getProjectListQueryOptions } from '#src/api/generated/api/projects.ts';
import { getStoryListQueryOptions, getStoryReadQueryOptions } from '#src/api/generated/api/stories.ts';
import { markReadAhead, queryClient } from '#src/api/query-client.ts';
import { conversationQuery } from '#src/features/conversation/queries.ts';
import { dayInQuery, parseElementFilters } from '#src/features/elements/element-filters.ts';
import { elementsQuery, latestElements, relatedElementsQuery } from '#src/features/elements/queries.ts';
import { boardQuery } from '#src/features/moodboard/queries.ts';
import { notesQuery } from '#src/features/notes/queries.ts';
import { allProjects } from '#src/features/projects/list-queries.ts';
import { projectQuery } from '#src/features/projects/queries.ts';
import { isLoggedIn, session$ } from '#src/features/session/session-state.ts';
import { turnsQuery } from '#src/features/stories/queries.ts';
import { trashQuery } from '#src/features/trash/queries.ts';
import type { ApiError } from '#src/platform/api-error.ts';
import * as address from '#src/features/conversation/conversation-address.ts';
import { isElementKind } from '#src/lib/paths.ts';
import { type ConversationSubject, readId, readSlug } from '#src/lib/conversation-subject.ts';

type Address = { readonly params: Params; readonly query: URLSearchParams };

/** Starts a read; its screen shows an error. */
function read<T, K extends QueryKey>(options: QueryExecuteOptions<T, ApiError, T, T, K>): void {
  markReadAhead(options.queryKey);
  queryClient.query(options).catch(() => undefined);
}

/** Starts reading the first page of a list. */
function readPages<T, K extends QueryKey>(
  options: InfiniteQueryExecuteOptions<T, ApiError, InfiniteData<T>, K, number>,
): void {
  markReadAhead(options.queryKey);
  queryClient.infiniteQuery(options).catch(() => undefined);
}

function readTurnPages(sessionChatId: number): void {
  const options = turnsQuery([sessionChatId]);
  markReadAhead(options.queryKey);
  queryClient.infiniteQuery(options).catch(() => undefined);
}

/**
 * Creates the loader of a screen: it starts the screen's reads while its code loads, and doesn't wait for them. The
 * screen's hooks find them in the cache.
 */
function starts(startReads: (of: Address) => void): LoaderFunction {
  return async ({ params, request }) => {
    await isLoggedIn();
    const session = session$.peek();
    if (session.phase === 'in' && session.unchecked !== true)
      startReads({ params, query: new URL(request.url).searchParams });
    return null;
  };
}

/** A screen of a project, whose address has a valid slug. */
function startsInProject(startReads: (slug: string, of: Address) => void): LoaderFunction {
  return starts((of) => {
    const slug = readSlug(of.params['slug']);
    if (slug !== null) startReads(slug, of);
  });
}

/** A conversation, which the read resumes or starts. */
function startsConversation(getSubject: (of: Address) => ConversationSubject | null): LoaderFunction {
  return starts((of) => {
    const subject = getSubject(of);
    if (subject !== null) read(conversationQuery(subject));
  });
}

export const loaders = {
  home: starts(() => {
    read(getSessionChatLatestReadQueryOptions());
    read(getStoryListQueryOptions());
    read(getProjectListQueryOptions(allProjects));
  }),
  stories: starts(() => read(getStoryListQueryOptions())),
  story: starts(({ params }) => {
    const id = readId(params['story']);
    if (id !== null) read(getStoryReadQueryOptions(id));
  }),
  answers: starts(({ params }) => {
    const id = readId(params['sessionChat']);
    if (id === null) return;
    read(getSessionChatReadQueryOptions(id));
    readTurnPages(id);
  }),
  trash: starts(() => {
    readPages({ ...trashQuery(), staleTime: 0 });
    read(getProjectListQueryOptions(allProjects));
  }),
  elements: starts(({ params, query }) => {
    const kind = params['*']?.split('/', 1)[0] || null;
    read(getProjectListQueryOptions(allProjects));
    if (kind === null || isElementKind(kind))
      readPages(
        elementsQuery({ kind, project: null, developedOn: dayInQuery(query), choice: parseElementFilters(query) }),
      );
  }),

  project: startsInProject((slug, { query }) => read(projectQuery(slug, query.get('test') === 'true'))),
  overview: startsInProject((project) => {
    readPages(elementsQuery(latestElements(project)));
    read(getSessionChatLatestReadQueryOptions());
  }),
  outline: startsInProject((slug) => read(getOutlineReadQueryOptions(slug))),
  notes: startsInProject((slug, { query }) =>
    readPages({ ...notesQuery(slug, query.get('filter')?.trim() ?? ''), staleTime: 0 }),
  ),
  moodboard: startsInProject((slug) => read(boardQuery(slug))),
  elementList: startsInProject((project, { params, query }) => {
    const kind = params['kind'] ?? '';
    if (isElementKind(kind))
      readPages(elementsQuery({ kind, project, developedOn: null, choice: parseElementFilters(query) }));
  }),
  element: startsInProject((slug, { params }) => {
    const element = readSlug(params['element']);
    if (element !== null) read(getElementReadQueryOptions(slug, element));
  }),
  relatedElements: startsInProject((slug, { params: { element: part, related = '' } }) => {
    const element = readSlug(part);
    if (element === null) return;
    read(getElementReadQueryOptions(slug, element));
    if (isElementKind(related)) readPages(relatedElementsQuery(slug, element, related));
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
