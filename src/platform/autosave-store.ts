import { observable, type Observable } from '@legendapp/state';
import {
  createField,
  type FieldCopy,
  type FieldDraft,
  type FieldEvent,
  type MergeStrategy,
  type VersionChoice,
} from '#src/lib/autosave-field.ts';
import { describeError } from '#src/lib/describe-error.ts';
import { classifySaveError, selectFieldsKind, type SaveErrorKind, type SaveKind } from '#src/lib/save-reducer.ts';
import { isApiError } from './api-error.ts';
import { openAutosaveDrafts, type AutosaveDrafts, type DraftFormat } from './autosave-drafts.ts';
import { AutosaveScheduler } from './autosave-scheduler.ts';
import { systemClock, waitAtMost, type Clock } from './clock.ts';
import type { DraftKey } from './device-records.ts';
import { FieldStore } from './field-store.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { UndoStack } from './undo-stack.ts';

/** `missing`: neither the server nor this device has the document. `failed`: it couldn't be read. */
export type AutosavePhase = 'loading' | 'ready' | 'missing' | 'failed';

/** `isRefused`: this device can't store a draft, so the text is only on screen and perhaps on the server. */
export type SaveStatus = { readonly kind: SaveKind; readonly isRefused: boolean };

export type FieldCopies<Id, Value> = ReadonlyMap<Id, FieldCopy<Value>>;

export type AutosaveConfig<Id extends string | number, Value> = DraftFormat<Id, Value> & {
  readonly key: DraftKey;
  readonly strategy: MergeStrategy<Value>;
  /** Operations of a save, for `AutosaveScheduler`. */
  readonly operations: readonly string[];
  /** Reads the server's fields. Throws ApiError. */
  readonly load: () => Promise<FieldCopies<Id, Value>>;
  /** Reads the fields on opening, for documents that open without the server. Default: `load`. */
  readonly loadFirst?: (drafts: ReadonlyMap<Id, FieldDraft<Value>>) => Promise<FieldCopies<Id, Value>>;
  /** Saves a field based on `version`; returns the new version. Throws ApiError, with status 409 on a conflict. */
  readonly save: (id: Id, version: number, value: Value) => Promise<number>;
  /** Whether the server accepts this value; otherwise it waits for the next change. */
  readonly canSend?: (id: Id, value: Value) => boolean;
  /** Called after a pass that saved all fields it could. */
  readonly onSaved?: () => void;
  /** Called when a conflict was merged without asking the writer. */
  readonly onMerged?: (remote: Value, local: Value) => void;
  /** Called when fields came, changed on the server, or went. */
  readonly onReceived?: (copies: FieldCopies<Id, Value>) => void;
  /** Whether the server can't know this field yet, so that a copy without it doesn't delete it. */
  readonly isLocalOnly?: (id: Id) => boolean;
  /** Whether to read before saving again after a lost response. Otherwise the save's 409 starts the read. */
  readonly readsBeforeRetry?: boolean;
  /** Whether this field is saved after the others. */
  readonly isSentLast?: (id: Id) => boolean;
  /** Whether one tab edits the document at a time. It adopts all drafts, also those of open tabs. */
  readonly isExclusive?: boolean;
  readonly pauseMs?: number;
  readonly clock?: Clock;
};

/** One save at a time for each document, so a reopened document waits for the save that its closing started. */
const queue = new KeyedQueue();

/** Longest wait for that save, and for storing a draft, in ms. */
const longestWaitMs = 5000;

/** Conflicts in a row before a pause. */
const mostConflicts = 5;

function isMissing(error: unknown): boolean {
  return isApiError(error, 'http') && (error.status === 404 || error.status === 410);
}

function isStale(error: unknown): boolean {
  return isApiError(error, 'http') && error.status === 409;
}

function getErrorKind(error: unknown): SaveErrorKind {
  return classifySaveError(isApiError(error) ? error : null);
}

/**
 * The base of documents that are edited here, saved in pauses and merged with changes from elsewhere. Their fields are
 * saved on their own, in sequence. Each change is stored on this device at once, and stays there until the server has it.
 * `open` reads the document, `leave` sends the rest and closes it, `close` leaves the rest on this device.
 */
export class AutosaveStore<Id extends string | number, Value> {
  readonly phase$: Observable<AutosavePhase> = observable<AutosavePhase>('loading');
  readonly status$: Observable<SaveStatus> = observable<SaveStatus>({ kind: 'none', isRefused: false });
  readonly problem$ = observable<string | null>(null);
  /** The server no longer has this document; the unsaved text is here. */
  readonly isDeleted$ = observable(false);
  readonly undoStack = new UndoStack();
  readonly fields = new Map<Id, FieldStore<Id, Value>>();
  /** Resolves once the document has loaded or failed. */
  opened: Promise<void> = Promise.resolve();
  readonly #config: AutosaveConfig<Id, Value>;
  readonly #name: string;
  readonly #clock: Clock;
  readonly #scheduler: AutosaveScheduler;
  #drafts: AutosaveDrafts<Id, Value> | null = null;
  #isReadPending = false;
  #conflicts = 0;
  #isClosed = false;

