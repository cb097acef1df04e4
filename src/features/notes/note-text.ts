import type { FieldDraft, MergeStrategy } from '#src/lib/autosave-field.ts';
import { asObject } from '#src/lib/decode.ts';
import { getHunks, keepBoth, type Hunk } from '#src/lib/merge-versions.ts';
import { readRichDoc, type RichDoc, type RichNode } from '#src/lib/rich-text.ts';
import { mergeOrders } from './note-model.ts';

/** A note's title, the order of its sections, or a section by its key. */
export type NoteFieldId = 'title' | 'order' | number;

/** A section's text; the note's title, without content; or the order of the sections by their keys. */
export type NoteFieldText = {
  readonly title: string;
  readonly content: RichDoc | null;
  readonly order?: readonly number[];
};

export type NoteFieldDraft = FieldDraft<NoteFieldText>;

const noContent: RichDoc = { type: 'doc', content: [] };

function sameContent(one: RichDoc | null, other: RichDoc | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function isSameFieldText(one: NoteFieldText, other: NoteFieldText): boolean {
  return (
    one.title === other.title && sameContent(one.content, other.content) && String(one.order) === String(other.order)
  );
}

/**
 * Merges two texts with a common base if each of title and content changed on one side at most. Returns null on a
 * conflict. Orders always merge.
 */
export function mergeFieldTexts(
  base: NoteFieldText,
  local: NoteFieldText,
  remote: NoteFieldText,
): NoteFieldText | null {
  if (local.order && remote.order)
    return { ...remote, order: mergeOrders(base.order ?? [], local.order, remote.order) };
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
  if (local.order && remote.order) return { ...local, order: mergeOrders([], remote.order, local.order) };
  const titles = [...new Set([local.title, remote.title].filter((title) => title.trim() !== ''))];
  const content =
    local.content && remote.content
      ? keepBoth(local.content, remote.content, bothMark)
      : (local.content ?? remote.content);
  return { title: titles.join(' / '), content };
}

export const noteStrategy: MergeStrategy<NoteFieldText> = {
  isSame: isSameFieldText,
  merge: mergeFieldTexts,
  join: joinFieldTexts,
};

/**
 * Serialises a field's draft, also readable as a rich text draft (`text-draft.ts`). `section` is the server's id of a
 * section that was created here.
 */
export function serializeFieldDraft({ base, local, unconfirmed }: NoteFieldDraft, section?: number): string {
  return JSON.stringify({
    version: base.version,
    doc: local.content ?? noContent,
    title: local.title,
    base: base.value,
    ...(local.order && { order: local.order }),
    ...(section !== undefined && { section }),
    ...(unconfirmed && { tried: unconfirmed }),
  });
}

function parseTitle(raw: unknown): string {
  return typeof raw === 'string' ? raw : '';
}

function parseOrder(raw: unknown): { readonly order?: readonly number[] } {
  return Array.isArray(raw) ? { order: raw.filter((key): key is number => Number.isInteger(key)) } : {};
}

function readText(raw: unknown): NoteFieldText {
  const { title, content, order } = asObject(raw);
  return { title: parseTitle(title), content: readRichDoc(content), ...parseOrder(order) };
}

/** Parses a field's draft, or returns null. `section` is set for a section that was created here. */
export function parseFieldDraft(
  stored: string,
  id: NoteFieldId,
): (NoteFieldDraft & { readonly section?: number }) | null {
  let raw: unknown;
  try {
    raw = JSON.parse(stored);
  } catch {
    return null;
  }
  const { version, doc, title, base, tried, order, section } = asObject(raw);
  const content = readRichDoc(doc);
  if (typeof version !== 'number' || content === null || (id === 'order' && !Array.isArray(order))) return null;
  return {
    base: { version, value: readText(base) },
    local: { title: parseTitle(title), content: typeof id === 'number' ? content : null, ...parseOrder(order) },
    unconfirmed: tried === undefined ? null : readText(tried),
    ...(typeof section === 'number' && { section }),
  };
}

function line(type: 'heading' | 'paragraph', text: string): RichNode {
  return {
    type,
    ...(text !== '' && { content: [{ type: 'text', text }] }),
  };
}

function wholeText({ title, content }: NoteFieldText, withTitle: boolean): RichDoc {
  if (content === null) return { type: 'doc', content: [line('paragraph', title)] };
  return { type: 'doc', content: withTitle ? [line('heading', title), ...content.content] : content.content };
}

export function getNoteHunks(local: NoteFieldText, remote: NoteFieldText): readonly Hunk[] {
  const withTitle = local.title !== remote.title;
  return getHunks(wholeText(local, withTitle), wholeText(remote, withTitle));
}
