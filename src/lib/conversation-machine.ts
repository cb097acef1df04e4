import { actionAccepted, actionFailed, actionPressed, withError } from './conversation-actions.ts';
import { conversationLimits } from './constants.ts';
import { askRefetch, endPoll, endRefetch, pollNow, stopPolling, stopWaiting } from './conversation-fetch.ts';
import {
  type ConversationEvent,
  type ConversationState,
  type ConversationStep,
  idleConversation,
  type MessageFacts,
  andThen,
  to,
} from './conversation-state.ts';
import { adopt, statusUpdated, takeTruth } from './conversation-status.ts';
import { questionShown } from './conversation-view.ts';
import { asString } from './read-raw.ts';

/**
 * The conversation of section 4 as a pure function: a state and an event give the next state and what is to be done. Events
 * may come in any order, doubled or not at all; after the next fetch the state is the same as if they had not.
 */
export function stepConversation(state: ConversationState, event: ConversationEvent): ConversationStep {
  return andThen(route(state, event), reportQuestion);
}

function route(state: ConversationState, event: ConversationEvent): ConversationStep {
  switch (event.type) {
    case 'opened':
      return andThen(stopPolling(state), () => to({ ...idleConversation, phase: 'loading' }));
    case 'left':
      return andThen(stopPolling(state), () => to(idleConversation));
    case 'loaded':
      return loaded(state, event);
    case 'startFailed':
      return startFailed(event);
    case 'errorDismissed':
      return to({ ...state, error: null });
    default:
      return state.phase === 'ready' ? inConversation(state, event) : to(state);
  }
}

type Outside = 'opened' | 'left' | 'loaded' | 'startFailed' | 'errorDismissed';
type InsideEvent = Exclude<ConversationEvent, { type: Outside }>;

function inConversation(state: ConversationState, event: InsideEvent): ConversationStep {
  switch (event.type) {
    case 'statusUpdated':
      return statusUpdated(state, event);
    case 'messageProcessed':
      return messageProcessed(state, event);
    case 'transcribed':
    case 'dataUpdated':
      return isKnown(state, event.messageId)
        ? to(state)
        : askRefetch(state, 'otherMessage', `${event.messageId}:${event.type}`, event.at);
    case 'messageCreated':
      return messageCreated(state, event.message, event.at);
    case 'insightsCreated':
      return to({ ...state, insightsPending: false }, { type: 'insightsArrived', messageId: event.messageId });
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
      return event.source === 'poll' ? to(endPoll(state)) : endRefetch(state, true, event.at);
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
): ConversationStep {
  const key = `${event.messageId}:${asString(event.status)}`;
  return andThen(statusUpdated(state, { ...event, type: 'statusUpdated' }), (next) =>
    askRefetch(next, 'processed', key, event.at),
  );
}

function resubscribed(
  state: ConversationState,
  event: Extract<ConversationEvent, { type: 'resubscribed' }>,
): ConversationStep {
  return askRefetch({ ...state, insightsPending: false }, 'resubscribed', null, event.at);
}

function loaded(state: ConversationState, event: Extract<ConversationEvent, { type: 'loaded' }>): ConversationStep {
  // The same conversation again, from the query cache: what has happened since is known better here.
  if (state.phase === 'ready' && state.sessionChatId === event.sessionChatId) return to(state);
  const ready: ConversationState = { ...idleConversation, phase: 'ready', sessionChatId: event.sessionChatId };
  const { message } = event;
  const shown = message === null ? to(ready) : adopt(ready, message, event.asOf);
  // A question that is there from the start did not arrive.
  const settled = andThen(
    andThen(stopPolling(state), () => shown),
    (next) => to({ ...next, arrivedId: questionShown(next, true) ? next.messageId : null }),
  );
  const isOld = event.at - event.asOf > conversationLimits.refetchCacheMs;
  return isOld ? andThen(settled, (next) => askRefetch(next, 'resumed', null, event.at)) : settled;
}

function startFailed(event: Extract<ConversationEvent, { type: 'startFailed' }>): ConversationStep {
  if (event.trialEnded) return to({ ...idleConversation, phase: 'trialEnded' });
  return withError({ ...idleConversation, phase: 'failed' }, 'failedToInitiate', event.detail);
}

function messageCreated(state: ConversationState, message: MessageFacts, at: number): ConversationStep {
  if (isKnown(state, message.id)) return to(state);
  // Ids grow. A smaller one that was never seen is an old event that comes late: the server knows what is latest.
  const isNewest = state.messageId === null || message.id > state.messageId;
  return isNewest ? adopt(state, message, at) : askRefetch(state, 'otherMessage', `${message.id}:created`, at);
}

function fetched(state: ConversationState, event: Extract<ConversationEvent, { type: 'fetched' }>): ConversationStep {
  const askedAt = event.source === 'poll' ? state.poll.askedAt : state.refetch.askedAt;
  // Asked by nobody in this conversation: the late answer of one that was left.
  if (askedAt === null) return to(state);
  const ended = event.source === 'poll' ? to(endPoll(state)) : endRefetch(state, false, event.at);
  const { message } = event;
  return message === null ? ended : andThen(ended, (next) => believe(next, message, askedAt, event.at));
}

/** What a fetch says counts unless something newer is known: the answer may have been overtaken on its way. */
function believe(state: ConversationState, message: MessageFacts, askedAt: number, at: number): ConversationStep {
  if (message.id !== state.messageId) {
    if (state.passed.includes(message.id)) return to(state);
    return askedAt < state.messageSince ? askRefetch(state, 'overtaken', null, at) : adopt(state, message, at);
  }
  if (askedAt < state.statusSince) return to(state);
  const isOnItsWay = state.pendingAction !== null && state.pendingAction !== 'finish';
  const isUntouched = message.status === 'pending' || message.status === 'failed' || message.status === 'completed';
  // While an answer is on its way the server cannot know of it yet.
  return isOnItsWay && isUntouched ? to(state) : takeTruth(state, message);
}

function finish(state: ConversationState): ConversationStep {
  const ended = { ...state, phase: 'finished', pendingAction: null, processing: false, error: null } as const;
  return andThen(stopWaiting({ ...ended, insightsPending: false }), (next) => to(next, { type: 'finished' }));
}

function isKnown(state: ConversationState, messageId: number): boolean {
  return messageId === state.messageId || state.passed.includes(messageId);
}

/** Poll and event may both bring a message; its question arrives once. */
function reportQuestion(state: ConversationState): ConversationStep {
  const { messageId } = state;
  if (messageId === null || messageId === state.arrivedId || !questionShown(state, true)) return to(state);
  return to({ ...state, arrivedId: messageId }, { type: 'questionArrived', messageId });
}
