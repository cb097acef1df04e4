import { recordingLimits } from '#src/lib/constants.ts';
import { type AudioLevel, measureLevel } from '#src/platform/audio-levels.ts';
import { type Clock, systemClock } from '#src/platform/clock.ts';
import { closeMicrophone, getMediaDevices, MicrophoneError, openMicrophone } from '#src/platform/microphone.ts';
import { chooseRecordingType } from '#src/platform/recording-format.ts';

/** Recording length without pauses. Slices and files are inexact. */
type RecordingClock = { run: () => void; halt: () => void; readMs: () => number };

function createRecordingClock(clock: Pick<Clock, 'now'>): RecordingClock {
  let doneMs = 0;
  let since: number | null = null;
  const readMs = (): number => doneMs + (since === null ? 0 : Math.max(0, clock.now() - since));
  return {
    run: () => {
      since ??= clock.now();
    },
    halt: () => {
      doneMs = readMs();
      since = null;
    },
    readMs,
  };
}

type Release = () => void;

/**
 * Keeps the screen awake until the returned function runs. The browser releases the lock when the page is hidden, so
 * it's requested again.
 */
export function keepAwake(wakeLock: WakeLock | undefined, page: Document): Release {
  let sentinel: WakeLockSentinel | null = null;
  const over = new AbortController();
  const isOver = (): boolean => over.signal.aborted;
  const requestLock = async (): Promise<void> => {
    if (wakeLock === undefined || isOver() || page.visibilityState !== 'visible') return;
    if (sentinel?.released === false) return;
    try {
      sentinel = await wakeLock.request('screen');
    } catch {
      // Low battery or no permission: recording continues.
      return;
    }
    if (isOver()) void sentinel.release();
  };
  const requestAgain = (): void => void requestLock();
  page.addEventListener('visibilitychange', requestAgain);
  void requestLock();
  return () => {
    over.abort();
    page.removeEventListener('visibilitychange', requestAgain);
    void sentinel?.release();
  };
}

export type AudioRecorderEvents = {
  /** The browser opened the microphone; the recorder is starting. */
  onOpened: () => void;
  /** `n` counts from 0; `untilMs` is the recording's length at the slice's end. Slices are never empty. */
  onSlice: (audio: Blob, n: number, untilMs: number) => void;
  /** Ended (unplugged, recorderFailed) or paused (interrupted) without a request. */
  onInterrupted: (reason: 'unplugged' | 'recorderFailed' | 'interrupted') => void;
  onMuted: (isMuted: boolean) => void;
};

export type AudioRecorder = {
  /** Actual format, for example audio/webm;codecs=opus; available once it runs. */
  mimeType: string;
  durationMs: () => number;
  /** Device id of the microphone, when the browser tells it. */
  microphone: () => string | null;
  /** Current level from 0 to 1; 0 while paused, null when the browser doesn't measure. */
  level: () => number | null;
  pause: () => void;
  resume: () => void;
  requestData: () => void;
  /** Stops and releases the microphone; resolves after the last slice. */
  stop: () => Promise<void>;
};

export type AudioRecorderBrowser = {
  devices: MediaDevices | undefined;
  isSecure: boolean;
  MediaRecorder: typeof MediaRecorder | undefined;
  createContext: () => AudioContext;
  userAgent: string;
  page: Document;
  wakeLock: WakeLock | undefined;
  clock: Clock;
};

/** A recorder that hasn't started by then waits for a microphone that another program holds. */
const startWithinMs = 5000;

/** Opens the microphone and records; resolves once recording has started. Throws MicrophoneError. */
export async function startAudioRecorder(
  events: AudioRecorderEvents,
  browser: AudioRecorderBrowser = thisBrowser(),
): Promise<AudioRecorder> {
  const { MediaRecorder: Recording } = browser;
  if (Recording === undefined) throw new MicrophoneError(browser.isSecure ? 'unsupported' : 'insecure');
  const stream = await openMicrophone(browser.devices, browser.isSecure);
  events.onOpened();
  try {
    const mimeType = chooseRecordingType((type) => Recording.isTypeSupported(type), browser.userAgent);
    const media = new Recording(stream, mimeType === null ? {} : { mimeType });
    const run = new Run(media, stream, events, browser);
    await run.start(browser.clock);
    return run;
  } catch (error) {
    closeMicrophone(stream);
    throw error instanceof MicrophoneError ? error : new MicrophoneError('unsupported', error);
  }
}

function thisBrowser(): AudioRecorderBrowser {
  return {
    devices: getMediaDevices(),
    isSecure: globalThis.isSecureContext,
    MediaRecorder: 'MediaRecorder' in globalThis ? globalThis.MediaRecorder : undefined,
    createContext: () => new AudioContext(),
    userAgent: navigator.userAgent,
    page: document,
    wakeLock: 'wakeLock' in navigator ? navigator.wakeLock : undefined,
    clock: systemClock,
  };
}

