import type { MicrophoneTextKey } from '#src/lib/screen-texts.ts';
import type { Transition } from '#src/lib/transition.ts';

/**
 * Types of hands-free mode's state machine (hands-free-reducer.ts). It asks, listens and sends in turn. The conversation
 * and the recorder have machines of their own: this one sees them as its `situation`. `at` is in ms.
 */

type HandsFreePhase =
  | 'off'
  /** Asks for the microphone once, before anything is read aloud. */
  | 'checking'
  | 'reading'
  | 'opening'
  | 'listening'
  /** The pause was announced, and the answer is sent at `sendsAt`. */
  | 'closing'
  | 'sending'
  | 'waiting'
  | 'paused'
  | 'failed';

/** The recorder, as far as it matters here. `kept` can't record more, but be sent. */
type Recording = 'none' | 'opening' | 'refused' | 'recording' | 'paused' | 'kept' | 'sending' | 'failed';

export type Situation = {
  /** The question that waits for an answer. Null while the engine works. */
  readonly questionId: number | null;
  readonly recording: Recording;
  /** What the recorder reports about the microphone. */
  readonly notice: MicrophoneTextKey | null;
  /** The engine couldn't process the answer. */
  readonly hasFailed: boolean;
  /** A request of the conversation failed, such as Skip. */
  readonly hasError: boolean;
  readonly isHidden: boolean;
};

/** Why it's paused, apart from reasons of the microphone. */
type PauseReason = 'pressed' | 'hidden' | 'quiet' | 'elsewhere' | 'kept' | 'request' | MicrophoneTextKey;
type FailureReason = 'send' | 'processing' | MicrophoneTextKey;

export type HandsFreeState = {
  readonly phase: HandsFreePhase;
  readonly situation: Situation;
  /** The question that was read last. */
  readonly askedId: number | null;
  /** Speech was heard in this recording. Without it nothing is sent. */
  readonly hasSpoken: boolean;
  /** "Let me think": a pause of any length is fine until the next speech. */
  readonly isThinking: boolean;
  readonly thinkingSince: number;
  readonly isReminded: boolean;
  readonly isFinishing: boolean;
  /** Start of the current quiet. */
  readonly quietSince: number;
  /** Sounds before that are our own tones. */
  readonly deafUntil: number;
  readonly sendsAt: number;
  readonly reason: PauseReason | FailureReason | null;
};

type Timed =
  | 'microphoneReady'
  | 'pausePressed'
  | 'resumePressed'
  | 'repeatPressed'
  | 'thinkPressed'
  | 'sendPressed'
  | 'skipPressed'
  | 'finishConfirmed'
  | 'readEnded'
  /** The recorder didn't start, because the writer declined to drop older recordings. */
  | 'startDeclined';

export type HandsFreeEvent =
  | { readonly type: 'entered'; readonly situation: Situation }
  | { readonly type: 'situationChanged'; readonly at: number; readonly situation: Situation }
  | { readonly type: 'microphoneRefused'; readonly reason: MicrophoneTextKey }
  | { readonly type: Timed; readonly at: number }
  /** The microphone's level, every 100 ms. */
  | {
      readonly type: 'listened';
      readonly at: number;
      readonly isSound: boolean;
      readonly isSpeech: boolean;
      readonly pauseMs: number;
    }
  | { readonly type: 'left' };

export type HandsFreeEffect = {
  readonly type:
    | 'checkMicrophone'
    /** Read the question aloud, or give time to read it. Report `readEnded`. */
    | 'read'
    | 'stopReading'
    | 'startRecorder'
    | 'resumeRecorder'
    | 'pauseRecorder'
    | 'sendRecorder'
    | 'discardRecorder'
    | 'retrySending'
    | 'retryProcessing'
    | 'skip'
    | 'finish'
    | 'dismissError'
    /** Soft tones: the microphone is open, the pause was noticed. */
    | 'signalListening'
    | 'signalPause';
};

export type HandsFreeTransition = Transition<HandsFreeState, HandsFreeEffect>;

export const handsFreeLimits = {
  /** From the announced pause until the answer is sent. */
  countdownMs: 3000,
  /** Speech that follows a press of "Let me think" sooner is the end of what was being said. */
  sentenceEndMs: 1500,
  /** Without a word: first a reminder, then a pause. */
  remindMs: 20_000,
  giveUpMs: 90_000,
  /** A tone and its echo. */
  toneMs: 400,
} as const;

export const handsFreeOff: HandsFreeState = {
  phase: 'off',
  situation: {
    questionId: null,
    recording: 'none',
    notice: null,
    hasFailed: false,
    hasError: false,
    isHidden: false,
  },
  askedId: null,
  hasSpoken: false,
  isThinking: false,
  thinkingSince: 0,
  isReminded: false,
  isFinishing: false,
  quietSince: 0,
  deafUntil: 0,
  sendsAt: 0,
  reason: null,
};

/** The vocabulary's texts, and "Paused". */
export function selectStatus({ phase }: HandsFreeState): string {
  switch (phase) {
    case 'reading':
    case 'opening':
      return 'Reading the question';
    case 'listening':
      return 'Listening';
    case 'closing':
      return 'Sending in a moment';
    case 'sending':
    case 'waiting':
      return 'Thinking';
    default:
      return 'Paused';
  }
}

function isListening({ phase }: HandsFreeState): boolean {
  return phase === 'listening' || phase === 'closing';
}

function hasAudio({ situation: { recording } }: HandsFreeState): boolean {
  return recording === 'recording' || recording === 'paused' || recording === 'kept';
}

export function isActive({ phase }: HandsFreeState): boolean {
  return phase !== 'off' && phase !== 'paused' && phase !== 'failed';
}

/** What the writer can do now. The reducer ignores the rest. */
export type HandsFreeActions = {
  readonly think: boolean;
  readonly send: boolean;
  readonly repeat: boolean;
  readonly skip: boolean;
  readonly pause: boolean;
  readonly resume: boolean;
};

export function selectActions(state: HandsFreeState): HandsFreeActions {
  const { phase, situation } = state;
  const isAsking = ['reading', 'opening', 'listening', 'closing', 'paused'].includes(phase);
  const hasQuestion = isAsking && situation.questionId !== null;
  return {
    think: isListening(state),
    send: (isListening(state) || phase === 'paused') && hasAudio(state) && situation.questionId !== null,
    repeat: hasQuestion && situation.recording !== 'kept',
    skip: hasQuestion,
    pause: isActive(state) && !state.isFinishing,
    resume: phase === 'failed' || (phase === 'paused' && situation.recording !== 'kept'),
  };
}

/** Whether words could be lost: they are on the device, but not sent. */
export function hasUnsentWords(state: HandsFreeState): boolean {
  return hasAudio(state) && (state.hasSpoken || state.situation.recording === 'kept');
}
