import { observable, type Observable } from '@legendapp/state';
import type { RefusalReason } from '#src/lib/recorder-state.ts';
import { type AudioLevel, levelEveryMs, measureLevel } from '#src/platform/audio-levels.ts';
import { systemClock } from '#src/platform/clock.ts';
import {
  chooseMicrophone,
  closeMicrophone,
  listMicrophones,
  MicrophoneError,
  type MicrophoneName,
  openMicrophone,
  getMediaDevices,
} from '#src/platform/microphone.ts';

export type LevelRating = 'clear' | 'quiet' | 'silent';

/** Levels in the last four seconds, at ten a second. */
const looksBack = 40;
/** About -36 dB of full scale, a voice close by; -50 dB is background noise. */
const loud = 0.5;
const audible = 0.2;
/** Excludes clicks from speech and short onsets from quiet. */
const loudOnes = 2;
const audibleOnes = 10;

/**
 * Rates levels (0 to 1, ten a second, newest last). `clear` needs a few loud levels, `quiet` a second of sound,
 * `silent` four seconds without sound. Null if undecided.
 */
export function rateLevel(levels: readonly number[]): LevelRating | null {
  const last = levels.slice(-looksBack);
  if (last.filter((level) => level >= loud).length >= loudOnes) return 'clear';
  if (last.filter((level) => level >= audible).length >= audibleOnes) return 'quiet';
  return last.length >= looksBack ? 'silent' : null;
}

/** `asking`: the browser asks for permission; `live`: reads the level. The check never records. */
export type CheckState =
  | { readonly phase: 'asking' }
  | { readonly phase: 'refused'; readonly reason: RefusalReason }
  | {
      readonly phase: 'live';
      readonly rating: LevelRating | null;
      readonly microphones: readonly MicrophoneName[];
      readonly chosen: string | null;
    };

export class MicrophoneCheck {
  readonly state$: Observable<CheckState> = observable<CheckState>({ phase: 'asking' });
  #levels: number[] = [];
  #stream: MediaStream | null = null;
  #level: AudioLevel | null = null;
  #stopTicks: (() => void) | null = null;
  /** The current request; results of earlier requests are ignored. */
  #requestId = 0;
  readonly #devices = getMediaDevices();

  readonly levels = (): readonly number[] => this.#levels;

  readonly start = async (): Promise<void> => {
    this.stop();
    const requestId = this.#requestId;
    this.state$.set({ phase: 'asking' });
    try {
      const stream = await openMicrophone(this.#devices, globalThis.isSecureContext);
      if (requestId === this.#requestId) await this.#hear(stream);
      else closeMicrophone(stream);
    } catch (error) {
      if (requestId !== this.#requestId) return;
      this.stop();
      this.state$.set({ phase: 'refused', reason: error instanceof MicrophoneError ? error.reason : 'unsupported' });
    }
  };

  readonly choose = (id: string): void => {
    chooseMicrophone(id);
    void this.start();
  };

  readonly stop = (): void => {
    this.#requestId += 1;
    this.#stopTicks?.();
    this.#level?.close();
    if (this.#stream !== null) closeMicrophone(this.#stream);
    this.#devices?.removeEventListener('devicechange', this.#list);
    [this.#stopTicks, this.#level, this.#stream, this.#levels] = [null, null, null, []];
  };

  async #hear(stream: MediaStream): Promise<void> {
    const requestId = this.#requestId;
    this.#stream = stream;
    const microphones = this.#devices ? await listMicrophones(this.#devices) : [];
    if (requestId !== this.#requestId) return;
    const [track] = stream.getAudioTracks();
    track?.addEventListener('ended', () => {
      if (requestId !== this.#requestId) return;
      this.stop();
      this.state$.set({ phase: 'refused', reason: 'noDevice' });
    });
    this.#devices?.addEventListener('devicechange', this.#list);
    this.#level = measureLevel(stream, () => new AudioContext());
    this.state$.set({ phase: 'live', rating: null, microphones, chosen: track?.getSettings().deviceId ?? null });
    this.#stopTicks = systemClock.every(levelEveryMs, () => this.#tick());
  }

  #tick(): void {
    this.#levels.push(this.#level?.read() ?? 0);
    const state = this.state$.peek();
    const rating = rateLevel(this.#levels);
    if (state.phase === 'live' && rating !== state.rating) this.state$.set({ ...state, rating });
  }

  readonly #list = (): void => {
    if (this.#devices === undefined) return;
    void listMicrophones(this.#devices).then((microphones) => {
      const state = this.state$.peek();
      if (state.phase === 'live') this.state$.set({ ...state, microphones });
    });
  };
}
