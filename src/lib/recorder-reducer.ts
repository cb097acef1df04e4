import { finishReducer, type FinishEvent } from './recorder-finish.ts';
import { captureReducer, type CaptureEvent } from './recorder-run.ts';
import { idleRecorder, type RecorderEvent, type RecorderState, type RecorderTransition } from './recorder-state.ts';
import { transition } from './transition.ts';

/**
 * The recorder as a pure reducer: microphone access here, the running recording in recorder-run.ts, its end in
 * recorder-finish.ts. An event of another phase changes nothing, so double presses and late browser events
 * are safe.
 */
export function recorderReducer(state: RecorderState, event: RecorderEvent): RecorderTransition {
  switch (event.type) {
    case 'startPressed':
      return state.phase === 'idle' || state.phase === 'refused'
        ? startRecording(event.recordingId)
        : transition(state);
    case 'started':
      return started(state, event.recordingId, event.at);
    case 'refused': {
      if (!isRequested(state, event.recordingId)) return transition(state);
      return transition({ ...idleRecorder, phase: 'refused', notice: event.reason }, { type: 'releaseMicrophone' });
    }
    case 'cancelPressed':
      return state.phase === 'asking' ? transition(idleRecorder, { type: 'releaseMicrophone' }) : transition(state);
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
  'discardConfirmed',
  'discardDeclined',
]);

function isFinishEvent(event: FinishEvent | CaptureEvent): event is FinishEvent {
  return finishing.has(event.type);
}

function startRecording(recordingId: string): RecorderTransition {
  return transition({ ...idleRecorder, phase: 'asking', recordingId }, { type: 'startRecorder', recordingId });
}

function isRequested(state: RecorderState, recordingId: string) {
  return state.phase === 'asking' && state.recordingId === recordingId;
}

function started(state: RecorderState, recordingId: string, at: number): RecorderTransition {
  if (isRequested(state, recordingId)) {
    const live = { ...state, phase: 'recording', runningSince: at, isLive: true } as const;
    return transition(live, { type: 'announce', what: 'started' });
  }
  if (state.recordingId === recordingId) return transition(state);
  // Granted after a cancel: close the microphone unless a recording uses it.
  const needsMicrophone = state.isLive || state.phase === 'asking';
  return needsMicrophone
    ? transition(state, { type: 'discardRecording', recordingId })
    : transition(state, { type: 'discardRecording', recordingId }, { type: 'releaseMicrophone' });
}
