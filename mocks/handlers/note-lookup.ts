import type { NoteRow, NoteSectionRow, ProjectRow } from '#mocks/model/workspace-tables.ts';
import type { UserRequestOf } from './handler.ts';
import { notFound } from './handler.ts';
import { findProject } from './find-owned.ts';

type UserContext = Pick<UserRequestOf<unknown>, 'session' | 'user'>;

export function findNote(
  context: UserContext,
  path: { readonly project: string; readonly note: number },
  deleted = false,
): { readonly project: ProjectRow; readonly note: NoteRow } {
  const project = findProject(context, path.project);
  const note = context.session.table('notes').get(path.note);
  if (note?.project_id !== project.id || note.deleted !== deleted) throw notFound('Note', path.note);
  return { project, note };
}

export function findNoteSection(
  context: UserContext,
  path: { readonly project: string; readonly note: number; readonly section: number },
): { readonly note: NoteRow; readonly section: NoteSectionRow } {
  const { note } = findNote(context, path);
  const section = context.session.table('note_sections').get(path.section);
  if (section?.note_id !== note.id) throw notFound('NoteSection', path.section);
  return { note, section };
}
