import { observable, type Observable } from '@legendapp/state';
import { systemClock, type Clock } from './clock.ts';
import { logDebug } from './debug-log.ts';

/** `asking`: not known yet. `mine`: this tab may write. `elsewhere`: another tab does. */
export type TabTurnState = 'asking' | 'mine' | 'elsewhere';

/** The right to write one thing, which one tab of this browser has at a time. */
export type TabWriteLock = {
  readonly state$: Observable<TabTurnState>;
  /** Asks the tab that has the turn to hand it over; takes it when that tab does not answer. */
  readonly takeOver: () => void;
  /** Gives the turn back (unmount). */
  readonly end: () => void;
};

type Options = {
  /** Puts everything away before another tab takes over; nothing may be written here from its call on. */
  readonly handOver: () => Promise<unknown>;
  readonly clock?: Clock;
  /** Where `pageshow` arrives. */
  readonly page?: EventTarget;
};

/** A lock that is free is granted well within this; after it another tab has it. */
const askingMs = 400;
/** A tab that is frozen or dead does not answer. */
const answerMs = 3000;

const named = (name: string): string => `lamplight:turn:${name}`;

/** Asks for a turn at once. It comes by itself when the tab that has it is closed. Without Web Locks every tab has it. */
export function createTabWriteLock(
  name: string,
  { handOver, clock = systemClock, page = globalThis }: Options,
): TabWriteLock {
  const turn = new Turn(named(name), handOver, clock, page);
  turn.begin();
  return { state$: turn.state$, takeOver: () => turn.takeOver(), end: () => turn.end() };
}

class Turn {
  readonly state$ = observable<TabTurnState>('asking');
  readonly #name: string;
  readonly #handOver: () => Promise<unknown>;
  readonly #clock: Clock;
  readonly #page: EventTarget;
  #channel: BroadcastChannel | null = null;
  #waiting: AbortController | null = null;
  #release: (() => void) | null = null;
  #cancelTimer: () => void = () => undefined;
  #isOver = false;

  constructor(name: string, handOver: () => Promise<unknown>, clock: Clock, page: EventTarget) {
    this.#name = name;
    this.#handOver = handOver;
    this.#clock = clock;
    this.#page = page;
  }

  begin(): void {
    if (typeof navigator === 'undefined' || !('locks' in navigator)) {
      this.state$.set('mine');
      return;
    }
    this.#channel = new BroadcastChannel(this.#name);
    this.#channel.addEventListener('message', () => void this.#give());
    this.#cancelTimer = this.#clock.once(askingMs, () => {
      if (this.state$.peek() === 'asking') this.state$.set('elsewhere');
    });
    void this.#ask('wait');
  }

  takeOver(): void {
    if (this.state$.peek() === 'mine') return;
    this.#channel?.postMessage('hand over');
    this.#cancelTimer();
    this.#cancelTimer = this.#clock.once(answerMs, () => {
      if (this.#isOver || this.state$.peek() === 'mine') return;
      logDebug('device', 'The other tab didn’t respond. Taking over.');
      this.#waiting?.abort();
      void this.#ask('steal');
    });
  }

  end(): void {
    this.#isOver = true;
    this.#cancelTimer();
    this.#waiting?.abort();
    this.#release?.();
    this.#channel?.close();
  }

  /** Waits for the lock and holds it until it is given back or taken; then waits again. */
  async #ask(how: 'wait' | 'steal'): Promise<void> {
    const waiting = new AbortController();
    this.#waiting = waiting;
    const hold = (): Promise<void> => {
      if (waiting.signal.aborted) return Promise.resolve();
      this.#cancelTimer();
      this.state$.set('mine');
      return new Promise((resolve) => {
        this.#release = resolve;
      });
    };
    try {
      await navigator.locks.request(this.#name, how === 'steal' ? { steal: true } : { signal: waiting.signal }, hold);
    } catch (error) {
      // Otherwise taken by another tab, or no longer waited for.
      if (this.#release === null && !waiting.signal.aborted) {
        this.#refused(error, waiting.signal);
        return;
      }
    }
    this.#release = null;
    if (this.#isOver || this.#waiting !== waiting) return;
    this.state$.set('elsewhere');
    void this.#ask('wait');
  }

  /**
   * Handles a request that the browser rejects. Repeating it at once would loop forever: WebKit still runs the microtasks of a
   * page that is being reloaded, takes its lock away and rejects each further request.
   */
  #refused(error: unknown, signal: AbortSignal): void {
    const isLeaving = error instanceof DOMException && error.name === 'InvalidStateError';
    // The back/forward cache may bring the page back.
    if (isLeaving) this.#page.addEventListener('pageshow', () => void this.#ask('wait'), { once: true, signal });
    else this.state$.set('mine');
  }

  async #give(): Promise<void> {
    const release = this.#release;
    if (release === null || this.state$.peek() !== 'mine') return;
    await this.#handOver().catch(() => undefined);
    if (this.#release === release) this.state$.set('elsewhere');
    release();
  }
}
