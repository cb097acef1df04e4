import { conversationLimits } from '#src/lib/constants.ts';
import {
  type ConversationAction,
  type ConversationEvent,
  type ConversationState,
  type ConversationTransition,
  idleConversation,
  type MessageSummary,
  selectIsQuestionVisible,
} from './conversation-state.ts';
import {
  applyServerStatus,
  endPoll,
  endRefetch,
  pollNow,
  requestRefetch,
  setCurrentMessage,
  setStatus,
  startCycle,
  startPolling,
  statusUpdated,
  stopPolling,
  stopWaiting,
} from './conversation-status.ts';
import { asString } from '#src/lib/decode.ts';
import type { ConversationTextKey } from '#src/lib/error-texts.ts';
import { chain, transition } from '#src/lib/transition.ts';

type Pressed = Extract<ConversationEvent, { type: 'actionPressed' }>;
type Accepted = Extract<ConversationEvent, { type: 'actionAccepted' }>;
type Failed = Extract<ConversationEvent, { type: 'actionFailed' }>;

const missing = {
  answer: 'noAnswerAction',
  skip: 'noSkipAction',
  retry: 'noRetryAction',
  finish: 'noFinishAction',
} as const satisfies Record<ConversationAction, ConversationTextKey>;

const failed = {
  answer: 'failedToSubmitAnswer',
  skip: 'failedToSkip',
  retry: 'failedToRetry',
  finish: 'failedToFinish',
} as const satisfies Record<ConversationAction, ConversationTextKey>;

function actionPressed(state: ConversationState, event: Pressed): ConversationTransition {
  const { action } = event;
  if (state.pendingAction !== null) return transition(state);
  if (state.isAwaitingQuestion && action !== 'finish') return transition(state);
  if (action === 'retry' && state.status !== 'failed') return transition(state);
  if (action === 'skip' && state.messageId === null) return withError(state, action, { key: 'noChatMessage' });
  if (!event.hasAction) return withError(state, action, { key: missing[action] });

  const pending = { ...state, pendingAction: action, requestError: null };
  const kind = event.action === 'answer' ? event.kind : null;
  const started = action === 'finish' ? pending : startCycle(pending, localStatus(event), event.at);
  return transition(started, { type: 'call', action, messageId: state.messageId, kind });
}

/** The status set before the server responds. */
function localStatus(event: Pressed): string {
  if (event.action === 'answer') return event.kind === 'text' ? 'uploading_answer' : 'transcribing';
  return event.action === 'skip' ? 'generating_question' : 'processing';
}

function actionAccepted(state: ConversationState, event: Accepted): ConversationTransition {
  const isCurrent = event.messageId === null || event.messageId === state.messageId;
  if (state.pendingAction === event.action) return isCurrent ? accept(state, event) : keepPolling(settleAction(state));
  // Late response: the outbox sent it late, the response is a duplicate, or the server has moved on.
  const isLate = event.action !== 'finish' && isCurrent && !state.isAwaitingQuestion && state.pendingAction === null;
  if (!isLate || state.status === 'completed' || state.status === 'failed') return transition(state);
  return accept(
    {
      ...state,
      isAwaitingQuestion: true,
      requestError: null,
      statusSince: event.at,
      isAcknowledged: state.status !== 'pending',
    },
    event,
  );
}

/** Uses the response's status only if no event has arrived yet. */
function accept(state: ConversationState, event: Accepted): ConversationTransition {
  const settled = settleAction(state);
  const { messageId } = state;
  if (state.isAcknowledged || messageId === null || typeof event.status !== 'string') return keepPolling(settled);
  return chain(
    statusUpdated(settled, { type: 'statusUpdated', at: event.at, messageId, status: event.status }),
    keepPolling,
  );
}

function settleAction(state: ConversationState): ConversationState {
  return { ...state, pendingAction: null };
}

function keepPolling(state: ConversationState): ConversationTransition {
  return state.isAwaitingQuestion ? startPolling(state, state.messageId) : transition(state);
}

function actionFailed(state: ConversationState, event: Failed): ConversationTransition {
  if (state.pendingAction !== event.action) return transition(state);
  const settled = settleAction(state);
  if (event.trialEnded === true) {
    return chain(transition({ ...reverted(settled, event.action), phase: 'trialEnded' }), stopPolling);
  }
  // The request failed, but events show that the server accepted it.
  if (event.action !== 'finish' && state.isAcknowledged) return keepPolling(settled);
  const key = event.blocked === true ? 'actionRefused' : failed[event.action];
  const { action, detail, triedAt = null } = event;
  return withError(reverted(settled, action), action, { key, detail, triedAt });
}

