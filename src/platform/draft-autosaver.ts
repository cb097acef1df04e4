import { observable, type Observable } from '@legendapp/state';
import { draftMaxWaitMs } from '#src/lib/constants.ts';
import { systemClock, type Clock } from './clock.ts';
import type { DraftKey } from './device-records.ts';
import { deleteSavedDraft, saveDraft, saveDraftOnLeave } from './drafts.ts';
import { reportError } from './error-reporting.ts';

/**
 * `empty`: no text. `waiting`: typed, not saved. `saved`: on this device ("Saved on this device"). `failed`: storage
 * refused it, so the text is only on screen.
 */
export type DraftStatus = 'empty' | 'waiting' | 'saved' | 'failed';

type DraftText = string | (() => string);

/** Saves typed text at most 300 ms behind the writer, even during continuous typing. */
export type DraftAutosaver = {
  status$: Observable<DraftStatus>;
  /** Pass a function for a text that is slow to build: it's called only when the text is stored. */
  write: (text: DraftText) => void;
  /** Continues with a text that was read from this device, without saving it again. */
  restore: (text: string) => void;
  /** Saves pending text now. Resolves to whether all of it is saved. */
  flush: () => Promise<boolean>;
  /** Saves pending text while the page closes. */
  leave: () => void;
  /** Deletes the draft once the server has `text`. Later changes stay, and what another tab has saved meanwhile. */
  sent: (text: string) => Promise<void>;
  stop: () => void;
};

type Save = (key: DraftKey, text: string) => Promise<void>;

/** Where drafts are; another one in tests. */
type Storage = { readonly save: Save; readonly saveOnLeave: Save; readonly deleteSaved: Save };

/** Saving takes time too, and 300 is the limit from key press to disk. */
const pauseMs = draftMaxWaitMs - 100;

const autosavers = new Set<DraftAutosaver>();

let isListening = false;

export function createDraftAutosaver(
  key: DraftKey,
  saved = '',
  {
    clock = systemClock,
    save = saveDraft,
    saveOnLeave = saveDraftOnLeave,
    deleteSaved = deleteSavedDraft,
  }: { clock?: Clock } & Partial<Storage> = {},
): DraftAutosaver {
  if (!isListening && typeof document !== 'undefined') saveDraftsOnLeave(document, window);
  isListening = true;
  const draft = new Autosaver(key, saved, clock, { save, saveOnLeave, deleteSaved });
  const autosaver: DraftAutosaver = {
    status$: draft.status$,
    write: (text) => {
      draft.write(text);
    },
    restore: (text) => draft.restore(text),
    flush: () => draft.flush(),
    leave: () => draft.leave(),
    sent: (text) => draft.sent(text),
    stop: () => {
      void draft.flush();
      autosavers.delete(autosaver);
    },
  };
  autosavers.add(autosaver);
  return autosaver;
}

/** Saves all drafts whenever the page may close. Returns an unsubscribe function. */
export function saveDraftsOnLeave(page: EventTarget, view: EventTarget): () => void {
  const leave = (): void => {
    for (const autosaver of autosavers) autosaver.leave();
  };
  page.addEventListener('visibilitychange', leave);
  for (const name of ['pagehide', 'blur']) view.addEventListener(name, leave);
  return () => {
    page.removeEventListener('visibilitychange', leave);
    for (const name of ['pagehide', 'blur']) view.removeEventListener(name, leave);
  };
}

class Autosaver {
  readonly status$: Observable<DraftStatus>;
  readonly #key: DraftKey;
  readonly #clock: Clock;
  readonly #storage: Storage;
  #text: DraftText;
  #saved: string;
  #running: Promise<void> | null = null;
  #cancelTimer: (() => void) | null = null;
  #lastStart = Number.NEGATIVE_INFINITY;

  constructor(key: DraftKey, saved: string, clock: Clock, storage: Storage) {
    this.#key = key;
    this.#clock = clock;
    this.#storage = storage;
    this.#saved = saved;
    this.#text = saved;
    this.status$ = observable<DraftStatus>(saved === '' ? 'empty' : 'saved');
  }

  read(): string {
    if (typeof this.#text === 'function') this.#text = this.#text();
    return this.#text;
  }

  write(text: DraftText): void {
    this.#text = text;
    this.#show();
    if (this.#running === null && (this.#cancelTimer === null || text === '')) this.#plan();
  }

  restore(text: string): void {
    this.#text = text;
    this.#saved = text;
    this.#show();
  }

  async flush(): Promise<boolean> {
    this.#stopTimer();
    await this.#running;
    if (this.read() !== this.#saved) await this.#run();
    return this.#text === this.#saved;
  }

  /** Doesn't wait for a save under way: this one is stored after it. */
  leave(): void {
    const text = this.read();
    if (text === this.#saved) return;
    this.#stopTimer();
    if (text === '') void this.flush();
    else
      void this.#storage.saveOnLeave(this.#key, text).then(
        () => {
          this.#saved = text;
          this.#show();
        },
        () => this.flush(),
      );
  }

  async sent(text: string): Promise<void> {
    while (this.#running !== null) await this.#running;
    if (this.read() !== text) {
      await this.flush();
      return;
    }
    this.#stopTimer();
    this.#text = '';
    this.#saved = '';
    this.#show();
    await this.#storage.deleteSaved(this.#key, text).catch((error: unknown) => this.#fail(error));
  }

  #stopTimer(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
  }

  #plan(): void {
    if (this.#text === this.#saved) return;
    this.#stopTimer();
    // A deletion doesn't wait: the page may be left as soon as the screen says "Saved".
    const waitMs = this.#text === '' ? 0 : this.#lastStart + pauseMs - this.#clock.now();
    if (waitMs <= 0) void this.#run();
    else {
      this.#cancelTimer = this.#clock.once(waitMs, () => {
        this.#cancelTimer = null;
        void this.#run();
      });
    }
  }

  /** One save at a time, so that older text never overwrites newer text. */
  #run(): Promise<void> {
    this.#running ??= this.#saveText().finally(() => {
      this.#running = null;
      if (this.status$.peek() !== 'failed' && this.#cancelTimer === null) this.#plan();
    });
    return this.#running;
  }

  async #saveText(): Promise<void> {
    const text = this.read();
    this.#lastStart = this.#clock.now();
    try {
      await this.#storage.save(this.#key, text);
      this.#saved = text;
      this.#show();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    reportError(error, { area: 'device', doing: 'draft', surface: this.#key.surface });
    this.status$.set('failed');
  }

  #show(): void {
    if (this.#text !== this.#saved) this.status$.set('waiting');
    else this.status$.set(this.#text === '' ? 'empty' : 'saved');
  }
}
