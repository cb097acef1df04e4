import type { ChatMessage, ChatMessageLatest, ConversationActions } from '#src/contract/generated/types.ts';
import type {
  ConversationAction,
  ConversationEvent,
  ConversationState,
  MessageSummary,
} from '#src/lib/conversation-state.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';
import { isTrialEnded, serverText } from '#src/lib/describe-error.ts';
import type { OutboxEntry } from '#src/lib/outbox-state.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { systemClock } from '#src/platform/clock.ts';
import { type Answer, answerFields, sendAction } from './answer.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxResult } from './outbox-result.ts';
import { applyLatest, fetchLatest, readConversation, countUpdates } from './queries.ts';

export type ConversationDeps = {
  subject: ConversationSubject;
  state: () => ConversationState;
  dispatch: (event: ConversationEvent) => void;
  signal: () => AbortSignal;
  outbox: Outbox;
  onAnswerAccepted: (entry: OutboxEntry, chatMessageId: number | null) => void;
  onAnswerFailed: (entry: OutboxEntry, error: unknown) => void;
  /** Called with finish's response, before the end. */
  onFinishResponse: (response: unknown) => void;
};

const now = systemClock.now;

/** Returns the current server-given addresses. They belong to the latest message. */
export function getActions(subject: ConversationSubject): ConversationActions {
  return readConversation(subject)?.actions ?? {};
}

export function toMessageSummary(message: ChatMessage): MessageSummary {
  return {
    id: message.id,
    status: message.status,
    error: message.error,
    audioProcessed: message.audio_processed,
  };
}

async function fetchAndDispatch(context: ConversationDeps, after: number | null): Promise<ChatMessageLatest> {
  const { sessionChatId } = context.state();
  if (sessionChatId === null) throw new Error('No conversation to load');
  const since = countUpdates(context.subject);
  const latest = await fetchLatest(sessionChatId, { after, signal: context.signal() });
  applyLatest(context.subject, latest, since);
  return latest;
}

/** Fetches the latest message for the machine. After a failure, polling continues. */
export async function fetchLatestMessage(
  context: ConversationDeps,
  source: 'refetch' | 'poll',
  after: number | null,
): Promise<void> {
  try {
    const { chat_message: message } = await fetchAndDispatch(context, after);
    context.dispatch({ type: 'fetched', at: now(), source, message: message && toMessageSummary(message) });
  } catch {
    context.dispatch({ type: 'fetchFailed', at: now(), source });
  }
}

/** Fetches an announced message, because its event has no actions. If that fails, polling finds it. */
export async function fetchAnnouncedMessage(context: ConversationDeps): Promise<void> {
  try {
    const { chat_message: message } = await fetchAndDispatch(context, null);
    if (message !== null) context.dispatch({ type: 'messageCreated', at: now(), message: toMessageSummary(message) });
  } catch {
    // The next poll is within 5 s.
  }
}

function failed(context: ConversationDeps, action: ConversationAction, error: unknown): void {
  context.dispatch({
    type: 'actionFailed',
    at: now(),
    action,
    detail: isApiError(error) && error.status === 422 ? serverText(error.message) : null,
    trialEnded: isTrialEnded(error),
    refused: isApiError(error, 'blocked'),
  });
}

/** Adds an answer to the outbox, which sends it and reports the result. */
export function queueAnswer(context: ConversationDeps, answer: Answer): void {
  const { sessionChatId, messageId } = context.state();
  const url = getActions(context.subject).answer?.url;
  if (sessionChatId === null || url === undefined) return;
  const audio = answer.kind === 'audio' ? answer.audio : null;
  const entry = {
    id: crypto.randomUUID(),
    kind: answer.kind,
    url,
    sessionChatId,
    chatMessageId: messageId,
    fields: answerFields(sessionChatId, answer),
    recordingId: answer.kind === 'audio' ? answer.recordingId : null,
  };
  context.outbox.add(entry, audio);
}

export function applyOutboxResult(context: ConversationDeps, { entry, outcome, receipt, error }: OutboxResult): void {
  if (entry.sessionChatId !== context.state().sessionChatId) return;
  // A repeated answer isn't for the question on screen. Its dialog subscribes to the result.
  if (entry.ofEarlier === true) {
    if (outcome === 'sent' || outcome === 'alreadyDelivered') context.onAnswerAccepted(entry, entry.chatMessageId);
    return;
  }
  if (outcome === 'failed' || outcome === 'superseded') {
    failed(context, 'answer', error);
    context.onAnswerFailed(entry, error);
  }
  if (outcome !== 'sent' && outcome !== 'alreadyDelivered') return;
  const messageId = receipt?.messageId ?? entry.chatMessageId;
  context.dispatch({ type: 'actionAccepted', at: now(), action: 'answer', messageId, status: receipt?.status ?? null });
  context.onAnswerAccepted(entry, messageId);
}

export async function sendConversationAction(
  context: ConversationDeps,
  action: 'skip' | 'retry' | 'finish',
): Promise<void> {
  try {
    const { receipt, response } = await sendAction(action, getActions(context.subject)[action]?.url);
    if (action === 'finish') context.onFinishResponse(response);
    context.dispatch({ type: 'actionAccepted', at: now(), action, ...receipt });
  } catch (error) {
    failed(context, action, error);
  }
}
