import { endRun } from './recorder-finish.ts';
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
      return isRunning ? pause(state, event.at, 'paused') : recorderTransition(state);
    case 'typeChosen':
      if (state.phase === 'asking') return recorderTransition(idleRecorder, { type: 'releaseMicrophone' });
      return isRunning ? pause(state, event.at, 'paused') : recorderTransition(state);
    case 'reviewPressed':
      if (state.phase === 'paused') return recorderTransition({ ...state, phase: 'review' }, { type: 'requestData' });
      return isRunning ? pause(state, event.at, 'review') : recorderTransition(state);
    case 'resumePressed':
      return resume(state, event.at);
    case 'interrupted':
      return interrupted(state, event);
    case 'muted':
      return recorderTransition(isRunning ? { ...state, notice: 'muted' } : state);
    case 'unmuted':
      return recorderTransition(state.notice === 'muted' ? { ...state, notice: null } : state);
    case 'hidden':
      return isRunning ? recorderTransition(state, { type: 'requestData' }) : recorderTransition(state);
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
  return recorderTransition({ ...stopRun(state, at), phase, notice: null }, ...effects);
}

function resume(state: RecorderState, at: number): RecorderTransition {
  if (!state.isLive || (state.phase !== 'paused' && state.phase !== 'review')) return recorderTransition(state);
  const live = { ...state, phase: 'recording', runningSince: at, notice: null, confirming: null } as const;
  return recorderTransition(live, { type: 'resumeRecorder' }, { type: 'announce', what: 'started' });
}

/** The audio is saved in every case. Only after a system pause can recording resume. */
function interrupted(state: RecorderState, event: Extract<RecorderEvent, { type: 'interrupted' }>): RecorderTransition {
  if (event.reason === 'interrupted') {
    if (state.phase !== 'recording') return recorderTransition(state);
    const paused = pause(state, event.at, 'paused');
    return recorderTransition({ ...paused.state, notice: 'interrupted' }, ...paused.effects);
  }
  // The recorder's own stop may come first, without a reason.
  if (!state.isLive)
    return recorderTransition(state.notice === 'recorderFailed' ? { ...state, notice: event.reason } : state);
  return state.phase === 'stopping' ? recorderTransition(state) : endRun({ ...state, notice: event.reason }, event.at);
}

function slice(state: RecorderState, isStored: boolean): RecorderTransition {
  if (state.recordingId === null) return recorderTransition(state);
  return recorderTransition({ ...state, isStored: state.isStored || isStored, isStorageFailing: !isStored });
}

function tick(state: RecorderState, event: Extract<RecorderEvent, { type: 'tick' }>): RecorderTransition {
  const minutes = Math.floor(getRecordedMs(state, event.at) / 60_000);
  if (state.phase !== 'recording' || minutes <= state.announcedMinutes) return recorderTransition(state);
  return recorderTransition({ ...state, announcedMinutes: minutes }, { type: 'announce', what: 'minutes', minutes });
}
