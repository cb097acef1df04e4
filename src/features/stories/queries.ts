import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  sessionChatLatestReadQueryKey,
  sessionChatLatestReadQueryOptions,
  sessionChatReadQueryOptions,
  turnList,
  turnListQueryKey,
} from '#src/contract/generated/api/conversation.ts';
import {
  storyListQueryKey,
  storyListQueryOptions,
  storyReadQueryKey,
  storyReadQueryOptions,
  storySequenceRead,
} from '#src/contract/generated/api/stories.ts';
import type {
  SessionChatLatestResponse,
  SessionChatResponse,
  StoryListResponse,
  StoryResponse,
} from '#src/contract/generated/types.ts';
import { trimmed } from '#src/lib/display-values.ts';
import { queryClient, refreshQueries } from '#src/platform/query-client.ts';
import { latestConversation, toConversationHeading } from './conversation-path.ts';
import { toStories, toStory, toTurns } from './story-model.ts';

function selectStories({ data }: StoryListResponse) {
  return toStories(data);
}

function selectStory({ data }: StoryResponse) {
  return toStory(data);
}

function selectLatest({ data }: SessionChatLatestResponse) {
  return data && latestConversation(data);
}

export function useStories() {
  return useQuery({ ...storyListQueryOptions(), select: selectStories });
}

/** Fetches a story (section 3). Shows the list's copy while loading. */
export function useStory(id: number) {
  return useQuery({ ...storyReadQueryOptions(id), select: selectStory, placeholderData: () => fromList(id) });
}

function fromList(id: number): StoryResponse | undefined {
  const list = queryClient.getQueryData<StoryListResponse>(storyListQueryKey());
  const data = list?.data.find((story) => story.id === id);
  return data && { data };
}

/** Fetches a sequence's details, which lists leave out. Stale with its story. */
export function useSequence(story: number, sequence: number) {
  return useQuery({
    queryKey: [...storyReadQueryKey(story), 'sequences', sequence],
    queryFn: ({ signal }) => storySequenceRead(story, sequence, { signal }),
  });
}

export function useStoryTurns(sessionChatId: number) {
  return useInfiniteQuery({
    queryKey: [...turnListQueryKey(sessionChatId), 'pages'],
    queryFn: ({ pageParam, signal }) => turnList(sessionChatId, { page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }, _pages, at) => (at < meta.last_page ? at + 1 : undefined),
    select: ({ pages }) => toTurns(pages.flatMap(({ data }) => data)),
  });
}

function selectHeading({ data }: SessionChatResponse) {
  return toConversationHeading(data);
}

/** Fetches what a conversation is about, also of a finished one. */
export function useConversationHeading(sessionChatId: number) {
  return useQuery({ ...sessionChatReadQueryOptions(sessionChatId), select: selectHeading });
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

function selectName({ data }: StoryResponse): string | null {
  return trimmed(data.name);
}

export function useStoryName(id: number | null): string | null {
  return useQuery({ ...storyReadQueryOptions(id ?? 0), enabled: id !== null, select: selectName }).data ?? null;
}
