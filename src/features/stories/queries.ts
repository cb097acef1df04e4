import { useInfiniteQuery } from '@tanstack/react-query';
import {
  getSessionChatLatestReadQueryKey,
  getTurnListQueryKey,
  turnList,
  useSessionChatLatestRead,
} from '#src/contract/generated/hooks/conversation/conversation.ts';
import {
  getStoryListQueryKey,
  getStoryReadQueryKey,
  useStoryList,
  useStoryRead,
} from '#src/contract/generated/hooks/stories/stories.ts';
import type {
  SessionChatLatestResponse,
  StoryListResponse,
  StoryResponse,
} from '#src/contract/generated/model/index.ts';
import { queryClient, refreshQueries } from '#src/platform/query-client.ts';
import { latestConversation } from './conversation-path.ts';
import { unwrapData, getLastPage, asObjectArray, asText } from '#src/lib/read-raw.ts';
import { parseStory, parseStories } from './story-view.ts';
import { parseTurns } from './turn-view.ts';

// Answers may be anything at all, whatever their types promise: an empty body is undefined.

const selectStories = (answer: StoryListResponse) => parseStories(unwrapData(answer));
const selectStory = (answer: StoryResponse) => parseStory(unwrapData(answer));
const selectLatest = (answer: SessionChatLatestResponse) =>
  latestConversation(asObjectArray([unwrapData(answer)])[0] ?? null);

/** All stories of the writer (section 7). */
export function useStories() {
  return useStoryList({ query: { select: selectStories } });
}

/** One story with everything that grew from its interview (section 3); null when the answer holds none. */
export function useStory(id: number) {
  return useStoryRead(id, { query: { select: selectStory, placeholderData: () => fromList(id) } });
}

/** What the list knows of a story, to show while the whole of it is on its way. */
function fromList(id: number): StoryResponse | undefined {
  const list = queryClient.getQueryData<StoryListResponse>(getStoryListQueryKey());
  const data = Array.isArray(list?.data) ? list.data.find((story) => parseStory(story)?.id === id) : undefined;
  return data && { data };
}

/** The interview a story grew from, turn by turn, page by page. */
export function useStoryTurns(sessionChatId: number) {
  return useInfiniteQuery({
    queryKey: [...getTurnListQueryKey(sessionChatId), 'pages'],
    queryFn: ({ pageParam, signal }) => turnList(sessionChatId, { page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page, _pages, at) => (at < getLastPage(page) ? at + 1 : undefined),
    select: ({ pages }) => parseTurns(pages.flatMap((page) => asObjectArray(unwrapData(page)))),
  });
}

/** The conversation to go on with, for home's Continue card and the phone's "Speak"; null when there is none. */
export function useLatestConversation() {
  return useSessionChatLatestRead({ query: { select: selectLatest } });
}

/** What an answered, continued or finished interview makes stale. */
export async function refreshStories(id?: number): Promise<void> {
  const stale: (readonly unknown[])[] = [getStoryListQueryKey(), getSessionChatLatestReadQueryKey()];
  if (id !== undefined) stale.push(getStoryReadQueryKey(id));
  await Promise.all(stale.map((queryKey) => refreshQueries({ queryKey })));
}

const selectName = (answer: StoryResponse): string | null => asText(asObjectArray([unwrapData(answer)])[0]?.['name']);

/** The name of a story, null while it has none or its id is not known yet. */
export function useStoryName(id: number | null): string | null {
  return useStoryRead(id ?? 0, { query: { enabled: id !== null, select: selectName } }).data ?? null;
}
