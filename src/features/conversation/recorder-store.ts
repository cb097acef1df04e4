import { recorderReducer } from './recorder-reducer.ts';
import type { AttemptFailure } from '#src/lib/describe-error.ts';
import {
  getRecordedMs,
  idleRecorder,
  type RecorderEffect,
  type RecorderEvent,
  type RecorderState,
} from '#src/lib/recorder-state.ts';
import { levelEveryMs, readLevels } from '#src/platform/audio-levels.ts';
import { type AudioRecorder, startAudioRecorder } from './audio-recorder.ts';
import { systemClock } from '#src/platform/clock.ts';
import { MicrophoneError } from '#src/platform/microphone.ts';
import { ReducerStore } from '#src/platform/reducer-store.ts';
import { lockRecording, recoverRecordings } from '#src/platform/recording-storage.ts';
import {
  createRecordingBuffer,
  findUnsentRecording,
  openStoredRecording,
  type RecordingBuffer,
} from './recording-buffer.ts';

export type FinishedRecording = { recordingId: string; audio: File; durationMs: number; levels: readonly number[] };

type RecordingTarget = {
  userId: number;
  context: string;
  sessionChatId: number | null;
  chatMessageId: number | null;
};

type RecorderCallbacks = {
  target: () => RecordingTarget;
  send: (recording: FinishedRecording) => void;
  /** Called before a recording; false cancels it. */
  canStart: () => Promise<boolean>;
  onDiscard: (recordingId: string) => void;
  announce: (text: string) => void;
};

const now = systemClock.now;

const nobody: RecorderCallbacks = {
  target: () => ({ userId: 0, context: '', sessionChatId: null, chatMessageId: null }),
  send: () => undefined,
  canStart: () => Promise.resolve(true),
  onDiscard: () => undefined,
  announce: () => undefined,
};

