import type { Transition } from './transition.ts';

/**
 * A summary's spoken update as a pure reducer: sent, accepted with a message id, then followed until processed. Events
 * may arrive twice, late, or before the response with the message id.
 */

export type SummaryUpdateState = {
  /** failed: sent but not processed. The recorder handles failed sends. */
  readonly phase: 'resting' | 'sending' | 'working' | 'failed';
  readonly status: string | null;
  readonly recordingId: string | null;
  readonly messageId: number | null;
  /** The summary's server date-time before sending. */
  readonly before: string | null;
  /** Statuses received before this message's id was known, the latest of each. */
  readonly received: ReadonlyMap<number, string>;
  readonly completed: number;
};

export type SummaryUpdateEvent =
  | { readonly type: 'sendPressed'; readonly recordingId: string; readonly before: string | null }
  | { readonly type: 'taken'; readonly recordingId: string; readonly messageId: number | null }
  | { readonly type: 'sendFailed'; readonly recordingId: string }
  | { readonly type: 'processed'; readonly messageId: number; readonly status: string }
  /** The last fetched summary, for connections without events. */
  | { readonly type: 'read'; readonly updatedAt: string | null };

export const restingUpdate: SummaryUpdateState = {
  phase: 'resting',
  status: null,
  recordingId: null,
  messageId: null,
  before: null,
  received: new Map(),
  completed: 0,
};

export type SummaryUpdateEffect = { readonly type: 'startFollowing' | 'stopFollowing' | 'readSummary' };

function isBusy({ phase }: SummaryUpdateState): boolean {
  return phase === 'sending' || phase === 'working';
}

/** Follows the update while it's sent and processed, and reads the summary once it's complete. */
export function summaryUpdateReducer(
  before: SummaryUpdateState,
  event: SummaryUpdateEvent,
): Transition<SummaryUpdateState, SummaryUpdateEffect> {
  const state = reduce(before, event);
  const effects: SummaryUpdateEffect[] = [];
  if (isBusy(state) !== isBusy(before)) effects.push({ type: isBusy(state) ? 'startFollowing' : 'stopFollowing' });
  if (state.completed > before.completed) effects.push({ type: 'readSummary' });
  return { state, effects };
}

function reduce(state: SummaryUpdateState, event: SummaryUpdateEvent): SummaryUpdateState {
  switch (event.type) {
    case 'sendPressed': {
      if (isBusy(state)) return state;
      const { recordingId, before } = event;
      const { completed } = state;
      return { ...restingUpdate, phase: 'sending', status: 'transcribing', recordingId, before, completed };
    }
    case 'taken':
      return isSending(state, event.recordingId) ? accept(state, event.messageId) : state;
    case 'sendFailed':
      return isSending(state, event.recordingId) ? { ...restingUpdate, completed: state.completed } : state;
    case 'processed':
      return processed(state, event.messageId, event.status);
    default: {
      const isNewer = event.updatedAt !== null && event.updatedAt !== state.before;
      return state.phase === 'working' && state.before !== null && isNewer ? complete(state) : state;
    }
  }
}

function isSending(state: SummaryUpdateState, recordingId: string): boolean {
  return state.phase === 'sending' && state.recordingId === recordingId;
}

function accept(state: SummaryUpdateState, messageId: number | null): SummaryUpdateState {
  const working: SummaryUpdateState = {
    ...state,
    phase: 'working',
    status: 'processing',
    messageId,
    received: new Map(),
  };
  const receivedStatus = messageId === null ? undefined : state.received.get(messageId);
  return messageId === null || receivedStatus === undefined ? working : processed(working, messageId, receivedStatus);
}

function processed(state: SummaryUpdateState, messageId: number, status: string): SummaryUpdateState {
  if (state.phase === 'sending') return { ...state, received: new Map(state.received).set(messageId, status) };
  if (state.phase !== 'working' || state.messageId !== messageId) return state;
  if (status === 'completed') return complete(state);
  return { ...state, phase: status === 'failed' ? 'failed' : 'working', status };
}

function complete({ completed }: SummaryUpdateState): SummaryUpdateState {
  return { ...restingUpdate, completed: completed + 1 };
}

export function summaryContext(summary: number): string {
  return `summaries/${summary}/update`;
}

export function summaryOfContext(context: string): number | null {
  const id = /^summaries\/(\d{1,15})\/update$/.exec(context)?.[1];
  return id === undefined ? null : Number(id);
}
