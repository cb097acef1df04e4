import { conversationLimits } from './constants.ts';
import { type ConversationState, type ConversationTransition, type RefetchReason } from './conversation-state.ts';
import { chain, transition } from './transition.ts';

/**
 * Requests the latest message, one request at a time. Queues the next and ignores equal ones within 5 s. Equal `key`
 * values (message id and status) mean equal requests. Null always requests.
 */
export function requestRefetch(
  state: ConversationState,
  reason: RefetchReason,
  key: string | null,
  at: number,
): ConversationTransition {
  if (state.sessionChatId === null) return transition(state);
  const { requestedAt } = state.refetch;
  const recent = state.refetch.recent.filter((trigger) => at - trigger.at < conversationLimits.refetchCacheMs);
  if (key !== null && recent.some((trigger) => trigger.key === key)) return transition(state);
  const remembered = key === null ? recent : [...recent, { key, at }];
  if (requestedAt !== null)
    return transition({ ...state, refetch: { requestedAt, queued: reason, recent: remembered } });
  return transition(
    { ...state, refetch: { requestedAt: at, queued: null, recent: remembered } },
    { type: 'refetch', reason },
  );
}

/** Ends the request in flight and sends a queued one. After a failure, equal requests are allowed again. */
export function endRefetch(state: ConversationState, hasFailed: boolean, at: number): ConversationTransition {
  const { queued, recent } = state.refetch;
  const ended = { ...state, refetch: { requestedAt: null, queued: null, recent: hasFailed ? [] : recent } };
  return queued === null ? transition(ended) : requestRefetch(ended, queued, null, at);
}

export function startPolling(state: ConversationState, after: number | null): ConversationTransition {
  if (state.polling?.after === after) return transition(state);
  const everyMs = conversationLimits.pollEveryMs;
  return transition({ ...state, polling: { after } }, { type: 'startPolling', after, everyMs });
}

export function stopPolling(state: ConversationState): ConversationTransition {
  return state.polling === null ? transition(state) : transition({ ...state, polling: null }, { type: 'stopPolling' });
}

export function pollNow(state: ConversationState, at: number): ConversationTransition {
  const { requestedAt, lastAt } = state.poll;
  if (state.polling === null || requestedAt !== null) return transition(state);
  if (lastAt !== null && at - lastAt < conversationLimits.pollCacheMs) return transition(state);
  return transition({ ...state, poll: { requestedAt: at, lastAt: at } }, { type: 'poll', after: state.polling.after });
}

export function endPoll(state: ConversationState): ConversationState {
  return { ...state, poll: { ...state.poll, requestedAt: null } };
}

export function waitForNext(state: ConversationState): ConversationTransition {
  return startPolling({ ...state, isAwaitingQuestion: true }, state.messageId);
}

export function stopWaiting(state: ConversationState): ConversationTransition {
  return chain(transition({ ...state, isAwaitingQuestion: false }), stopPolling);
}
