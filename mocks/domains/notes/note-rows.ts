import { foldText } from '#shared/text/search.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { NoteRow, NoteSectionRow, Schema } from '#mocks/model/tables.ts';
import { touchProject } from '#mocks/domains/projects/project-rows.ts';
import { emptyText, toPlainLines } from '#mocks/domains/manuscript/rich-text.ts';

/** In characters. */
const longestExcerpt = 160;

export function getSections(session: MockSession, noteId: number): readonly NoteSectionRow[] {
  return session
    .table('note_sections')
    .where(({ note_id }) => note_id === noteId)
    .toSorted((one, other) => one.position - other.position || one.id - other.id);
}

export function toSectionResource({ id, section }: NoteSectionRow): Schema<'NoteSection'> {
  return { id, ...section };
}

export function toNoteResource(session: MockSession, { id, note }: NoteRow): Schema<'Note'> {
  return {
    id,
    ...note,
    sections: getSections(session, id).map(toSectionResource),
  };
}

function shortened(text: string): string {
  if (text.length <= longestExcerpt) return text;
  const start = text.slice(0, longestExcerpt);
  const wholeWords = start.replace(/\s+\S*$/, '');
  // Don't end with half a surrogate pair.
  return `${wholeWords.replace(/[\uD800-\uDBFF]$/, '')}…`;
}

export function toNoteRefResource(session: MockSession, { id, note }: NoteRow): Schema<'NoteRef'> {
  const [first] = getSections(session, id).flatMap(({ section }) => toPlainLines(section.content));
  return { id, title: note.title, excerpt: first === undefined ? null : shortened(first), updated_at: note.updated_at };
}

export function noteContains(session: MockSession, { id, note }: NoteRow, term: string): boolean {
  const texts = getSections(session, id).flatMap(({ section }) => [
    section.title ?? '',
    ...toPlainLines(section.content),
  ]);
  return [note.title ?? '', ...texts].some((text) => foldText(text).includes(foldText(term)));
}

export function touchNote(session: MockSession, row: NoteRow, change: Partial<NoteRow['note']> = {}): NoteRow {
  touchProject(session, row.project_id);
  return session.table('notes').put({ ...row, note: { ...row.note, ...change, updated_at: session.clock.stamp() } });
}

export function orderSections(session: MockSession, rows: readonly NoteSectionRow[]): void {
  for (const [position, row] of rows.entries()) session.table('note_sections').put({ ...row, position });
}

export function insertSection(
  session: MockSession,
  noteId: number,
  position: number,
  input: Pick<Schema<'NoteSection'>, 'content'> & Partial<Pick<Schema<'NoteSection'>, 'title' | 'client_key'>>,
): NoteSectionRow {
  const id = session.nextId('note_sections');
  const section = {
    ...(input.client_key !== undefined && { client_key: input.client_key }),
    version: 1,
    title: input.title ?? null,
    content: input.content,
    updated_at: session.clock.stamp(),
  };
  const row = { id, note_id: noteId, position, section };
  orderSections(session, getSections(session, noteId).toSpliced(position, 0, row));
  return row;
}

/** The fields of a note that was just created. */
export function newNote(title: string | null, updated_at: string): NoteRow['note'] {
  return { version: 1, title, updated_at };
}

export function createNote(
  session: MockSession,
  owner: Pick<NoteRow, 'user_id' | 'project_id'>,
  title: string | null,
): NoteRow {
  const id = session.nextId('notes');
  const note = newNote(title, session.clock.stamp());
  insertSection(session, id, 0, { title: null, content: emptyText });
  touchProject(session, owner.project_id);
  return session.table('notes').put({ ...owner, id, note, deleted_at: null });
}
