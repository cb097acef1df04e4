import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  sessionChatLatestReadQueryKey,
  turnListQueryKey,
  turnList,
  sessionChatLatestReadQueryOptions,
} from '#src/contract/generated/api/conversation.ts';
import {
  storyListQueryKey,
  storyReadQueryKey,
  storyListQueryOptions,
  storyReadQueryOptions,
} from '#src/contract/generated/api/stories.ts';
import type { SessionChatLatestResponse, StoryListResponse, StoryResponse } from '#src/contract/generated/types.ts';
import { queryClient, refreshQueries } from '#src/platform/query-client.ts';
import { latestConversation } from './conversation-path.ts';
import { unwrapData, getLastPage, asObjectArray, asText } from '#src/lib/decode.ts';
import { parseStory, parseStories } from './story-model.ts';
import { parseTurns } from './turn-model.ts';

// Response bodies may have any shape, whatever their types. An empty body is undefined.

function selectStories(response: StoryListResponse) {
  return parseStories(unwrapData(response));
}

function selectStory(response: StoryResponse) {
  return parseStory(unwrapData(response));
}

function selectLatest(response: SessionChatLatestResponse) {
  return latestConversation(asObjectArray([unwrapData(response)])[0] ?? null);
}

export function useStories() {
  return useQuery({ ...storyListQueryOptions(), select: selectStories });
}

/** Fetches a story (section 3). The data is null if the response has no story. */
export function useStory(id: number) {
  return useQuery({ ...storyReadQueryOptions(id), select: selectStory, placeholderData: () => fromList(id) });
}

function fromList(id: number): StoryResponse | undefined {
  const list = queryClient.getQueryData<StoryListResponse>(storyListQueryKey());
  const data = Array.isArray(list?.data) ? list.data.find((story) => parseStory(story)?.id === id) : undefined;
  return data && { data };
}

export function useStoryTurns(sessionChatId: number) {
  return useInfiniteQuery({
    queryKey: [...turnListQueryKey(sessionChatId), 'pages'],
    queryFn: ({ pageParam, signal }) => turnList(sessionChatId, { page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page, _pages, at) => (at < getLastPage(page) ? at + 1 : undefined),
    select: ({ pages }) => parseTurns(pages.flatMap((page) => asObjectArray(unwrapData(page)))),
  });
}

export function useLatestConversation() {
  return useQuery({ ...sessionChatLatestReadQueryOptions(), select: selectLatest });
}

/** Refetches data that a changed interview makes stale. */
export async function refreshStories(id?: number): Promise<void> {
  const stale: (readonly unknown[])[] = [storyListQueryKey(), sessionChatLatestReadQueryKey()];
  if (id !== undefined) stale.push(storyReadQueryKey(id));
  await Promise.all(stale.map((queryKey) => refreshQueries({ queryKey })));
}

function selectName(response: StoryResponse): string | null {
  return asText(asObjectArray([unwrapData(response)])[0]?.['name']);
}

export function useStoryName(id: number | null): string | null {
  return useQuery({ ...storyReadQueryOptions(id ?? 0), enabled: id !== null, select: selectName }).data ?? null;
}
