import { asObject, asObjectArray, asText } from '#src/lib/read-raw.ts';
import { readRichDoc, type RichDoc } from '#src/lib/rich-text.ts';

/** A note as the list shows it. */
export type NoteRow = {
  readonly id: number;
  /** Null while it has none. */
  readonly title: string | null;
  readonly excerpt: string | null;
  /** ISO date-time. */
  readonly updatedAt: string | null;
};

/** A section of a note. Its title is as it was typed, `''` while it has none. */
export type SectionModel = {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly content: RichDoc;
};

/** A note with its sections, in their order. */
export type NoteModel = {
  readonly id: number;
  readonly version: number;
  /** As it was typed, `''` while it has none. */
  readonly title: string;
  readonly sections: readonly SectionModel[];
  /** ISO date-time. */
  readonly updatedAt: string | null;
};

/** What a note without a title is called. */
export const untitled = 'Untitled';

const idOf = (raw: unknown): number | null => (typeof raw === 'number' && Number.isSafeInteger(raw) ? raw : null);
const versionOf = (raw: unknown): number => Math.max(1, idOf(raw) ?? 1);
const typedText = (raw: unknown): string => (typeof raw === 'string' ? raw : '');

function oncePerId<Row extends { readonly id: number }>(rows: readonly (Row | null)[]): readonly Row[] {
  return [...new Map(rows.filter((row) => row !== null).map((row) => [row.id, row])).values()];
}

function noteRow(raw: Readonly<Record<string, unknown>>): NoteRow | null {
  const id = idOf(raw['id']);
  if (id === null) return null;
  return { id, title: asText(raw['title']), excerpt: asText(raw['excerpt']), updatedAt: asText(raw['updated_at']) };
}

/** The notes of a list, each once, in the server's order; rows that are none are left out. */
export function noteRows(raw: unknown): readonly NoteRow[] {
  return oncePerId(asObjectArray(raw).map(noteRow));
}

/** A section that a server may send with holes; null when it has no id. A text that is none reads as an empty one. */
export function parseSection(raw: unknown): SectionModel | null {
  const section = asObject(raw);
  const id = idOf(section['id']);
  if (id === null) return null;
  return {
    id,
    version: versionOf(section['version']),
    title: typedText(section['title']),
    content: readRichDoc(section['content']) ?? { type: 'doc', content: [] },
  };
}

/** A note that a server may send with holes; null when it has no id. */
export function parseNote(raw: unknown): NoteModel | null {
  const note = asObject(raw);
  const id = idOf(note['id']);
  if (id === null) return null;
  return {
    id,
    version: versionOf(note['version']),
    title: typedText(note['title']),
    sections: oncePerId(asObjectArray(note['sections']).map(parseSection)),
    updatedAt: asText(note['updated_at']),
  };
}
