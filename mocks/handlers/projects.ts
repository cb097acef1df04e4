import type { Handlers } from './handler.ts';
import { notFound } from './handler.ts';

export const projectHandlers: Pick<Handlers, 'projectRead'> = {
  projectRead: ({ session, user, path: { project: key } }) => {
    const found = session.table('projects').find(({ project }) => project.slug === key || String(project.id) === key);
    if (found?.user_id !== user.id) throw notFound('Project', key);
    return { status: 200, body: { data: { ...found.project, element_kinds: [], reconciliation_slug: null } } };
  },
};
