import { observable, type Observable } from '@legendapp/state';
import { describe } from '#src/lib/describe-error.ts';
import { saveTroubleOf } from '#src/lib/save-trouble.ts';
import type { Choice } from '#src/lib/two-versions.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { createSaveRhythm, type SaveRhythm } from '#src/platform/save-rhythm.ts';
import { type KeptDrafts, openKeptDrafts, type PieceId } from './kept-drafts.ts';
import { NotePiece } from './note-piece.ts';
import type { NoteView } from './note-view.ts';
import { copiesOf, type Copy, type KeptText, openPiece } from './piece.ts';
import { type NotePlace, readNote, readOrRemember, refreshNotes, saveSection, saveTitle } from './queries.ts';
import { orderAfterNews } from './section-order.ts';

/** `missing`: the server has no such note, and this device nothing of it. `failed`: it could not be read. */
export type DeskPhase = 'loading' | 'ready' | 'missing' | 'failed';

const savingCalls = ['noteUpdate', 'noteSectionUpdate', 'noteRead'] as const;

const isMissing = (error: unknown): boolean =>
  isApiError(error, 'http') && (error.status === 404 || error.status === 410);

/**
 * One open note: what is typed is kept on this device at once and sent in pauses, one call at a time; what changes elsewhere comes
 * in without touching unsaved text. What became of each piece is a pure machine (`piece.ts`); this runs it.
 */
export class NoteDesk {
  readonly place: NotePlace;
  readonly phase$: Observable<DeskPhase> = observable<DeskPhase>('loading');
  /** The sections in their order. */
  readonly order$: Observable<readonly number[]> = observable<readonly number[]>([]);
  /** The server does not have this note any more; what was typed is here. */
  readonly isGone$ = observable(false);
  /** Why the last save failed, or the note could not be read, where there is more to say than that. */
  readonly problem$ = observable<string | null>(null);
  readonly rhythm: SaveRhythm;
  readonly pieces = new Map<PieceId, NotePiece>();
  /** The title as it is typed; `''` before the note is there. */
  readonly title$: Observable<string> = observable(() =>
    this.phase$.get() === 'ready' ? (this.pieces.get('title')?.state$.mine.title.get() ?? '') : '',
  );
  /** Resolves once it is known what there is of the note. */
  opened: Promise<void> = Promise.resolve();
  /** How many moves of sections the server has not answered yet. */
  movesWaiting = 0;
  #drafts: KeptDrafts | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #isNewsWaiting = false;

  constructor(place: NotePlace) {
    this.place = place;
    this.rhythm = createSaveRhythm({ save: () => void this.save(), operations: savingCalls });
  }

  /** Reads the note and what is kept of it. To be called once, and again after a failure. */
  open(userId: number): void {
    this.phase$.set('loading');
    this.opened = this.#open(userId);
  }

  async #open(userId: number): Promise<void> {
    this.#drafts ??= await openKeptDrafts(userId, this.place.id);
    try {
      this.#begin(await readOrRemember(this.place), this.#drafts);
    } catch (error) {
      if (isMissing(error) && this.#drafts.left.size > 0) this.#beginWithout(this.#drafts);
      else {
        this.problem$.set(describe(error, 'general')?.detail ?? null);
        this.phase$.set(isMissing(error) ? 'missing' : 'failed');
        return;
      }
    }
    this.phase$.set('ready');
    if ([...this.pieces.values()].some(({ isDirty }) => isDirty)) this.rhythm.changed();
    await this.flush();
    await this.#drafts.forgetLeft();
  }

  /** Keeps everything on this device, now. */
  async flush(): Promise<void> {
    await Promise.all([...this.pieces.values()].map(({ draft }) => draft.flush()));
  }

  /** The note was left: the rest is sent, if the server takes it. */
  async finish(): Promise<void> {
    await this.opened;
    await this.flush();
    await this.save();
    await this.flush();
  }

  /** Ends it; what was not sent stays on this device. */
  stop(): void {
    this.rhythm.stop();
    for (const { draft } of this.pieces.values()) draft.stop();
    this.#drafts?.release();
  }

