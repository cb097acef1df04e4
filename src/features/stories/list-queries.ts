/** What home reads, apart from queries.ts, so that home doesn't load the rest. */
import { useSessionChatLatestRead } from '#src/api/generated/api/conversation.ts';
import { getStoryListQueryKey, useStoryList } from '#src/api/generated/api/stories.ts';
import type { SessionChatLatestResponse, StoryListResponse } from '#src/api/generated/types.ts';
import { queryClient } from '#src/api/query-client.ts';
import { latestConversation } from './latest-conversation.ts';
import { toStories } from './story-model.ts';

function selectStories({ data }: StoryListResponse) {
  return toStories(data);
}

function selectLatest({ data }: SessionChatLatestResponse) {
  return data && latestConversation(data);
}

export function useStories() {
  return useStoryList({ query: { select: selectStories } });
}

export function useLatestConversation() {
  return useSessionChatLatestRead({ query: { select: selectLatest } });
}

const storyKeyStart = `${getStoryListQueryKey()[0]}/`;

/** Refetches the stories on screen, and the others when they're next opened. */
export async function refreshOpenStories(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(storyKeyStart),
  });
}
