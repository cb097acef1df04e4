import { asObject } from '#src/lib/decode.ts';
import { readRichDoc, type RichDoc } from '#src/lib/rich-text.ts';
import { joinFieldTexts, isSameFieldText, type NoteFieldDraft, type NoteFieldText } from './note-field-reducer.ts';

const noContent: RichDoc = { type: 'doc', content: [] };

/** Serialises a field's draft, also readable as a rich text draft (`text-draft.ts`). */
export function serializeFieldDraft({ base, local, unconfirmed }: NoteFieldDraft): string {
  return JSON.stringify({
    version: base.version,
    doc: local.content ?? noContent,
    title: local.title,
    base: base.text,
    ...(unconfirmed && { tried: unconfirmed }),
  });
}

function parseTitle(raw: unknown): string {
  return typeof raw === 'string' ? raw : '';
}

function readText(raw: unknown): NoteFieldText {
  const { title, content } = asObject(raw);
  return { title: parseTitle(title), content: readRichDoc(content) };
}

/** Parses a field's draft, or returns null. A note's title (`isTitle`) has no content. */
export function parseFieldDraft(stored: string, isTitle: boolean): NoteFieldDraft | null {
  let raw: unknown;
  try {
    raw = JSON.parse(stored);
  } catch {
    return null;
  }
  const { version, doc, title, base, tried } = asObject(raw);
  const content = readRichDoc(doc);
  if (typeof version !== 'number' || content === null) return null;
  return {
    base: { version, text: readText(base) },
    local: { title: parseTitle(title), content: isTitle ? null : content },
    unconfirmed: tried === undefined ? null : readText(tried),
  };
}

/** Merges a field's drafts from closed tabs, oldest first, without losing text. */
export function mergeDrafts(drafts: readonly NoteFieldDraft[]): NoteFieldDraft | null {
  const newest = drafts.at(-1);
  if (newest === undefined) return null;
  let { local } = newest;
  for (const other of drafts.slice(0, -1).toReversed())
    if (!isSameFieldText(local, other.local)) local = joinFieldTexts(local, other.local);
  return local === newest.local ? newest : { ...newest, local, unconfirmed: null };
}
