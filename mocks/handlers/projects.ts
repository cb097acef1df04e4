import type { MockSession } from '#mocks/engine/session.ts';
import type { DocumentRow, Schema } from '#mocks/model/tables.ts';
import { createProject, projectById, toProjectResource, touchProject } from '#mocks/workspace/project-rows.ts';
import { countWordsIn } from '#mocks/workspace/rich-text.ts';
import { findProject } from './find-owned.ts';
import { type Handlers, notFound } from './handler.ts';
import { getSubmittedFields, paginated, trimName } from './request-fields.ts';

function touched(project: Pick<Schema<'Project'>, 'updated_at'>): string {
  return project.updated_at ?? '';
}

function isOfCategory(project: Pick<Schema<'Project'>, 'category'>, category: string | undefined): boolean {
  return category === undefined || project.category?.toLowerCase() === category.toLowerCase();
}

export const projectHandlers: Partial<Handlers> = {
  projectList: ({ session, user, query }) => {
    const rows = session
      .table('projects')
      .where(({ user_id, project }) => user_id === user.id && isOfCategory(project, query.category))
      .toSorted(
        (one, other) => touched(other.project).localeCompare(touched(one.project)) || other.project.id - one.project.id,
      );
    const { data, meta } = paginated(rows, query);
    return { status: 200, body: { data: data.map((row) => toProjectResource(session, row)), meta } };
  },

  projectCreate: ({ session, user, body }) => ({
    status: 201,
    body: { data: toProjectResource(session, createProject(session, user.id, trimName(body))) },
  }),

  projectRead: (request) => ({
    status: 200,
    body: { data: toProjectResource(request.session, findProject(request, request.path.project)) },
  }),

  projectUpdate: (request) => {
    const { session, body } = request;
    const row = findProject(request, request.path.project);
    const change = getSubmittedFields(trimName(body), ['name', 'category', 'subtitle']);
    session.table('projects').put({ ...row, project: { ...row.project, ...change } });
    touchProject(session, row.id);
    return { status: 200, body: { data: toProjectResource(session, projectById(session, row.id)) } };
  },
};

const emptyOutline: Schema<'Outline'> = { version: 1, parts: [], updated_at: null };

export const outlineHandlers: Partial<Handlers> = {
  outlineRead: (request) => {
    const { id } = findProject(request, request.path.project);
    return { status: 200, body: { data: request.session.table('outlines').get(id)?.outline ?? emptyOutline } };
  },

  outlineReplace: (request) => {
    const { session, path, body } = request;
    const { id } = findProject(request, path.project);
    const saved = session.table('outlines').get(id)?.outline ?? emptyOutline;
    if (body.version !== saved.version) {
      return { status: 409, body: { message: 'This outline was changed on another device.', data: saved } };
    }
    const outline = { version: saved.version + 1, parts: body.parts, updated_at: session.clock.stamp() };
    session.table('outlines').put({ id, outline });
    touchProject(session, id);
    return { status: 200, body: { data: outline } };
  },
};

function getDocumentRow(session: MockSession, projectId: number): DocumentRow {
  const row = session.table('documents').find(({ project_id }) => project_id === projectId);
  if (!row) throw notFound('Document', projectId);
  return row;
}

function view({ id, document }: DocumentRow) {
  return { id, ...document };
}

export const documentHandlers: Partial<Handlers> = {
  documentRead: (request) => {
    const { id } = findProject(request, request.path.project);
    return { status: 200, body: { data: view(getDocumentRow(request.session, id)) } };
  },

  documentReplace: (request) => {
    const { session, path, body, emit } = request;
    const { id } = findProject(request, path.project);
    const row = getDocumentRow(session, id);
    if (body.version !== row.document.version) {
      return { status: 409, body: { message: 'This manuscript was changed on another device.', data: view(row) } };
    }
    const document = {
      version: row.document.version + 1,
      content: body.content,
      words: countWordsIn(body.content),
      updated_at: session.clock.stamp(),
    };
    touchProject(session, id);
    emit('document', row.id, 'note.updated', { identifier: row.id, data: { version: document.version } });
    return { status: 200, body: { data: view(session.table('documents').put({ ...row, document })) } };
  },
};
