import type { RichDoc } from '#src/lib/rich-text.ts';
import { afterSaveEvent, isDirty, nothingOpen, type SaveState, type SaveTrouble } from '#src/lib/save-state.ts';
import { type Choice, keepBoth } from '#src/lib/two-versions.ts';
import type { NoteView } from './note-view.ts';

/**
 * A piece of a note that is saved by itself, with a version of its own: a section, or the note's title. What is typed, what the
 * server has and what came from elsewhere, as a pure machine.
 */

/** What is written in a piece. The title of a note has no content. */
export type PieceText = { readonly title: string; readonly content: RichDoc | null };

/** The server's copy of a piece. */
export type Copy = { readonly version: number; readonly text: PieceText };

/** What a device has kept of a piece: the text as it was typed, and the copy of the server that it was made from. */
export type KeptText = {
  readonly base: Copy;
  readonly mine: PieceText;
  /** The text of a save whose answer never came: the server may have it. */
  readonly tried: PieceText | null;
};

export type Piece = {
  readonly save: SaveState;
  /** The server's text that `mine` is made from; its version stands in `save`. */
  readonly base: PieceText;
  readonly mine: PieceText;
  /** What is on its way to the server. */
  readonly sent: PieceText | null;
  /** What was on its way last, until an answer says what became of it. */
  readonly tried: PieceText | null;
  /** Another text of the server that waits for the writer's choice. */
  readonly theirs: Copy | null;
  /** News that came while a save was on its way; looked at after it. */
  readonly heard: Copy | null;
  /** The server does not have this piece any more. */
  readonly isGone: boolean;
};

export type PieceEvent =
  | { readonly type: 'typed'; readonly text: PieceText }
  | { readonly type: 'sendStarted' }
  | { readonly type: 'saved'; readonly version: number }
  | { readonly type: 'sendFailed'; readonly trouble: SaveTrouble }
  /** The server's copy was read, for whatever reason. */
  | { readonly type: 'heard'; readonly copy: Copy }
  /** A change of ours beside the text gave the piece another version (the order of the sections). */
  | { readonly type: 'renumbered'; readonly version: number }
  | { readonly type: 'chosen'; readonly choice: Choice }
  | { readonly type: 'gone' };

const sameContent = (one: RichDoc | null, other: RichDoc | null): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Whether two texts read the same. */
export function isSameText(one: PieceText, other: PieceText): boolean {
  return one.title === other.title && sameContent(one.content, other.content);
}

/**
 * One text of two that were made from the same, where title and content were each changed by one side at most; null when both
 * changed the same, and only the writer can tell.
 */
export function mergeTexts(base: PieceText, mine: PieceText, theirs: PieceText): PieceText | null {
  const keepsTitle = base.title === theirs.title || mine.title === theirs.title;
  const takesTitle = base.title === mine.title;
  const keepsContent = sameContent(base.content, theirs.content) || sameContent(mine.content, theirs.content);
  const takesContent = sameContent(base.content, mine.content);
  if (!(keepsTitle || takesTitle) || !(keepsContent || takesContent)) return null;
  return {
    title: keepsTitle ? mine.title : theirs.title,
    content: keepsContent ? mine.content : theirs.content,
  };
}

/** The line over the other version where both are kept. */
const bothMark = 'From the other device:';

/** Both texts in one, nothing left out. */
export function bothTexts(mine: PieceText, theirs: PieceText): PieceText {
  const titles = [...new Set([mine.title, theirs.title].filter((title) => title.trim() !== ''))];
  const content =
    mine.content && theirs.content
      ? keepBoth(mine.content, theirs.content, bothMark)
      : (mine.content ?? theirs.content);
  return { title: titles.join(' / '), content };
}

/** A piece as the server has it; with what this device has kept of it, if anything. */
export function openPiece(copy: Copy, kept: KeptText | null): Piece {
  const opened = { ...nothingOpen, version: copy.version };
  const nothing = { sent: null, tried: null, theirs: null, heard: null, isGone: false };
  const plain = { ...nothing, save: opened, base: copy.text, mine: copy.text };
  if (kept === null || isSameText(kept.mine, copy.text)) return plain;
  const typed: Piece = {
    ...plain,
    save: afterSaveEvent(nothingOpen, { type: 'opened', version: kept.base.version, isDirty: true }),
    base: kept.base.text,
    mine: kept.mine,
    tried: kept.tried,
  };
  return kept.base.version === copy.version ? typed : afterNews(typed, copy);
}

