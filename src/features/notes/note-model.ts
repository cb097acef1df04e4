import type { Note, NoteRef, NoteSection } from '#src/contract/generated/types.ts';
import { trimmed, uniqueById } from '#src/lib/display-values.ts';
import { readRichDoc, type RichDoc } from '#src/lib/rich-text.ts';

export type NoteRow = {
  readonly id: number;
  readonly title: string | null;
  readonly excerpt: string | null;
  readonly updatedAt: string;
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
  readonly updatedAt: string;
};

export const untitled = 'Untitled';

export function toNoteRows(notes: readonly NoteRef[]): readonly NoteRow[] {
  const rows = notes.map(({ id, title, excerpt, updated_at: updatedAt }) => ({
    id,
    title: trimmed(title),
    excerpt: trimmed(excerpt),
    updatedAt,
  }));
  return uniqueById(rows);
}

export function toSection({ id, version, title, content }: NoteSection): SectionModel {
  return { id, version, title: title ?? '', content: readRichDoc(content) ?? { type: 'doc', content: [] } };
}

export function toNote({ id, version, title, sections, updated_at: updatedAt }: Note): NoteModel {
  return { id, version, title: title ?? '', sections: uniqueById(sections.map(toSection)), updatedAt };
}
