import type { RichDoc } from '#src/lib/rich-text.ts';
import { saveReducer, isDirty, initialSaveState, type SaveState, type SaveErrorKind } from '#src/lib/save-state.ts';
import { type VersionChoice, keepBoth } from '#src/lib/two-versions.ts';
import type { NoteModel } from './note-view.ts';

/**
 * A piece of a note that is saved by itself, with a version of its own: a section, or the note's title. What is typed, what the
 * server has and what came from elsewhere, as a pure machine.
 */

/** What is written in a piece. The title of a note has no content. */
export type NoteFieldText = { readonly title: string; readonly content: RichDoc | null };

/** The server's copy of a piece. */
export type RemoteField = { readonly version: number; readonly text: NoteFieldText };

/** What a device has kept of a piece: the text as it was typed, and the copy of the server that it was made from. */
export type NoteFieldDraft = {
  readonly base: RemoteField;
  readonly local: NoteFieldText;
  /** The text of a save whose answer never came: the server may have it. */
  readonly unconfirmed: NoteFieldText | null;
};

export type NoteField = {
  readonly save: SaveState;
  /** The server's text that `mine` is made from; its version stands in `save`. */
  readonly base: NoteFieldText;
  readonly local: NoteFieldText;
  /** What is on its way to the server. */
  readonly sent: NoteFieldText | null;
  /** What was on its way last, until an answer says what became of it. */
  readonly unconfirmed: NoteFieldText | null;
  /** Another text of the server that waits for the writer's choice. */
  readonly remote: RemoteField | null;
  /** News that came while a save was on its way; looked at after it. */
  readonly pendingRemote: RemoteField | null;
  /** The server does not have this piece any more. */
  readonly isDeleted: boolean;
};

export type NoteFieldEvent =
  | { readonly type: 'typed'; readonly text: NoteFieldText }
  | { readonly type: 'sendStarted' }
  | { readonly type: 'saved'; readonly version: number }
  | { readonly type: 'sendFailed'; readonly error: SaveErrorKind }
  /** The server's copy was read, for whatever reason. */
  | { readonly type: 'heard'; readonly copy: RemoteField }
  /** A change of ours beside the text gave the piece another version (the order of the sections). */
  | { readonly type: 'renumbered'; readonly version: number }
  | { readonly type: 'chosen'; readonly choice: VersionChoice }
  | { readonly type: 'gone' };

const sameContent = (one: RichDoc | null, other: RichDoc | null): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Whether two texts read the same. */
export function isSameFieldText(one: NoteFieldText, other: NoteFieldText): boolean {
  return one.title === other.title && sameContent(one.content, other.content);
}

/**
 * One text of two that were made from the same, where title and content were each changed by one side at most; null when both
 * changed the same, and only the writer can tell.
 */
export function mergeFieldTexts(
  base: NoteFieldText,
  local: NoteFieldText,
  theirs: NoteFieldText,
): NoteFieldText | null {
  const keepsTitle = base.title === theirs.title || local.title === theirs.title;
  const takesTitle = base.title === local.title;
  const keepsContent = sameContent(base.content, theirs.content) || sameContent(local.content, theirs.content);
  const takesContent = sameContent(base.content, local.content);
  if (!(keepsTitle || takesTitle) || !(keepsContent || takesContent)) return null;
  return {
    title: keepsTitle ? local.title : theirs.title,
    content: keepsContent ? local.content : theirs.content,
  };
}

/** The line over the other version where both are kept. */
const bothMark = 'From the other device:';

/** Both texts in one, nothing left out. */
export function joinFieldTexts(local: NoteFieldText, theirs: NoteFieldText): NoteFieldText {
  const titles = [...new Set([local.title, theirs.title].filter((title) => title.trim() !== ''))];
  const content =
    local.content && theirs.content
      ? keepBoth(local.content, theirs.content, bothMark)
      : (local.content ?? theirs.content);
  return { title: titles.join(' / '), content };
}

/** A piece as the server has it; with what this device has kept of it, if anything. */
export function createNoteField(copy: RemoteField, kept: NoteFieldDraft | null): NoteField {
  const opened = { ...initialSaveState, version: copy.version };
  const nothing = { sent: null, unconfirmed: null, remote: null, pendingRemote: null, isDeleted: false };
  const plain = { ...nothing, save: opened, base: copy.text, local: copy.text };
  if (kept === null || isSameFieldText(kept.local, copy.text)) return plain;
  const typed: NoteField = {
    ...plain,
    save: saveReducer(initialSaveState, { type: 'opened', version: kept.base.version, isDirty: true }),
    base: kept.base.text,
    local: kept.local,
    unconfirmed: kept.unconfirmed,
  };
  return kept.base.version === copy.version ? typed : applyRemote(typed, copy);
}

