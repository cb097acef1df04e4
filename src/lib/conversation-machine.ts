import { actionAccepted, actionFailed, actionPressed, withError } from './conversation-actions.ts';
import { conversationLimits } from './constants.ts';
import { requestRefetch, endPoll, endRefetch, pollNow, stopPolling, stopWaiting } from './conversation-fetch.ts';
import {
  type ConversationEvent,
  type ConversationState,
  type ConversationTransition,
  idleConversation,
  type MessageSummary,
  chain,
  transition,
} from './conversation-state.ts';
import { setCurrentMessage, statusUpdated, applyServerStatus } from './conversation-status.ts';
import { selectIsQuestionVisible } from './conversation-view.ts';
import { asString } from './read-raw.ts';

/**
 * The conversation of section 4 as a pure function: a state and an event give the next state and what is to be done. Events
 * may come in any order, doubled or not at all; after the next fetch the state is the same as if they had not.
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
      return isKnown(state, event.messageId)
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

/** What is known of it already changes nothing: the key of the look is the one that its status update has. */
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
  // The same conversation again, from the query cache: what has happened since is known better here.
  if (state.phase === 'ready' && state.sessionChatId === event.sessionChatId) return transition(state);
  const ready: ConversationState = { ...idleConversation, phase: 'ready', sessionChatId: event.sessionChatId };
  const { message } = event;
  const shown = message === null ? transition(ready) : setCurrentMessage(ready, message, event.asOf);
  // A question that is there from the start did not arrive.
  const settled = chain(
    chain(stopPolling(state), () => shown),
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
  if (isKnown(state, message.id)) return transition(state);
  // Ids grow. A smaller one that was never seen is an old event that comes late: the server knows what is latest.
  const isNewest = state.messageId === null || message.id > state.messageId;
  return isNewest
    ? setCurrentMessage(state, message, at)
    : requestRefetch(state, 'otherMessage', `${message.id}:created`, at);
}

function fetched(
  state: ConversationState,
  event: Extract<ConversationEvent, { type: 'fetched' }>,
): ConversationTransition {
  const askedAt = event.source === 'poll' ? state.poll.askedAt : state.refetch.askedAt;
  // Asked by nobody in this conversation: the late answer of one that was left.
  if (askedAt === null) return transition(state);
  const ended = event.source === 'poll' ? transition(endPoll(state)) : endRefetch(state, false, event.at);
  const { message } = event;
  return message === null ? ended : chain(ended, (next) => reconcileFetch(next, message, askedAt, event.at));
}

/** What a fetch says counts unless something newer is known: the answer may have been overtaken on its way. */
function reconcileFetch(
  state: ConversationState,
  message: MessageSummary,
  askedAt: number,
  at: number,
): ConversationTransition {
  if (message.id !== state.messageId) {
    if (state.previousIds.includes(message.id)) return transition(state);
    return askedAt < state.messageSince
      ? requestRefetch(state, 'superseded', null, at)
      : setCurrentMessage(state, message, at);
  }
  if (askedAt < state.statusSince) return transition(state);
  const isOnItsWay = state.pendingAction !== null && state.pendingAction !== 'finish';
  const isUntouched = message.status === 'pending' || message.status === 'failed' || message.status === 'completed';
  // While an answer is on its way the server cannot know of it yet.
  return isOnItsWay && isUntouched ? transition(state) : applyServerStatus(state, message);
}

function finish(state: ConversationState): ConversationTransition {
  const ended = { ...state, phase: 'finished', pendingAction: null, processing: false, error: null } as const;
  return chain(stopWaiting({ ...ended, insightsPending: false }), (next) => transition(next, { type: 'finished' }));
}

function isKnown(state: ConversationState, messageId: number): boolean {
  return messageId === state.messageId || state.previousIds.includes(messageId);
}

/** Poll and event may both bring a message; its question arrives once. */
function showQuestion(state: ConversationState): ConversationTransition {
  const { messageId } = state;
  if (messageId === null || messageId === state.lastShownId || !selectIsQuestionVisible(state, true))
    return transition(state);
  return transition({ ...state, lastShownId: messageId }, { type: 'questionArrived', messageId });
}
