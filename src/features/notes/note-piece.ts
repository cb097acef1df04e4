import { observable, type Observable } from '@legendapp/state';
import { isDirty, maySend } from '#src/lib/save-state.ts';
import type { DraftWriter } from '#src/platform/draft-writer.ts';
import type { PieceId } from './kept-drafts.ts';
import { writeKept } from './kept-text.ts';
import { afterPieceEvent, keptOf, type Piece, type PieceEvent, type PieceText } from './piece.ts';

/** A piece of an open note: its state, and the draft that follows it at each change. */
export class NotePiece {
  readonly id: PieceId;
  readonly state$: Observable<Piece>;
  readonly draft: DraftWriter;

  constructor(id: PieceId, piece: Piece, draft: DraftWriter) {
    this.id = id;
    this.state$ = observable<Piece>(piece);
    this.draft = draft;
    this.#keep();
  }

  get state(): Piece {
    return this.state$.peek();
  }

  get isDirty(): boolean {
    return isDirty(this.state.save);
  }

  get maySend(): boolean {
    return maySend(this.state.save) && !this.state.isGone;
  }

  tell(event: PieceEvent): void {
    const next = afterPieceEvent(this.state, event);
    if (next === this.state) return;
    this.state$.set(next);
    this.#keep();
  }

  /** The writer changed the title, the text, or both. */
  write(change: Partial<PieceText>): void {
    this.tell({ type: 'typed', text: { ...this.state.mine, ...change } });
  }

  /** The piece is no more, and nothing of it is to be kept. */
  async drop(): Promise<void> {
    this.draft.write('');
    await this.draft.flush();
    this.draft.stop();
  }

  #keep(): void {
    const kept = keptOf(this.state);
    this.draft.write(kept === null ? '' : writeKept(kept));
  }
}