  /** Runs calls about this note one after the other. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  /** Sends what is unsaved, now; resolves when that is decided. */
  save(): Promise<void> {
    this.rhythm.settle();
    return this.inTurn(() => this.#saveAll());
  }

  /** Something changed elsewhere: the note is read again, in its turn, once for all that is told meanwhile. */
  hearNews(): void {
    if (this.#isNewsWaiting || this.phase$.peek() !== 'ready') return;
    this.#isNewsWaiting = true;
    const listen = async (): Promise<void> => {
      this.#isNewsWaiting = false;
      await this.readAgain();
    };
    // What cannot be read now is read when the connection is back.
    void this.inTurn(listen).catch(() => undefined);
  }

  write(id: PieceId, change: Parameters<NotePiece['write']>[0]): void {
    this.pieces.get(id)?.write(change);
    this.rhythm.changed();
  }

  choose(id: PieceId, choice: Choice): void {
    this.pieces.get(id)?.tell({ type: 'chosen', choice });
    this.rhythm.changed();
  }

  /** A piece that is new here. */
  addPiece(id: PieceId, copy: Copy, kept: KeptText | null = null): NotePiece | null {
    if (this.#drafts === null) return null;
    const piece = new NotePiece(id, openPiece(copy, kept), this.#drafts.writerOf(id));
    this.pieces.set(id, piece);
    return piece;
  }

  async removePiece(id: PieceId): Promise<void> {
    const piece = this.pieces.get(id);
    this.order$.set(this.order$.peek().filter((other) => other !== id));
    this.pieces.delete(id);
    await piece?.drop();
  }

  /** Reads the note and takes in what others have done to it. @throws ApiError; a note that is gone is none. */
  async readAgain(): Promise<NoteView | null> {
    try {
      const note = await readNote(this.place);
      this.isGone$.set(false);
      await this.#takeIn(note);
      return note;
    } catch (error) {
      if (!isMissing(error)) throw error;
      this.isGone$.set(true);
      return null;
    }
  }

  #begin(note: NoteView, { left }: KeptDrafts): void {
    const copies = copiesOf(note);
    for (const [id, copy] of copies) this.addPiece(id, copy, left.get(id) ?? null);
    const lost = [...left].filter(([id]) => !copies.has(id));
    for (const [id, kept] of lost) this.addPiece(id, kept.base, kept)?.tell({ type: 'gone' });
    const orphans = lost.map(([id]) => id).filter((id) => id !== 'title');
    this.order$.set([...note.sections.map(({ id }) => id), ...orphans]);
  }

  /** The note is gone: what is kept of it is all there is. */
  #beginWithout({ left }: KeptDrafts): void {
    this.isGone$.set(true);
    this.addPiece('title', { version: 1, text: { title: '', content: null } }, left.get('title') ?? null);
    const sections = [...left].flatMap(([id, kept]) => (id === 'title' ? [] : [[id, kept] as const]));
    for (const [id, kept] of sections) this.addPiece(id, kept.base, kept);
    this.order$.set(sections.map(([id]) => id).toSorted((one, other) => one - other));
  }

  async #takeIn(note: NoteView): Promise<void> {
    const copies = copiesOf(note);
    for (const [id, copy] of copies) {
      const piece = this.pieces.get(id);
      if (piece === undefined) this.addPiece(id, copy);
      else piece.tell({ type: 'heard', copy });
    }
    const gone = [...this.pieces.values()].filter(({ id }) => !copies.has(id));
    const kept = new Set<number>();
    for (const piece of gone) {
      if (!piece.isDirty) await this.removePiece(piece.id);
      else if (piece.id !== 'title') {
        piece.tell({ type: 'gone' });
        kept.add(piece.id);
      }
    }
    const server = note.sections.map(({ id }) => id);
    this.order$.set(orderAfterNews({ server, shown: this.order$.peek(), kept, isMoving: this.movesWaiting > 0 }));
  }

  async #saveAll(): Promise<void> {
    if (this.phase$.peek() !== 'ready' || this.isGone$.peek()) return;
    const due = [...this.pieces.values()].filter(({ maySend }) => maySend);
    if (due.length === 0) return;
    this.rhythm.began();
    try {
      // The server may have a save whose answer was lost: that is asked before it is repeated.
      if (due.some(({ state }) => state.save.trouble === 'offline')) await this.readAgain();
      for (const piece of due) if (piece.maySend && !this.isGone$.peek()) await this.#send(piece);
      this.problem$.set(null);
      this.rhythm.ended(null);
      // The next save does not wait for lists.
      void refreshNotes(this.place);
    } catch (error) {
      this.problem$.set(describe(error, 'general')?.detail ?? null);
      this.rhythm.ended(saveTroubleOf(isApiError(error) ? error : null), isApiError(error) ? error.retryAfter : null);
      return;
    }
    if (due.some(({ maySend }) => maySend)) this.rhythm.changed();
  }

  async #send(piece: NotePiece): Promise<void> {
    piece.tell({ type: 'sendStarted' });
    const { sent, save } = piece.state;
    if (sent === null) return;
    try {
      const version = save.version ?? 0;
      const saved =
        piece.id === 'title'
          ? await saveTitle(this.place, version, sent.title)
          : await saveSection(this.place, piece.id, version, sent);
      piece.tell({ type: 'saved', version: saved });
    } catch (error) {
      await this.#notSaved(piece, error);
    }
  }

  /** What became of a save that the server did not take. Throws what is worth trying again. */
  async #notSaved(piece: NotePiece, error: unknown): Promise<void> {
    const isStale = isApiError(error, 'http') && error.status === 409;
    piece.tell({ type: 'sendFailed', trouble: saveTroubleOf(isApiError(error) ? error : null) });
    if (!isStale && !isMissing(error)) throw error;
    // The server's copy, or the lack of it, says the rest.
    await this.readAgain();
  }
}
