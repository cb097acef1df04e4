import { observable } from '@legendapp/state';
import { savingLimits } from '#src/lib/constants.ts';
import type { SaveErrorKind } from '#src/lib/save-reducer.ts';
import { systemClock, type Clock } from './clock.ts';
import { onResponse } from './server-responses.ts';

type Deps = {
  readonly save: () => void;
  /** Operations of the save itself: their responses don't show that the network is back. */
  readonly operations: readonly string[];
  /** Pause after a change, in ms. */
  readonly pauseMs?: number;
  readonly clock?: Clock;
};

/** Waits between failed attempts, in ms; the last repeats. */
const waits = [5000, 10_000, 20_000, 40_000, 60_000] as const;

type Timer = 'pause' | 'latest' | 'retry' | 'slow';

/** Decides when to save: after a pause in typing, and again after a failure. */
export class AutosaveScheduler {
  readonly isSlow$ = observable(false);
  readonly #save: () => void;
  readonly #clock: Clock;
  readonly #pauseMs: number;
  readonly #timers = new Map<Timer, () => void>();
  readonly #stopListening: () => void;
  #isOffline = false;
  #failures = 0;

  constructor({ save, operations, pauseMs = savingLimits.pauseMs, clock = systemClock }: Deps) {
    this.#save = save;
    this.#clock = clock;
    this.#pauseMs = pauseMs;
    // Only a response proves that the network is back; the browser's event is worth an attempt.
    const tryAgain = (): void => {
      if (this.#isOffline) save();
    };
    const stopResponses = onResponse((operation) => {
      if (!operations.includes(operation)) tryAgain();
    });
    globalThis.addEventListener('online', tryAgain);
    this.#stopListening = () => {
      stopResponses();
      globalThis.removeEventListener('online', tryAgain);
    };
  }

  changed(): void {
    this.#plan('pause', this.#pauseMs);
    if (!this.#timers.has('latest')) this.#plan('latest', savingLimits.maxWaitMs);
  }

  cancelPlanned(): void {
    for (const name of ['pause', 'latest', 'retry'] as const) this.#cancel(name);
  }

  onSaveStarted(): void {
    this.#isOffline = false;
    this.#plan('slow', savingLimits.slowMs);
  }

  /** Null on success. `retryAfter` is the server's, in seconds. */
  onSaveEnded(errorKind: SaveErrorKind | null, retryAfter: number | null = null): void {
    this.#cancel('slow');
    this.isSlow$.set(false);
    this.#isOffline = errorKind === 'offline';
    if (errorKind === null) this.#failures = 0;
    if (errorKind === null || errorKind === 'refused') return;
    const waitMs = waits[Math.min(this.#failures, waits.length - 1)] ?? 0;
    this.#plan('retry', Math.max((retryAfter ?? 0) * 1000, waitMs));
    this.#failures += 1;
  }

  stop(): void {
    this.#stopListening();
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
    this.#isOffline = false;
  }

  #plan(name: Timer, ms: number): void {
    this.#cancel(name);
    const onTimer = (): void => {
      this.#timers.delete(name);
      if (name === 'slow') this.isSlow$.set(true);
      else this.#save();
    };
    this.#timers.set(name, this.#clock.once(ms, onTimer));
  }

  #cancel(name: Timer): void {
    this.#timers.get(name)?.();
    this.#timers.delete(name);
  }
}