class Run implements AudioRecorder {
  readonly #media: MediaRecorder;
  readonly #stream: MediaStream;
  readonly #events: AudioRecorderEvents;
  readonly #clock: RecordingClock;
  readonly #level: AudioLevel;
  readonly #page: Document;
  readonly #releaseWakeLock: () => void;
  readonly #stopped: Promise<void>;
  #slices = 0;
  #isStopRequested = false;
  #reported: 'unplugged' | 'recorderFailed' | null = null;
  #isPauseWanted = false;

  constructor(media: MediaRecorder, stream: MediaStream, events: AudioRecorderEvents, browser: AudioRecorderBrowser) {
    this.#media = media;
    this.#stream = stream;
    this.#events = events;
    this.#page = browser.page;
    this.#clock = createRecordingClock(browser.clock);
    this.#level = measureLevel(stream, browser.createContext);
    this.#releaseWakeLock = keepAwake(browser.wakeLock, browser.page);
    this.#stopped = new Promise((resolve) => {
      media.addEventListener('stop', () => {
        this.#end();
        resolve();
      });
    });
    this.#listen();
  }

  get mimeType(): string {
    return this.#media.mimeType;
  }

  durationMs = (): number => this.#clock.readMs();

  microphone = (): string | null => this.#stream.getAudioTracks()[0]?.getSettings().deviceId ?? null;

  level = (): number | null => (this.#media.state === 'recording' ? this.#level.read() : 0);

  start(clock: Pick<Clock, 'once'>): Promise<void> {
    return new Promise((resolve, reject) => {
      const cancelLimit = clock.once(startWithinMs, () => {
        void this.stop();
        reject(new MicrophoneError('busy'));
      });
      this.#media.addEventListener('start', () => {
        cancelLimit();
        this.#clock.run();
        resolve();
      });
      this.#media.addEventListener('error', (event) => {
        cancelLimit();
        reject(new Error('The recorder didn’t start', { cause: event }));
      });
      try {
        this.#media.start(recordingLimits.sliceMs);
      } catch (error) {
        cancelLimit();
        this.#end();
        throw error;
      }
    });
  }

  pause = (): void => {
    if (this.#media.state !== 'recording') return;
    this.#isPauseWanted = true;
    this.#clock.halt();
    this.#media.pause();
  };

  resume = (): void => {
    if (this.#media.state !== 'paused') return;
    this.#isPauseWanted = false;
    this.#media.resume();
    this.#clock.run();
  };

  requestData = (): void => {
    if (this.#media.state !== 'inactive') this.#media.requestData();
  };

  stop = (): Promise<void> => {
    this.#isStopRequested = true;
    this.#clock.halt();
    if (this.#media.state !== 'inactive') this.#media.stop();
    return this.#stopped;
  };

  #listen(): void {
    this.#media.addEventListener('dataavailable', ({ data }) => {
      if (data.size === 0) return;
      this.#events.onSlice(data, this.#slices, this.#clock.readMs());
      this.#slices += 1;
    });
    this.#media.addEventListener('pause', () => {
      // The event of a wanted pause may come after the writer has resumed.
      if (this.#isPauseWanted || this.#media.state === 'recording') return;
      this.#clock.halt();
      this.#events.onInterrupted('interrupted');
    });
    this.#media.addEventListener('error', () => {
      this.#interrupt('recorderFailed');
    });
    for (const track of this.#stream.getAudioTracks()) {
      track.addEventListener('ended', () => {
        this.#interrupt('unplugged');
      });
      track.addEventListener('mute', () => {
        this.#events.onMuted(true);
      });
      track.addEventListener('unmute', () => {
        this.#events.onMuted(false);
      });
    }
    this.#page.addEventListener('visibilitychange', this.#saveOnLeave);
    this.#page.addEventListener('freeze', this.#saveOnLeave);
  }

  /** Only the slice being filled can be lost, so emit it before the page freezes. */
  readonly #saveOnLeave = (event: Event): void => {
    if (event.type === 'freeze' || this.#page.visibilityState === 'hidden') this.requestData();
  };

  /** The recorder may end without a reason before the track reports unplugging. */
  #interrupt(reason: 'unplugged' | 'recorderFailed'): void {
    if (this.#isStopRequested || this.#reported === 'unplugged' || this.#reported === reason) return;
    this.#reported = reason;
    this.#clock.halt();
    this.#events.onInterrupted(reason);
  }

  #end(): void {
    this.#interrupt('recorderFailed');
    this.#page.removeEventListener('visibilitychange', this.#saveOnLeave);
    this.#page.removeEventListener('freeze', this.#saveOnLeave);
    this.#level.close();
    this.#releaseWakeLock();
    closeMicrophone(this.#stream);
  }
}
