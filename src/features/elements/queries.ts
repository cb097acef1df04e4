import { keepPreviousData, mutationOptions, type QueryFilters, useInfiniteQuery } from '@tanstack/react-query';
import {
  elementDelete,
  elementRead,
  elementUpdate,
  getElementListInfiniteQueryOptions,
  getElementListQueryKey,
  getElementReadQueryKey,
  getElementReadQueryOptions,
  useElementRead,
  getRelatedElementListInfiniteQueryOptions,
  getRelatedElementListQueryKey,
  useRelatedElementList,
} from '#src/api/generated/api/elements.ts';
import { getSessionChatLatestReadQueryKey } from '#src/api/generated/api/conversation.ts';
import { getProjectListQueryKey, getProjectReadQueryKey } from '#src/api/generated/api/projects.ts';
import type {
  ElementFact,
  ElementListResponse,
  ElementResponse,
  UploadedImageResponse,
} from '#src/api/generated/types.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { inPages } from '#src/api/in-pages.ts';
import { queryClient, whenUnused } from '#src/api/query-client.ts';
import { withFact, changeInLists, isElementList } from './element-change.ts';
import type { ElementChoice } from './element-filters.ts';
import { type ElementCard, toElementCards, toElement } from './element-model.ts';

/** Null `kind` or `project` matches all. */
export type ElementListQuery = {
  readonly kind: string | null;
  readonly project: string | null;
  readonly developedOn: string | null;
  readonly choice: ElementChoice;
};

export type ElementList = { readonly cards: ElementCard[]; readonly total: number };

function toElementList(
  pages: readonly ElementListResponse[],
  requested: { project: string | null; kind: string | null },
): ElementList {
  const cards = toElementCards(
    pages.flatMap(({ data }) => data),
    requested,
  );
  return { cards, total: Math.max(pages.at(-1)?.meta.total ?? 0, cards.length) };
}

/** All elements of a project, the last changed first. */
export function latestElements(project: string): ElementListQuery {
  return { kind: null, project, developedOn: null, choice: { search: '', sort: 'recent' } };
}

/** Reads elements in pages. */
export function elementsQuery({ kind, project, developedOn, choice }: ElementListQuery) {
  const query = {
    ...(project !== null && { project }),
    ...(developedOn !== null && { development_date: developedOn }),
    ...(choice.search !== '' && { query: choice.search }),
    sort: choice.sort,
  };
  const type = kind ?? 'all';
  return getElementListInfiniteQueryOptions(type, query, { query: inPages(getElementListQueryKey(type, query)) });
}

/** Fetches elements in pages. Earlier results stay visible during a new search. */
export function useElements(list: ElementListQuery) {
  return useInfiniteQuery({
    ...elementsQuery(list),
    select: ({ pages }) => toElementList(pages, list),
    placeholderData: keepPreviousData,
  });
}

export function relatedElementsQuery(project: string, element: string, kind: string) {
  return getRelatedElementListInfiniteQueryOptions(project, element, kind, undefined, {
    query: inPages(getRelatedElementListQueryKey(project, element, kind)),
  });
}

export function useRelatedElements(project: string, element: string, kind: string) {
  return useInfiniteQuery({
    ...relatedElementsQuery(project, element, kind),
    select: ({ pages }) => toElementList(pages, { project, kind }),
  });
}

const relatedPerPage = 4;

export function useFewRelated(project: string, element: string, kind: string) {
  return useRelatedElementList(
    project,
    element,
    kind,
    { per_page: relatedPerPage },
    { query: { select: ({ data }) => toElementCards(data, { project, kind }) } },
  );
}

/** Loads an element. Null if its slug or kind is invalid. Sends no request without a slug. */
export function useElement(project: string, element: string | null) {
  return useElementRead(project, element ?? '', {
    query: { enabled: element !== null, select: ({ data }) => toElement(data, { project, kind: null }) },
  });
}

function startsWith([address]: readonly unknown[], start: string): boolean {
  return typeof address === 'string' && address.startsWith(start);
}

/**
 * Refetches what an element's change affects: every element list, the projects' own elements, their counts by kind, and
 * home's latest conversation.
 */
export async function refreshElements(...projects: readonly string[]): Promise<void> {
  const folders = projects.map((project) => `/api/v1/projects/${project}/elements/`);
  const reads = projects.map((project) => getProjectReadQueryKey(project));
  const keys = [...reads, getProjectListQueryKey(), getSessionChatLatestReadQueryKey()];
  await Promise.all([
    ...keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => isElementList(queryKey) || folders.some((folder) => startsWith(queryKey, folder)),
    }),
  ]);
}

/** Shows a changed element everywhere: here, in lists at once, and in what is fetched again. */
export function cacheElement(project: string, response: ElementResponse): Promise<void> {
  const { id, slug, name, subtitle, image } = response.data;
  queryClient.setQueryData(getElementReadQueryKey(project, slug), response);
  changeInLists(id, (row) => ({ ...row, name, subtitle, image }));
  return refreshElements(project);
}

type FactChange = { readonly fact: ElementFact; readonly value: string };

/**
 * Changes a fact; `''` removes it. The server replaces all facts at once, so quick changes run in sequence, each based
 * on the previous result.
 */
export function factChange(project: string, element: string) {
  return mutationOptions({
    scope: { id: `facts ${project}/${element}` },
    mutationFn: async ({ fact, value }: FactChange) => {
      const { queryKey, ...query } = getElementReadQueryOptions(project, element);
      const current = queryClient.getQueryData(queryKey) ?? (await queryClient.query({ ...query, queryKey }));
      const facts = current.data.facts;
      void cacheElement(project, await elementUpdate(project, element, { facts: withFact(facts, fact, value) }));
    },
  });
}

/**
 * Deletes an element. A 404 counts as deleted. After a lost response, checks whether it still exists. Throws ApiError
 * if it does.
 */
export async function deleteElement({ project, slug }: ElementCard): Promise<void> {
  try {
    await elementDelete(project, slug);
  } catch (error) {
    if (isApiError(error, 'network', 'timeout')) {
      const isDeleted = await elementRead(project, slug).then(
        () => false,
        (readError: unknown) => isApiError(readError) && readError.status === 404,
      );
      if (isDeleted) return;
    }
    if (!isApiError(error) || error.status !== 404) throw error;
  }
}

export function dropElement({ id }: ElementCard): void {
  changeInLists(id, () => null);
}

/** Removes a deleted element from the cache once no screen reads it: it would be fetched again and return 404. */
export async function forgetElement({ project, slug }: ElementCard): Promise<void> {
  const [path] = getElementReadQueryKey(project, slug);
  const own: QueryFilters = {
    predicate: ({ queryKey }) => queryKey[0] === path || startsWith(queryKey, `${path}/`),
  };
  await whenUnused(own);
  queryClient.removeQueries(own);
  await refreshElements(project);
}

/** Shows an element's new image. Resolves when the screens have it. */
export async function cacheElementImage({ id, project }: ElementCard, { data }: UploadedImageResponse): Promise<void> {
  const { url, thumbnail } = data;
  changeInLists(id, (row) => ({ ...row, image: { url, thumbnail } }));
  await refreshElements(project);
}
