import { endRun } from './recording-finish.ts';
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

/** What happens to a take between the start of the recorder and its end. */
export type RunEvent = Extract<
  TakeEvent,
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
      | 'sliceKept'
      | 'sliceFailed'
      | 'tick';
  }
>;

export function run(state: TakeState, event: RunEvent): TakeStep {
  const isRunning = state.phase === 'recording';
  switch (event.type) {
    case 'pausePressed':
      return isRunning ? pause(state, event.at, 'paused') : takeTo(state);
    case 'typeChosen':
      if (state.phase === 'asking') return takeTo(idleTake, { type: 'releaseMicrophone' });
      return isRunning ? pause(state, event.at, 'paused') : takeTo(state);
    case 'reviewPressed':
      if (state.phase === 'paused') return takeTo({ ...state, phase: 'review' }, { type: 'requestData' });
      return isRunning ? pause(state, event.at, 'review') : takeTo(state);
    case 'resumePressed':
      return resume(state, event.at);
    case 'interrupted':
      return interrupted(state, event);
    case 'muted':
      return takeTo(isRunning ? { ...state, notice: 'muted' } : state);
    case 'unmuted':
      return takeTo(state.notice === 'muted' ? { ...state, notice: null } : state);
    case 'hidden':
      return isRunning ? takeTo(state, { type: 'requestData' }) : takeTo(state);
    case 'sliceKept':
    case 'sliceFailed':
      return slice(state, event.type === 'sliceKept');
    default:
      return tick(state, event);
  }
}

function pause(state: TakeState, at: number, phase: 'paused' | 'review'): TakeStep {
  const effects: TakeEffect[] = [
    { type: 'pauseRecorder' },
    { type: 'requestData' },
    { type: 'announce', what: 'paused' },
  ];
  return takeTo({ ...haltTake(state, at), phase, notice: null }, ...effects);
}

/** Resume after a pause, and "Record more" while listening back. */
function resume(state: TakeState, at: number): TakeStep {
  if (!state.isLive || (state.phase !== 'paused' && state.phase !== 'review')) return takeTo(state);
  const live = { ...state, phase: 'recording', runningSince: at, notice: null, confirming: null } as const;
  return takeTo(live, { type: 'resumeRecorder' }, { type: 'announce', what: 'started' });
}

/** The sound so far is kept whatever happens; only a system that paused us lets us go on. */
function interrupted(state: TakeState, event: Extract<TakeEvent, { type: 'interrupted' }>): TakeStep {
  if (event.reason === 'interrupted') {
    if (state.phase !== 'recording') return takeTo(state);
    const paused = pause(state, event.at, 'paused');
    return takeTo({ ...paused.state, notice: 'interrupted' }, ...paused.effects);
  }
  // The recorder's own stop may come first, and it knows no reason.
  if (!state.isLive) return takeTo(state.notice === 'recorderFailed' ? { ...state, notice: event.reason } : state);
  return state.phase === 'stopping' ? takeTo(state) : endRun({ ...state, notice: event.reason }, event.at);
}

function slice(state: TakeState, isStored: boolean): TakeStep {
  if (state.takeId === null) return takeTo(state);
  return takeTo({ ...state, isKept: state.isKept || isStored, isStorageFailing: !isStored });
}

function tick(state: TakeState, event: Extract<TakeEvent, { type: 'tick' }>): TakeStep {
  const minutes = Math.floor(takeLength(state, event.at) / 60_000);
  if (state.phase !== 'recording' || minutes <= state.minutesSaid) return takeTo(state);
  return takeTo({ ...state, minutesSaid: minutes }, { type: 'announce', what: 'minutes', minutes });
}
