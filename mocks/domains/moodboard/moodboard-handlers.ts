import type { MoodboardItemRow, ProjectRow } from '#mocks/model/tables.ts';
import { moodboardItems, orderMoodboard, toMoodboardResource } from './moodboard-rows.ts';
import { isThere } from '#mocks/domains/trash/trash-rows.ts';
import { touchProject } from '#mocks/domains/projects/project-rows.ts';
import { findProject } from '../find-owned.ts';
import { type Handlers, notFound, unprocessable, type UserRequestOf } from '../handler.ts';
import { getSubmittedFields } from '../request-fields.ts';

type UserContext = Pick<UserRequestOf<unknown>, 'session' | 'user'>;
type Path = { readonly project: string; readonly item: number };

function getItem(context: UserContext, path: Path, deleted: boolean): { project: ProjectRow; row: MoodboardItemRow } {
  const project = findProject(context, path.project);
  const row = context.session.table('moodboard_items').get(path.item);
  if (row?.project_id !== project.id || !isThere(context.session, row, deleted))
    throw notFound('MoodboardItem', path.item);
  return { project, row };
}

type Wanted = { readonly id: number; readonly caption?: string | null; readonly alt?: string | null };

function named(rows: readonly MoodboardItemRow[], items: readonly Wanted[]): readonly MoodboardItemRow[] {
  return items.map((item, index) => {
    const row = rows.find(({ id }) => id === item.id);
    if (!row) throw unprocessable(`items.${index}.id`, `The selected items.${index}.id is invalid.`);
    if (items.findIndex(({ id }) => id === item.id) < index) {
      throw unprocessable(`items.${index}.id`, `The items.${index}.id field has a duplicate value.`);
    }
    return { ...row, item: { ...row.item, ...getSubmittedFields(item, ['caption', 'alt']) } };
  });
}

export const moodboardHandlers: Partial<Handlers> = {
  moodboardRead: (request) => {
    const { id } = findProject(request, request.path.project);
    return { status: 200, body: { data: toMoodboardResource(request.session, id) } };
  },

  moodboardReplace: (request) => {
    const { session, path, body } = request;
    const { id } = findProject(request, path.project);
    const rows = moodboardItems(session, id);
    const first = named(rows, body.items);
    const others = rows.filter((row) => !first.some((item) => item.id === row.id));
    orderMoodboard(session, id, [...first, ...others]);
    touchProject(session, id);
    return { status: 200, body: { data: toMoodboardResource(session, id) } };
  },

  moodboardItemDelete: (request) => {
    const { project, row } = getItem(request, request.path, false);
    request.session.table('moodboard_items').put({ ...row, deleted_at: request.session.clock.stamp() });
    touchProject(request.session, project.id);
    return { status: 204 };
  },

  moodboardItemRestore: (request) => {
    const { session, path } = request;
    const { project, row } = getItem(request, path, true);
    session.table('moodboard_items').put({ ...row, deleted_at: null });
    touchProject(session, project.id);
    return { status: 200, body: { data: toMoodboardResource(session, project.id) } };
  },
};
