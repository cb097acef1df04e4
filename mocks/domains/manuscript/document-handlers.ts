import type { MockSession } from '#mocks/engine/session.ts';
import type { DocumentRow } from '#mocks/model/tables.ts';
import { touchProject } from '#mocks/domains/projects/project-rows.ts';
import { findProject } from '../find-owned.ts';
import { type Handlers, notFound } from '../handler.ts';
import { countWordsIn } from './rich-text.ts';

function getDocumentRow(session: MockSession, projectId: number): DocumentRow {
  const row = session.table('documents').find(({ project_id }) => project_id === projectId);
  if (!row) throw notFound('Document', projectId);
  return row;
}

function toDocumentResource({ id, document }: DocumentRow) {
  return { id, ...document };
}

export const documentHandlers: Partial<Handlers> = {
  documentRead: (request) => {
    const { id } = findProject(request, request.path.project);
    return { status: 200, body: { data: toDocumentResource(getDocumentRow(request.session, id)) } };
  },

  documentReplace: (request) => {
    const { session, path, body, emit } = request;
    const { id } = findProject(request, path.project);
    const row = getDocumentRow(session, id);
    if (body.version !== row.document.version) {
      return {
        status: 409,
        body: { message: 'This manuscript was changed on another device.', data: toDocumentResource(row) },
      };
    }
    const document = {
      version: row.document.version + 1,
      content: body.content,
      words: countWordsIn(body.content),
      updated_at: session.clock.stamp(),
    };
    touchProject(session, id);
    emit('document', row.id, 'note.updated', { identifier: row.id, data: { version: document.version } });
    return { status: 200, body: { data: toDocumentResource(session.table('documents').put({ ...row, document })) } };
  },
};
