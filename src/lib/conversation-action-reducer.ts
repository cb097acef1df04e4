import { startPolling, stopPolling } from './conversation-fetch.ts';
import {
  type ConversationAction,
  type ConversationEvent,
  type ConversationState,
  type ConversationTransition,
} from './conversation-state.ts';
import { startCycle, setStatus, statusUpdated } from './conversation-status.ts';
import type { ConversationTextKey } from './strings.ts';
import { chain, transition } from './transition.ts';

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

export function actionPressed(state: ConversationState, event: Pressed): ConversationTransition {
  const { action } = event;
  if (state.pendingAction !== null) return transition(state);
  if (state.isAwaitingQuestion && action !== 'finish') return transition(state);
  if (action === 'retry' && state.status !== 'failed') return transition(state);
  if (action === 'skip' && state.messageId === null) return withError(state, 'noChatMessage', null);
  if (!event.hasAction) return withError(state, missing[action], null);

  const pending = { ...state, pendingAction: action, error: null };
  const kind = event.action === 'answer' ? event.kind : null;
  const started = action === 'finish' ? pending : startCycle(pending, localStatus(event), event.at);
  return transition(started, { type: 'call', action, messageId: state.messageId, kind });
}

/** Section 4: the status set before the server responds. */
function localStatus(event: Pressed): string {
  if (event.action === 'answer') return event.kind === 'text' ? 'uploading_answer' : 'transcribing';
  return event.action === 'skip' ? 'generating_question' : 'processing';
}

export function actionAccepted(state: ConversationState, event: Accepted): ConversationTransition {
  const isCurrent = event.messageId === null || event.messageId === state.messageId;
  if (state.pendingAction === event.action) return isCurrent ? accept(state, event) : keepPolling(settleAction(state));
  // Late response: the outbox sent it late, the response is a duplicate, or the server has moved on.
  const isLate = event.action !== 'finish' && isCurrent && !state.isAwaitingQuestion && state.pendingAction === null;
  if (!isLate || state.status === 'completed' || state.status === 'failed') return transition(state);
  return accept(
    {
      ...state,
      isAwaitingQuestion: true,
      error: null,
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

export function actionFailed(state: ConversationState, event: Failed): ConversationTransition {
  if (state.pendingAction !== event.action) return transition(state);
  const settled = settleAction(state);
  if (event.trialEnded === true) {
    return chain(transition({ ...reverted(settled, event.action), phase: 'trialEnded' }), stopPolling);
  }
  // The request failed, but events show that the server accepted it.
  if (event.action !== 'finish' && state.isAcknowledged) return keepPolling(settled);
  return withError(
    reverted(settled, event.action),
    event.refused === true ? 'actionRefused' : failed[event.action],
    event.detail,
  );
}

/** Section 4: a failed skip or answer returns to pending. A failed retry leaves the message failed. */
function reverted(state: ConversationState, action: ConversationAction): ConversationState {
  if (action === 'finish') return state;
  const back = setStatus({ ...state, isAwaitingQuestion: false }, action === 'retry' ? 'failed' : 'pending');
  return { ...back, threadPercent: 0 };
}

export function withError(
  state: ConversationState,
  key: ConversationTextKey,
  detail: string | null,
): ConversationTransition {
  return transition({ ...state, error: { key, detail } });
}