function minutesText(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

const announcements = { started: 'Recording started', paused: 'Paused', stopped: 'Recording stopped' } as const;

/** Silence after which the writer is asked to check the microphone: 5 s. */
const silentTicks = 5000 / levelEveryMs;

/** Settles when the recorders closed so far have stored their audio. A reopened conversation can then restore it. */
let closing: Promise<unknown> = Promise.resolve();

/** One recorder: turns the rules' effects into work with the microphone and this device, and reports it as events. */
export class RecorderStore extends ReducerStore<RecorderState, RecorderEvent, RecorderEffect> {
  #callbacks = nobody;
  #levels: number[] = [];
  #isHeard = false;
  #recorder: AudioRecorder | null = null;
  #buffer: RecordingBuffer | null = null;
  #release: (() => void) | null = null;
  #stopTicks: (() => void) | null = null;
  #chatMessageId: number | null = null;

  constructor() {
    super({ name: 'recording', initial: idleRecorder, reducer: recorderReducer });
  }

  setCallbacks(callbacks: RecorderCallbacks): void {
    this.#callbacks = callbacks;
  }

  readonly length = (): number => getRecordedMs(this.state$.peek(), now());

  readonly levels = (): readonly number[] => this.#levels;

  readonly microphone = (): string | null => this.#recorder?.microphone() ?? null;

  readonly readAudio = (): Promise<Blob> => {
    this.#recorder?.requestData();
    return this.#buffer?.soFar() ?? Promise.reject(new Error('No recording to play'));
  };

  /**
   * Changes the question: sets aside a failed recording of an older question, and restores this question's unsent
   * recording from an earlier visit.
   */
  async loadQuestion(): Promise<void> {
    const { userId, ...question } = this.#callbacks.target();
    const { chatMessageId } = question;
    if (chatMessageId !== this.#chatMessageId) this.dispatch({ type: 'setAside' });
    if (this.state$.peek().phase !== 'idle') return;
    await closing;
    await recoverRecordings(userId).catch(() => []);
    const stored = await findUnsentRecording(userId, question);
    if (stored === null || this.state$.peek().phase !== 'idle') return;
    this.#buffer = openStoredRecording(stored.id);
    this.#chatMessageId = chatMessageId;
    this.#levels = [...(await readLevels(await this.#buffer.soFar().catch(() => new Blob())))];
    this.dispatch({ type: 'recovered', recordingId: stored.id, lengthMs: stored.duration });
  }

  async start(recordingId: string): Promise<void> {
    if (await this.#callbacks.canStart()) this.dispatch({ type: 'startPressed', recordingId });
  }

  /** The recording stays on this device among the three newest. */
  onDelivered(recordingId: string | null): void {
    if (this.state$.peek().recordingId !== recordingId) return;
    this.dispatch({ type: 'sent' });
    if (this.state$.peek().phase === 'idle') this.#buffer = null;
  }

  onSendFailed(recordingId: string | null, failure: AttemptFailure): void {
    if (this.state$.peek().recordingId === recordingId) this.dispatch({ type: 'sendFailed', failure });
  }

  /** Stops everything; unsent audio stays on this device. */
  override close(): void {
    super.close();
    closing = Promise.allSettled([closing, this.#finish()]);
  }

  async #finish(): Promise<void> {
    const isUnfinished = this.#recorder !== null;
    const durationMs = this.length();
    this.#stopTicks?.();
    await this.#stop();
    if (isUnfinished) await this.#buffer?.finish(durationMs);
    this.#release?.();
    this.#release = null;
  }

  protected override run(effect: RecorderEffect): void {
    switch (effect.type) {
      case 'startRecorder':
        void this.#start(effect.recordingId);
        return;
      case 'pauseRecorder':
        this.#recorder?.pause();
        return;
      case 'resumeRecorder':
        this.#recorder?.resume();
        return;
      case 'requestData':
        this.#recorder?.requestData();
        return;
      case 'stopRecorder':
        void this.#stop().then(() => this.dispatch({ type: 'stopped', at: now() }));
        return;
      case 'releaseMicrophone':
        void this.#releaseMicrophone();
        return;
      case 'discardRecording':
        void this.#drop(effect.recordingId);
        return;
      case 'sendRecording':
        void this.#deliver(effect.durationMs);
        return;
      default:
        this.#callbacks.announce(effect.what === 'minutes' ? minutesText(effect.minutes) : announcements[effect.what]);
    }
  }

  async #start(recordingId: string): Promise<void> {
    let buffer: RecordingBuffer | null = null;
    try {
      const recorder = await startAudioRecorder({
        onOpened: () => this.dispatch({ type: 'opened', recordingId }),
        onSlice: (slice, n, untilMs) => {
          void buffer
            ?.add(slice, n, untilMs)
            .then((isStored) => this.dispatch({ type: isStored ? 'sliceStored' : 'sliceFailed' }));
        },
        onInterrupted: (reason) => this.dispatch({ type: 'interrupted', at: now(), reason }),
        onMuted: (isMuted) => this.dispatch({ type: isMuted ? 'muted' : 'unmuted' }),
      });
      const { userId, ...question } = this.#callbacks.target();
      buffer = createRecordingBuffer({
        id: recordingId,
        userId,
        timestamp: now(),
        ...question,
        mimeType: recorder.mimeType,
      });
      this.#chatMessageId = question.chatMessageId;
      await this.#releaseMicrophone();
      this.#recorder = recorder;
      this.#buffer = buffer;
      this.#levels = [];
      this.#isHeard = false;
      this.#release = await lockRecording(recordingId);
      this.#tick();
      this.dispatch({ type: 'started', recordingId, at: now() });
    } catch (error) {
      const reason = error instanceof MicrophoneError ? error.reason : 'unsupported';
      this.dispatch({ type: 'refused', recordingId, reason });
    }
  }

  #tick(): void {
    this.#stopTicks?.();
    this.#stopTicks = systemClock.every(levelEveryMs, () => {
      if (this.state$.peek().phase !== 'recording') return;
      const level = this.#recorder?.level() ?? null;
      this.#levels.push(level ?? 0);
      this.#listenFor(level);
      if (this.#levels.length % 10 === 0) this.dispatch({ type: 'tick', at: now() });
    });
  }

  /** Reports a microphone that has been silent since the recording began: the wrong one, or switched off. */
  #listenFor(level: number | null): void {
    if (level === null || this.#isHeard) return;
    this.#isHeard = level > 0;
    if (this.#isHeard) this.dispatch({ type: 'heard' });
    else if (this.#levels.length === silentTicks) this.dispatch({ type: 'silent' });
  }

  async #stop(): Promise<void> {
    const recorder = this.#recorder;
    this.#recorder = null;
    await recorder?.stop();
  }

  async #releaseMicrophone(): Promise<void> {
    this.#stopTicks?.();
    this.#stopTicks = null;
    await this.#stop();
    this.#release?.();
    this.#release = null;
  }

  async #drop(recordingId: string): Promise<void> {
    const buffer = this.#buffer?.id === recordingId ? this.#buffer : openStoredRecording(recordingId);
    if (this.#buffer?.id === recordingId) this.#buffer = null;
    await this.#stop();
    this.#callbacks.onDiscard(recordingId);
    await buffer.drop();
  }

  async #deliver(durationMs: number): Promise<void> {
    const buffer = this.#buffer;
    if (buffer === null) return;
    const audio = await buffer.finish(durationMs);
    this.#callbacks.send({ recordingId: buffer.id, audio, durationMs, levels: this.#levels });
  }
}
