import type { Schema } from '#mocks/model/tables.ts';
import { createProject, projectById, toProjectResource, touchProject } from './project-rows.ts';
import { findProject } from '../find-owned.ts';
import type { Handlers } from '../handler.ts';
import { getSubmittedFields, paginated, trimName } from '../request-fields.ts';

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
