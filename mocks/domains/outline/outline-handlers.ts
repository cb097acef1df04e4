import type { Schema } from '#mocks/model/tables.ts';
import { touchProject } from '#mocks/domains/projects/project-rows.ts';
import { findProject } from '../find-owned.ts';
import type { Handlers } from '../handler.ts';

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
