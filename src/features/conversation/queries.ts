import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  achievementConversationResume,
  achievementConversationStart,
  chatMessageLatestRead,
  elementConversationResume,
  elementConversationStart,
  projectConversationResume,
  projectConversationStart,
  storyConversationResume,
  storyConversationStart,
  storyDevelopmentResume,
  storyDevelopmentStart,
  summaryConversationResume,
  summaryConversationStart,
  turnList,
  getTurnListQueryKey,
  writerConversationResume,
  writerConversationStart,
} from '#src/api/generated/api/conversation.ts';
import type { ChatMessage, ChatMessageLatest, Conversation, Turn } from '#src/api/generated/types.ts';
import { type ConversationSubject, readId, readIdentifier } from '#src/lib/conversation-subject.ts';
import { ApiError, isApiError } from '#src/platform/api-error.ts';
import { queryClient } from '#src/api/query-client.ts';
import { cacheLimits } from '#src/lib/constants.ts';

type Endpoint = {
  readonly resume: () => ReturnType<typeof storyConversationResume>;
  readonly start: () => Promise<Conversation>;
};

/** Returns a subject's two requests: GET resumes an open conversation, POST starts one. */
function getEndpoint(subject: ConversationSubject): Endpoint {
  switch (subject.endpoint) {
    case 'stories':
      return storyEndpoint(subject.story);
    case 'writer':
      return { resume: () => writerConversationResume(), start: () => writerConversationStart() };
    case 'users/achievement': {
      const { achievement, project } = subject;
      const query = project === null ? undefined : { project };
      return {
        resume: () => achievementConversationResume(achievement, query),
        start: () => achievementConversationStart(achievement, query),
      };
    }
    case 'summaries': {
      const { summary } = subject;
      return { resume: () => summaryConversationResume(summary), start: () => summaryConversationStart(summary) };
    }
    case 'projects': {
      const { project } = subject;
      return { resume: () => projectConversationResume(project), start: () => projectConversationStart(project) };
    }
    case 'narrative-elements': {
      const { project, element } = subject;
      return {
        resume: () => elementConversationResume(project, element),
        start: () => elementConversationStart(project, element),
      };
    }
  }
}

function storyEndpoint(story: number | null): Endpoint {
  return story === null
    ? { resume: () => storyConversationResume(), start: () => storyConversationStart() }
    : { resume: () => storyDevelopmentResume(story), start: () => storyDevelopmentStart(story) };
}

/** Throws ApiError if an id is invalid. */
function usable(conversation: Conversation): Conversation {
  const { chat_message: message, identifier } = conversation;
  if (readIdentifier(identifier) === null) throw new ApiError('unnamed', 'parse', { status: 200 });
  checkMessage(message);
  return conversation;
}

function checkMessage(message: ChatMessage | null): void {
  if (message !== null && readId(message.id) === null) throw new ApiError('unnamed', 'parse', { status: 200 });
}

/** A server may answer 404 instead of 204 when no conversation is open. */
function undefinedAfter404(error: unknown): undefined {
  if (isApiError(error) && error.status === 404) return undefined;
  throw error;
}

/**
 * Resumes the open conversation, or starts one. Never stale and never cancelled, so that a double mount or
 * remount starts only one conversation. Later changes are written to this entry.
 */
export function conversationQuery(subject: ConversationSubject) {
  const { resume, start } = getEndpoint(subject);
  return queryOptions({
    queryKey: ['conversation', subject],
    queryFn: async () => usable((await resume().catch(undefinedAfter404)) ?? (await start())),
    meta: { changesServer: true },
    staleTime: Infinity,
    // How long a loader's read waits for its screen's code.
    gcTime: cacheLimits.apiMs,
  });
}

/**
 * Drops the conversation unless another screen shows it, or one that replaces this screen at the same time. A read under
 * way stays: the next visit joins it instead of starting another conversation.
 */
async function forgetConversation(subject: ConversationSubject): Promise<void> {
  await Promise.resolve();
  queryClient.removeQueries({ queryKey: conversationQuery(subject).queryKey, type: 'inactive', fetchStatus: 'idle' });
}

