import { recordingLimits } from '#src/lib/constants.ts';
import {
  getRecordedMs,
  idleRecorder,
  type RecorderEffect,
  type RecorderEvent,
  type RecorderState,
  type RecorderTransition,
  stopRun,
} from '#src/lib/recorder-state.ts';
import { transition } from '#src/lib/transition.ts';

type Discarding = Extract<
  RecorderEvent,
  { type: 'discardPressed' | 'startOverPressed' | 'microphoneChosen' | 'discardConfirmed' | 'discardDeclined' }
>;

type FinishEvent =
  | Extract<RecorderEvent, { type: 'sendPressed' | 'stopped' | 'sent' | 'sendFailed' | 'retryPressed' | 'setAside' }>
  | Discarding;

function finishReducer(
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
      return transition(state.phase === 'sending' ? { ...state, phase: 'failed', failure: event.failure } : state);
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
  const sending = { ...state, phase: 'sending', failure: null, confirming: null } as const;
  return transition(sending, {
    type: 'sendRecording',
    recordingId: state.recordingId,
    durationMs: state.doneMs,
  });
}

/** Ends the run: sends if Send was pressed, otherwise shows a notice and saves the audio. */
function endRun(state: RecorderState, at: number): RecorderTransition {
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
    case 'microphoneChosen':
      return state.notice === 'silent' ? toNext(event.recordingId) : transition(state);
    case 'discardConfirmed':
      if (state.confirming === null) return transition(state);
      return state.confirming === 'discard' ? toIdle() : toNext(event.recordingId);
    default:
      return transition({ ...state, confirming: null });
  }
}

type CaptureEvent = Extract<
  RecorderEvent,
  {
    type:
      | 'pausePressed'
      | 'resumePressed'
      | 'reviewPressed'
      | 'typeChosen'
      | 'interrupted'
      | 'muted'
      | 'unmuted'
      | 'silent'
      | 'heard'
      | 'hidden'
      | 'sliceStored'
      | 'sliceFailed'
      | 'tick';
  }
>;

function captureReducer(state: RecorderState, event: CaptureEvent): RecorderTransition {
  const isRunning = state.phase === 'recording';
  switch (event.type) {
    case 'pausePressed':
      return isRunning ? pause(state, event.at, 'paused') : transition(state);
    case 'typeChosen':
      if (isOpening(state)) return transition(idleRecorder, { type: 'releaseMicrophone' });
      return isRunning ? pause(state, event.at, 'paused') : transition(state);
    case 'reviewPressed':
      if (state.phase === 'paused') return transition({ ...state, phase: 'review' }, { type: 'requestData' });
      return isRunning ? pause(state, event.at, 'review') : transition(state);
    case 'resumePressed':
      return resume(state, event.at);
    case 'interrupted':
      return interrupted(state, event);
    case 'muted':
      return transition(isRunning ? { ...state, notice: 'muted' } : state);
    case 'unmuted':
      return transition(state.notice === 'muted' ? { ...state, notice: null } : state);
    case 'silent':
      return transition(isRunning && state.notice === null ? { ...state, notice: 'silent' } : state);
    case 'heard':
      return transition(state.notice === 'silent' ? { ...state, notice: null } : state);
    case 'hidden':
      return isRunning ? transition(state, { type: 'requestData' }) : transition(state);
    case 'sliceStored':
    case 'sliceFailed':
      return slice(state, event.type === 'sliceStored');
    default:
      return tick(state, event);
  }
}

function pause(state: RecorderState, at: number, phase: 'paused' | 'review'): RecorderTransition {
  const effects: RecorderEffect[] = [
    { type: 'pauseRecorder' },
    { type: 'requestData' },
    { type: 'announce', what: 'paused' },
  ];
  return transition({ ...stopRun(state, at), phase, notice: null }, ...effects);
}

function resume(state: RecorderState, at: number): RecorderTransition {
  if (!state.isLive || (state.phase !== 'paused' && state.phase !== 'review')) return transition(state);
  const live = { ...state, phase: 'recording', runningSince: at, notice: null, confirming: null } as const;
  return transition(live, { type: 'resumeRecorder' }, { type: 'announce', what: 'started' });
}

