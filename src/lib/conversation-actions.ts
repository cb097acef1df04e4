import { startPolling, stopPolling } from './conversation-fetch.ts';
import {
  type ConversationAction,
  type ConversationEvent,
  type ConversationState,
  type ConversationStep,
  andThen,
  to,
} from './conversation-state.ts';
import { beginRound, setStatus, statusUpdated } from './conversation-status.ts';
import type { ConversationTextKey } from './texts.ts';

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

/** Send, Skip, Try again, Finish: one at a time, each only with its server-given action (section 5). */
export function actionPressed(state: ConversationState, event: Pressed): ConversationStep {
  const { action } = event;
  if (state.pendingAction !== null) return to(state);
  if (state.waiting && action !== 'finish') return to(state);
  if (action === 'retry' && state.status !== 'failed') return to(state);
  if (action === 'skip' && state.messageId === null) return withError(state, 'noChatMessage', null);
  if (!event.hasAction) return withError(state, missing[action], null);

  const pending = { ...state, pendingAction: action, error: null };
  const kind = event.action === 'answer' ? event.kind : null;
  const begun = action === 'finish' ? pending : beginRound(pending, localStatus(event), event.at);
  return to(begun, { type: 'call', action, messageId: state.messageId, kind });
}

/** Section 4: the status set at once, before the server answers. */
function localStatus(event: Pressed): string {
  if (event.action === 'answer') return event.kind === 'text' ? 'uploading_answer' : 'transcribing';
  return event.action === 'skip' ? 'generating_question' : 'processing';
}

export function actionAccepted(state: ConversationState, event: Accepted): ConversationStep {
  const isCurrent = event.messageId === null || event.messageId === state.messageId;
  if (state.pendingAction === event.action) return isCurrent ? accept(state, event) : keepPolling(settleAction(state));
  // Nobody waits for this answer any more: it left the outbox late, or the answer is doubled, or the server has moved on.
  const isLate = event.action !== 'finish' && isCurrent && !state.waiting && state.pendingAction === null;
  if (!isLate || state.status === 'completed' || state.status === 'failed') return to(state);
  return accept(
    { ...state, waiting: true, error: null, statusSince: event.at, heard: state.status !== 'pending' },
    event,
  );
}

/** The receipt's status is the oldest news there is: it counts only while nothing else was heard. */
function accept(state: ConversationState, event: Accepted): ConversationStep {
  const settled = settleAction(state);
  const { messageId } = state;
  if (state.heard || messageId === null || typeof event.status !== 'string') return keepPolling(settled);
  return andThen(
    statusUpdated(settled, { type: 'statusUpdated', at: event.at, messageId, status: event.status }),
    keepPolling,
  );
}

const settleAction = (state: ConversationState): ConversationState => ({ ...state, pendingAction: null });

/** After answer, skip and retry the app polls; not when the message has failed meanwhile. */
function keepPolling(state: ConversationState): ConversationStep {
  return state.waiting ? startPolling(state, state.messageId) : to(state);
}

export function actionFailed(state: ConversationState, event: Failed): ConversationStep {
  if (state.pendingAction !== event.action) return to(state);
  const settled = settleAction(state);
  if (event.trialEnded === true) {
    return andThen(to({ ...reverted(settled, event.action), phase: 'trialEnded' }), stopPolling);
  }
  // The server works on it although the call failed (a lost answer, a broadcast that broke the call): it was taken.
  if (event.action !== 'finish' && state.heard) return keepPolling(settled);
  return withError(
    reverted(settled, event.action),
    event.refused === true ? 'actionRefused' : failed[event.action],
    event.detail,
  );
}

/** Section 4: a failed skip goes back to pending, a failed answer likewise; a failed retry leaves the message failed. */
function reverted(state: ConversationState, action: ConversationAction): ConversationState {
  if (action === 'finish') return state;
  const back = setStatus({ ...state, waiting: false }, action === 'retry' ? 'failed' : 'pending');
  return { ...back, fill: 0 };
}

export function withError(state: ConversationState, key: ConversationTextKey, detail: string | null): ConversationStep {
  return to({ ...state, error: { key, detail } });
}
