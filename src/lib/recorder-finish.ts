import { recordingLimits } from './constants.ts';
import {
  stopRun,
  idleRecorder,
  getRecordedMs,
  type RecorderEffect,
  type RecorderEvent,
  type RecorderState,
  type RecorderTransition,
  recorderTransition,
} from './recorder-state.ts';

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
      return state.isLive ? endRun(state, event.at) : recorderTransition(state);
    case 'sent':
      // A late success counts too.
      return recorderTransition(state.phase === 'sending' || state.phase === 'failed' ? idleRecorder : state);
    case 'sendFailed':
      return recorderTransition(
        state.phase === 'sending' ? { ...state, phase: 'failed', detail: event.detail } : state,
      );
    case 'setAside':
      return recorderTransition(state.phase === 'failed' ? idleRecorder : state);
    case 'retryPressed':
      return state.phase === 'failed' ? send(state) : recorderTransition(state);
    default:
      return discarding(state, event, startRecording);
  }
}

function sendPressed(state: RecorderState, at: number): RecorderTransition {
  const { recordingId } = state;
  if (recordingId === null || !['recording', 'paused', 'review'].includes(state.phase))
    return recorderTransition(state);
  const whole = { ...stopRun(state, at), confirming: null };
  if (whole.doneMs < recordingLimits.tooShortMs) {
    return recorderTransition(
      { ...idleRecorder, isTooShort: true },
      { type: 'discardRecording', recordingId },
      { type: 'releaseMicrophone' },
    );
  }
  return state.isLive ? recorderTransition({ ...whole, phase: 'stopping' }, { type: 'stopRecorder' }) : send(whole);
}

function send(state: RecorderState): RecorderTransition {
  if (state.recordingId === null) return recorderTransition(state);
  const sending = { ...state, phase: 'sending', detail: null, confirming: null } as const;
  return recorderTransition(sending, {
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
    return recorderTransition({ ...over, phase: 'review', notice: state.notice ?? 'recorderFailed' }, ...effects);
  }
  const sending = send(over);
  return recorderTransition(sending.state, ...effects, ...sending.effects);
}

function discarding(
  state: RecorderState,
  event: Discarding,
  startRecording: (recordingId: string) => RecorderTransition,
): RecorderTransition {
  const isThere = ['recording', 'paused', 'review', 'failed'].includes(state.phase);
  if (!isThere || state.recordingId === null) return recorderTransition(state);
  const drop: RecorderEffect = { type: 'discardRecording', recordingId: state.recordingId };
  const toIdle = () => recorderTransition(idleRecorder, drop, { type: 'releaseMicrophone' });
  const toNext = (recordingId: string) => {
    const next = startRecording(recordingId);
    return recorderTransition(next.state, drop, { type: 'releaseMicrophone' }, ...next.effects);
  };
  const asks = (at: number) => getRecordedMs(state, at) > recordingLimits.discardAsksMs;

  switch (event.type) {
    case 'discardPressed':
      return asks(event.at) ? recorderTransition({ ...state, confirming: 'discard' }) : toIdle();
    case 'startOverPressed':
      return asks(event.at) ? recorderTransition({ ...state, confirming: 'startOver' }) : toNext(event.recordingId);
    case 'discardConfirmed':
      if (state.confirming === null) return recorderTransition(state);
      return state.confirming === 'discard' ? toIdle() : toNext(event.recordingId);
    default:
      return recorderTransition({ ...state, confirming: null });
  }
}
