import { when } from '@legendapp/state';
import type { RecorderState } from '#src/lib/recorder-state.ts';
import { levelEveryMs } from '#src/platform/audio-levels.ts';
import { systemClock } from '#src/platform/clock.ts';
import { closeMicrophone, getMediaDevices, MicrophoneError, openMicrophone } from '#src/platform/microphone.ts';
import { ReducerStore } from '#src/platform/reducer-store.ts';
import { announce, muteAnnouncements } from '#src/ui/announcer.ts';
import { keepAwake } from '../audio-recorder.ts';
import { selectCanRetry, selectIsQuestionVisible } from '../conversation-state.ts';
import type { ConversationStore } from '../conversation-store.ts';
import type { RecorderControls } from '../use-recorder.ts';
import { handsFreeReducer } from './hands-free-reducer.ts';
import { handsFreeSettings$ } from './hands-free-settings.ts';
import {
  type HandsFreeEffect,
  type HandsFreeEvent,
  handsFreeOff,
  type HandsFreeState,
  isActive,
  type Situation,
} from './hands-free-state.ts';
import { listenToMediaKeys, type MediaKeys } from './media-keys.ts';
import { readAloud, type ReadableQuestion } from './read-aloud.ts';
import { createTones, type Tones } from './tones.ts';
import { hearLevel, noVoice } from './voice-activity.ts';

export type AskedQuestion = ReadableQuestion & { readonly id: number };

/** What the screen does for media keys: some ask the writer first. */
export type MediaKeyPresses = { readonly next: () => void; readonly stop: () => void };

const now = systemClock.now;

function toRecording({ phase, isLive }: RecorderState): Situation['recording'] {
  switch (phase) {
    case 'idle':
      return 'none';
    case 'asking':
    case 'starting':
      return 'opening';
    case 'review':
      return isLive ? 'paused' : 'kept';
    case 'stopping':
      return 'sending';
    default:
      return phase;
  }
}

/**
 * Runs hands-free mode over an open conversation and its recorder: what is said goes through the same recording, outbox
 * and conversation as ever.
 */
export class HandsFreeStore extends ReducerStore<HandsFreeState, HandsFreeEvent, HandsFreeEffect> {
  readonly #conversation: ConversationStore;
  readonly #recorder: RecorderControls;
  #question: AskedQuestion | null = null;
  #story = '';
  #tones: Tones | null = null;
  #keys: MediaKeys | null = null;
  #stopReading: () => void = () => undefined;
  #releaseWakeLock: (() => void) | null = null;
  #ends: (() => void)[] = [];

  constructor(conversation: ConversationStore, recorder: RecorderControls) {
    super({ name: 'hands-free', initial: handsFreeOff, reducer: handsFreeReducer });
    this.#conversation = conversation;
    this.#recorder = recorder;
  }

  /** The question on the screen, and the story's name for lock screens. */
  show(question: AskedQuestion | null, story: string): void {
    this.#question = question;
    this.#story = story;
    if (question !== null) this.#keys?.show(question.text, story);
    this.#updateSituation();
  }

