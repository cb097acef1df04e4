import { conversationLimits } from '#src/lib/constants.ts';
import {
  type ConversationEvent,
  type ConversationState,
  type ConversationTransition,
  type MessageSummary,
  type RefetchReason,
  statusStage,
} from './conversation-state.ts';
import { asString } from '#src/lib/decode.ts';
import { serverText } from '#src/lib/failure.ts';
import { chain, transition } from '#src/lib/transition.ts';

/** Bounds the work per event during a flood of events about other messages. */
const mostRemembered = 20;

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
  const remembered = key === null ? recent : [...recent.slice(1 - mostRemembered), { key, at }];
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

function waitForNext(state: ConversationState): ConversationTransition {
  return startPolling({ ...state, isAwaitingQuestion: true }, state.messageId);
}

export function stopWaiting(state: ConversationState): ConversationTransition {
  return chain(transition({ ...state, isAwaitingQuestion: false }), stopPolling);
}

/** These turn the processing flag on, `resting` ones turn it off, others leave it. */
const working: ReadonlySet<string> = new Set([
  'processing',
  'transcribing',
  'generating_insights',
  'generating_question',
]);
const resting: ReadonlySet<string> = new Set(['completed', 'pending', 'failed']);

function isInProgress(status: string | null) {
  return status !== null && !resting.has(status);
}

function without(ids: readonly number[], id: number | null) {
  return ids.filter((other) => other !== id);
}

export function setStatus(state: ConversationState, status: string | null, error: unknown = null): ConversationState {
  const isWorking = status !== null && working.has(status);
  return {
    ...state,
    status,
    processing: isWorking || (state.processing && !resting.has(status ?? '')),
    insightsPending:
      status === 'generating_insights' || (state.insightsPending && status !== 'completed' && status !== 'failed'),
    draftedQuestion: status === 'failed' ? null : state.draftedQuestion,
    processingError: serverText(error) ?? (status === 'failed' ? state.processingError : null),
    threadPercent: status === 'failed' ? state.threadPercent : Math.max(state.threadPercent, statusStage(status)),
    finalIds:
      status === 'completed' && state.messageId !== null
        ? [...without(state.finalIds, state.messageId), state.messageId]
        : state.finalIds,
  };
}

export function startCycle(state: ConversationState, status: string, at: number): ConversationState {
  const fresh = {
    ...state,
    heard: null,
    draftedQuestion: null,
    threadPercent: 0,
    statusSince: at,
    isAcknowledged: false,
    finalIds: without(state.finalIds, state.messageId),
  };
  return setStatus({ ...fresh, insightsPending: false, isAwaitingQuestion: true }, status);
}

type StatusUpdated = Extract<ConversationEvent, { type: 'statusUpdated' }>;

/** Handles chatMessage.statusUpdated for any message (specification, "Status updates"). */
export function statusUpdated(state: ConversationState, event: StatusUpdated): ConversationTransition {
  const status = asString(event.status);
  const marked = markRecordings(state, event.messageId, status, event);
  const noted =
    status === 'completed' && event.insights === true
      ? chain(marked, (next) => transition(next, { type: 'insightsArrived', messageId: event.messageId }))
      : marked;
  return chain(noted, (next) =>
    event.messageId === next.messageId ? currentUpdated(next, status, event) : otherUpdated(next, status, event),
  );
}

function currentUpdated(state: ConversationState, status: string | null, event: StatusUpdated): ConversationTransition {
  const isDone = state.messageId !== null && state.finalIds.includes(state.messageId);
  // A completed message isn't reverted by an event, which must be late or a duplicate.
  if (isDone && status !== 'completed' && status !== 'failed') return transition(state);
  // Until the server accepts a retry, the failure may be the earlier attempt's. Polling finds a later one.
  if (status === 'failed' && state.pendingAction === 'retry') return transition(state);
  const isDisputed = status === 'failed' ? isDone : state.status === 'failed' && isInProgress(status);
  const updated = setStatus(state, status, event.error);
  const acknowledged = { ...updated, isAcknowledged: state.isAcknowledged || status !== 'pending' };
  const key = `${event.messageId}:${status}`;
  if (status === 'failed') {
    const failed = stopWaiting({ ...acknowledged, statusSince: event.at });
    return isDisputed ? chain(failed, (next) => requestRefetch(next, 'conflicting', key, event.at)) : failed;
  }
  if (status === 'completed') {
    const since = state.status === 'completed' ? state.statusSince : event.at;
    return requestRefetch({ ...acknowledged, statusSince: since }, 'statusUpdated', key, event.at);
  }
  if (isDisputed) return requestRefetch(acknowledged, 'conflicting', key, event.at);
  return status === 'generating_question'
    ? requestRefetch(acknowledged, 'statusUpdated', key, event.at)
    : transition(acknowledged);
}

/** For another message: fetches the latest. The last answer's insights may still be pending. */
function otherUpdated(state: ConversationState, status: string | null, event: StatusUpdated): ConversationTransition {
  const { messageId } = event;
  const hasEnded = status === 'completed' || status === 'failed';
  const isAwaited =
    status === 'generating_insights' && state.previousIds.includes(messageId) && !state.finalIds.includes(messageId);
  const updated = {
    ...state,
    insightsPending: isAwaited || (state.insightsPending && !hasEnded),
    // Only of known messages, so that a flood of events about others leaves the state small.
    finalIds:
      hasEnded && state.previousIds.includes(messageId)
        ? [...without(state.finalIds, messageId), messageId]
        : state.finalIds,
  };
  return requestRefetch(updated, 'otherMessage', `${messageId}:${status}`, event.at);
}

function markRecordings(
  state: ConversationState,
  messageId: number,
  status: string | null,
  update: { readonly error?: unknown; readonly audioProcessed?: boolean },
): ConversationTransition {
  const errorMessage = serverText(update.error);
  const { sessionChatId } = state;
  if (status === 'failed' || errorMessage !== null) {
    return transition(state, { type: 'markRecordings', to: 'failed', messageId, sessionChatId, errorMessage });
  }
  if (status !== 'completed' || update.audioProcessed !== true) return transition(state);
  return transition(state, { type: 'markRecordings', to: 'success', messageId, sessionChatId, errorMessage: null });
}

export function applyServerStatus(state: ConversationState, message: MessageSummary): ConversationTransition {
  const status = asString(message.status);
  const isChanged = status !== state.status;
  const open = { ...state, finalIds: without(state.finalIds, state.messageId) };
  const updated = setStatus(open, status, message.error);
  const marked = isChanged ? markRecordings(updated, message.id, status, message) : transition(updated);
  return chain(marked, (next) => {
    if (status === 'failed') return stopWaiting(next);
    return isInProgress(status) ? waitForNext({ ...next, isAcknowledged: true }) : transition(next);
  });
}

export function setCurrentMessage(
  state: ConversationState,
  message: MessageSummary,
  at: number,
): ConversationTransition {
  const previous = state.messageId;
  const fresh: ConversationState = {
    ...state,
    messageId: message.id,
    status: null,
    processing: false,
    processingError: null,
    heard: null,
    draftedQuestion: null,
    threadPercent: 0,
    requestError: null,
    // The server has moved on, so it accepted the pending action. Finish concerns the whole conversation.
    pendingAction: state.pendingAction === 'finish' ? 'finish' : null,
    previousIds: previous === null ? state.previousIds : [...state.previousIds, previous],
    messageSince: at,
    statusSince: at,
  };
  return chain(stopWaiting(fresh), (next) => applyServerStatus(next, message));
}