/** What a device keeps of a piece; null when the server has all of it. */
export function toFieldDraft({ save, base, local, unconfirmed }: NoteField): NoteFieldDraft | null {
  return isDirty(save) && save.version !== null
    ? { base: { version: save.version, text: base }, local, unconfirmed }
    : null;
}

/** The copies that a note holds, by their pieces. */
export function getRemoteFields({ version, title, sections }: NoteModel): ReadonlyMap<'title' | number, RemoteField> {
  const copies = new Map<'title' | number, RemoteField>([['title', { version, text: { title, content: null } }]]);
  for (const section of sections)
    copies.set(section.id, { version: section.version, text: { title: section.title, content: section.content } });
  return copies;
}

/** What follows from an event; events that cannot be at this point change nothing. */
export function noteFieldReducer(piece: NoteField, event: NoteFieldEvent): NoteField {
  switch (event.type) {
    case 'typed':
      if (isSameFieldText(event.text, piece.local)) return piece;
      return { ...piece, local: event.text, save: saveReducer(piece.save, { type: 'changed' }) };
    case 'sendStarted': {
      const save = saveReducer(piece.save, event);
      return save === piece.save ? piece : { ...piece, save, sent: piece.local, unconfirmed: piece.local };
    }
    case 'saved':
      if (piece.sent === null) return piece;
      return applyPendingRemote({
        ...piece,
        save: saveReducer(piece.save, event),
        base: piece.sent,
        sent: null,
        unconfirmed: null,
      });
    case 'sendFailed':
      return applyPendingRemote({ ...piece, save: saveReducer(piece.save, event), sent: null });
    case 'heard':
      if (piece.sent !== null) return { ...piece, pendingRemote: event.copy };
      return applyRemote(piece.isDeleted ? { ...piece, isDeleted: false } : piece, event.copy);
    case 'renumbered':
      return { ...piece, save: { ...piece.save, version: event.version } };
    case 'chosen':
      return applyChoice(piece, event.choice);
    case 'gone':
      return { ...piece, isDeleted: true, sent: null, save: { ...piece.save, sending: null } };
  }
}

/** What was heard during a save counts after it. */
function applyPendingRemote(piece: NoteField): NoteField {
  return piece.pendingRemote === null ? piece : applyRemote({ ...piece, pendingRemote: null }, piece.pendingRemote);
}

/** The server's copy beside what is typed: taken over where nothing is unsaved, never over text of the writer's. */
function applyRemote(piece: NoteField, copy: RemoteField): NoteField {
  const { version } = piece.save;
  if (version !== null && copy.version <= version) return piece;
  if (!isDirty(piece.save) || isSameFieldText(piece.local, copy.text)) return acceptRemote(piece, copy);
  // The save whose answer was lost had arrived: this is the writer's own text.
  if (piece.unconfirmed !== null && isSameFieldText(piece.unconfirmed, copy.text))
    return rebase(piece, copy, piece.local);
  const merged = mergeFieldTexts(piece.base, piece.local, copy.text);
  if (merged === null) {
    const save = saveReducer(piece.save, { type: 'conflicted', version: copy.version });
    return { ...piece, save, remote: copy };
  }
  return rebase(piece, copy, merged);
}

/** A text of the writer's that is now made from another copy. */
function rebase(piece: NoteField, { version, text }: RemoteField, local: NoteFieldText): NoteField {
  const save = { ...piece.save, version, error: null, theirs: null };
  return { ...piece, save, base: text, local, unconfirmed: null, remote: null };
}

/** The server's copy as it is. */
function acceptRemote(piece: NoteField, { version, text }: RemoteField): NoteField {
  const save = saveReducer(piece.save, { type: 'settled', version });
  return { ...piece, save, base: text, local: text, unconfirmed: null, remote: null };
}

function applyChoice(piece: NoteField, choice: VersionChoice): NoteField {
  const { remote } = piece;
  if (remote === null) return piece;
  if (choice === 'theirs') return acceptRemote(piece, remote);
  const local = choice === 'both' ? joinFieldTexts(piece.local, remote.text) : piece.local;
  const settled = saveReducer(piece.save, { type: 'settled', version: remote.version });
  return {
    ...piece,
    save: saveReducer(settled, { type: 'changed' }),
    base: remote.text,
    local,
    unconfirmed: null,
    remote: null,
  };
}