function failureRestored(
  state: ConversationState,
  { messageId, detail, triedAt }: Extract<ConversationEvent, { type: 'failureRestored' }>,
): ConversationTransition {
  const isOpen = state.pendingAction === null && selectIsQuestionVisible(state, true);
  if (!isOpen || state.messageId !== messageId || state.requestError !== null) return transition(state);
  return withError(state, 'answer', { key: 'failedToSubmitAnswer', detail, triedAt });
}

/** A failed skip or answer returns to pending. A failed retry leaves the message failed. */
function reverted(state: ConversationState, action: ConversationAction): ConversationState {
  if (action === 'finish') return state;
  const back = setStatus({ ...state, isAwaitingQuestion: false }, action === 'retry' ? 'failed' : 'pending');
  return { ...back, threadPercent: 0 };
}

type ErrorReason = { key: ConversationTextKey; detail?: string | null; triedAt?: number | null };

function withError(
  state: ConversationState,
  action: ConversationAction | 'start',
  { key, detail = null, triedAt = null }: ErrorReason,
): ConversationTransition {
  return transition({ ...state, requestError: { action, key, detail, triedAt } });
}

/**
 * The specification's conversation as a pure reducer: returns the next state and effects. Events may arrive in any order,
 * twice, or never. The next fetch corrects the state.
 */
export function conversationReducer(state: ConversationState, event: ConversationEvent): ConversationTransition {
  return chain(route(state, event), showQuestion);
}

function route(state: ConversationState, event: ConversationEvent): ConversationTransition {
  switch (event.type) {
    case 'opened':
      return chain(stopPolling(state), () => transition({ ...idleConversation, phase: 'loading' }));
    case 'left':
      return chain(stopPolling(state), () => transition(idleConversation));
    case 'loaded':
      return loaded(state, event);
    case 'startFailed':
      return startFailed(event);
    case 'errorDismissed':
      return transition({ ...state, requestError: null });
    default:
      return state.phase === 'ready' ? inConversation(state, event) : transition(state);
  }
}

type Outside = 'opened' | 'left' | 'loaded' | 'startFailed' | 'errorDismissed';
type InsideEvent = Exclude<ConversationEvent, { type: Outside }>;

function inConversation(state: ConversationState, event: InsideEvent): ConversationTransition {
  switch (event.type) {
    case 'statusUpdated':
      return statusUpdated(state, event);
    case 'messageProcessed':
      return messageProcessed(state, event);
    case 'transcribed':
      return event.messageId === state.messageId && state.isAwaitingQuestion
        ? transition({ ...state, heard: event.text })
        : dataUpdated(state, event);
    case 'questionDrafted':
      return event.messageId === state.messageId && state.isAwaitingQuestion
        ? transition({ ...state, draftedQuestion: event.text })
        : transition(state);
    case 'dataUpdated':
      return dataUpdated(state, event);
    case 'messageCreated':
      return messageCreated(state, event.message, event.at);
    case 'insightsCreated':
      return transition({ ...state, insightsPending: false }, { type: 'insightsArrived', messageId: event.messageId });
    case 'sessionFinished':
      return finish(state);
    case 'actionPressed':
      return actionPressed(state, event);
    case 'actionAccepted':
      return event.action === 'finish' ? finish(state) : actionAccepted(state, event);
    case 'actionFailed':
      return actionFailed(state, event);
    case 'fetched':
      return fetched(state, event);
    case 'fetchFailed':
      return event.source === 'poll' ? transition(endPoll(state)) : endRefetch(state, true, event.at);
    case 'failureRestored':
      return failureRestored(state, event);
    case 'pollTick':
      return pollNow(state, event.at);
    default:
      return resubscribed(state, event);
  }
}

function messageProcessed(
  state: ConversationState,
  event: Extract<ConversationEvent, { type: 'messageProcessed' }>,
): ConversationTransition {
  const key = `${event.messageId}:${asString(event.status)}`;
  return chain(statusUpdated(state, { ...event, type: 'statusUpdated' }), (next) =>
    requestRefetch(next, 'processed', key, event.at),
  );
}

