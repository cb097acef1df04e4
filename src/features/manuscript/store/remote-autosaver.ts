import { observable, type Observable } from '@legendapp/state';
import { describeError } from '#src/lib/describe-error.ts';
import { saveReducer, canSave, initialSaveState, type SaveEvent, type SaveState } from '#src/lib/save-reducer.ts';
import { classifySaveError } from '#src/lib/save-reducer.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { systemClock, type Clock } from '#src/platform/clock.ts';
import { AutosaveScheduler } from '#src/platform/autosave-scheduler.ts';

export type RemoteAutosaver = {
  readonly state$: Observable<SaveState>;
  readonly isSlow$: Observable<boolean>;
  readonly problem$: Observable<string | null>;
  readonly dispatch: (event: SaveEvent) => void;
  readonly changed: () => void;
  readonly save: () => Promise<void>;
  /** Sends unsaved text unless the last save failed. */
  readonly finish: () => Promise<void>;
};

type Deps = {
  readonly read: () => string;
  readonly send: (version: number, json: string) => Promise<number>;
  readonly onSaved: () => void;
  /** Called when the server has another version. Throws when it can't be read. */
  readonly onStale: (sent: string) => Promise<SaveEvent>;
  readonly clock?: Clock;
};

/** Creates an autosaver, which sends only after an `opened` event. */
export function createRemoteAutosaver(deps: Deps): RemoteAutosaver {
  const saver = new TextSaver(deps);
  return {
    state$: saver.state$,
    isSlow$: saver.scheduler.isSlow$,
    problem$: saver.problem$,
    dispatch: (event) => saver.dispatch(event),
    changed: () => saver.changed(),
    save: () => saver.save(),
    finish: () => saver.finish(),
  };
}

class TextSaver {
  readonly state$ = observable<SaveState>(initialSaveState);
  readonly problem$ = observable<string | null>(null);
  readonly scheduler: AutosaveScheduler;
  readonly #deps: Deps;
  #sending: Promise<void> | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
    const save = (): void => void this.save();
    this.scheduler = new AutosaveScheduler({
      save,
      operations: ['documentReplace'],
      clock: deps.clock ?? systemClock,
    });
  }

  dispatch(event: SaveEvent): void {
    this.state$.set(saveReducer(this.state$.peek(), event));
    if (event.type === 'opened' && event.isDirty) this.scheduler.changed();
  }

  changed(): void {
    this.dispatch({ type: 'changed' });
    this.scheduler.changed();
  }

  save(): Promise<void> {
    this.scheduler.resume();
    if (!canSave(this.state$.peek())) return this.#sending ?? Promise.resolve();
    this.#sending = this.#send().finally(() => {
      this.#sending = null;
      if (canSave(this.state$.peek()) && this.state$.peek().error === null) this.scheduler.changed();
    });
    return this.#sending;
  }

  async finish(): Promise<void> {
    await this.#sending;
    if (this.state$.peek().error === null) await this.save();
    this.scheduler.stop();
  }

  async #send(): Promise<void> {
    this.dispatch({ type: 'sendStarted' });
    this.scheduler.onSaveStarted();
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
    this.scheduler.onSaveEnded(null);
    this.problem$.set(null);
    this.dispatch(event);
    if (event.type === 'saved') this.#deps.onSaved();
  }

  #failed(error: unknown): void {
    const errorKind = classifySaveError(isApiError(error) ? error : null);
    this.problem$.set(errorKind === 'offline' ? null : (describeError(error, 'general')?.detail ?? null));
    this.dispatch({ type: 'sendFailed', error: errorKind });
    this.scheduler.onSaveEnded(errorKind, isApiError(error) ? error.retryAfter : null);
  }
}
