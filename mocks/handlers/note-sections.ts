import { insertSection, getSections, toSectionResource, touchNote } from '#mocks/workspace/note-rows.ts';
import { getSubmittedFields } from './submitted-fields.ts';
import type { Handlers, HandlerContext } from './handler.ts';
import { unprocessable } from './handler.ts';
import { findNote, findNoteSection } from './note-lookup.ts';

function broadcastUpdated({ emit }: HandlerContext, note_id: number, identifier: number, version: number): void {
  emit('document', note_id, 'noteSection.updated', { identifier, data: { note_id, version } });
}

type Sections = Pick<Handlers, 'noteSectionCreate' | 'noteSectionUpdate' | 'noteSectionDelete'>;

export const noteSectionHandlers: Sections = {
  noteSectionCreate: (request) => {
    const { session, path, body } = request;
    const { note } = findNote(request, path);
    const rows = getSections(session, note.id);
    const { after = null } = body;
    const before = after === null ? rows.length - 1 : rows.findIndex(({ id }) => id === after);
    if (after !== null && before === -1) throw unprocessable('after', 'The selected after is invalid.');
    const created = insertSection(session, note.id, before + 1, body);
    touchNote(session, note);
    broadcastUpdated(request, note.id, created.id, created.section.version);
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
    broadcastUpdated(request, note.id, row.id, changed.section.version);
    return { status: 200, body: { data: toSectionResource(changed) } };
  },

  noteSectionDelete: (request) => {
    const { note, section } = findNoteSection(request, request.path);
    request.session.table('note_sections').remove(section.id);
    touchNote(request.session, note);
    broadcastUpdated(request, note.id, section.id, section.section.version + 1);
    return { status: 204 };
  },
};
