import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { turnList } from '#src/contract/generated/api/conversation.ts';
import { documentRead } from '#src/contract/generated/api/documents.ts';
import { elementList, elementRead } from '#src/contract/generated/api/elements.ts';
import { noteListQueryKey, noteCreate, noteList, noteRead } from '#src/contract/generated/api/notes.ts';
import { outlineRead } from '#src/contract/generated/api/outline.ts';
import { projectList } from '#src/contract/generated/api/projects.ts';
import { storyList } from '#src/contract/generated/api/stories.ts';
import type { Story, Turn } from '#src/contract/generated/types.ts';
import { cacheLimits } from '#src/lib/constants.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { refreshQueries } from '#src/platform/query-client.ts';
import {
  getAnswerSnippets,
  getDocumentSnippets,
  getElementSnippets,
  getNoteSnippets,
  getSceneSnippets,
  getStorySnippets,
  type Snippet,
} from './search-passages.ts';
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
/** Number of server results to fetch in full for a snippet. */
const readClosely = 5;
/** Number of recently changed projects to search if no project is selected. */
const lookInto = 8;
/** Number of recently changed stories whose answers are searched, and of pages read of each. */
const listenTo = 5;
const mostPages = 5;

function isLost({ error }: UseQueryResult): boolean {
  return isApiError(error, 'network', 'timeout');
}

function combine<T>(results: readonly UseQueryResult<T>[]) {
  return {
    answers: results.map(({ data }) => data),
    isBusy: results.some(({ isFetching }) => isFetching),
    isLost: results.some(isLost),
  };
}

/** Fetches in order, caching for 30 s. A result is undefined while loading or after an error. */
function useContentQueries<T>(
  readings: readonly ContentQuery<T>[],
): QueryGroupState & { readonly answers: readonly (T | undefined)[] } {
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

export type SearchContents = QueryGroupState & {
  readonly targets: readonly SearchTarget[];
  readonly passages: readonly Snippet[];
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
    const [projectResponse] = projectLists.answers;
    const [storyResponse] = storyLists.answers;
    const [elementResponse] = elementLists.answers;
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
      passages: storyResponse ? getStorySnippets(storyResponse) : [],
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
        return { targets: toSceneTargets(outline, project), passages: getSceneSnippets(outline, project) };
      },
    })),
  );
  const texts = useContentQueries(
    projects.map((project) => ({
      key: ['text', project.slug],
      read: async (init) => getDocumentSnippets(await documentRead(project.slug, init), project),
    })),
  );
  return useMemo(
    () => ({
      ...together(notes, scenes, texts),
      targets: [...flat(notes.answers), ...flat(scenes.answers.map((scene) => scene?.targets))],
      passages: [...flat(texts.answers), ...flat(scenes.answers.map((scene) => scene?.passages))],
    }),
    [notes, scenes, texts],
  );
}

/** Reads a conversation's pages one after the other. */
async function readTurns(sessionChatId: number, page: number, signal: AbortSignal): Promise<readonly Turn[]> {
  const { data, meta } = await turnList(sessionChatId, { page }, { signal });
  if (page >= Math.min(meta.last_page, mostPages)) return data;
  return [...data, ...(await readTurns(sessionChatId, page + 1, signal))];
}

/** Searches the answers of the stories changed last. Sends no request while `isSearching` is false. */
export function useAnswers(stories: readonly Story[], isSearching: boolean): SearchContents {
  const recent = stories
    .filter(({ session_chat_id: id }) => isSearching && id !== null)
    .toSorted((one, other) => (other.updated_at ?? '').localeCompare(one.updated_at ?? ''))
    .slice(0, listenTo);
  const answers = useContentQueries(
    recent.map((story) => ({
      key: ['answers', String(story.session_chat_id)],
      read: async ({ signal }) => getAnswerSnippets(await readTurns(story.session_chat_id ?? 0, 1, signal), story),
    })),
  );
  return useMemo(() => ({ ...together(answers), targets: [], passages: flat(answers.answers) }), [answers]);
}

function getSlug({ to }: SearchTarget): string {
  return decodeURIComponent(to.split('/').at(-1) ?? '');
}

/** Fetches the text of the server's results: it returns only names. */
function useCloseReadings(notes: readonly SearchTarget[], elements: readonly SearchTarget[]) {
  const noteTexts = useContentQueries(
    notes.slice(0, readClosely).map((note) => ({
      key: ['note', note.key],
      read: async (init) => getNoteSnippets(await noteRead(note.project ?? '', Number(getSlug(note)), init), note),
    })),
  );
  const elementTexts = useContentQueries(
    elements.slice(0, readClosely).map((element) => ({
      key: ['element', element.key],
      read: async (init) =>
        getElementSnippets(await elementRead(element.project ?? '', getSlug(element), init), element),
    })),
  );
  return useMemo(
    () => ({
      ...together(noteTexts, elementTexts),
      passages: [...flat(noteTexts.answers), ...flat(elementTexts.answers)],
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
export function useServerSearch(term: string, looked: readonly SearchProject[], scope: string | null): SearchContents {
  // The longest word finds at least what all words find together. Results without the others are dropped later.
  const query = getLongest(term.split(/\s+/)).slice(0, 200);
  const meant = query === '' ? [] : looked;
  const elements = useContentQueries(
    meant.slice(0, 1).map(() => ({
      key: ['elements', query, scope ?? ''],
      read: (init) => elementList('all', { query, per_page: 30, ...(scope !== null && { project: scope }) }, init),
    })),
  );
  const notes = useContentQueries(
    meant.map((project) => ({
      key: ['notes', project.slug, query],
      read: async (init) => toNoteTargets(await noteList(project.slug, { query, per_page: 30 }, init), project),
    })),
  );
  const matchingElements = useMemo(
    () => elements.answers.flatMap((response) => (response ? toElementTargets(response, looked) : [])),
    [elements, looked],
  );
  const matchingNotes = useMemo(() => flat(notes.answers), [notes]);
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
  void refreshQueries({ queryKey: noteListQueryKey(project) });
  void refreshQueries({ queryKey: ['find', 'notes', project] });
  return data.id;
}
