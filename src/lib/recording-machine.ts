import { finish, type FinishEvent } from './recording-finish.ts';
import { run, type RunEvent } from './recording-run.ts';
import { idleTake, type TakeEvent, takeTo, type TakeState, type TakeStep } from './recording-state.ts';

/**
 * The recorder as a pure function: asking for the microphone here, the running sound in recording-run.ts, its end in
 * recording-finish.ts. Safe against double presses and against whatever the browser reports late: an event that does not fit
 * the phase changes nothing.
 */
export function stepTake(state: TakeState, event: TakeEvent): TakeStep {
  switch (event.type) {
    case 'startPressed':
      return state.phase === 'idle' || state.phase === 'refused' ? startTake(event.takeId) : takeTo(state);
    case 'started':
      return started(state, event.takeId, event.at);
    case 'refused': {
      if (!isAskedFor(state, event.takeId)) return takeTo(state);
      return takeTo({ ...idleTake, phase: 'refused', notice: event.reason }, { type: 'releaseMicrophone' });
    }
    case 'cancelPressed':
      return state.phase === 'asking' ? takeTo(idleTake, { type: 'releaseMicrophone' }) : takeTo(state);
    case 'recovered': {
      const { takeId, lengthMs } = event;
      const found = { ...idleTake, phase: 'review', takeId, doneMs: lengthMs, isKept: true } as const;
      return takeTo(state.phase === 'idle' ? found : state);
    }
    default:
      return isFinishEvent(event) ? finish(state, event, startTake) : run(state, event);
  }
}

const finishing: ReadonlySet<string> = new Set<FinishEvent['type']>([
  'sendPressed',
  'stopped',
  'sent',
  'sendFailed',
  'retryPressed',
  'putAway',
  'discardPressed',
  'startOverPressed',
  'discardConfirmed',
  'discardDeclined',
]);

function isFinishEvent(event: FinishEvent | RunEvent): event is FinishEvent {
  return finishing.has(event.type);
}

function startTake(takeId: string): TakeStep {
  return takeTo({ ...idleTake, phase: 'asking', takeId }, { type: 'startRecorder', takeId });
}

const isAskedFor = (state: TakeState, takeId: string) => state.phase === 'asking' && state.takeId === takeId;

function started(state: TakeState, takeId: string, at: number): TakeStep {
  if (isAskedFor(state, takeId)) {
    const live = { ...state, phase: 'recording', runningSince: at, isLive: true } as const;
    return takeTo(live, { type: 'announce', what: 'started' });
  }
  if (state.takeId === takeId) return takeTo(state);
  // Allowed after it was cancelled: no microphone stays open that no take shows.
  const needsMicrophone = state.isLive || state.phase === 'asking';
  return needsMicrophone
    ? takeTo(state, { type: 'dropTake', takeId })
    : takeTo(state, { type: 'dropTake', takeId }, { type: 'releaseMicrophone' });
}
