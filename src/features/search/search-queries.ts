import { type InfiniteData, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getAnswerSearchQueryKey, getTurnListQueryKey, useAnswerSearch } from '#src/api/generated/api/conversation.ts';
import { documentRead } from '#src/api/generated/api/documents.ts';
import { elementList, elementRead } from '#src/api/generated/api/elements.ts';
import { projectList } from '#src/api/generated/api/projects.ts';
import { storyList } from '#src/api/generated/api/stories.ts';
import { getNoteListQueryKey, noteCreate, noteList, noteRead } from '#src/api/generated/api/notes.ts';
import { outlineRead } from '#src/api/generated/api/outline.ts';
import type {
  AnswerSearchParams,
  AnswerSearchResponse,
  Story,
  Turn,
  TurnListResponse,
} from '#src/api/generated/types.ts';
import { cacheLimits } from '#src/lib/constants.ts';
import { trimmed } from '#src/lib/display-values.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { queryClient } from '#src/api/query-client.ts';
import {
  formatSubject,
  getAnswerPassages,
  getDocumentPassages,
  getElementPassages,
  getNotePassages,
  getScenePassages,
  getStoryPassages,
  getTurnPassages,
  type Passage,
} from './search-passages.ts';
import type { AnswerResults } from './search-results.ts';
import {
  toElementTargets,
  toSearchProjects,
  toNoteTargets,
  toProjectTargets,
  toSceneTargets,
  toStoryTargets,
  type SearchProject,
  type SearchTarget,
} from './search-targets.ts';

type ContentQuery<T> = { key: readonly string[]; read: (init: { signal: AbortSignal }) => Promise<T> };

type QueryGroupState = { readonly isBusy: boolean; readonly isLost: boolean };

/** The API's maximum. */
const per_page = 100;
/** Number of server results to fetch in full for their passages. */
const readClosely = 5;
/** Number of recently changed projects to search if no project is selected. */
const lookInto = 8;
/** Number of answers requested: as many as a group shows. */
const mostAnswers = 50;

function isLost({ error }: UseQueryResult): boolean {
  return isApiError(error, 'network', 'timeout');
}

function combine<T>(results: readonly UseQueryResult<T>[]) {
  return {
    results: results.map(({ data }) => data),
    isBusy: results.some(({ isFetching }) => isFetching),
    isLost: results.some(isLost),
  };
}

/** Fetches in order, caching for 30 s. A result is undefined while loading or after an error. */
function useContentQueries<T>(
  readings: readonly ContentQuery<T>[],
): QueryGroupState & { readonly results: readonly (T | undefined)[] } {
  return useQueries({
    queries: readings.map(({ key, read }) => ({
      queryKey: ['find', ...key],
      queryFn: ({ signal }: { signal: AbortSignal }) => read({ signal }),
      staleTime: cacheLimits.apiMs,
    })),
    combine,
  });
}

function together(...parts: readonly QueryGroupState[]): QueryGroupState {
  return {
    isBusy: parts.some((part) => part.isBusy),
    isLost: parts.some((part) => part.isLost),
  };
}

function flat<T>(lists: readonly (readonly T[] | undefined)[]): readonly T[] {
  return lists.flatMap((list) => list ?? []);
}

/** Returns one row per key. */
export function uniqueByKey<T extends { readonly key: string }>(rows: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return rows.filter(({ key }) => !seen.has(key) && seen.add(key));
}

export type SearchContents = QueryGroupState & {
  readonly targets: readonly SearchTarget[];
  readonly passages: readonly Passage[];
};

export function getSearchedProjects(
  projects: readonly SearchProject[],
  scope: string | null,
): readonly SearchProject[] {
  return scope === null ? projects.slice(0, lookInto) : projects.filter(({ slug }) => slug === scope);
}

export type SearchLists = SearchContents & {
  readonly projects: readonly SearchProject[];
  readonly stories: readonly Story[];
};

