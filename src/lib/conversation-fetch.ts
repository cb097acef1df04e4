import { conversationLimits } from './constants.ts';
import {
  type ConversationState,
  type ConversationStep,
  type RefetchReason,
  andThen,
  to,
} from './conversation-state.ts';

/**
 * Asks for the latest message: one call in flight, a further wish waits for its end, and an equal wish within 5 s is none.
 * @param key what makes wishes equal (message id and status); null always asks
 */
export function askRefetch(
  state: ConversationState,
  reason: RefetchReason,
  key: string | null,
  at: number,
): ConversationStep {
  if (state.sessionChatId === null) return to(state);
  const { askedAt } = state.refetch;
  const recent = state.refetch.recent.filter((trigger) => at - trigger.at < conversationLimits.refetchCacheMs);
  if (key !== null && recent.some((trigger) => trigger.key === key)) return to(state);
  const remembered = key === null ? recent : [...recent, { key, at }];
  if (askedAt !== null) return to({ ...state, refetch: { askedAt, queued: reason, recent: remembered } });
  return to({ ...state, refetch: { askedAt: at, queued: null, recent: remembered } }, { type: 'refetch', reason });
}

/** The call in flight has ended; a wish that came meanwhile is asked now. After a failure equal wishes count anew. */
export function endRefetch(state: ConversationState, hasFailed: boolean, at: number): ConversationStep {
  const { queued, recent } = state.refetch;
  const ended = { ...state, refetch: { askedAt: null, queued: null, recent: hasFailed ? [] : recent } };
  return queued === null ? to(ended) : askRefetch(ended, queued, null, at);
}

export function startPolling(state: ConversationState, after: number | null): ConversationStep {
  if (state.polling?.after === after) return to(state);
  const everyMs = conversationLimits.pollEveryMs;
  return to({ ...state, polling: { after } }, { type: 'startPolling', after, everyMs });
}

export function stopPolling(state: ConversationState): ConversationStep {
  return state.polling === null ? to(state) : to({ ...state, polling: null }, { type: 'stopPolling' });
}

/** One look for the next message, unless one is under way or was asked less than 2 s ago. */
export function pollNow(state: ConversationState, at: number): ConversationStep {
  const { askedAt, lastAt } = state.poll;
  if (state.polling === null || askedAt !== null) return to(state);
  if (lastAt !== null && at - lastAt < conversationLimits.pollCacheMs) return to(state);
  return to({ ...state, poll: { askedAt: at, lastAt: at } }, { type: 'poll', after: state.polling.after });
}

export function endPoll(state: ConversationState): ConversationState {
  return { ...state, poll: { ...state.poll, askedAt: null } };
}

/** Keeps the net under a writer who waits: polling as long as the server works on the message. */
export function waitForNext(state: ConversationState): ConversationStep {
  return startPolling({ ...state, waiting: true }, state.messageId);
}

/** Nothing more is awaited of this message. */
export function stopWaiting(state: ConversationState): ConversationStep {
  return andThen(to({ ...state, waiting: false }), stopPolling);
}
