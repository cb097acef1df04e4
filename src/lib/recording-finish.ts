import { recordingLimits } from './constants.ts';
import {
  haltTake,
  idleTake,
  takeLength,
  type TakeEffect,
  type TakeEvent,
  type TakeState,
  type TakeStep,
  takeTo,
} from './recording-state.ts';

type Discarding = Extract<
  TakeEvent,
  { type: 'discardPressed' | 'startOverPressed' | 'discardConfirmed' | 'discardDeclined' }
>;

/** How a take ends: it is sent, or it is discarded. */
export type FinishEvent =
  | Extract<TakeEvent, { type: 'sendPressed' | 'stopped' | 'sent' | 'sendFailed' | 'retryPressed' | 'putAway' }>
  | Discarding;

/** @param startTake begins the take that follows "Start over" */
export function finish(state: TakeState, event: FinishEvent, startTake: (takeId: string) => TakeStep): TakeStep {
  switch (event.type) {
    case 'sendPressed':
      return sendPressed(state, event.at);
    case 'stopped':
      return state.isLive ? endRun(state, event.at) : takeTo(state);
    case 'sent':
      // A yes that comes late counts as well.
      return takeTo(state.phase === 'sending' || state.phase === 'failed' ? idleTake : state);
    case 'sendFailed':
      return takeTo(state.phase === 'sending' ? { ...state, phase: 'failed', detail: event.detail } : state);
    case 'putAway':
      return takeTo(state.phase === 'failed' ? idleTake : state);
    case 'retryPressed':
      return state.phase === 'failed' ? send(state) : takeTo(state);
    default:
      return discarding(state, event, startTake);
  }
}

function sendPressed(state: TakeState, at: number): TakeStep {
  const { takeId } = state;
  if (takeId === null || !['recording', 'paused', 'review'].includes(state.phase)) return takeTo(state);
  const whole = { ...haltTake(state, at), confirming: null };
  if (whole.doneMs < recordingLimits.tooShortMs) {
    return takeTo({ ...idleTake, isTooShort: true }, { type: 'dropTake', takeId }, { type: 'releaseMicrophone' });
  }
  return state.isLive ? takeTo({ ...whole, phase: 'stopping' }, { type: 'stopRecorder' }) : send(whole);
}

function send(state: TakeState): TakeStep {
  if (state.takeId === null) return takeTo(state);
  const sending = { ...state, phase: 'sending', detail: null, confirming: null } as const;
  return takeTo(sending, { type: 'sendTake', takeId: state.takeId, durationMs: state.doneMs });
}

/** The recorder is gone: on the way to sending as asked for, otherwise with a notice and the sound kept. */
export function endRun(state: TakeState, at: number): TakeStep {
  const over = { ...haltTake(state, at), isLive: false };
  const effects: TakeEffect[] = [{ type: 'releaseMicrophone' }, { type: 'announce', what: 'stopped' }];
  if (state.phase !== 'stopping') {
    return takeTo({ ...over, phase: 'review', notice: state.notice ?? 'recorderFailed' }, ...effects);
  }
  const sending = send(over);
  return takeTo(sending.state, ...effects, ...sending.effects);
}

/** Discard and Start over ask first when there is more than 10 s to lose. */
function discarding(state: TakeState, event: Discarding, startTake: (takeId: string) => TakeStep): TakeStep {
  const isThere = ['recording', 'paused', 'review', 'failed'].includes(state.phase);
  if (!isThere || state.takeId === null) return takeTo(state);
  const drop: TakeEffect = { type: 'dropTake', takeId: state.takeId };
  const toIdle = () => takeTo(idleTake, drop, { type: 'releaseMicrophone' });
  const toNext = (takeId: string) => {
    const next = startTake(takeId);
    return takeTo(next.state, drop, { type: 'releaseMicrophone' }, ...next.effects);
  };
  const asks = (at: number) => takeLength(state, at) > recordingLimits.discardAsksMs;

  switch (event.type) {
    case 'discardPressed':
      return asks(event.at) ? takeTo({ ...state, confirming: 'discard' }) : toIdle();
    case 'startOverPressed':
      return asks(event.at) ? takeTo({ ...state, confirming: 'startOver' }) : toNext(event.takeId);
    case 'discardConfirmed':
      if (state.confirming === null) return takeTo(state);
      return state.confirming === 'discard' ? toIdle() : toNext(event.takeId);
    default:
      return takeTo({ ...state, confirming: null });
  }
}