  constructor(config: AutosaveConfig<Id, Value>) {
    const { key, operations, pauseMs, clock = systemClock } = config;
    this.#config = config;
    this.#name = `${key.surface}/${key.userId}/${key.entityId}`;
    this.#clock = clock;
    this.#scheduler = new AutosaveScheduler({
      save: () => void this.save(),
      operations,
      clock,
      ...(pauseMs !== undefined && { pauseMs }),
    });
    this.#scheduler.isSlow$.onChange(() => this.#showStatus());
  }

  /** Reads the document and its drafts. Call once, and again after a failure. */
  open(): void {
    this.phase$.set('loading');
    this.opened = this.#open();
  }

  write(id: Id, value: Value): void {
    this.dispatch(id, { type: 'changed', value });
  }

  choose(id: Id, choice: VersionChoice): void {
    this.dispatch(id, { type: 'chosen', choice });
  }

  /** Applies an event to a field, and plans a save if something is unsaved. */
  dispatch(id: Id, event: FieldEvent<Value>): void {
    const field = this.fields.get(id);
    field?.dispatch(event);
    if (field?.canSend && !this.isDeleted$.peek()) this.#scheduler.changed();
  }

  /** Saves now what the server accepts. */
  save(): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    this.#scheduler.cancelPlanned();
    return this.enqueue(() => this.#saveAll());
  }

  /** Stores all drafts on this device. Resolves to whether that worked. */
  async flush(): Promise<boolean> {
    const flushed = await Promise.all([...this.fields.values()].map(({ draft }) => draft.flush()));
    return flushed.every(Boolean);
  }

  /** Sends what's unsaved, if the server accepts it. */
  async finish(): Promise<void> {
    await this.opened;
    await this.flush();
    await this.save();
    await this.flush();
  }

  /** Sends what's unsent, then closes. */
  async leave(): Promise<void> {
    await this.finish();
    this.close();
  }

  /** Stops saving; unsent text stays on this device. */
  close(): void {
    this.#isClosed = true;
    this.#scheduler.stop();
    for (const field of this.fields.values()) field.close();
    this.#drafts?.release();
  }

  /** Runs work after the saves and reads before it. Throws what the work throws. */
  enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    return queue.run(this.#name, work);
  }

  /** Queues a read after changes elsewhere; changes reported before it runs share it. */
  onRemoteChange(): void {
    if (this.#isReadPending || this.phase$.peek() !== 'ready') return;
    this.#isReadPending = true;
    const read = async (): Promise<void> => {
      this.#isReadPending = false;
      await this.refetch();
    };
    // After a failure, the next reconnect reads again.
    void this.enqueue(read).catch(() => undefined);
  }

  /** Reads the server's fields and applies them; within `enqueue` only. Throws ApiError. */
  async refetch(): Promise<void> {
    try {
      const copies = await this.#config.load();
      this.isDeleted$.set(false);
      await this.receive(copies);
    } catch (error) {
      if (!isMissing(error)) throw error;
      this.isDeleted$.set(true);
    }
  }

  /** Applies the server's fields. Unsaved text stays. */
  async receive(copies: FieldCopies<Id, Value>): Promise<void> {
    for (const [id, copy] of copies)
      if (this.fields.has(id)) this.dispatch(id, { type: 'received', copy });
      else this.addField(id, copy);
    for (const field of [...this.fields.values()]) {
      if (copies.has(field.id) || this.#config.isLocalOnly?.(field.id)) continue;
      if (field.isDirty) field.dispatch({ type: 'deleted' });
      else await this.removeField(field.id);
    }
    this.#config.onReceived?.(copies);
  }

  addField(id: Id, copy: FieldCopy<Value>, draft: FieldDraft<Value> | null = null): FieldStore<Id, Value> | null {
    if (this.#drafts === null) return null;
    const state = createField(copy, draft, this.#config.strategy);
    const field = new FieldStore(id, state, this.#drafts.getAutosaver(id), this.#config);
    this.fields.set(id, field);
    const show = (): void => this.#showStatus();
    field.changes$.onChange(show);
    field.draft.status$.onChange(show);
    this.#showStatus();
    return field;
  }

  async removeField(id: Id): Promise<void> {
    const field = this.fields.get(id);
    this.fields.delete(id);
    this.#showStatus();
    await field?.drop();
  }

  async #open(): Promise<void> {
    if (queue.isBusy(this.#name)) await waitAtMost(this.#clock, longestWaitMs, queue.whenIdle(this.#name));
    const { isExclusive = false, loadFirst, load } = this.#config;
    this.#drafts ??= await openAutosaveDrafts({ ...this.#config, isExclusive, clock: this.#clock });
    if (this.#isClosed) this.#drafts.release();
    const { adopted } = this.#drafts;
    try {
      this.#start(await (loadFirst ? loadFirst(adopted) : load()), adopted);
    } catch (error) {
      if (isMissing(error) && adopted.size > 0) {
        this.isDeleted$.set(true);
        this.#start(new Map(), adopted);
      } else {
        this.problem$.set(describeError(error, 'general')?.detail ?? null);
        this.phase$.set(isMissing(error) ? 'missing' : 'failed');
        return;
      }
    }
    this.phase$.set('ready');
    if (this.#pending().length > 0 || this.#isVersionUnknown()) this.#scheduler.changed();
  }

  #start(copies: FieldCopies<Id, Value>, adopted: ReadonlyMap<Id, FieldDraft<Value>>): void {
    for (const [id, copy] of copies) this.addField(id, copy, adopted.get(id) ?? null);
    for (const [id, draft] of adopted) {
      if (copies.has(id)) continue;
      const field = this.addField(id, { ...draft.base, version: null }, draft);
      if (!this.isDeleted$.peek() && !this.#config.isLocalOnly?.(id)) field?.dispatch({ type: 'deleted' });
    }
    this.#config.onReceived?.(copies);
  }

  #pending(): readonly FieldStore<Id, Value>[] {
    if (this.isDeleted$.peek()) return [];
    const isLast = ({ id }: FieldStore<Id, Value>): boolean => this.#config.isSentLast?.(id) === true;
    return [...this.fields.values()]
      .filter(({ canSend }) => canSend)
      .toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)));
  }

  /** Whether unsent text has no version, because the document opened without the server. */
  #isVersionUnknown(): boolean {
    return [...this.fields.values()].some(({ isDirty, state }) => isDirty && state.save.version === null);
  }

  async #saveAll(): Promise<void> {
    const isUnknown = this.#isVersionUnknown() || this.isDeleted$.peek();
    if (this.phase$.peek() !== 'ready' || (this.#pending().length === 0 && !isUnknown)) return;
    this.#scheduler.onSaveStarted();
    try {
      const isLost = this.#pending().some(({ state }) => state.save.error === 'offline');
      if (isUnknown || (isLost && this.#config.readsBeforeRetry)) await this.refetch();
      this.#ended(await this.#sendAll());
    } catch (error) {
      this.#ended(error);
    }
  }

  /** Sends the fields in sequence. Returns the first failure; throws it when the network is down. */
  async #sendAll(): Promise<unknown> {
    let failure: unknown = null;
    for (const field of this.#pending()) {
      if (!field.canSend || this.isDeleted$.peek() || this.#isClosed) continue;
      try {
        await this.#send(field);
      } catch (error) {
        if (getErrorKind(error) === 'offline') throw error;
        failure ??= error;
      }
    }
    return failure;
  }

  #ended(failure: unknown): void {
    const errorKind = failure === null ? null : getErrorKind(failure);
    const isShown = errorKind !== null && errorKind !== 'offline';
    this.problem$.set(isShown ? (describeError(failure, 'general')?.detail ?? null) : null);
    if (errorKind === null) this.#config.onSaved?.();
    if (this.#isClosed) return;
    this.#scheduler.onSaveEnded(errorKind, isApiError(failure) ? failure.retryAfter : null);
    if (errorKind === null && this.#pending().length > 0) this.#scheduler.changed();
  }

  async #send(field: FieldStore<Id, Value>): Promise<void> {
    field.dispatch({ type: 'sendStarted' });
    const { sent, save } = field.state;
    if (sent === null) return;
    // A page that ends before the response must not conflict with itself when it's opened again. A device that can't store
    // the draft must not keep it from the server.
    await waitAtMost(this.#clock, longestWaitMs, field.draft.flush());
    if (this.#isClosed) return;
    try {
      const version = await this.#config.save(field.id, save.version ?? 0, sent);
      this.#conflicts = 0;
      field.dispatch({ type: 'saved', version });
    } catch (error) {
      field.error = error;
      field.dispatch({ type: 'sendFailed', error: isStale(error) ? 'failed' : getErrorKind(error) });
      if (isStale(error)) await this.#resolveConflict(field, error);
      else if (isMissing(error)) await this.refetch();
      else throw error;
    }
  }

  /** Reads the newer version: it's our own after a lost response, or it's merged, or the writer chooses. */
  async #resolveConflict(field: FieldStore<Id, Value>, error: unknown): Promise<void> {
    this.#conflicts += 1;
    if (this.#conflicts > mostConflicts) throw error;
    const { unconfirmed } = field.state;
    await this.refetch();
    const { base, local, remote, isDeleted } = field.state;
    const isOwn = unconfirmed.some((value) => this.#config.strategy.isSame(value, base));
    if (field.isDirty && remote === null && !isDeleted && !isOwn) this.#config.onMerged?.(base, local);
  }

  #showStatus(): void {
    const fields = [...this.fields.values()].map(({ savedField }) => savedField);
    const kind = selectFieldsKind(fields, this.#scheduler.isSlow$.peek());
    const isRefused = fields.some(({ draft }) => draft === 'failed');
    const before = this.status$.peek();
    if (kind !== before.kind || isRefused !== before.isRefused) this.status$.set({ kind, isRefused });
  }
}
