import type { Clock } from '../clock.ts';

/** After a lost connection all clients of a restarted server would come back at once: each waits within this range. */
const leastWaitMs = 500;
const spreadMs = 10_000;
/** Between two dials that answered requests bring about, doubling while they do not help. */
const firstGapMs = 2000;
const longestGapMs = 30_000;

/** When to dial again. pusher-js alone would dial every second for ever, or wait a minute when the network is back. */
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

  /** True while a spread dial is waiting for its time. */
  get isWaiting(): boolean {
    return this.#cancel !== null;
  }

  /** Dials after a random wait. */
  scheduleSpread(dial: () => void): void {
    this.stop();
    this.#cancel = this.#clock.once(leastWaitMs + this.#random() * spreadMs, () => {
      this.#cancel = null;
      dial();
    });
  }

  /** Dials now, unless that was done a moment ago. */
  retryNow(dial: () => void): void {
    if (this.#clock.now() < this.#notBefore) return;
    this.#notBefore = this.#clock.now() + this.#gapMs;
    this.#gapMs = Math.min(this.#gapMs * 2, longestGapMs);
    dial();
  }

  /** The connection is up: the next outage starts from the beginning. */
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
