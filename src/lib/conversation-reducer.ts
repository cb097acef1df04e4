import { actionAccepted, actionFailed, actionPressed, withError } from './conversation-action-reducer.ts';
import { conversationLimits } from './constants.ts';
import { requestRefetch, endPoll, endRefetch, pollNow, stopPolling, stopWaiting } from './conversation-fetch.ts';
import {
  type ConversationEvent,
  type ConversationState,
  type ConversationTransition,
  idleConversation,
  type MessageSummary,
} from './conversation-state.ts';
import { setCurrentMessage, statusUpdated, applyServerStatus } from './conversation-status.ts';
import { selectIsQuestionVisible } from './conversation-selectors.ts';
import { asString } from './decode.ts';
import { chain, transition } from './transition.ts';

/**
 * Section 4's conversation as a pure reducer: returns the next state and effects. Events may arrive in any order,
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
      return transition({ ...state, error: null });
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
    case 'dataUpdated':
      return isKnownMessage(state, event.messageId)
        ? transition(state)
        : requestRefetch(state, 'otherMessage', `${event.messageId}:${event.type}`, event.at);
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
  return withError({ ...idleConversation, phase: 'failed' }, 'failedToInitiate', event.detail);
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
  const ended = { ...state, phase: 'finished', pendingAction: null, processing: false, error: null } as const;
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
