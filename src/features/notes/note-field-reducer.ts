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
  remote: NoteFieldText,
): NoteFieldText | null {
  const usesLocalTitle = base.title === remote.title || local.title === remote.title;
  const usesRemoteTitle = base.title === local.title;
  const usesLocalContent = sameContent(base.content, remote.content) || sameContent(local.content, remote.content);
  const usesRemoteContent = sameContent(base.content, local.content);
  if (!(usesLocalTitle || usesRemoteTitle) || !(usesLocalContent || usesRemoteContent)) return null;
  return {
    title: usesLocalTitle ? local.title : remote.title,
    content: usesLocalContent ? local.content : remote.content,
  };
}

const bothMark = 'From the other device:';

export function joinFieldTexts(local: NoteFieldText, remote: NoteFieldText): NoteFieldText {
  const titles = [...new Set([local.title, remote.title].filter((title) => title.trim() !== ''))];
  const content =
    local.content && remote.content
      ? keepBoth(local.content, remote.content, bothMark)
      : (local.content ?? remote.content);
  return { title: titles.join(' / '), content };
}

export function createNoteField(copy: RemoteField, draft: NoteFieldDraft | null): NoteField {
  const opened = { ...initialSaveState, version: copy.version };
  const nothing = { sent: null, unconfirmed: null, remote: null, pendingRemote: null, isDeleted: false };
  const withoutDraft = { ...nothing, save: opened, base: copy.text, local: copy.text };
  if (draft === null || isSameFieldText(draft.local, copy.text)) return withoutDraft;
  const typed: NoteField = {
    ...withoutDraft,
    save: saveReducer(initialSaveState, { type: 'opened', version: draft.base.version, isDirty: true }),
    base: draft.base.text,
    local: draft.local,
    unconfirmed: draft.unconfirmed,
  };
  return draft.base.version === copy.version ? typed : applyRemote(typed, copy);
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
export function noteFieldReducer(field: NoteField, event: NoteFieldEvent): NoteField {
  switch (event.type) {
    case 'typed':
      if (isSameFieldText(event.text, field.local)) return field;
      return { ...field, local: event.text, save: saveReducer(field.save, { type: 'changed' }) };
    case 'sendStarted': {
      const save = saveReducer(field.save, event);
      return save === field.save ? field : { ...field, save, sent: field.local, unconfirmed: field.local };
    }
    case 'saved':
      if (field.sent === null) return field;
      return applyPendingRemote({
        ...field,
        save: saveReducer(field.save, event),
        base: field.sent,
        sent: null,
        unconfirmed: null,
      });
    case 'sendFailed':
      return applyPendingRemote({ ...field, save: saveReducer(field.save, event), sent: null });
    case 'heard':
      if (field.sent !== null) return { ...field, pendingRemote: event.copy };
      return applyRemote(field.isDeleted ? { ...field, isDeleted: false } : field, event.copy);
    case 'renumbered':
      return { ...field, save: { ...field.save, version: event.version } };
    case 'chosen':
      return applyChoice(field, event.choice);
    case 'gone':
      return { ...field, isDeleted: true, sent: null, save: { ...field.save, sending: null } };
  }
}

function applyPendingRemote(field: NoteField): NoteField {
  return field.pendingRemote === null ? field : applyRemote({ ...field, pendingRemote: null }, field.pendingRemote);
}

/** Applies the server's copy without overwriting unsaved text. */
function applyRemote(field: NoteField, copy: RemoteField): NoteField {
  const { version } = field.save;
  if (version !== null && copy.version <= version) return field;
  if (!isDirty(field.save) || isSameFieldText(field.local, copy.text)) return acceptRemote(field, copy);
  // The save without a response had arrived: this is the writer's own text.
  if (field.unconfirmed !== null && isSameFieldText(field.unconfirmed, copy.text))
    return rebase(field, copy, field.local);
  const merged = mergeFieldTexts(field.base, field.local, copy.text);
  if (merged === null) {
    const save = saveReducer(field.save, { type: 'conflicted', version: copy.version });
    return { ...field, save, remote: copy };
  }
  return rebase(field, copy, merged);
}

function rebase(field: NoteField, { version, text }: RemoteField, local: NoteFieldText): NoteField {
  const save = { ...field.save, version, error: null, remoteVersion: null };
  return { ...field, save, base: text, local, unconfirmed: null, remote: null };
}

function acceptRemote(field: NoteField, { version, text }: RemoteField): NoteField {
  const save = saveReducer(field.save, { type: 'settled', version });
  return { ...field, save, base: text, local: text, unconfirmed: null, remote: null };
}

function applyChoice(field: NoteField, choice: VersionChoice): NoteField {
  const { remote } = field;
  if (remote === null) return field;
  if (choice === 'remote') return acceptRemote(field, remote);
  const local = choice === 'both' ? joinFieldTexts(field.local, remote.text) : field.local;
  const settled = saveReducer(field.save, { type: 'settled', version: remote.version });
  return {
    ...field,
    save: saveReducer(settled, { type: 'changed' }),
    base: remote.text,
    local,
    unconfirmed: null,
    remote: null,
  };
}