  enter(presses: MediaKeyPresses): void {
    this.open();
    this.#tones = createTones();
    this.#keys = listenToMediaKeys({
      play: this.resume,
      pause: this.pause,
      nexttrack: presses.next,
      previoustrack: this.repeat,
      stop: presses.stop,
    });
    if (this.#question !== null) this.#keys.show(this.#question.text, this.#story);
    const update = (): void => this.#updateSituation();
    document.addEventListener('visibilitychange', update);
    this.#ends = [
      this.#conversation.state$.onChange(update),
      this.#recorder.store.state$.onChange(update),
      this.#followLevels(),
      muteAnnouncements(),
      () => document.removeEventListener('visibilitychange', update),
    ];
    this.dispatch({ type: 'entered', situation: this.#readSituation() });
  }

  /** Pauses the recording and releases everything. What was said is kept. */
  override close(): void {
    super.close();
    this.dispatch({ type: 'left' });
    for (const end of this.#ends) end();
    this.#ends = [];
    this.#tones?.close();
    this.#keys?.close();
    this.#keys = null;
  }

  readonly pause = (): void => this.dispatch({ type: 'pausePressed', at: now() });
  readonly resume = (): void => this.dispatch({ type: 'resumePressed', at: now() });
  readonly repeat = (): void => this.dispatch({ type: 'repeatPressed', at: now() });
  readonly think = (): void => this.dispatch({ type: 'thinkPressed', at: now() });
  readonly send = (): void => this.dispatch({ type: 'sendPressed', at: now() });
  readonly skip = (): void => this.dispatch({ type: 'skipPressed', at: now() });
  readonly finish = (): void => this.dispatch({ type: 'finishConfirmed', at: now() });

  #readSituation(): Situation {
    const conversation = this.#conversation.state$.peek();
    const recorder = this.#recorder.store.state$.peek();
    // The question arrives after its message: an older one isn't asked again.
    const isAsked = this.#question?.id === conversation.messageId && selectIsQuestionVisible(conversation, true);
    return {
      questionId: isAsked ? conversation.messageId : null,
      recording: toRecording(recorder),
      notice: recorder.notice,
      hasFailed: selectCanRetry(conversation),
      hasError: conversation.requestError !== null,
      isHidden: document.visibilityState === 'hidden',
    };
  }

  #updateSituation(): void {
    this.dispatch({ type: 'situationChanged', at: now(), situation: this.#readSituation() });
  }

  /** Follows the recorder's levels. Returns a function that stops it. */
  #followLevels(): () => void {
    let voice = noVoice;
    let heard: readonly number[] = [];
    let count = 0;
    return systemClock.every(levelEveryMs, () => {
      if (this.#recorder.store.state$.peek().phase !== 'recording') return;
      const levels = this.#recorder.store.levels();
      // Another recording, in another place: its noise is unknown.
      if (levels !== heard) {
        voice = noVoice;
        count = 0;
      }
      heard = levels;
      for (const level of levels.slice(count)) voice = hearLevel(voice, level);
      count = levels.length;
      const { isSound, isSpeech } = voice;
      const pauseMs = handsFreeSettings$.peek().pauseSeconds * 1000;
      this.dispatch({ type: 'listened', at: now(), isSound, isSpeech, pauseMs });
    });
  }

  protected override onChange(state: HandsFreeState): void {
    const active = isActive(state);
    this.#keys?.setActive(active);
    if (active) this.#releaseWakeLock ??= keepAwake('wakeLock' in navigator ? navigator.wakeLock : undefined, document);
    else {
      this.#releaseWakeLock?.();
      this.#releaseWakeLock = null;
    }
  }

  protected override run({ type }: HandsFreeEffect): void {
    const { store } = this.#recorder;
    const { phase } = store.state$.peek();
    switch (type) {
      case 'checkMicrophone':
        void this.#checkMicrophone();
        break;
      case 'read':
        this.#read();
        break;
      case 'stopReading':
        this.#stopReading();
        break;
      case 'startRecorder':
        void this.#startRecorder();
        break;
      case 'resumeRecorder':
        this.#recorder.resume();
        break;
      case 'pauseRecorder':
        if (phase === 'recording') this.#recorder.pause();
        else this.#recorder.cancel();
        break;
      case 'sendRecorder':
        this.#recorder.send();
        break;
      case 'discardRecorder':
        if (phase === 'asking' || phase === 'starting') this.#recorder.cancel();
        else this.#recorder.discardNow();
        break;
      case 'retrySending':
        this.#recorder.retry();
        break;
      case 'retryProcessing':
        this.#conversation.press('retry');
        break;
      case 'skip':
        this.#conversation.press('skip');
        break;
      case 'finish':
        // The conversation ignores a press while another action is being sent.
        void when(() => this.#conversation.state$.pendingAction.get() === null).then(() =>
          this.#conversation.press('finish'),
        );
        break;
      case 'dismissError':
        this.#conversation.dispatch({ type: 'errorDismissed' });
        break;
      case 'signalListening':
        this.#tones?.listening();
        break;
      default:
        this.#tones?.pause();
    }
  }

  /** Lets the browser ask for the microphone while the writer is still at the device. */
  async #checkMicrophone(): Promise<void> {
    try {
      const permission = await navigator.permissions.query({ name: 'microphone' }).catch(() => null);
      if (permission?.state !== 'granted') closeMicrophone(await openMicrophone(getMediaDevices(), isSecureContext));
      this.dispatch({ type: 'microphoneReady', at: now() });
    } catch (error) {
      const reason = error instanceof MicrophoneError ? error.reason : 'unsupported';
      this.dispatch({ type: 'microphoneRefused', reason });
    }
  }

  #read(): void {
    const question = this.#question;
    if (question === null) return;
    this.#stopReading = readAloud(question, handsFreeSettings$.peek(), systemClock, {
      onEnd: () => this.dispatch({ type: 'readEnded', at: now() }),
      onSilent: () => announce(question.text, 'assertive'),
    });
  }

  async #startRecorder(): Promise<void> {
    const { store } = this.#recorder;
    await store.start(crypto.randomUUID());
    if (store.state$.peek().phase === 'idle') this.dispatch({ type: 'startDeclined', at: now() });
  }
}
