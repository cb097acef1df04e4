import { asObject, asObjectArray, asText } from '#src/lib/decode.ts';
import { readRichDoc, type RichDoc } from '#src/lib/rich-text.ts';

export type NoteRow = {
  readonly id: number;
  readonly title: string | null;
  readonly excerpt: string | null;
  readonly updatedAt: string | null;
};

/** A note's section. Its title is unchanged user input, `''` without one. */
export type SectionModel = {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly content: RichDoc;
};

export type NoteModel = {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly sections: readonly SectionModel[];
  readonly updatedAt: string | null;
};

export const untitled = 'Untitled';

function parseId(raw: unknown): number | null {
  return typeof raw === 'number' && Number.isSafeInteger(raw) ? raw : null;
}

function parseVersion(raw: unknown): number {
  return Math.max(1, parseId(raw) ?? 1);
}

function typedText(raw: unknown): string {
  return typeof raw === 'string' ? raw : '';
}

function oncePerId<Row extends { readonly id: number }>(rows: readonly (Row | null)[]): readonly Row[] {
  return [...new Map(rows.filter((row) => row !== null).map((row) => [row.id, row])).values()];
}

function noteRow(raw: Readonly<Record<string, unknown>>): NoteRow | null {
  const id = parseId(raw['id']);
  if (id === null) return null;
  return { id, title: asText(raw['title']), excerpt: asText(raw['excerpt']), updatedAt: asText(raw['updated_at']) };
}

export function parseNoteRows(raw: unknown): readonly NoteRow[] {
  return oncePerId(asObjectArray(raw).map(noteRow));
}

/** Parses a section that may be incomplete; null without an id. An invalid text becomes an empty one. */
export function parseSection(raw: unknown): SectionModel | null {
  const section = asObject(raw);
  const id = parseId(section['id']);
  if (id === null) return null;
  return {
    id,
    version: parseVersion(section['version']),
    title: typedText(section['title']),
    content: readRichDoc(section['content']) ?? { type: 'doc', content: [] },
  };
}

/** Parses a note that may be incomplete; null without an id. */
export function parseNote(raw: unknown): NoteModel | null {
  const note = asObject(raw);
  const id = parseId(note['id']);
  if (id === null) return null;
  return {
    id,
    version: parseVersion(note['version']),
    title: typedText(note['title']),
    sections: oncePerId(asObjectArray(note['sections']).map(parseSection)),
    updatedAt: asText(note['updated_at']),
  };
}
