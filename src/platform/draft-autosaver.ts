import { observable, type Observable } from '@legendapp/state';
import { draftMaxWaitMs } from '#src/lib/constants.ts';
import { systemClock, type Clock } from './clock.ts';
import type { DraftKey } from './device-records.ts';
import { saveDraft } from './drafts.ts';
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
  /** Saves pending text now. Resolves to whether all of it is saved. */
  flush: () => Promise<boolean>;
  /** Deletes the draft once the server has `text`. Later changes stay. */
  sent: (text: string) => Promise<void>;
  stop: () => void;
};

type Save = (key: DraftKey, text: string) => Promise<void>;

/** Saving takes time too, and 300 is the limit from key press to disk. */
const pauseMs = draftMaxWaitMs - 100;

const writers = new Set<DraftAutosaver>();

export function createDraftAutosaver(
  key: DraftKey,
  saved = '',
  { clock = systemClock, save = saveDraft }: { clock?: Clock; save?: Save } = {},
): DraftAutosaver {
  const machine = new Writer(key, saved, clock, save);
  const writer: DraftAutosaver = {
    status$: machine.status$,
    write: (text) => {
      machine.write(text);
    },
    flush: () => machine.flush(),
    sent: async (text) => {
      if (machine.read() === text) machine.write('');
      await machine.flush();
    },
    stop: () => {
      void machine.flush();
      writers.delete(writer);
    },
  };
  writers.add(writer);
  return writer;
}

export async function flushDrafts(): Promise<boolean> {
  const results = await Promise.all([...writers].map((writer) => writer.flush()));
  return results.every(Boolean);
}

/** Saves all drafts whenever the page may close. Returns an unsubscribe function. */
export function flushDraftsOnLeave(page: EventTarget, view: EventTarget): () => void {
  const flush = (): void => void flushDrafts();
  page.addEventListener('visibilitychange', flush);
  for (const name of ['pagehide', 'blur']) view.addEventListener(name, flush);
  return () => {
    page.removeEventListener('visibilitychange', flush);
    for (const name of ['pagehide', 'blur']) view.removeEventListener(name, flush);
  };
}

class Writer {
  readonly status$: Observable<DraftStatus>;
  readonly #key: DraftKey;
  readonly #clock: Clock;
  readonly #save: Save;
  #text: DraftText;
  #saved: string;
  #running: Promise<void> | null = null;
  #cancelTimer: (() => void) | null = null;
  #lastStart = Number.NEGATIVE_INFINITY;

  constructor(key: DraftKey, saved: string, clock: Clock, save: Save) {
    this.#key = key;
    this.#clock = clock;
    this.#save = save;
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

  async flush(): Promise<boolean> {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    await this.#running;
    if (this.read() !== this.#saved) await this.#run();
    return this.#text === this.#saved;
  }

  #plan(): void {
    if (this.#text === this.#saved) return;
    this.#cancelTimer?.();
    this.#cancelTimer = null;
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
      await this.#save(this.#key, text);
      this.#saved = text;
      this.#show();
    } catch (error) {
      reportError(error, { area: 'device', doing: 'draft', surface: this.#key.surface });
      this.status$.set('failed');
    }
  }

  #show(): void {
    if (this.#text !== this.#saved) this.status$.set('waiting');
    else this.status$.set(this.#text === '' ? 'empty' : 'saved');
  }
}
