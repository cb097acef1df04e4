import { observable, type Observable } from '@legendapp/state';
import { describeError } from '#src/lib/describe-error.ts';
import { classifySaveError } from '#src/lib/save-error.ts';
import type { VersionChoice } from '#src/lib/merge-versions.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { createAutosaveScheduler, type AutosaveScheduler } from '#src/platform/autosave-scheduler.ts';
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
  readonly place: NoteRef;
  readonly phase$: Observable<NoteStorePhase> = observable<NoteStorePhase>('loading');
  readonly order$: Observable<readonly number[]> = observable<readonly number[]>([]);
  /** The server no longer has this note; the typed text is here. */
  readonly isGone$ = observable(false);
  readonly problem$ = observable<string | null>(null);
  readonly rhythm: AutosaveScheduler;
  readonly pieces = new Map<NoteFieldId, NoteFieldStore>();
  readonly title$: Observable<string> = observable(() =>
    this.phase$.get() === 'ready' ? (this.pieces.get('title')?.state$.local.title.get() ?? '') : '',
  );
  /** Resolves once the note has loaded or failed. */
  opened: Promise<void> = Promise.resolve();
  movesWaiting = 0;
  #drafts: NoteDrafts | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #isNewsWaiting = false;

  constructor(place: NoteRef) {
    this.place = place;
    this.rhythm = createAutosaveScheduler({ save: () => void this.save(), operations: savingCalls });
  }

  /** Reads the note and its drafts. Call once, and again after a failure. */
  open(userId: number): void {
    this.phase$.set('loading');
    this.opened = this.#open(userId);
  }

  async #open(userId: number): Promise<void> {
    this.#drafts ??= await openNoteDrafts(userId, this.place.id);
    try {
      this.#begin(await readNoteOrCached(this.place), this.#drafts);
    } catch (error) {
      if (isMissing(error) && this.#drafts.orphaned.size > 0) this.#beginWithout(this.#drafts);
      else {
        this.problem$.set(describeError(error, 'general')?.detail ?? null);
        this.phase$.set(isMissing(error) ? 'missing' : 'failed');
        return;
      }
    }
    this.phase$.set('ready');
    if ([...this.pieces.values()].some(({ isDirty }) => isDirty)) this.rhythm.changed();
    await this.flush();
    await this.#drafts.deleteOrphaned();
  }

  async flush(): Promise<void> {
    await Promise.all([...this.pieces.values()].map(({ draft }) => draft.flush()));
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
    this.rhythm.stop();
    for (const { draft } of this.pieces.values()) draft.stop();
    this.#drafts?.release();
  }

  enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  save(): Promise<void> {
    this.rhythm.resume();
    return this.enqueue(() => this.#saveAll());
  }

  /** Queues a refetch after remote changes; changes reported before it runs share it. */
  onRemoteChange(): void {
    if (this.#isNewsWaiting || this.phase$.peek() !== 'ready') return;
    this.#isNewsWaiting = true;
    const listen = async (): Promise<void> => {
      this.#isNewsWaiting = false;
      await this.refetch();
    };
    // After a failure, the next reconnect refetches.
    void this.enqueue(listen).catch(() => undefined);
  }

  write(id: NoteFieldId, change: Parameters<NoteFieldStore['write']>[0]): void {
    this.pieces.get(id)?.write(change);
    this.rhythm.changed();
  }

  choose(id: NoteFieldId, choice: VersionChoice): void {
    this.pieces.get(id)?.dispatch({ type: 'chosen', choice });
    this.rhythm.changed();
  }

  addField(id: NoteFieldId, copy: RemoteField, kept: NoteFieldDraft | null = null): NoteFieldStore | null {
    if (this.#drafts === null) return null;
    const piece = new NoteFieldStore(id, createNoteField(copy, kept), this.#drafts.getAutosaver(id));
    this.pieces.set(id, piece);
    return piece;
  }

  async removeField(id: NoteFieldId): Promise<void> {
    const piece = this.pieces.get(id);
    this.order$.set(this.order$.peek().filter((other) => other !== id));
    this.pieces.delete(id);
    await piece?.drop();
  }

  /** Fetches the note and applies remote changes; null if it's deleted. Throws ApiError. */
  async refetch(): Promise<NoteModel | null> {
    try {
      const note = await readNote(this.place);
      this.isGone$.set(false);
      await this.#applyNote(note);
      return note;
    } catch (error) {
      if (!isMissing(error)) throw error;
      this.isGone$.set(true);
      return null;
    }
  }

  #begin(note: NoteModel, { orphaned }: NoteDrafts): void {
    const copies = getRemoteFields(note);
    for (const [id, copy] of copies) this.addField(id, copy, orphaned.get(id) ?? null);
    const lost = [...orphaned].filter(([id]) => !copies.has(id));
    for (const [id, kept] of lost) this.addField(id, kept.base, kept)?.dispatch({ type: 'gone' });
    const orphans = lost.map(([id]) => id).filter((id) => id !== 'title');
    this.order$.set([...note.sections.map(({ id }) => id), ...orphans]);
  }

  #beginWithout({ orphaned }: NoteDrafts): void {
    this.isGone$.set(true);
    this.addField('title', { version: 1, text: { title: '', content: null } }, orphaned.get('title') ?? null);
    const sections = [...orphaned].flatMap(([id, kept]) => (id === 'title' ? [] : [[id, kept] as const]));
    for (const [id, kept] of sections) this.addField(id, kept.base, kept);
    this.order$.set(sections.map(([id]) => id).toSorted((one, other) => one - other));
  }

  async #applyNote(note: NoteModel): Promise<void> {
    const copies = getRemoteFields(note);
    for (const [id, copy] of copies) {
      const piece = this.pieces.get(id);
      if (piece === undefined) this.addField(id, copy);
      else piece.dispatch({ type: 'heard', copy });
    }
    const gone = [...this.pieces.values()].filter(({ id }) => !copies.has(id));
    const kept = new Set<number>();
    for (const piece of gone) {
      if (!piece.isDirty) await this.removeField(piece.id);
      else if (piece.id !== 'title') {
        piece.dispatch({ type: 'gone' });
        kept.add(piece.id);
      }
    }
    const server = note.sections.map(({ id }) => id);
    this.order$.set(mergeSectionOrder({ server, shown: this.order$.peek(), kept, isMoving: this.movesWaiting > 0 }));
  }

  async #saveAll(): Promise<void> {
    if (this.phase$.peek() !== 'ready' || this.isGone$.peek()) return;
    const due = [...this.pieces.values()].filter(({ maySend }) => maySend);
    if (due.length === 0) return;
    this.rhythm.onSaveStarted();
    try {
      // Refetch first: the server may have a save whose response was lost.
      if (due.some(({ state }) => state.save.error === 'offline')) await this.refetch();
      for (const piece of due) if (piece.maySend && !this.isGone$.peek()) await this.#send(piece);
      this.problem$.set(null);
      this.rhythm.onSaveEnded(null);
      // The next save doesn't wait for lists.
      void refreshNotes(this.place);
    } catch (error) {
      this.problem$.set(describeError(error, 'general')?.detail ?? null);
      this.rhythm.onSaveEnded(
        classifySaveError(isApiError(error) ? error : null),
        isApiError(error) ? error.retryAfter : null,
      );
      return;
    }
    if (due.some(({ maySend }) => maySend)) this.rhythm.changed();
  }

  async #send(piece: NoteFieldStore): Promise<void> {
    piece.dispatch({ type: 'sendStarted' });
    const { sent, save } = piece.state;
    if (sent === null) return;
    try {
      const version = save.version ?? 0;
      const saved =
        piece.id === 'title'
          ? await saveTitle(this.place, version, sent.title)
          : await saveSection(this.place, piece.id, version, sent);
      piece.dispatch({ type: 'saved', version: saved });
    } catch (error) {
      await this.#onSaveFailed(piece, error);
    }
  }

  /** Handles a rejected save. Throws errors worth a retry. */
  async #onSaveFailed(piece: NoteFieldStore, error: unknown): Promise<void> {
    const isStale = isApiError(error, 'http') && error.status === 409;
    piece.dispatch({ type: 'sendFailed', error: classifySaveError(isApiError(error) ? error : null) });
    if (!isStale && !isMissing(error)) throw error;
    // The refetch shows a conflict or a deletion.
    await this.refetch();
  }
}