export function useLists(): SearchLists {
  const projectLists = useContentQueries([{ key: ['projects'], read: (init) => projectList({ per_page }, init) }]);
  const storyLists = useContentQueries([{ key: ['stories'], read: (init) => storyList(init) }]);
  const elementLists = useContentQueries([
    { key: ['elements'], read: (init) => elementList('all', { per_page, sort: 'recent' }, init) },
  ]);
  return useMemo(() => {
    const [projectResponse] = projectLists.results;
    const [storyResponse] = storyLists.results;
    const [elementResponse] = elementLists.results;
    const projects = projectResponse ? toSearchProjects(projectResponse) : [];
    return {
      ...together(projectLists, storyLists, elementLists),
      projects,
      stories: storyResponse?.data ?? [],
      targets: [
        ...(projectResponse ? toProjectTargets(projectResponse) : []),
        ...(elementResponse ? toElementTargets(elementResponse, projects) : []),
        ...(storyResponse ? toStoryTargets(storyResponse) : []),
      ],
      passages: storyResponse ? getStoryPassages(storyResponse) : [],
    };
  }, [projectLists, storyLists, elementLists]);
}

export function useContents(projects: readonly SearchProject[]): SearchContents {
  const notes = useContentQueries(
    projects.map((project) => ({
      key: ['notes', project.slug],
      read: async (init) => toNoteTargets(await noteList(project.slug, { per_page }, init), project),
    })),
  );
  const scenes = useContentQueries(
    projects.map((project) => ({
      key: ['scenes', project.slug],
      read: async (init) => {
        const outline = await outlineRead(project.slug, init);
        return { targets: toSceneTargets(outline, project), passages: getScenePassages(outline, project) };
      },
    })),
  );
  const texts = useContentQueries(
    projects.map((project) => ({
      key: ['text', project.slug],
      read: async (init) => getDocumentPassages(await documentRead(project.slug, init), project),
    })),
  );
  return useMemo(
    () => ({
      ...together(notes, scenes, texts),
      targets: [...flat(notes.results), ...flat(scenes.results.map((scene) => scene?.targets))],
      passages: [...flat(texts.results), ...flat(scenes.results.map((scene) => scene?.passages))],
    }),
    [notes, scenes, texts],
  );
}

export type AnswerContents = QueryGroupState & {
  readonly answers: AnswerResults;
  /** The server couldn't search. Null if it could, or if it wasn't reached. */
  readonly onRetry: (() => void) | null;
};

/** Returns all cached turns of a conversation, whichever screen loaded them. */
function getCachedTurns(sessionChat: number): readonly Turn[] {
  return queryClient
    .getQueriesData<Turn[] | TurnListResponse | InfiniteData<TurnListResponse, { sessionChatId: number }>>({
      queryKey: getTurnListQueryKey(sessionChat),
    })
    .flatMap(([, content]) => {
      if (content === undefined) return [];
      if (Array.isArray(content)) return content;
      if (!('pages' in content)) return content.data;
      // A story's page also has its earlier conversations.
      const isOwn = (n: number): boolean => content.pageParams[n]?.sessionChatId === sessionChat;
      return content.pages.flatMap(({ data }, n) => (isOwn(n) ? data : []));
    });
}

/** Returns what is loaded of the writer's answers: those of shown conversations, and what earlier searches found. */
function getLoadedAnswers(stories: readonly Story[], projects: readonly SearchProject[]): readonly Passage[] {
  const searches = queryClient.getQueriesData<AnswerSearchResponse>({ queryKey: getAnswerSearchQueryKey() });
  const found = searches.flatMap(([, response]) => (response === undefined ? [] : [response]));
  const titles = new Map<number, string>();
  for (const { session_chat_id: id, name } of stories) if (id !== null) titles.set(id, trimmed(name) ?? 'Untitled');
  for (const { data } of found) {
    for (const { session_chat: heading } of data) {
      titles.set(heading.session_chat_id, formatSubject(heading, projects));
    }
  }
  return [
    ...[...titles].flatMap(([id, title]) => getTurnPassages(getCachedTurns(id), id, title)),
    // The excerpts of other searches are matched again here.
    ...found.flatMap((response) => getAnswerPassages(response, projects)).map(({ marks: _marks, ...one }) => one),
  ];
}

/** Returns whether the writer continues typing, or deletes the end. */
function isContinued(before: string, now: string): boolean {
  return before !== '' && (now.startsWith(before) || before.startsWith(now));
}

const noAnswers: AnswerResults = { passages: [], total: 0 };

/**
 * Searches all answers on the server, or those that are loaded if it can't. The previous results stay until the next
 * ones arrive. Sends no request without a term. `scope` is a project's slug, null for all.
 */