/** The audio is saved in every case. Only after a system pause can recording resume. */
function interrupted(state: RecorderState, event: Extract<RecorderEvent, { type: 'interrupted' }>): RecorderTransition {
  if (event.reason === 'interrupted') {
    if (state.phase !== 'recording') return transition(state);
    const paused = pause(state, event.at, 'paused');
    return transition({ ...paused.state, notice: 'interrupted' }, ...paused.effects);
  }
  // The recorder's own stop may come first, without a reason.
  if (!state.isLive) return transition(state.notice === 'recorderFailed' ? { ...state, notice: event.reason } : state);
  return state.phase === 'stopping' ? transition(state) : endRun({ ...state, notice: event.reason }, event.at);
}

function slice(state: RecorderState, isStored: boolean): RecorderTransition {
  if (state.recordingId === null) return transition(state);
  return transition({ ...state, isStored: state.isStored || isStored, isStorageFailing: !isStored });
}

function tick(state: RecorderState, event: Extract<RecorderEvent, { type: 'tick' }>): RecorderTransition {
  const minutes = Math.floor(getRecordedMs(state, event.at) / 60_000);
  if (state.phase !== 'recording' || minutes <= state.announcedMinutes) return transition(state);
  return transition({ ...state, announcedMinutes: minutes }, { type: 'announce', what: 'minutes', minutes });
}

/**
 * The recorder as a pure reducer: microphone access here, the running recording in captureReducer, its end in
 * finishReducer. An event of another phase changes nothing, so double presses and late browser events
 * are safe.
 */
export function recorderReducer(state: RecorderState, event: RecorderEvent): RecorderTransition {
  switch (event.type) {
    case 'startPressed':
      return state.phase === 'idle' || state.phase === 'refused'
        ? startRecording(event.recordingId)
        : transition(state);
    case 'opened':
      return transition(isRequested(state, event.recordingId) ? { ...state, phase: 'starting' } : state);
    case 'started':
      return started(state, event.recordingId, event.at);
    case 'refused': {
      if (!isRequested(state, event.recordingId)) return transition(state);
      return transition({ ...idleRecorder, phase: 'refused', notice: event.reason }, { type: 'releaseMicrophone' });
    }
    case 'cancelPressed':
      return isOpening(state) ? transition(idleRecorder, { type: 'releaseMicrophone' }) : transition(state);
    case 'recovered': {
      const { recordingId, lengthMs } = event;
      const recovered = {
        ...idleRecorder,
        phase: 'review',
        recordingId,
        doneMs: lengthMs,
        isStored: true,
      } as const;
      return transition(state.phase === 'idle' ? recovered : state);
    }
    default:
      return isFinishEvent(event) ? finishReducer(state, event, startRecording) : captureReducer(state, event);
  }
}

const finishing: ReadonlySet<string> = new Set<FinishEvent['type']>([
  'sendPressed',
  'stopped',
  'sent',
  'sendFailed',
  'retryPressed',
  'setAside',
  'discardPressed',
  'startOverPressed',
  'microphoneChosen',
  'discardConfirmed',
  'discardDeclined',
]);

function isFinishEvent(event: FinishEvent | CaptureEvent): event is FinishEvent {
  return finishing.has(event.type);
}

function startRecording(recordingId: string): RecorderTransition {
  return transition({ ...idleRecorder, phase: 'asking', recordingId }, { type: 'startRecorder', recordingId });
}

function isOpening({ phase }: RecorderState) {
  return phase === 'asking' || phase === 'starting';
}

function isRequested(state: RecorderState, recordingId: string) {
  return isOpening(state) && state.recordingId === recordingId;
}

function started(state: RecorderState, recordingId: string, at: number): RecorderTransition {
  if (isRequested(state, recordingId)) {
    const live = { ...state, phase: 'recording', runningSince: at, isLive: true } as const;
    return transition(live, { type: 'announce', what: 'started' });
  }
  if (state.recordingId === recordingId) return transition(state);
  // Granted after a cancel: close the microphone unless a recording uses it.
  const needsMicrophone = state.isLive || isOpening(state);
  return needsMicrophone
    ? transition(state, { type: 'discardRecording', recordingId })
    : transition(state, { type: 'discardRecording', recordingId }, { type: 'releaseMicrophone' });
}
