import type { HandlerContext } from '#mocks/engine/handler-context.ts';
import type { NoteRow, NoteSectionRow } from '#mocks/model/tables.ts';
import {
  createNote,
  getSections,
  insertSection,
  noteContains,
  orderSections,
  toNoteRefResource,
  toNoteResource,
  toSectionResource,
  touchNote,
} from './note-rows.ts';
import { touchProject } from '#mocks/domains/projects/project-rows.ts';
import { findNote, findNoteSection, findProject } from '../find-owned.ts';
import { type Handlers, unprocessable } from '../handler.ts';
import { getSubmittedFields, paginated } from '../request-fields.ts';

function inOrder(rows: readonly NoteSectionRow[], ids: readonly number[]): readonly NoteSectionRow[] {
  const ordered = ids.flatMap((sectionId) => rows.filter(({ id }) => id === sectionId));
  if (ids.length !== rows.length || new Set(ordered).size !== rows.length) {
    throw unprocessable('section_ids', 'The section ids field must name each section once.');
  }
  return ordered;
}

function broadcastUpdated({ emit }: HandlerContext, { id, note }: NoteRow): void {
  emit('document', id, 'note.updated', { identifier: id, data: { version: note.version } });
}

export const noteHandlers: Partial<Handlers> = {
  noteList: (request) => {
    const { session, path, query } = request;
    const project = findProject(request, path.project);
    const rows = session
      .table('notes')
      .where(({ project_id, deleted_at }) => project_id === project.id && deleted_at === null)
      .filter((row) => query.query === undefined || noteContains(session, row, query.query))
      .toSorted((one, other) => other.note.updated_at.localeCompare(one.note.updated_at) || other.id - one.id);
    const { data, meta } = paginated(rows, query);
    return { status: 200, body: { data: data.map((row) => toNoteRefResource(session, row)), meta } };
  },

  noteCreate: (request) => {
    const { session, path, body } = request;
    const { id, user_id } = findProject(request, path.project);
    const row = createNote(session, { user_id, project_id: id }, body.title);
    return { status: 201, body: { data: toNoteResource(session, row) } };
  },

  noteRead: (request) => ({
    status: 200,
    body: { data: toNoteResource(request.session, findNote(request, request.path).note) },
  }),

  noteUpdate: (request) => {
    const { session, path, body } = request;
    const { note: row } = findNote(request, path);
    if (body.version !== row.note.version) {
      return {
        status: 409,
        body: { message: 'This note was changed on another device.', data: toNoteResource(session, row) },
      };
    }
    if (body.section_ids) orderSections(session, inOrder(getSections(session, row.id), body.section_ids));
    const changed = touchNote(session, row, { ...getSubmittedFields(body, ['title']), version: row.note.version + 1 });
    broadcastUpdated(request, changed);
    return { status: 200, body: { data: toNoteResource(session, changed) } };
  },

  noteDelete: (request) => {
    const { project, note } = findNote(request, request.path);
    const deleted = request.session.table('notes').put({ ...note, deleted_at: request.session.clock.stamp() });
    touchProject(request.session, project.id);
    broadcastUpdated(request, deleted);
    return { status: 204 };
  },

  noteRestore: (request) => {
    const { session, path } = request;
    const { project, note } = findNote(request, path, true);
    const restored = session.table('notes').put({ ...note, deleted_at: null });
    touchProject(session, project.id);
    broadcastUpdated(request, restored);
    return { status: 200, body: { data: toNoteResource(session, restored) } };
  },
};

function broadcastSectionUpdated({ emit }: HandlerContext, note_id: number, identifier: number, version: number): void {
  emit('document', note_id, 'noteSection.updated', { identifier, data: { note_id, version } });
}

export const noteSectionHandlers: Partial<Handlers> = {
  noteSectionCreate: (request) => {
    const { session, path, body } = request;
    const { note } = findNote(request, path);
    const rows = getSections(session, note.id);
    const { after = null, client_key: key } = body;
    const existing = rows.find(({ section }) => key !== undefined && section.client_key === key);
    if (existing) return { status: 201, body: { data: toSectionResource(existing) } };
    const before = after === null ? rows.length - 1 : rows.findIndex(({ id }) => id === after);
    if (after !== null && before === -1) throw unprocessable('after', 'The selected after is invalid.');
    const created = insertSection(session, note.id, before + 1, body);
    touchNote(session, note);
    broadcastSectionUpdated(request, note.id, created.id, created.section.version);
    return { status: 201, body: { data: toSectionResource(created) } };
  },

  noteSectionUpdate: (request) => {
    const { session, path, body } = request;
    const { note, section: row } = findNoteSection(request, path);
    if (body.version !== row.section.version) {
      return {
        status: 409,
        body: { message: 'This section was changed on another device.', data: toSectionResource(row) },
      };
    }
    const changed = session.table('note_sections').put({
      ...row,
      section: {
        ...row.section,
        ...getSubmittedFields(body, ['title', 'content']),
        version: row.section.version + 1,
        updated_at: session.clock.stamp(),
      },
    });
    touchNote(session, note);
    broadcastSectionUpdated(request, note.id, row.id, changed.section.version);
    return { status: 200, body: { data: toSectionResource(changed) } };
  },

  noteSectionDelete: (request) => {
    const { note, section } = findNoteSection(request, request.path);
    request.session.table('note_sections').remove(section.id);
    touchNote(request.session, note);
    broadcastSectionUpdated(request, note.id, section.id, section.section.version + 1);
    return { status: 204 };
  },
};
