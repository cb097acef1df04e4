import type { Clock } from '../clock.ts';

/** After a server restart, each client waits a random time in this range to avoid a stampede. */
const leastWaitMs = 500;
const spreadMs = 10_000;
/** Gap between dials that responses trigger, doubled while they fail. */
const firstGapMs = 2000;
const longestGapMs = 30_000;

/** Schedules redials. pusher-js would dial every second for ever, or wait a minute after the network returns. */
export class ReconnectBackoff {
  readonly #clock: Clock;
  readonly #random: () => number;
  #cancel: (() => void) | null = null;
  #gapMs = firstGapMs;
  #notBefore = 0;

  constructor(clock: Clock, random: () => number) {
    this.#clock = clock;
    this.#random = random;
  }

  get isWaiting(): boolean {
    return this.#cancel !== null;
  }

  scheduleSpread(dial: () => void): void {
    this.stop();
    this.#cancel = this.#clock.once(leastWaitMs + this.#random() * spreadMs, () => {
      this.#cancel = null;
      dial();
    });
  }

  retryNow(dial: () => void): void {
    if (this.#clock.now() < this.#notBefore) return;
    this.#notBefore = this.#clock.now() + this.#gapMs;
    this.#gapMs = Math.min(this.#gapMs * 2, longestGapMs);
    dial();
  }

  succeeded(): void {
    this.stop();
    this.#gapMs = firstGapMs;
    this.#notBefore = 0;
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
