import type { RichDoc } from '#src/lib/rich-text.ts';
import { saveReducer, isDirty, initialSaveState, type SaveState, type SaveErrorKind } from '#src/lib/save-reducer.ts';
import { type VersionChoice, keepBoth } from '#src/lib/merge-versions.ts';
import type { NoteModel } from './note-model.ts';

/**
 * The state of a note's field, saved separately with its own version: a section or the title. A pure reducer of local,
 * server and remote text.
 */

export type NoteFieldText = { readonly title: string; readonly content: RichDoc | null };

export type RemoteField = { readonly version: number; readonly text: NoteFieldText };

/** A field's draft: the typed text and the server's copy it's based on. */
export type NoteFieldDraft = {
  readonly base: RemoteField;
  readonly local: NoteFieldText;
  /** A save without a response; the server may have it. */
  readonly unconfirmed: NoteFieldText | null;
};

export type NoteField = {
  readonly save: SaveState;
  /** The server's text that `local` is based on; its version is in `save`. */
  readonly base: NoteFieldText;
  readonly local: NoteFieldText;
  readonly sent: NoteFieldText | null;
  /** The last save's text, until its result is known. */
  readonly unconfirmed: NoteFieldText | null;
  /** The server's conflicting text, waiting for the writer. */
  readonly remote: RemoteField | null;
  /** A remote copy that arrived during a save, applied after it. */
  readonly pendingRemote: RemoteField | null;
  readonly isDeleted: boolean;
};

export type NoteFieldEvent =
  | { readonly type: 'typed'; readonly text: NoteFieldText }
  | { readonly type: 'sendStarted' }
  | { readonly type: 'saved'; readonly version: number }
  | { readonly type: 'sendFailed'; readonly error: SaveErrorKind }
  | { readonly type: 'heard'; readonly copy: RemoteField }
  /** Our own change of section order gave the field a new version. */
  | { readonly type: 'renumbered'; readonly version: number }
  | { readonly type: 'chosen'; readonly choice: VersionChoice }
  | { readonly type: 'gone' };

function sameContent(one: RichDoc | null, other: RichDoc | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

export function isSameFieldText(one: NoteFieldText, other: NoteFieldText): boolean {
  return one.title === other.title && sameContent(one.content, other.content);
}

/**
 * Merges two texts with a common base if each of title and content changed on one side at most. Returns null on a
 * conflict.
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

const bothMark = 'From the other device:';

export function joinFieldTexts(local: NoteFieldText, theirs: NoteFieldText): NoteFieldText {
  const titles = [...new Set([local.title, theirs.title].filter((title) => title.trim() !== ''))];
  const content =
    local.content && theirs.content
      ? keepBoth(local.content, theirs.content, bothMark)
      : (local.content ?? theirs.content);
  return { title: titles.join(' / '), content };
}

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

/** Returns the draft to store; null when the server has everything. */
export function toFieldDraft({ save, base, local, unconfirmed }: NoteField): NoteFieldDraft | null {
  return isDirty(save) && save.version !== null
    ? { base: { version: save.version, text: base }, local, unconfirmed }
    : null;
}

export function getRemoteFields({ version, title, sections }: NoteModel): ReadonlyMap<'title' | number, RemoteField> {
  const copies = new Map<'title' | number, RemoteField>([['title', { version, text: { title, content: null } }]]);
  for (const section of sections)
    copies.set(section.id, { version: section.version, text: { title: section.title, content: section.content } });
  return copies;
}

/** Returns the next state; ignores events invalid in this state. */
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

function applyPendingRemote(piece: NoteField): NoteField {
  return piece.pendingRemote === null ? piece : applyRemote({ ...piece, pendingRemote: null }, piece.pendingRemote);
}

/** Applies the server's copy without overwriting unsaved text. */
function applyRemote(piece: NoteField, copy: RemoteField): NoteField {
  const { version } = piece.save;
  if (version !== null && copy.version <= version) return piece;
  if (!isDirty(piece.save) || isSameFieldText(piece.local, copy.text)) return acceptRemote(piece, copy);
  // The save without a response had arrived: this is the writer's own text.
  if (piece.unconfirmed !== null && isSameFieldText(piece.unconfirmed, copy.text))
    return rebase(piece, copy, piece.local);
  const merged = mergeFieldTexts(piece.base, piece.local, copy.text);
  if (merged === null) {
    const save = saveReducer(piece.save, { type: 'conflicted', version: copy.version });
    return { ...piece, save, remote: copy };
  }
  return rebase(piece, copy, merged);
}

function rebase(piece: NoteField, { version, text }: RemoteField, local: NoteFieldText): NoteField {
  const save = { ...piece.save, version, error: null, theirs: null };
  return { ...piece, save, base: text, local, unconfirmed: null, remote: null };
}

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
