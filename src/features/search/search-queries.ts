import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { documentRead } from '#src/contract/generated/hooks/documents/documents.ts';
import { elementList, elementRead } from '#src/contract/generated/hooks/elements/elements.ts';
import { getNoteListQueryKey, noteCreate, noteList, noteRead } from '#src/contract/generated/hooks/notes/notes.ts';
import { outlineRead } from '#src/contract/generated/hooks/outline/outline.ts';
import { projectList } from '#src/contract/generated/hooks/projects/projects.ts';
import { storyList } from '#src/contract/generated/hooks/stories/stories.ts';
import { cacheLimits } from '#src/lib/constants.ts';
import { unwrapData, asObject } from '#src/lib/decode.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { refreshQueries } from '#src/platform/query-client.ts';
import {
  getDocumentSnippets,
  getElementSnippets,
  getNoteSnippets,
  getSceneSnippets,
  getStorySnippets,
  type Snippet,
} from './search-passages.ts';
import {
  toElementTargets,
  parseSearchProjects,
  toNoteTargets,
  toProjectTargets,
  toSceneTargets,
  toStoryTargets,
  type SearchProject,
  type SearchTarget,
} from './search-targets.ts';

type ContentQuery<T> = { key: readonly string[]; read: (call: { signal: AbortSignal }) => Promise<T> };

type QueryGroupState = { readonly isBusy: boolean; readonly isLost: boolean };

/** The API's maximum. */
const per_page = 100;
/** Number of server results to fetch in full for a snippet. */
const readClosely = 5;
/** Number of recently changed projects to search if no project is selected. */
const lookInto = 8;

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
  readonly places: readonly SearchTarget[];
  readonly passages: readonly Snippet[];
};

export function getSearchedProjects(
  projects: readonly SearchProject[],
  scope: string | null,
): readonly SearchProject[] {
  return scope === null ? projects.slice(0, lookInto) : projects.filter(({ slug }) => slug === scope);
}

export function useLists(): SearchContents & { readonly projects: readonly SearchProject[] } {
  const lists = useContentQueries<unknown>([
    { key: ['projects'], read: (call) => projectList({ per_page }, call) },
    { key: ['stories'], read: (call) => storyList(call) },
    { key: ['elements'], read: (call) => elementList('all', { per_page, sort: 'recent' }, call) },
  ]);
  return useMemo(() => {
    const [projectAnswer, storyAnswer, elementAnswer] = lists.answers;
    const projects = parseSearchProjects(projectAnswer);
    const elements = toElementTargets(elementAnswer, projects);
    return {
      ...together(lists),
      projects,
      places: [...toProjectTargets(projectAnswer), ...elements, ...toStoryTargets(storyAnswer)],
      passages: getStorySnippets(storyAnswer),
    };
  }, [lists]);
}

export function useContents(projects: readonly SearchProject[]): SearchContents {
  const notes = useContentQueries(
    projects.map((project) => ({
      key: ['notes', project.slug],
      read: async (call) => toNoteTargets(await noteList(project.slug, { per_page }, call), project),
    })),
  );
  const scenes = useContentQueries(
    projects.map((project) => ({
      key: ['scenes', project.slug],
      read: async (call) => {
        const outline = await outlineRead(project.slug, call);
        return { places: toSceneTargets(outline, project), passages: getSceneSnippets(outline, project) };
      },
    })),
  );
  const texts = useContentQueries(
    projects.map((project) => ({
      key: ['text', project.slug],
      read: async (call) => getDocumentSnippets(await documentRead(project.slug, call), project),
    })),
  );
  return useMemo(
    () => ({
      ...together(notes, scenes, texts),
      places: [...flat(notes.answers), ...flat(scenes.answers.map((scene) => scene?.places))],
      passages: [...flat(texts.answers), ...flat(scenes.answers.map((scene) => scene?.passages))],
    }),
    [notes, scenes, texts],
  );
}

function slugOf({ to }: SearchTarget): string {
  return decodeURIComponent(to.split('/').at(-1) ?? '');
}

/** Fetches the text of the server's results: it returns only names. */
function useCloseReadings(notes: readonly SearchTarget[], elements: readonly SearchTarget[]) {
  const noteTexts = useContentQueries(
    notes.slice(0, readClosely).map((note) => ({
      key: ['note', note.key],
      read: async (call) => getNoteSnippets(await noteRead(note.project ?? '', Number(slugOf(note)), call), note),
    })),
  );
  const elementTexts = useContentQueries(
    elements.slice(0, readClosely).map((element) => ({
      key: ['element', element.key],
      read: async (call) =>
        getElementSnippets(await elementRead(element.project ?? '', slugOf(element), call), element),
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

function longestOf(words: readonly string[]): string {
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

/**
 * Searches notes and elements on the server, because lists don't contain their text. Sends no request without a term.
 * `scope` is a project's slug, null for all.
 */
export function useServerSearch(term: string, looked: readonly SearchProject[], scope: string | null): SearchContents {
  // The longest word finds at least what all words find together. Results without the others are dropped later.
  const query = longestOf(term.split(/\s+/)).slice(0, 200);
  const meant = query === '' ? [] : looked;
  const elements = useContentQueries<unknown>(
    meant.slice(0, 1).map(() => ({
      key: ['elements', query, scope ?? ''],
      read: (call) => elementList('all', { query, per_page: 30, ...(scope !== null && { project: scope }) }, call),
    })),
  );
  const notes = useContentQueries(
    meant.map((project) => ({
      key: ['notes', project.slug, query],
      read: async (call) => toNoteTargets(await noteList(project.slug, { query, per_page: 30 }, call), project),
    })),
  );
  const elementsFound = useMemo(() => toElementTargets(elements.answers[0], looked), [elements, looked]);
  const notesFound = useMemo(() => flat(notes.answers), [notes]);
  const close = useCloseReadings(notesFound, elementsFound);
  return useMemo(
    () => ({
      ...together(elements, notes, close),
      places: [...elementsFound, ...notesFound],
      passages: close.passages,
    }),
    [elements, notes, close, elementsFound, notesFound],
  );
}

/** Creates a note. Returns its id, or null if the response has none. Throws ApiError. */
export async function createNote(project: string, title: string): Promise<number | null> {
  const answer = await noteCreate(project, { title: title.slice(0, 300) || null });
  void refreshQueries({ queryKey: getNoteListQueryKey(project) });
  void refreshQueries({ queryKey: ['find', 'notes', project] });
  const id = asObject(unwrapData(answer))['id'];
  return typeof id === 'number' ? id : null;
}