export function useConversationQuery(subject: ConversationSubject): UseQueryResult<Conversation> {
  // The cache. A later visit fetches again: the writer may have finished, or continued on another device.
  useEffect(() => () => void forgetConversation(subject), [subject]);
  return useQuery(conversationQuery(subject));
}

export function readConversation(subject: ConversationSubject): Conversation | undefined {
  return queryClient.getQueryData(conversationQuery(subject).queryKey);
}

function updateConversation(subject: ConversationSubject, change: (conversation: Conversation) => Conversation): void {
  queryClient.setQueryData(conversationQuery(subject).queryKey, (current) => current && change(current));
}

/**
 * Applies a latest message, unless a newer one is known. Events since its request win. `since`: the `countUpdates`
 * value when the request started.
 */
export function applyLatest(subject: ConversationSubject, latest: ChatMessageLatest, since: number): void {
  const { chat_message: message } = latest;
  if (message === null) return;
  const newer = getUpdates(subject)
    .slice(since)
    .filter((update) => update.messageId >= message.id);
  updateConversation(subject, (current) => {
    if (message.id < (current.chat_message?.id ?? 0)) return current;
    return newer.reduce(withData, { ...current, ...latest });
  });
}

type MessageUpdate = {
  readonly messageId: number;
  readonly data: {
    progress?: number | null;
    path?: string[];
    extracted?: NonNullable<Conversation['data']>['extracted'];
  };
};

const updates = new WeakMap<ConversationSubject, MessageUpdate[]>();

function getUpdates(subject: ConversationSubject): readonly MessageUpdate[] {
  return updates.get(subject) ?? [];
}

function withData(conversation: Conversation, { data }: MessageUpdate): Conversation {
  return {
    ...conversation,
    ...(data.progress !== undefined && { progress: data.progress }),
    ...(data.path && { path: data.path }),
    ...(data.extracted && { data: { ...conversation.data, extracted: data.extracted } }),
  };
}

export function applyData(subject: ConversationSubject, update: MessageUpdate): void {
  const known = updates.get(subject);
  if (known === undefined) updates.set(subject, [update]);
  else known.push(update);
  updateConversation(subject, (current) => withData(current, update));
}

export function countUpdates(subject: ConversationSubject): number {
  return getUpdates(subject).length;
}

/** Fetches the latest message. With `after`, only a newer one (polling). Retries by the specification's table. */
export async function fetchLatest(
  sessionChatId: number,
  { after, signal }: { after: number | null; signal: AbortSignal },
): Promise<ChatMessageLatest> {
  const latest =
    after === null
      ? await chatMessageLatestRead(sessionChatId, undefined, { signal, retry: 'chatMessageRefetch' })
      : await chatMessageLatestRead(sessionChatId, { after }, { signal, retry: 'chatMessagePoll' });
  checkMessage(latest.chat_message);
  return latest;
}

/** Fetches the last two pages of turns, oldest first. The story's page shows all of them. */
export async function fetchRecentTurns(sessionChatId: number, signal: AbortSignal): Promise<Turn[]> {
  const first = await turnList(sessionChatId, undefined, { signal });
  const last = first.meta.last_page;
  const recent = [last - 1, last].filter((page) => page > 1);
  const pages = await Promise.all(recent.map((page) => turnList(sessionChatId, { page }, { signal })));
  const turns = [...(last <= 2 ? [first] : []), ...pages].flatMap(({ data }) => data);
  return turns.filter((turn) => readId(turn.chat_message_id) !== null);
}

export function useTurns(sessionChatId: number | undefined): UseQueryResult<Turn[]> {
  return useQuery({
    queryKey: [...getTurnListQueryKey(sessionChatId ?? 0), 'recent'],
    queryFn: ({ signal }) => fetchRecentTurns(sessionChatId ?? 0, signal),
    enabled: sessionChatId !== undefined,
  });
}

export function refreshTurns(sessionChatId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: getTurnListQueryKey(sessionChatId) });
}
