import { observable, type Observable } from '@legendapp/state';
import { manuscriptLimits } from '#src/lib/constants.ts';
import { describe } from '#src/lib/describe-error.ts';
import {
  afterSaveEvent,
  maySend,
  nothingOpen,
  type SaveEvent,
  type SaveState,
  type SaveTrouble,
} from '#src/lib/save-state.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { systemClock, type Clock } from '#src/platform/clock.ts';
import { transportHooks } from '#src/platform/transport.ts';

/** Sends a text to the server as it changes. */
export type Saver = {
  readonly state$: Observable<SaveState>;
  /** The save in flight takes longer than a moment. */
  readonly isSlow$: Observable<boolean>;
  /** Why the last one did not succeed, where there is more to say than that. */
  readonly problem$: Observable<string | null>;
  readonly tell: (event: SaveEvent) => void;
  /** To be called at each change of the text. */
  readonly changed: () => void;
  /** Sends what is unsaved, now; resolves when that is decided. */
  readonly save: () => Promise<void>;
  /** Sends the rest, if the server takes it, and ends. */
  readonly finish: () => Promise<void>;
};

type Deps = {
  /** The text as JSON, as it is now. */
  readonly read: () => string;
  /** Saves it, made from `version`; answers the new version. */
  readonly send: (version: number, json: string) => Promise<number>;
  /** The server took it; what was typed meanwhile is not in it. */
  readonly onSaved: () => void;
  /** The server has another version than the one this text was made from. Throws when it cannot be read. */
  readonly onStale: (sent: string) => Promise<SaveEvent>;
  readonly clock?: Clock;
};

/** Waits between tries that end without success, in ms; the last one stays. */
const waits = [5000, 10_000, 20_000, 40_000, 60_000] as const;

/** Makes a saver; it sends nothing before it was told what was opened. */
export function createSaver(deps: Deps): Saver {
  const saver = new TextSaver(deps);
  return {
    state$: saver.state$,
    isSlow$: saver.isSlow$,
    problem$: saver.problem$,
    tell: (event) => saver.tell(event),
    changed: () => saver.changed(),
    save: () => saver.save(),
    finish: () => saver.finish(),
  };
}

class TextSaver {
  readonly state$ = observable<SaveState>(nothingOpen);
  readonly isSlow$ = observable(false);
  readonly problem$ = observable<string | null>(null);
  readonly #deps: Deps;
  readonly #clock: Clock;
  readonly #timers = new Map<'pause' | 'latest' | 'retry' | 'slow', () => void>();
  #sending: Promise<void> | null = null;
  #failures = 0;
  readonly #stopListening: () => void;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#clock = deps.clock ?? systemClock;
    // Only an answered request tells that the network is there; the browser's word is worth one try.
    const stopAnswers = transportHooks.onAnswer((operation) => {
      if (operation !== 'documentReplace') this.#tryAgain();
    });
    const onOnline = (): void => this.#tryAgain();
    globalThis.addEventListener('online', onOnline);
    this.#stopListening = () => {
      stopAnswers();
      globalThis.removeEventListener('online', onOnline);
    };
  }

  tell(event: SaveEvent): void {
    this.state$.set(afterSaveEvent(this.state$.peek(), event));
    if (event.type === 'opened' && event.isDirty) this.#plan('pause', manuscriptLimits.savePauseMs);
  }

  changed(): void {
    this.tell({ type: 'changed' });
    this.#plan('pause', manuscriptLimits.savePauseMs);
    if (!this.#timers.has('latest')) this.#plan('latest', manuscriptLimits.saveMaxWaitMs);
  }

  save(): Promise<void> {
    for (const name of ['pause', 'latest', 'retry'] as const) this.#cancel(name);
    if (!maySend(this.state$.peek())) return this.#sending ?? Promise.resolve();
    this.#sending = this.#send().finally(() => {
      this.#sending = null;
      this.#cancel('slow');
      this.isSlow$.set(false);
      if (maySend(this.state$.peek()) && this.state$.peek().trouble === null)
        this.#plan('pause', manuscriptLimits.savePauseMs);
    });
    return this.#sending;
  }

  async finish(): Promise<void> {
    this.#stopListening();
    await this.#sending;
    if (this.state$.peek().trouble === null) await this.save();
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
  }

  async #send(): Promise<void> {
    this.tell({ type: 'sendStarted' });
    this.#plan('slow', manuscriptLimits.slowSaveMs);
    const json = this.#deps.read();
    try {
      const version = await this.#deps.send(this.state$.peek().version ?? 0, json);
      this.#succeeded({ type: 'saved', version });
    } catch (error) {
      if (isApiError(error, 'http') && error.status === 409) await this.#stale(json);
      else this.#failed(error);
    }
  }

  async #stale(json: string): Promise<void> {
    try {
      this.#succeeded(await this.#deps.onStale(json));
    } catch (error) {
      this.#failed(error);
    }
  }

  #succeeded(event: SaveEvent): void {
    this.#failures = 0;
    this.problem$.set(null);
    this.tell(event);
    if (event.type === 'saved') this.#deps.onSaved();
  }

  #failed(error: unknown): void {
    const trouble = troubleOf(error);
    this.problem$.set(trouble === 'offline' ? null : (describe(error, 'general')?.detail ?? null));
    this.tell({ type: 'sendFailed', trouble });
    if (trouble === 'refused') return;
    const asked = isApiError(error) && error.retryAfter !== null ? error.retryAfter * 1000 : 0;
    this.#plan('retry', Math.max(asked, waits[Math.min(this.#failures, waits.length - 1)] ?? 0));
    this.#failures += 1;
  }

  #tryAgain(): void {
    if (this.state$.peek().trouble === 'offline') void this.save();
  }

  #plan(name: 'pause' | 'latest' | 'retry' | 'slow', ms: number): void {
    this.#cancel(name);
    const due = (): void => {
      this.#timers.delete(name);
      if (name === 'slow') this.isSlow$.set(true);
      else void this.save();
    };
    this.#timers.set(name, this.#clock.once(ms, due));
  }

  #cancel(name: 'pause' | 'latest' | 'retry' | 'slow'): void {
    this.#timers.get(name)?.();
    this.#timers.delete(name);
  }
}

/** Whether it is worth trying again, and what the writer is told. */
function troubleOf(error: unknown): SaveTrouble {
  if (isApiError(error, 'network', 'timeout')) return 'offline';
  if (!isApiError(error, 'http')) return 'failed';
  const status = error.status ?? 0;
  return status >= 500 || status === 408 || status === 419 || status === 429 ? 'failed' : 'refused';
}
