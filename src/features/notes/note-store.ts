import { observable, type Observable } from '@legendapp/state';
import { describeError } from '#src/lib/describe-error.ts';
import { classifySaveError } from '#src/lib/save-reducer.ts';
import type { VersionChoice } from '#src/lib/merge-versions.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { AutosaveScheduler } from '#src/platform/autosave-scheduler.ts';
import { type NoteDrafts, openNoteDrafts, type NoteFieldId } from './note-drafts.ts';
import { NoteFieldStore } from './note-field-store.ts';
import type { NoteModel } from './note-model.ts';
import { getRemoteFields, type RemoteField, type NoteFieldDraft, createNoteField } from './note-field-reducer.ts';
import { type NoteRef, readNote, readNoteOrCached, refreshNotes, saveSection, saveTitle } from './queries.ts';
import { mergeSectionOrder } from './section-order.ts';

/** `missing`: neither the server nor this device has the note. `failed`: it couldn't be read. */
export type NoteStorePhase = 'loading' | 'ready' | 'missing' | 'failed';

const savingCalls = ['noteUpdate', 'noteSectionUpdate', 'noteRead'] as const;

function isMissing(error: unknown): boolean {
  return isApiError(error, 'http') && (error.status === 404 || error.status === 410);
}

/**
 * An open note: stores typed text at once and sends it in pauses, in sequence. Remote changes never touch unsaved text.
 * The reducer in `note-field-reducer.ts` holds each field's state.
 */
export class NoteStore {
  readonly noteRef: NoteRef;
  readonly phase$: Observable<NoteStorePhase> = observable<NoteStorePhase>('loading');
  readonly order$: Observable<readonly number[]> = observable<readonly number[]>([]);
  /** The server no longer has this note; the typed text is here. */
  readonly isDeleted$ = observable(false);
  readonly problem$ = observable<string | null>(null);
  readonly scheduler: AutosaveScheduler;
  readonly fields = new Map<NoteFieldId, NoteFieldStore>();
  readonly title$: Observable<string> = observable(() =>
    this.phase$.get() === 'ready' ? (this.fields.get('title')?.state$.local.title.get() ?? '') : '',
  );
  /** Resolves once the note has loaded or failed. */
  opened: Promise<void> = Promise.resolve();
  movesWaiting = 0;
  #drafts: NoteDrafts | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #isUpdatePending = false;

  constructor(noteRef: NoteRef) {
    this.noteRef = noteRef;
    this.scheduler = new AutosaveScheduler({ save: () => void this.save(), operations: savingCalls });
  }

  /** Reads the note and its drafts. Call once, and again after a failure. */
  open(userId: number): void {
    this.phase$.set('loading');
    this.opened = this.#open(userId);
  }

  async #open(userId: number): Promise<void> {
    this.#drafts ??= await openNoteDrafts(userId, this.noteRef.id);
    try {
      this.#start(await readNoteOrCached(this.noteRef), this.#drafts);
    } catch (error) {
      if (isMissing(error) && this.#drafts.orphaned.size > 0) this.#startDeleted(this.#drafts);
      else {
        this.problem$.set(describeError(error, 'general')?.detail ?? null);
        this.phase$.set(isMissing(error) ? 'missing' : 'failed');
        return;
      }
    }
    this.phase$.set('ready');
    if ([...this.fields.values()].some(({ isDirty }) => isDirty)) this.scheduler.changed();
    await this.flush();
    await this.#drafts.deleteOrphaned();
  }

  async flush(): Promise<void> {
    await Promise.all([...this.fields.values()].map(({ draft }) => draft.flush()));
  }

  /** Sends what's unsaved, if the server accepts it. */
  async finish(): Promise<void> {
    await this.opened;
    await this.flush();
    await this.save();
    await this.flush();
  }

  /** Stops saving; unsent text stays on this device. */
  stop(): void {
    this.scheduler.stop();
    for (const { draft } of this.fields.values()) draft.stop();
    this.#drafts?.release();
  }

  enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  save(): Promise<void> {
    this.scheduler.resume();
    return this.enqueue(() => this.#saveAll());
  }

  /** Queues a refetch after remote changes; changes reported before it runs share it. */
  onRemoteChange(): void {
    if (this.#isUpdatePending || this.phase$.peek() !== 'ready') return;
    this.#isUpdatePending = true;
    const listen = async (): Promise<void> => {
      this.#isUpdatePending = false;
      await this.refetch();
    };
    // After a failure, the next reconnect refetches.
    void this.enqueue(listen).catch(() => undefined);
  }

  write(id: NoteFieldId, change: Parameters<NoteFieldStore['write']>[0]): void {
    this.fields.get(id)?.write(change);
    this.scheduler.changed();
  }

  choose(id: NoteFieldId, choice: VersionChoice): void {
    this.fields.get(id)?.dispatch({ type: 'chosen', choice });
    this.scheduler.changed();
  }

  addField(id: NoteFieldId, copy: RemoteField, draft: NoteFieldDraft | null = null): NoteFieldStore | null {
    if (this.#drafts === null) return null;
    const field = new NoteFieldStore(id, createNoteField(copy, draft), this.#drafts.getAutosaver(id));
    this.fields.set(id, field);
    return field;
  }

  async removeField(id: NoteFieldId): Promise<void> {
    const field = this.fields.get(id);
    this.order$.set(this.order$.peek().filter((other) => other !== id));
    this.fields.delete(id);
    await field?.drop();
  }

  /** Fetches the note and applies remote changes; null if it's deleted. Throws ApiError. */
  async refetch(): Promise<NoteModel | null> {
    try {
      const note = await readNote(this.noteRef);
      this.isDeleted$.set(false);
      await this.#applyNote(note);
      return note;
    } catch (error) {
      if (!isMissing(error)) throw error;
      this.isDeleted$.set(true);
      return null;
    }
  }

  #start(note: NoteModel, { orphaned }: NoteDrafts): void {
    const copies = getRemoteFields(note);
    for (const [id, copy] of copies) this.addField(id, copy, orphaned.get(id) ?? null);
    const lost = [...orphaned].filter(([id]) => !copies.has(id));
    for (const [id, orphan] of lost) this.addField(id, orphan.base, orphan)?.dispatch({ type: 'gone' });
    const orphans = lost.map(([id]) => id).filter((id) => id !== 'title');
    this.order$.set([...note.sections.map(({ id }) => id), ...orphans]);
  }

  #startDeleted({ orphaned }: NoteDrafts): void {
    this.isDeleted$.set(true);
    this.addField('title', { version: 1, text: { title: '', content: null } }, orphaned.get('title') ?? null);
    const sections = [...orphaned].flatMap(([id, orphan]) => (id === 'title' ? [] : [[id, orphan] as const]));
    for (const [id, orphanedField] of sections) this.addField(id, orphanedField.base, orphanedField);
    this.order$.set(sections.map(([id]) => id).toSorted((one, other) => one - other));
  }

  async #applyNote(note: NoteModel): Promise<void> {
    const copies = getRemoteFields(note);
    for (const [id, copy] of copies) {
      const field = this.fields.get(id);
      if (field === undefined) this.addField(id, copy);
      else field.dispatch({ type: 'heard', copy });
    }
    const removed = [...this.fields.values()].filter(({ id }) => !copies.has(id));
    const draftIds = new Set<number>();
    for (const piece of removed) {
      if (!piece.isDirty) await this.removeField(piece.id);
      else if (piece.id !== 'title') {
        piece.dispatch({ type: 'gone' });
        draftIds.add(piece.id);
      }
    }
    const server = note.sections.map(({ id }) => id);
    this.order$.set(
      mergeSectionOrder({ server, visible: this.order$.peek(), draftIds, isMoving: this.movesWaiting > 0 }),
    );
  }

  async #saveAll(): Promise<void> {
    if (this.phase$.peek() !== 'ready' || this.isDeleted$.peek()) return;
    const pending = [...this.fields.values()].filter(({ canSend }) => canSend);
    if (pending.length === 0) return;
    this.scheduler.onSaveStarted();
    try {
      // Refetch first: the server may have a save whose response was lost.
      if (pending.some(({ state }) => state.save.error === 'offline')) await this.refetch();
      for (const field of pending) if (field.canSend && !this.isDeleted$.peek()) await this.#send(field);
      this.problem$.set(null);
      this.scheduler.onSaveEnded(null);
      // The next save doesn't wait for lists.
      void refreshNotes(this.noteRef);
    } catch (error) {
      this.problem$.set(describeError(error, 'general')?.detail ?? null);
      this.scheduler.onSaveEnded(
        classifySaveError(isApiError(error) ? error : null),
        isApiError(error) ? error.retryAfter : null,
      );
      return;
    }
    if (pending.some(({ canSend }) => canSend)) this.scheduler.changed();
  }

  async #send(field: NoteFieldStore): Promise<void> {
    field.dispatch({ type: 'sendStarted' });
    const { sent, save } = field.state;
    if (sent === null) return;
    try {
      const version = save.version ?? 0;
      const saved =
        field.id === 'title'
          ? await saveTitle(this.noteRef, version, sent.title)
          : await saveSection(this.noteRef, field.id, version, sent);
      field.dispatch({ type: 'saved', version: saved });
    } catch (error) {
      await this.#onSaveFailed(field, error);
    }
  }

  /** Handles a rejected save. Throws errors worth a retry. */
  async #onSaveFailed(field: NoteFieldStore, error: unknown): Promise<void> {
    const isStale = isApiError(error, 'http') && error.status === 409;
    field.dispatch({ type: 'sendFailed', error: classifySaveError(isApiError(error) ? error : null) });
    if (!isStale && !isMissing(error)) throw error;
    // The refetch shows a conflict or a deletion.
    await this.refetch();
  }
}
