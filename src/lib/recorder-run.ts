import { endRun } from './recorder-finish.ts';
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

export type CaptureEvent = Extract<
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
      | 'hidden'
      | 'sliceStored'
      | 'sliceFailed'
      | 'tick';
  }
>;

export function captureReducer(state: RecorderState, event: CaptureEvent): RecorderTransition {
  const isRunning = state.phase === 'recording';
  switch (event.type) {
    case 'pausePressed':
      return isRunning ? pause(state, event.at, 'paused') : transition(state);
    case 'typeChosen':
      if (state.phase === 'asking') return transition(idleRecorder, { type: 'releaseMicrophone' });
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
