import { fieldsOf, rowsOf, textOf } from '#src/lib/read-raw.ts';
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
export type SectionView = {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly content: RichDoc;
};

/** A note with its sections, in their order. */
export type NoteView = {
  readonly id: number;
  readonly version: number;
  /** As it was typed, `''` while it has none. */
  readonly title: string;
  readonly sections: readonly SectionView[];
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
  return { id, title: textOf(raw['title']), excerpt: textOf(raw['excerpt']), updatedAt: textOf(raw['updated_at']) };
}

/** The notes of a list, each once, in the server's order; rows that are none are left out. */
export function noteRows(raw: unknown): readonly NoteRow[] {
  return oncePerId(rowsOf(raw).map(noteRow));
}

/** A section that a server may send with holes; null when it has no id. A text that is none reads as an empty one. */
export function sectionView(raw: unknown): SectionView | null {
  const section = fieldsOf(raw);
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
export function noteView(raw: unknown): NoteView | null {
  const note = fieldsOf(raw);
  const id = idOf(note['id']);
  if (id === null) return null;
  return {
    id,
    version: versionOf(note['version']),
    title: typedText(note['title']),
    sections: oncePerId(rowsOf(note['sections']).map(sectionView)),
    updatedAt: textOf(note['updated_at']),
  };
}
