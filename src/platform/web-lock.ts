import { observable, type Observable } from '@legendapp/state';
import { systemClock, type Clock } from './clock.ts';
import { logDebug } from './debug-log.ts';

/** The prefix avoids clashes with another application on the same origin. */
function getTabLockName(name: string): string {
  return `lamplight:${name}`;
}

/** Null without Web Locks: this tab then counts as the only tab. */
function locks(): LockManager | null {
  return typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null;
}

/**
 * Runs `work` in a single tab at a time. The next tab continues when the current tab closes or dies. While waiting, the
 * signal aborts with its reason.
 */
export async function withTabLock<Result>(
  name: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const manager = locks();
  if (manager === null) return work();
  const result: Promise<Result> = manager.request(getTabLockName(name), signal === undefined ? {} : { signal }, work);
  return result;
}

/**
 * Returns a function that runs `work` when no other tab does. A pending run serves all requests. Aborts with the
 * signal.
 */
export function createTabTask(name: string, work: () => Promise<void>, signal: AbortSignal): () => void {
  let isWaiting = false;
  const start = (): Promise<void> => {
    isWaiting = false;
    return work();
  };
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    withTabLock(name, start, signal).catch(() => undefined);
  };
}

/** Waits for the lock and returns its release function. */
export async function holdTabLock(name: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await new Promise<void>((resolve, reject) => {
    const hold = (): Promise<void> => {
      resolve();
      return released;
    };
    withTabLock(name, hold).catch(reject);
  });
  return release;
}

export async function isTabLockHeld(name: string): Promise<boolean> {
  const state = await locks()?.query();
  return state?.held?.some((lock) => lock.name === getTabLockName(name)) === true;
}

/** `requested`: unknown. `acquired`: this tab may write. `elsewhere`: another tab may. */
export type TabWriteLockState = 'requested' | 'acquired' | 'elsewhere';

export type TabWriteLock = {
  readonly state$: Observable<TabWriteLockState>;
  /** Asks the other tab to hand over; locks anyway when it doesn't respond. */
  readonly takeOver: () => void;
  readonly end: () => void;
};

type Options = {
  /** Saves everything before another tab may write; no writes after it starts. */
  readonly handOver: () => Promise<unknown>;
  readonly clock?: Clock;
  readonly page?: EventTarget;
};

/** A free lock is granted well within this; afterwards another tab has it. */
const askingMs = 400;
/** A frozen or dead tab doesn't respond. */
const responseMs = 3000;

/** Requests the lock, granted when the other tab closes. Without Web Locks every tab has it. */
export function createTabWriteLock(
  name: string,
  { handOver, clock = systemClock, page = globalThis }: Options,
): TabWriteLock {
  const lock = new WriteLock(getTabLockName(`turn:${name}`), handOver, clock, page);
  lock.start();
  return { state$: lock.state$, takeOver: () => lock.takeOver(), end: () => lock.end() };
}

class WriteLock {
  readonly state$ = observable<TabWriteLockState>('requested');
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

  start(): void {
    if (typeof navigator === 'undefined' || !('locks' in navigator)) {
      this.state$.set('acquired');
      return;
    }
    this.#channel = new BroadcastChannel(this.#name);
    this.#channel.addEventListener('message', () => void this.#give());
    this.#cancelTimer = this.#clock.once(askingMs, () => {
      if (this.state$.peek() === 'requested') this.state$.set('elsewhere');
    });
    void this.#request('wait');
  }

  takeOver(): void {
    if (this.state$.peek() === 'acquired') return;
    this.#channel?.postMessage('hand over');
    this.#cancelTimer();
    this.#cancelTimer = this.#clock.once(responseMs, () => {
      if (this.#isOver || this.state$.peek() === 'acquired') return;
      logDebug('device', 'The other tab didn’t respond. Taking over.');
      this.#waiting?.abort();
      void this.#request('steal');
    });
  }

  end(): void {
    this.#isOver = true;
    this.#cancelTimer();
    this.#waiting?.abort();
    this.#release?.();
    this.#channel?.close();
  }

  async #request(how: 'wait' | 'steal'): Promise<void> {
    const waiting = new AbortController();
    this.#waiting = waiting;
    const hold = (): Promise<void> => {
      if (waiting.signal.aborted) return Promise.resolve();
      this.#cancelTimer();
      this.state$.set('acquired');
      return new Promise((resolve) => {
        this.#release = resolve;
      });
    };
    try {
      await navigator.locks.request(this.#name, how === 'steal' ? { steal: true } : { signal: waiting.signal }, hold);
    } catch (error) {
      if (this.#release === null && !waiting.signal.aborted) {
        this.#refused(error, waiting.signal);
        return;
      }
    }
    this.#release = null;
    if (this.#isOver || this.#waiting !== waiting) return;
    this.state$.set('elsewhere');
    void this.#request('wait');
  }

  /**
   * Handles a request that the browser rejects. An immediate retry loops forever: WebKit still runs a reloading page's
   * microtasks and rejects each request.
   */
  #refused(error: unknown, signal: AbortSignal): void {
    const isLeaving = error instanceof DOMException && error.name === 'InvalidStateError';
    // The back/forward cache may restore the page.
    if (isLeaving) this.#page.addEventListener('pageshow', () => void this.#request('wait'), { once: true, signal });
    else this.state$.set('acquired');
  }

  async #give(): Promise<void> {
    const release = this.#release;
    if (release === null || this.state$.peek() !== 'acquired') return;
    await this.#handOver().catch(() => undefined);
    if (this.#release === release) this.state$.set('elsewhere');
    release();
  }
}
