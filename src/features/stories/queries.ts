import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import {
  getSessionChatLatestReadQueryKey,
  useSessionChatRead,
  getTurnListQueryKey,
  turnList,
} from '#src/api/generated/api/conversation.ts';
import {
  getStoryListQueryKey,
  getStoryReadQueryKey,
  useStoryRead,
  useStorySequenceRead,
  storyDelete,
  storyRead,
} from '#src/api/generated/api/stories.ts';
import type { SessionChatResponse, Story, StoryListResponse, StoryResponse, Turn } from '#src/api/generated/types.ts';
import { trimmed } from '#src/lib/display-values.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { queryClient, whenUnused } from '#src/api/query-client.ts';
import { toConversationHeading } from './conversation-heading.ts';
import { toStory } from './story-model.ts';
import { toTurns, type TurnModel } from './turn-model.ts';

function selectStory({ data }: StoryResponse) {
  return toStory(data);
}

/** Fetches a story. Shows the list's copy while loading. */
export function useStory(id: number) {
  return useStoryRead(id, { query: { select: selectStory, placeholderData: () => fromList(id) } });
}

function fromList(id: number): StoryResponse | undefined {
  const list = queryClient.getQueryData<StoryListResponse>(getStoryListQueryKey());
  const data = list?.data.find((story) => story.id === id);
  return data && { data };
}

/** Fetches a sequence's details, which lists leave out. Stale with its story. */
export function useSequence(story: number, sequence: number) {
  const queryKey = [...getStoryReadQueryKey(story), 'sequences', sequence];
  return useStorySequenceRead(story, sequence, { query: { queryKey } });
}

type TurnPage = { readonly sessionChatId: number; readonly page: number };

/** Returns the page after this one, which may be the first of the next conversation. */
function nextTurns(
  sessionChatIds: readonly number[],
  { sessionChatId, page }: TurnPage,
  lastPage: number,
): TurnPage | undefined {
  if (page < lastPage) return { sessionChatId, page: page + 1 };
  const next = sessionChatIds[sessionChatIds.indexOf(sessionChatId) + 1];
  return next === undefined ? undefined : { sessionChatId: next, page: 1 };
}

/** Reads all turns of conversations in pages, oldest first. Stale with the last one, which alone may be open. */
export function turnsQuery(sessionChatIds: readonly number[]) {
  return infiniteQueryOptions({
    queryKey: [...getTurnListQueryKey(sessionChatIds.at(-1) ?? 0), 'pages', sessionChatIds],
    queryFn: ({ pageParam: { sessionChatId, page }, signal }) => turnList(sessionChatId, { page }, { signal }),
    initialPageParam: { sessionChatId: sessionChatIds[0] ?? 0, page: 1 } satisfies TurnPage,
    getNextPageParam: ({ meta }, _pages, at) => nextTurns(sessionChatIds, at, meta.last_page),
  });
}

export function useStoryTurns(sessionChatIds: readonly number[]) {
  return useInfiniteQuery({
    ...turnsQuery(sessionChatIds),
    select: ({ pages }) => toTurns(pages.flatMap(({ data }) => data)),
  });
}

/** Reads all turns of conversations. Throws ApiError. */
export async function readTurns(sessionChatIds: readonly number[]): Promise<TurnModel[]> {
  const turns: Turn[] = [];
  const [first] = sessionChatIds;
  let at: TurnPage | undefined = first === undefined ? undefined : { sessionChatId: first, page: 1 };
  while (at !== undefined) {
    const { data, meta } = await turnList(at.sessionChatId, { page: at.page });
    turns.push(...data);
    at = nextTurns(sessionChatIds, at, data.length === 0 ? 0 : meta.last_page);
  }
  return toTurns(turns);
}

function selectHeading({ data }: SessionChatResponse) {
  return toConversationHeading(data);
}

/** Fetches what a conversation is about, also of a finished one. */
export function useConversationHeading(sessionChatId: number) {
  return useSessionChatRead(sessionChatId, { query: { select: selectHeading } });
}

/** Refetches data that a changed interview makes stale. */
export async function refreshStories(id?: number): Promise<void> {
  const stale: (readonly unknown[])[] = [getStoryListQueryKey(), getSessionChatLatestReadQueryKey()];
  if (id !== undefined) stale.push(getStoryReadQueryKey(id));
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

function selectName({ data }: StoryResponse): string | null {
  return trimmed(data.name);
}

export function useStoryName(id: number | null): string | null {
  return useStoryRead(id ?? 0, { query: { enabled: id !== null, select: selectName } }).data ?? null;
}

function changeInList(id: number, change: (story: Story) => Story | null): void {
  queryClient.setQueryData<StoryListResponse>(getStoryListQueryKey(), (list) => {
    if (list === undefined) return undefined;
    return { ...list, data: list.data.flatMap((story) => (story.id === id ? (change(story) ?? []) : story)) };
  });
}

/** Shows a changed story everywhere. */
export function cacheStory(response: StoryResponse): void {
  const { id } = response.data;
  queryClient.setQueryData(getStoryReadQueryKey(id), response);
  changeInList(id, () => response.data);
  void refreshStories(id);
}

async function isGone(id: number): Promise<boolean> {
  return storyRead(id).then(
    () => false,
    (error: unknown) => isApiError(error) && error.status === 404,
  );
}

/** Throws ApiError. After a 404 or a lost response it checks whether the story still exists. */
export async function deleteStory(id: number): Promise<void> {
  await storyDelete(id).catch(async (error: unknown) => {
    const isUnclear = isApiError(error, 'network', 'timeout') || (isApiError(error) && error.status === 404);
    if (!isUnclear || !(await isGone(id))) throw error;
  });
}

export function dropStory(id: number): void {
  changeInList(id, () => null);
}

/** Removes a deleted story from the cache once no screen reads it: it would be fetched again and return 404. */
export async function forgetStory(id: number): Promise<void> {
  const own = { queryKey: getStoryReadQueryKey(id) };
  await whenUnused(own);
  queryClient.removeQueries(own);
  await refreshStories();
}
