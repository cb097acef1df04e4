import { observable, type Observable } from '@legendapp/state';
import { describeError } from '#src/lib/describe-error.ts';
import { saveReducer, canSave, initialSaveState, type SaveEvent, type SaveState } from '#src/lib/save-state.ts';
import { classifySaveError } from '#src/lib/save-trouble.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { systemClock, type Clock } from '#src/platform/clock.ts';
import { createAutosaveScheduler, type AutosaveScheduler } from '#src/platform/save-rhythm.ts';

/** Sends a text to the server as it changes. */
export type RemoteAutosaver = {
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

/** Makes a saver; it sends nothing before it was told what was opened. */
export function createRemoteAutosaver(deps: Deps): RemoteAutosaver {
  const saver = new TextSaver(deps);
  return {
    state$: saver.state$,
    isSlow$: saver.rhythm.isSlow$,
    problem$: saver.problem$,
    tell: (event) => saver.tell(event),
    changed: () => saver.changed(),
    save: () => saver.save(),
    finish: () => saver.finish(),
  };
}

class TextSaver {
  readonly state$ = observable<SaveState>(initialSaveState);
  readonly problem$ = observable<string | null>(null);
  readonly rhythm: AutosaveScheduler;
  readonly #deps: Deps;
  #sending: Promise<void> | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
    const save = (): void => void this.save();
    this.rhythm = createAutosaveScheduler({ save, operations: ['documentReplace'], clock: deps.clock ?? systemClock });
  }

  tell(event: SaveEvent): void {
    this.state$.set(saveReducer(this.state$.peek(), event));
    if (event.type === 'opened' && event.isDirty) this.rhythm.changed();
  }

  changed(): void {
    this.tell({ type: 'changed' });
    this.rhythm.changed();
  }

  save(): Promise<void> {
    this.rhythm.resume();
    if (!canSave(this.state$.peek())) return this.#sending ?? Promise.resolve();
    this.#sending = this.#send().finally(() => {
      this.#sending = null;
      if (canSave(this.state$.peek()) && this.state$.peek().error === null) this.rhythm.changed();
    });
    return this.#sending;
  }

  async finish(): Promise<void> {
    await this.#sending;
    if (this.state$.peek().error === null) await this.save();
    this.rhythm.stop();
  }

  async #send(): Promise<void> {
    this.tell({ type: 'sendStarted' });
    this.rhythm.onSaveStarted();
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
    this.rhythm.onSaveEnded(null);
    this.problem$.set(null);
    this.tell(event);
    if (event.type === 'saved') this.#deps.onSaved();
  }

  #failed(error: unknown): void {
    const trouble = classifySaveError(isApiError(error) ? error : null);
    this.problem$.set(trouble === 'offline' ? null : (describeError(error, 'general')?.detail ?? null));
    this.tell({ type: 'sendFailed', error: trouble });
    this.rhythm.onSaveEnded(trouble, isApiError(error) ? error.retryAfter : null);
  }
}
