import type { MicrophoneTextKey } from './texts.ts';

/**
 * The words of the recorder's state machine (recording-machine.ts): one take, from the press of the microphone until it is sent
 * or discarded. The sound itself is stored slice by slice elsewhere; here are ids, lengths and flags. No clock: `at` is in ms.
 */

type RecorderPhase =
  | 'idle'
  /** The browser asks the writer for the microphone. */
  | 'asking'
  /** It cannot be used; `notice` says why. */
  | 'refused'
  | 'recording'
  | 'paused'
  /** Listening back. */
  | 'review'
  /** Send was pressed; the recorder writes its last slice. */
  | 'stopping'
  | 'sending'
  | 'failed';

export type RecorderState = {
  readonly phase: RecorderPhase;
  readonly recordingId: string | null;
  /** Length of the sound before the present run of the recorder, ms. */
  readonly doneMs: number;
  /** When the present run began, null while nothing is recorded. */
  readonly runningSince: number | null;
  /** The recorder still stands, so that more can be recorded to the same take. */
  readonly isLive: boolean;
  /** The first slice is stored: "Saved on this device". */
  readonly isStored: boolean;
  /** The device refused to store a slice: say so, offer the download. */
  readonly isStorageFailing: boolean;
  /** What the microphone does not do; a key of microphoneTexts. */
  readonly notice: MicrophoneTextKey | null;
  /** The last take was too short to be sent. */
  readonly isTooShort: boolean;
  /** The writer is asked whether to discard the sound, and what comes then. */
  readonly confirming: 'discard' | 'startOver' | null;
  /** Why sending failed. */
  readonly detail: string | null;
  readonly announcedMinutes: number;
};

/** Why a microphone cannot be used. */
export type RefusalReason = Extract<MicrophoneTextKey, 'denied' | 'noDevice' | 'busy' | 'unsupported' | 'insecure'>;

export type RecorderEvent =
  /** `recordingId` is a fresh id for the new take. */
  | { readonly type: 'startPressed'; readonly recordingId: string }
  | { readonly type: 'started'; readonly recordingId: string; readonly at: number }
  | { readonly type: 'refused'; readonly recordingId: string; readonly reason: RefusalReason }
  | { readonly type: 'cancelPressed' }
  | { readonly type: 'pausePressed' | 'resumePressed' | 'reviewPressed'; readonly at: number }
  | { readonly type: 'sendPressed'; readonly at: number }
  /** The writer chose Type: the sound stays. */
  | { readonly type: 'typeChosen'; readonly at: number }
  | { readonly type: 'discardPressed'; readonly at: number }
  | { readonly type: 'startOverPressed'; readonly at: number; readonly recordingId: string }
  | { readonly type: 'discardConfirmed'; readonly recordingId: string }
  | { readonly type: 'discardDeclined' }
  /** The recorder has stopped and its last slice is stored. */
  | { readonly type: 'stopped'; readonly at: number }
  | {
      readonly type: 'interrupted';
      readonly at: number;
      readonly reason: 'unplugged' | 'recorderFailed' | 'interrupted';
    }
  | { readonly type: 'muted' | 'unmuted' }
  /** The page is hidden or about to be frozen. */
  | { readonly type: 'hidden' }
  | { readonly type: 'sliceStored' | 'sliceFailed' }
  /** About once a second while recording. */
  | { readonly type: 'tick'; readonly at: number }
  | { readonly type: 'sent' }
  | { readonly type: 'sendFailed'; readonly detail: string | null }
  | { readonly type: 'retryPressed' }
  /** The next question is here: what failed for the one before waits in the list, and the recorder is free. */
  | { readonly type: 'setAside' }
  /** A take that an earlier visit left behind. */
  | { readonly type: 'recovered'; readonly recordingId: string; readonly lengthMs: number };

export type RecorderEffect =
  /** Ask for the microphone and record in slices; answer with `started` or `refused`. */
  | { readonly type: 'startRecorder'; readonly recordingId: string }
  | { readonly type: 'pauseRecorder' | 'resumeRecorder' }
  /** Let the recorder hand out what it holds, so that it is stored or can be played. */
  | { readonly type: 'requestData' }
  /** Answer with `stopped`. */
  | { readonly type: 'stopRecorder' }
  /** Close whatever microphone is open; harmless when none is. */
  | { readonly type: 'releaseMicrophone' }
  /** Stop the recorder if it runs, and delete the take's sound. */
  | { readonly type: 'discardRecording'; readonly recordingId: string }
  | { readonly type: 'sendRecording'; readonly recordingId: string; readonly durationMs: number }
  /** For the polite live region, which the timer is outside of. */
  | { readonly type: 'announce'; readonly what: 'started' | 'paused' | 'stopped' }
  | { readonly type: 'announce'; readonly what: 'minutes'; readonly minutes: number };

export type RecorderTransition = { readonly state: RecorderState; readonly effects: readonly RecorderEffect[] };

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
  detail: null,
  announcedMinutes: 0,
};

export function recorderTransition(state: RecorderState, ...effects: readonly RecorderEffect[]): RecorderTransition {
  return { state, effects };
}

/** The run of the recorder ends or pauses: its length is added to the take. */
export function stopRun(state: RecorderState, at: number): RecorderState {
  return { ...state, doneMs: getRecordedMs(state, at), runningSince: null };
}

/** The length of the sound so far in ms, by the clock and not by counting slices: slices are inexact. */
export function getRecordedMs(state: RecorderState, at: number): number {
  return state.doneMs + (state.runningSince === null ? 0 : Math.max(0, at - state.runningSince));
}

/** The microphone is live: section 2's "recording". */
export function isRecording(state: RecorderState): boolean {
  return state.phase === 'recording';
}

/** There is sound that was neither sent nor discarded: ask before the writer leaves. */
export function hasUnsentAudio(state: RecorderState): boolean {
  return ['recording', 'paused', 'review', 'stopping', 'failed'].includes(state.phase);
}