/** What a device keeps of a piece; null when the server has all of it. */
export function keptOf({ save, base, mine, tried }: Piece): KeptText | null {
  return isDirty(save) && save.version !== null ? { base: { version: save.version, text: base }, mine, tried } : null;
}

/** The copies that a note holds, by their pieces. */
export function copiesOf({ version, title, sections }: NoteView): ReadonlyMap<'title' | number, Copy> {
  const copies = new Map<'title' | number, Copy>([['title', { version, text: { title, content: null } }]]);
  for (const section of sections)
    copies.set(section.id, { version: section.version, text: { title: section.title, content: section.content } });
  return copies;
}

/** What follows from an event; events that cannot be at this point change nothing. */
export function afterPieceEvent(piece: Piece, event: PieceEvent): Piece {
  switch (event.type) {
    case 'typed':
      if (isSameText(event.text, piece.mine)) return piece;
      return { ...piece, mine: event.text, save: afterSaveEvent(piece.save, { type: 'changed' }) };
    case 'sendStarted': {
      const save = afterSaveEvent(piece.save, event);
      return save === piece.save ? piece : { ...piece, save, sent: piece.mine, tried: piece.mine };
    }
    case 'saved':
      if (piece.sent === null) return piece;
      return listened({ ...piece, save: afterSaveEvent(piece.save, event), base: piece.sent, sent: null, tried: null });
    case 'sendFailed':
      return listened({ ...piece, save: afterSaveEvent(piece.save, event), sent: null });
    case 'heard':
      if (piece.sent !== null) return { ...piece, heard: event.copy };
      return afterNews(piece.isGone ? { ...piece, isGone: false } : piece, event.copy);
    case 'renumbered':
      return { ...piece, save: { ...piece.save, version: event.version } };
    case 'chosen':
      return afterChoice(piece, event.choice);
    case 'gone':
      return { ...piece, isGone: true, sent: null, save: { ...piece.save, sending: null } };
  }
}

/** What was heard during a save counts after it. */
function listened(piece: Piece): Piece {
  return piece.heard === null ? piece : afterNews({ ...piece, heard: null }, piece.heard);
}

/** The server's copy beside what is typed: taken over where nothing is unsaved, never over text of the writer's. */
function afterNews(piece: Piece, copy: Copy): Piece {
  const { version } = piece.save;
  if (version !== null && copy.version <= version) return piece;
  if (!isDirty(piece.save) || isSameText(piece.mine, copy.text)) return taken(piece, copy);
  // The save whose answer was lost had arrived: this is the writer's own text.
  if (piece.tried !== null && isSameText(piece.tried, copy.text)) return madeFrom(piece, copy, piece.mine);
  const merged = mergeTexts(piece.base, piece.mine, copy.text);
  if (merged === null) {
    const save = afterSaveEvent(piece.save, { type: 'conflicted', version: copy.version });
    return { ...piece, save, theirs: copy };
  }
  return madeFrom(piece, copy, merged);
}

/** A text of the writer's that is now made from another copy. */
function madeFrom(piece: Piece, { version, text }: Copy, mine: PieceText): Piece {
  const save = { ...piece.save, version, trouble: null, theirs: null };
  return { ...piece, save, base: text, mine, tried: null, theirs: null };
}

/** The server's copy as it is. */
function taken(piece: Piece, { version, text }: Copy): Piece {
  const save = afterSaveEvent(piece.save, { type: 'settled', version });
  return { ...piece, save, base: text, mine: text, tried: null, theirs: null };
}

function afterChoice(piece: Piece, choice: Choice): Piece {
  const { theirs } = piece;
  if (theirs === null) return piece;
  if (choice === 'theirs') return taken(piece, theirs);
  const mine = choice === 'both' ? bothTexts(piece.mine, theirs.text) : piece.mine;
  const settled = afterSaveEvent(piece.save, { type: 'settled', version: theirs.version });
  return {
    ...piece,
    save: afterSaveEvent(settled, { type: 'changed' }),
    base: theirs.text,
    mine,
    tried: null,
    theirs: null,
  };
}
