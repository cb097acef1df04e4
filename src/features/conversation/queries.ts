import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import {
  chatMessageLatestRead,
  getTurnListQueryKey,
  storyConversationResume,
  storyConversationStart,
  storyDevelopmentResume,
  storyDevelopmentStart,
  turnList,
} from '#src/contract/generated/hooks/conversation/conversation.ts';
import type { ChatMessageLatest, Conversation, Turn } from '#src/contract/generated/model/index.ts';
import { readIdentifier } from '#src/lib/identifier.ts';
import { ApiError, isApiError } from '#src/platform/api-error.ts';
import { queryClient } from '#src/platform/query-client.ts';

/** What a conversation is about: the interview of a new story, or of a story by its id (section 2, conversation routes). */
export type ConversationEntry = 'new-story' | { story: number };

function resume(entry: ConversationEntry): Promise<Conversation> {
  return entry === 'new-story' ? storyConversationResume() : storyDevelopmentResume(entry.story);
}

function start(entry: ConversationEntry): Promise<Conversation> {
  return entry === 'new-story' ? storyConversationStart() : storyDevelopmentStart(entry.story);
}

/** Nothing can be asked or answered without its two ids (section 3). Throws ApiError. */
function usable(conversation: Conversation): Conversation {
  const { session_chat_id: chat, identifier } = conversation;
  if (Number.isSafeInteger(chat) && readIdentifier(identifier) !== null) return conversation;
  throw new ApiError('storyConversationResume', 'parse', { status: 200 });
}

/**
 * Resumes the conversation, or starts it where none is open (404). Never stale and never cancelled, so that a doubled mount,
 * or one that leaves and comes back, starts one story; what happens later is written into this entry.
 */
function conversationQuery(entry: ConversationEntry) {
  return queryOptions({
    queryKey: ['conversation', entry],
    queryFn: async () => {
      try {
        return usable(await resume(entry));
      } catch (error) {
        if (isApiError(error) && error.status === 404) return usable(await start(entry));
        throw error;
      }
    },
    staleTime: Infinity,
    // Coming back later asks the server anew: the interview may have gone on elsewhere.
    gcTime: 1000,
  });
}

/** The conversation as the server gave it last. */
export function useConversationQuery(entry: ConversationEntry): UseQueryResult<Conversation> {
  return useQuery(conversationQuery(entry));
}

/** The conversation in the cache, undefined before it is loaded. */
export function readConversation(entry: ConversationEntry): Conversation | undefined {
  return queryClient.getQueryData(conversationQuery(entry).queryKey);
}

/** Changes the cached conversation; nothing happens before it is loaded. */
export function updateConversation(
  entry: ConversationEntry,
  change: (conversation: Conversation) => Conversation,
): void {
  queryClient.setQueryData(conversationQuery(entry).queryKey, (known) => known && change(known));
}

/** Takes over a latest message with what belongs to it; an older message than the one known changes nothing. */
export function applyLatest(entry: ConversationEntry, latest: ChatMessageLatest): void {
  updateConversation(entry, (known) => {
    const { chat_message: message } = latest;
    if (message === null || message.id < (known.chat_message?.id ?? 0)) return known;
    return { ...known, ...latest };
  });
}

/** Asks for the latest message; with `after` only for a newer one (polling). Retries by the table of section 9. */
export function fetchLatest(
  sessionChatId: number,
  { after, signal }: { after: number | null; signal: AbortSignal },
): Promise<ChatMessageLatest> {
  return after === null
    ? chatMessageLatestRead(sessionChatId, undefined, { signal, retry: 'chatMessageRefetch' })
    : chatMessageLatestRead(sessionChatId, { after }, { signal, retry: 'chatMessagePoll' });
}

/** The last two pages of turns, oldest first: enough to look back; all of them are on the story's page. */
async function recentTurns(sessionChatId: number, signal: AbortSignal): Promise<Turn[]> {
  const first = await turnList(sessionChatId, undefined, { signal });
  const last = first.meta.last_page;
  const recent = [last - 1, last].filter((page) => page > 1);
  const pages = await Promise.all(recent.map((page) => turnList(sessionChatId, { page }, { signal })));
  return [...(last <= 2 ? [first] : []), ...pages].flatMap((page) => page.data);
}

/** The latest earlier answers of a conversation, oldest first. */
export function useTurns(sessionChatId: number | undefined): UseQueryResult<Turn[]> {
  return useQuery({
    queryKey: [...getTurnListQueryKey(sessionChatId ?? 0), 'recent'],
    queryFn: ({ signal }) => recentTurns(sessionChatId ?? 0, signal),
    enabled: sessionChatId !== undefined,
  });
}

/** The earlier answers have changed: an answer was taken, or its transcription came. */
export function refreshTurns(sessionChatId: number): void {
  void queryClient.invalidateQueries({ queryKey: getTurnListQueryKey(sessionChatId) });
}
