import type { ChatMessage, ChatMessageLatest, ConversationActions } from '#src/contract/generated/model/index.ts';
import type {
  ConversationAction,
  ConversationEvent,
  ConversationState,
  MessageFacts,
} from '#src/lib/conversation-state.ts';
import { isTrialEnded, serverText } from '#src/lib/describe-error.ts';
import { isAnswerLost } from '#src/lib/failure.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { systemClock } from '#src/platform/clock.ts';
import { type Answer, sendAction, sendAnswer } from './answer.ts';
import { applyLatest, type ConversationEntry, fetchLatest, readConversation } from './queries.ts';

/** What the calls of one conversation need to know and to tell. */
export type CallContext = {
  entry: ConversationEntry;
  state: () => ConversationState;
  send: (event: ConversationEvent) => void;
  /** Aborts when the conversation is left. */
  signal: () => AbortSignal;
  onAnswerTaken: (answer: Answer, chatMessageId: number | null) => void;
  onAnswerFailed: (answer: Answer, error: unknown) => void;
};

const now = systemClock.now;

/** The server-given addresses as they are known now; they belong to the latest message. */
export function actionsOf(entry: ConversationEntry): ConversationActions {
  return readConversation(entry)?.actions ?? {};
}

/** The message of an answer, as far as the machine reads it. */
export function factsOf(message: ChatMessage): MessageFacts {
  return {
    id: message.id,
    status: message.status,
    error: message.error,
    audioProcessed: message.audio_processed === true,
  };
}

async function look(context: CallContext, after: number | null): Promise<ChatMessageLatest> {
  const { sessionChatId } = context.state();
  if (sessionChatId === null) throw new Error('There is no conversation to ask for.');
  const latest = await fetchLatest(sessionChatId, { after, signal: context.signal() });
  applyLatest(context.entry, latest);
  return latest;
}

/** Fetches the latest message and tells the machine; a failure leaves its net, the polling, in place. */
export async function fetchInto(context: CallContext, source: 'refetch' | 'poll', after: number | null): Promise<void> {
  try {
    const { chat_message: message } = await look(context, after);
    context.send({ type: 'fetched', at: now(), source, message: message && factsOf(message) });
  } catch {
    context.send({ type: 'fetchFailed', at: now(), source });
  }
}

/** Asks for a message that was announced, because an event carries no actions; without an answer the poll finds it. */
export async function fetchAnnounced(context: CallContext): Promise<void> {
  try {
    const { chat_message: message } = await look(context, null);
    if (message !== null) context.send({ type: 'messageCreated', at: now(), message: factsOf(message) });
  } catch {
    // The poll asks again within 5 s.
  }
}

function failed(context: CallContext, action: ConversationAction, error: unknown): void {
  context.send({
    type: 'actionFailed',
    at: now(),
    action,
    detail: isApiError(error) && error.status === 422 ? serverText(error.message) : null,
    trialEnded: isTrialEnded(error),
    refused: isApiError(error, 'blocked'),
  });
}

/** The parts of a receipt that can be relied on; a server may answer 200 with anything. */
function readReceipt(receipt: unknown): { messageId: number | null; status: unknown } {
  if (typeof receipt !== 'object' || receipt === null) return { messageId: null, status: null };
  const { chat_message_id: id, status } = receipt as Readonly<Record<string, unknown>>;
  return { messageId: typeof id === 'number' ? id : null, status };
}

/**
 * Sends an answer. After a lost reply the server is asked whether it has arrived, before a repeat and before giving up, so
 * that nothing is sent twice (decisions, "Device").
 */
export async function callAnswer(context: CallContext, answer: Answer): Promise<void> {
  const { sessionChatId, messageId } = context.state();
  if (sessionChatId === null) return;
  const hasArrived = () => arrived(sessionChatId, messageId);
  try {
    const url = actionsOf(context.entry).answer?.url;
    const beforeRepeat = async (error: unknown) => !(isApiError(error) && isAnswerLost(error) && (await hasArrived()));
    const receipt = readReceipt(await sendAnswer({ url, sessionChatId, answer, beforeRepeat }));
    context.send({ type: 'actionAccepted', at: now(), action: 'answer', ...receipt });
    context.onAnswerTaken(answer, receipt.messageId ?? messageId);
  } catch (error) {
    if (isApiError(error) && isAnswerLost(error) && (await hasArrived())) {
      context.send({ type: 'actionAccepted', at: now(), action: 'answer', messageId, status: null });
      context.onAnswerTaken(answer, messageId);
      return;
    }
    failed(context, 'answer', error);
    context.onAnswerFailed(answer, error);
  }
}

/** Calls skip, retry or finish. */
export async function callPlain(context: CallContext, action: 'skip' | 'retry' | 'finish'): Promise<void> {
  try {
    const receipt = readReceipt(await sendAction(action, actionsOf(context.entry)[action]?.url));
    context.send({ type: 'actionAccepted', at: now(), action, ...receipt });
  } catch (error) {
    failed(context, action, error);
  }
}

/** Long enough for a slow server, short enough for a writer who waits to know. */
const askMs = 30_000;

/** Arrived is what has another message after it, or what the server works on, or what has an answer already. */
async function arrived(sessionChatId: number, messageId: number | null): Promise<boolean> {
  if (messageId === null) return false;
  try {
    const { chat_message: message } = await fetchLatest(sessionChatId, {
      after: null,
      signal: AbortSignal.timeout(askMs),
    });
    if (message === null) return false;
    if (message.id !== messageId) return true;
    const isTaken = message.status !== 'pending' && message.status !== 'failed';
    return isTaken || (typeof message.answer === 'string' && message.answer !== '');
  } catch {
    return false;
  }
}
