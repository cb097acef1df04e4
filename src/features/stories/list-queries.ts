/** What home reads, apart from queries.ts, so that home doesn't load the rest. */
import { useQuery } from '@tanstack/react-query';
import {
  sessionChatLatestReadQueryOptions,
  storyListQueryKey,
  storyListQueryOptions,
} from '#src/contract/generated/api/home.ts';
import type { SessionChatLatestResponse, StoryListResponse } from '#src/contract/generated/types.ts';
import { refreshQueries } from '#src/platform/query-client.ts';
import { latestConversation } from './conversation-path.ts';
import { toStories } from './story-model.ts';

function selectStories({ data }: StoryListResponse) {
  return toStories(data);
}

function selectLatest({ data }: SessionChatLatestResponse) {
  return data && latestConversation(data);
}

export function useStories() {
  return useQuery({ ...storyListQueryOptions(), select: selectStories });
}

export function useLatestConversation() {
  return useQuery({ ...sessionChatLatestReadQueryOptions(), select: selectLatest });
}

const storyKeyStart = `${storyListQueryKey()[0]}/`;

/** Refetches the stories on screen, and the others when they're next opened. */
export async function refreshOpenStories(): Promise<void> {
  await refreshQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(storyKeyStart),
  });
}
