import { recordingLimits } from './constants.ts';
import {
  stopRun,
  idleRecorder,
  getRecordedMs,
  type RecorderEffect,
  type RecorderEvent,
  type RecorderState,
  type RecorderTransition,
} from './recorder-state.ts';
import { transition } from './transition.ts';

type Discarding = Extract<
  RecorderEvent,
  { type: 'discardPressed' | 'startOverPressed' | 'discardConfirmed' | 'discardDeclined' }
>;

export type FinishEvent =
  | Extract<RecorderEvent, { type: 'sendPressed' | 'stopped' | 'sent' | 'sendFailed' | 'retryPressed' | 'setAside' }>
  | Discarding;

export function finishReducer(
  state: RecorderState,
  event: FinishEvent,
  startRecording: (recordingId: string) => RecorderTransition,
): RecorderTransition {
  switch (event.type) {
    case 'sendPressed':
      return sendPressed(state, event.at);
    case 'stopped':
      return state.isLive ? endRun(state, event.at) : transition(state);
    case 'sent':
      // A late success counts too.
      return transition(state.phase === 'sending' || state.phase === 'failed' ? idleRecorder : state);
    case 'sendFailed':
      return transition(state.phase === 'sending' ? { ...state, phase: 'failed', detail: event.detail } : state);
    case 'setAside':
      return transition(state.phase === 'failed' ? idleRecorder : state);
    case 'retryPressed':
      return state.phase === 'failed' ? send(state) : transition(state);
    default:
      return discarding(state, event, startRecording);
  }
}

function sendPressed(state: RecorderState, at: number): RecorderTransition {
  const { recordingId } = state;
  if (recordingId === null || !['recording', 'paused', 'review'].includes(state.phase)) return transition(state);
  const whole = { ...stopRun(state, at), confirming: null };
  if (whole.doneMs < recordingLimits.tooShortMs) {
    return transition(
      { ...idleRecorder, isTooShort: true },
      { type: 'discardRecording', recordingId },
      { type: 'releaseMicrophone' },
    );
  }
  return state.isLive ? transition({ ...whole, phase: 'stopping' }, { type: 'stopRecorder' }) : send(whole);
}

function send(state: RecorderState): RecorderTransition {
  if (state.recordingId === null) return transition(state);
  const sending = { ...state, phase: 'sending', detail: null, confirming: null } as const;
  return transition(sending, {
    type: 'sendRecording',
    recordingId: state.recordingId,
    durationMs: state.doneMs,
  });
}

/** Ends the run: sends if Send was pressed, otherwise shows a notice and saves the audio. */
export function endRun(state: RecorderState, at: number): RecorderTransition {
  const over = { ...stopRun(state, at), isLive: false };
  const effects: RecorderEffect[] = [{ type: 'releaseMicrophone' }, { type: 'announce', what: 'stopped' }];
  if (state.phase !== 'stopping') {
    return transition({ ...over, phase: 'review', notice: state.notice ?? 'recorderFailed' }, ...effects);
  }
  const sending = send(over);
  return transition(sending.state, ...effects, ...sending.effects);
}

function discarding(
  state: RecorderState,
  event: Discarding,
  startRecording: (recordingId: string) => RecorderTransition,
): RecorderTransition {
  const isThere = ['recording', 'paused', 'review', 'failed'].includes(state.phase);
  if (!isThere || state.recordingId === null) return transition(state);
  const effects: readonly RecorderEffect[] = [
    { type: 'discardRecording', recordingId: state.recordingId },
    { type: 'releaseMicrophone' },
  ];
  const toIdle = (): RecorderTransition => transition(idleRecorder, ...effects);
  const toNext = (recordingId: string) => {
    const next = startRecording(recordingId);
    return transition(next.state, ...effects, ...next.effects);
  };
  const asks = (at: number) => getRecordedMs(state, at) > recordingLimits.discardAsksMs;

  switch (event.type) {
    case 'discardPressed':
      return asks(event.at) ? transition({ ...state, confirming: 'discard' }) : toIdle();
    case 'startOverPressed':
      return asks(event.at) ? transition({ ...state, confirming: 'startOver' }) : toNext(event.recordingId);
    case 'discardConfirmed':
      if (state.confirming === null) return transition(state);
      return state.confirming === 'discard' ? toIdle() : toNext(event.recordingId);
    default:
      return transition({ ...state, confirming: null });
  }
}