export function useAnswers(term: string, scope: string | null, lists: SearchLists): AnswerContents {
  const query = term.slice(0, 200);
  const isSearching = query !== '';
  const params = { query, per_page: mostAnswers, ...(scope !== null && { project: scope }) };
  const result = useAnswerSearch(params, {
    query: {
      enabled: isSearching,
      placeholderData: (previous, from) => {
        const before = from?.queryKey[1] as AnswerSearchParams | undefined;
        return isContinued(before?.query ?? '', query) ? previous : undefined;
      },
    },
  });
  const { data, isError, isFetching, refetch } = result;
  const { stories, projects } = lists;
  const answers = useMemo((): AnswerResults => {
    if (!isSearching) return noAnswers;
    if (data !== undefined) return { passages: getAnswerPassages(data, projects), total: data.meta.total };
    const passages = isError ? uniqueByKey(getLoadedAnswers(stories, projects)) : [];
    return { passages, total: passages.length };
  }, [isSearching, data, isError, stories, projects]);
  const isUnreached = isSearching && isLost(result);
  return {
    answers,
    isBusy: isSearching && isFetching,
    isLost: isUnreached,
    onRetry: isSearching && isError && !isUnreached ? () => void refetch() : null,
  };
}

function getSlug({ to }: SearchTarget): string {
  return decodeURIComponent(to.split('/').at(-1) ?? '');
}

/** Fetches the text of the server's results: it returns only names. */
function useCloseReadings(notes: readonly SearchTarget[], elements: readonly SearchTarget[]) {
  const noteTexts = useContentQueries(
    notes.slice(0, readClosely).map((note) => ({
      key: ['note', note.key],
      read: async (init) => getNotePassages(await noteRead(note.project ?? '', Number(getSlug(note)), init), note),
    })),
  );
  const elementTexts = useContentQueries(
    elements.slice(0, readClosely).map((element) => ({
      key: ['element', element.key],
      read: async (init) =>
        getElementPassages(await elementRead(element.project ?? '', getSlug(element), init), element),
    })),
  );
  return useMemo(
    () => ({
      ...together(noteTexts, elementTexts),
      passages: [...flat(noteTexts.results), ...flat(elementTexts.results)],
    }),
    [noteTexts, elementTexts],
  );
}

function getLongest(terms: readonly string[]): string {
  return terms.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

/**
 * Searches notes and elements on the server, because lists don't contain their text. Sends no request without a term.
 * `scope` is a project's slug, null for all.
 */
export function useServerSearch(
  term: string,
  searched: readonly SearchProject[],
  scope: string | null,
): SearchContents {
  // The longest word finds at least what all words find together. Results without the others are dropped later.
  const query = getLongest(term.split(/\s+/)).slice(0, 200);
  const requested = query === '' ? [] : searched;
  const elements = useContentQueries(
    requested.slice(0, 1).map(() => ({
      key: ['elements', query, scope ?? ''],
      read: (init) => elementList('all', { query, per_page: 30, ...(scope !== null && { project: scope }) }, init),
    })),
  );
  const notes = useContentQueries(
    requested.map((project) => ({
      key: ['notes', project.slug, query],
      read: async (init) => toNoteTargets(await noteList(project.slug, { query, per_page: 30 }, init), project),
    })),
  );
  const matchingElements = useMemo(
    () => elements.results.flatMap((response) => (response ? toElementTargets(response, searched) : [])),
    [elements, searched],
  );
  const matchingNotes = useMemo(() => flat(notes.results), [notes]);
  const close = useCloseReadings(matchingNotes, matchingElements);
  return useMemo(
    () => ({
      ...together(elements, notes, close),
      targets: [...matchingElements, ...matchingNotes],
      passages: close.passages,
    }),
    [elements, notes, close, matchingElements, matchingNotes],
  );
}

/** Creates a note. Returns its id. Throws ApiError. */
export async function createNote(project: string, title: string): Promise<number> {
  const { data } = await noteCreate(project, { title: title.slice(0, 300) || null });
  void queryClient.invalidateQueries({ queryKey: getNoteListQueryKey(project) });
  void queryClient.invalidateQueries({ queryKey: ['find', 'notes', project] });
  return data.id;
}