function resubscribed(
  state: ConversationState,
  event: Extract<ConversationEvent, { type: 'resubscribed' }>,
): ConversationTransition {
  return requestRefetch({ ...state, insightsPending: false }, 'resubscribed', null, event.at);
}

function loaded(
  state: ConversationState,
  event: Extract<ConversationEvent, { type: 'loaded' }>,
): ConversationTransition {
  // The same conversation from the query cache. The current state is newer.
  if (state.phase === 'ready' && state.sessionChatId === event.sessionChatId) return transition(state);
  const ready: ConversationState = { ...idleConversation, phase: 'ready', sessionChatId: event.sessionChatId };
  const { message } = event;
  const initial = message === null ? transition(ready) : setCurrentMessage(ready, message, event.asOf);
  const settled = chain(
    chain(stopPolling(state), () => initial),
    (next) => transition({ ...next, lastShownId: selectIsQuestionVisible(next, true) ? next.messageId : null }),
  );
  const isOld = event.at - event.asOf > conversationLimits.refetchCacheMs;
  return isOld ? chain(settled, (next) => requestRefetch(next, 'resumed', null, event.at)) : settled;
}

function startFailed(event: Extract<ConversationEvent, { type: 'startFailed' }>): ConversationTransition {
  if (event.trialEnded) return transition({ ...idleConversation, phase: 'trialEnded' });
  const { detail } = event;
  return withError({ ...idleConversation, phase: 'failed' }, 'start', { key: 'failedToInitiate', detail });
}

function dataUpdated(
  state: ConversationState,
  { messageId, type, at }: Extract<ConversationEvent, { type: 'transcribed' | 'dataUpdated' }>,
): ConversationTransition {
  return isKnownMessage(state, messageId)
    ? transition(state)
    : requestRefetch(state, 'otherMessage', `${messageId}:${type}`, at);
}

function messageCreated(state: ConversationState, message: MessageSummary, at: number): ConversationTransition {
  if (isKnownMessage(state, message.id)) return transition(state);
  // Ids grow. A smaller unknown id is a late event, so the server decides which is latest.
  const isNewest = state.messageId === null || message.id > state.messageId;
  return isNewest
    ? setCurrentMessage(state, message, at)
    : requestRefetch(state, 'otherMessage', `${message.id}:created`, at);
}

function fetched(
  state: ConversationState,
  event: Extract<ConversationEvent, { type: 'fetched' }>,
): ConversationTransition {
  const requestedAt = event.source === 'poll' ? state.poll.requestedAt : state.refetch.requestedAt;
  // A late response from a conversation that was left.
  if (requestedAt === null) return transition(state);
  const ended = event.source === 'poll' ? transition(endPoll(state)) : endRefetch(state, false, event.at);
  const { message } = event;
  return message === null ? ended : chain(ended, (next) => reconcileFetch(next, message, requestedAt, event.at));
}

/** Applies a fetch unless newer data is known: an event may have overtaken the response. */
function reconcileFetch(
  state: ConversationState,
  message: MessageSummary,
  requestedAt: number,
  at: number,
): ConversationTransition {
  if (message.id !== state.messageId) {
    if (state.previousIds.includes(message.id)) return transition(state);
    return requestedAt < state.messageSince
      ? requestRefetch(state, 'superseded', null, at)
      : setCurrentMessage(state, message, at);
  }
  if (requestedAt < state.statusSince) return transition(state);
  const isOnItsWay = state.pendingAction !== null && state.pendingAction !== 'finish';
  const isUntouched = message.status === 'pending' || message.status === 'failed' || message.status === 'completed';
  // While an answer is being sent, the server can't know of it.
  return isOnItsWay && isUntouched ? transition(state) : applyServerStatus(state, message);
}

function finish(state: ConversationState): ConversationTransition {
  const ended = { ...state, phase: 'finished', pendingAction: null, processing: false, requestError: null } as const;
  return chain(stopWaiting({ ...ended, insightsPending: false }), (next) => transition(next, { type: 'finished' }));
}

function isKnownMessage(state: ConversationState, messageId: number): boolean {
  return messageId === state.messageId || state.previousIds.includes(messageId);
}

function showQuestion(state: ConversationState): ConversationTransition {
  const { messageId } = state;
  if (messageId === null || messageId === state.lastShownId || !selectIsQuestionVisible(state, true))
    return transition(state);
  return transition({ ...state, lastShownId: messageId }, { type: 'questionArrived', messageId });
}
