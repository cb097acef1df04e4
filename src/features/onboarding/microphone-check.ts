import { observable, type Observable } from '@legendapp/state';
import type { RefusalReason } from '#src/lib/recording-state.ts';
import { type AudioLevel, measureLevel } from '#src/platform/audio-level.ts';
import { systemClock } from '#src/platform/clock.ts';
import {
  chooseMicrophone,
  closeMicrophone,
  listMicrophones,
  MicrophoneError,
  type MicrophoneName,
  openMicrophone,
} from '#src/platform/microphone.ts';
import { levelEveryMs } from '#src/platform/sound-levels.ts';
import { type Verdict, verdictOn } from './microphone-verdict.ts';

/** Where the check stands. `asking`: the browser asks the writer; `live`: the level is read; nothing is ever recorded. */
export type CheckState =
  | { readonly phase: 'asking' }
  | { readonly phase: 'refused'; readonly reason: RefusalReason }
  | {
      readonly phase: 'live';
      readonly verdict: Verdict | null;
      readonly microphones: readonly MicrophoneName[];
      /** Id of the one that is heard. */
      readonly chosen: string | null;
    };

/** Listens to the microphone to see whether it hears anything: only its level is read. */
export class MicrophoneCheck {
  readonly state$: Observable<CheckState> = observable<CheckState>({ phase: 'asking' });
  #levels: number[] = [];
  #stream: MediaStream | null = null;
  #level: AudioLevel | null = null;
  #stopTicks: (() => void) | null = null;
  /** What is asked for now: an answer to an earlier wish is let go. */
  #wish = 0;
  readonly #devices = 'mediaDevices' in navigator ? navigator.mediaDevices : undefined;

  readonly levels = (): readonly number[] => this.#levels;

  /** Asks for the microphone, or for another one. */
  readonly start = async (): Promise<void> => {
    this.stop();
    const wish = this.#wish;
    this.state$.set({ phase: 'asking' });
    try {
      const stream = await openMicrophone(this.#devices, globalThis.isSecureContext);
      if (wish === this.#wish) await this.#hear(stream);
      else closeMicrophone(stream);
    } catch (error) {
      if (wish !== this.#wish) return;
      this.stop();
      this.state$.set({ phase: 'refused', reason: error instanceof MicrophoneError ? error.reason : 'unsupported' });
    }
  };

  /** Another microphone, also for the recordings to come. */
  readonly choose = (id: string): void => {
    chooseMicrophone(id);
    void this.start();
  };

  /** Lets the microphone go; the browser's sign for it goes out. */
  readonly stop = (): void => {
    this.#wish += 1;
    this.#stopTicks?.();
    this.#level?.close();
    if (this.#stream !== null) closeMicrophone(this.#stream);
    this.#devices?.removeEventListener('devicechange', this.#list);
    [this.#stopTicks, this.#level, this.#stream, this.#levels] = [null, null, null, []];
  };

  async #hear(stream: MediaStream): Promise<void> {
    const wish = this.#wish;
    this.#stream = stream;
    const microphones = this.#devices ? await listMicrophones(this.#devices) : [];
    if (wish !== this.#wish) return;
    const [track] = stream.getAudioTracks();
    track?.addEventListener('ended', () => {
      if (wish !== this.#wish) return;
      this.stop();
      this.state$.set({ phase: 'refused', reason: 'noDevice' });
    });
    this.#devices?.addEventListener('devicechange', this.#list);
    this.#level = measureLevel(stream, () => new AudioContext());
    this.state$.set({ phase: 'live', verdict: null, microphones, chosen: track?.getSettings().deviceId ?? null });
    this.#stopTicks = systemClock.every(levelEveryMs, () => this.#tick());
  }

  #tick(): void {
    this.#levels.push(this.#level?.read() ?? 0);
    const state = this.state$.peek();
    const verdict = verdictOn(this.#levels);
    if (state.phase === 'live' && verdict !== state.verdict) this.state$.set({ ...state, verdict });
  }

  /** Something was plugged in or out. */
  readonly #list = (): void => {
    if (this.#devices === undefined) return;
    void listMicrophones(this.#devices).then((microphones) => {
      const state = this.state$.peek();
      if (state.phase === 'live') this.state$.set({ ...state, microphones });
    });
  };
}
