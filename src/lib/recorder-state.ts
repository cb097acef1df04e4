import type { AttemptFailure } from './describe-error.ts';
import type { MicrophoneTextKey } from './screen-texts.ts';
import type { Transition } from './transition.ts';

/**
 * Types of the recorder's rules (recorder-reducer.ts), from the microphone press until sent or discarded. It
 * holds ids, lengths and flags. The audio is stored elsewhere. `at` is in ms.
 */

type RecorderPhase =
  | 'idle'
  | 'asking'
  | 'starting'
  | 'refused'
  | 'recording'
  | 'paused'
  | 'review'
  | 'stopping'
  | 'sending'
  | 'failed';

export type RecorderState = {
  readonly phase: RecorderPhase;
  readonly recordingId: string | null;
  /** The audio's length before the current run, in ms. */
  readonly doneMs: number;
  readonly runningSince: number | null;
  /** Whether more can be recorded to the same recording. */
  readonly isLive: boolean;
  readonly isStored: boolean;
  /** The device refused to store a slice: show it, offer the download. */
  readonly isStorageFailing: boolean;
  readonly notice: MicrophoneTextKey | null;
  readonly isTooShort: boolean;
  readonly confirming: 'discard' | 'startOver' | null;
  /** Why the recording isn't sent, in the phase `failed`. */
  readonly failure: AttemptFailure | null;
  readonly announcedMinutes: number;
};

export type RefusalReason = Extract<MicrophoneTextKey, 'denied' | 'noDevice' | 'busy' | 'unsupported' | 'insecure'>;

export type RecorderEvent =
  | { readonly type: 'startPressed'; readonly recordingId: string }
  /** The browser opened the microphone. */
  | { readonly type: 'opened'; readonly recordingId: string }
  | { readonly type: 'started'; readonly recordingId: string; readonly at: number }
  | { readonly type: 'refused'; readonly recordingId: string; readonly reason: RefusalReason }
  | { readonly type: 'cancelPressed' }
  | { readonly type: 'pausePressed' | 'resumePressed' | 'reviewPressed'; readonly at: number }
  | { readonly type: 'sendPressed'; readonly at: number }
  | { readonly type: 'typeChosen'; readonly at: number }
  | { readonly type: 'discardPressed'; readonly at: number }
  | { readonly type: 'startOverPressed'; readonly at: number; readonly recordingId: string }
  /** Another input was chosen for a recording in which nothing was heard. */
  | { readonly type: 'microphoneChosen'; readonly recordingId: string }
  | { readonly type: 'discardConfirmed'; readonly recordingId: string }
  | { readonly type: 'discardDeclined' }
  | { readonly type: 'stopped'; readonly at: number }
  | {
      readonly type: 'interrupted';
      readonly at: number;
      readonly reason: 'unplugged' | 'recorderFailed' | 'interrupted';
    }
  | { readonly type: 'muted' | 'unmuted' }
  /** Nothing was heard since the recording began, or now something is. */
  | { readonly type: 'silent' | 'heard' }
  | { readonly type: 'hidden' }
  | { readonly type: 'sliceStored' | 'sliceFailed' }
  | { readonly type: 'tick'; readonly at: number }
  | { readonly type: 'sent' }
  | { readonly type: 'sendFailed'; readonly failure: AttemptFailure }
  | { readonly type: 'retryPressed' }
  /** The next question arrived: the failed recording waits in the list, and the recorder is free. */
  | { readonly type: 'setAside' }
  | { readonly type: 'recovered'; readonly recordingId: string; readonly lengthMs: number };

export type RecorderEffect =
  /** Ask for the microphone and record in slices. Report `started` or `refused`. */
  | { readonly type: 'startRecorder'; readonly recordingId: string }
  | { readonly type: 'pauseRecorder' | 'resumeRecorder' }
  | { readonly type: 'requestData' }
  | { readonly type: 'stopRecorder' }
  | { readonly type: 'releaseMicrophone' }
  | { readonly type: 'discardRecording'; readonly recordingId: string }
  | { readonly type: 'sendRecording'; readonly recordingId: string; readonly durationMs: number }
  /** For the polite live region, which excludes the timer. */
  | { readonly type: 'announce'; readonly what: 'started' | 'paused' | 'stopped' }
  | { readonly type: 'announce'; readonly what: 'minutes'; readonly minutes: number };

export type RecorderTransition = Transition<RecorderState, RecorderEffect>;

export const idleRecorder: RecorderState = {
  phase: 'idle',
  recordingId: null,
  doneMs: 0,
  runningSince: null,
  isLive: false,
  isStored: false,
  isStorageFailing: false,
  notice: null,
  isTooShort: false,
  confirming: null,
  failure: null,
  announcedMinutes: 0,
};

export function stopRun(state: RecorderState, at: number): RecorderState {
  return { ...state, doneMs: getRecordedMs(state, at), runningSince: null };
}

/** Returns the audio's length in ms, by the clock because slices are inexact. */
export function getRecordedMs(state: RecorderState, at: number): number {
  return state.doneMs + (state.runningSince === null ? 0 : Math.max(0, at - state.runningSince));
}

export function isRecording(state: RecorderState): boolean {
  return state.phase === 'recording';
}

export function hasUnsentAudio(state: RecorderState): boolean {
  return ['recording', 'paused', 'review', 'stopping', 'failed'].includes(state.phase);
}
