import type { MoodboardItemRow, ProjectRow } from '#mocks/model/workspace-tables.ts';
import { moodboardItems, toMoodboardResource, orderMoodboard } from '#mocks/workspace/moodboard-rows.ts';
import { touchProject } from '#mocks/workspace/project-rows.ts';
import { getSubmittedFields } from './submitted-fields.ts';
import type { Handlers, UserRequestOf } from './handler.ts';
import { notFound, unprocessable } from './handler.ts';
import { findProject } from './find-owned.ts';

type Asked = Pick<UserRequestOf<unknown>, 'session' | 'user'>;
type Path = { readonly project: string; readonly item: number };

function itemOf(asked: Asked, path: Path, deleted: boolean): { project: ProjectRow; row: MoodboardItemRow } {
  const project = findProject(asked, path.project);
  const row = asked.session.table('moodboard_items').get(path.item);
  if (row?.project_id !== project.id || row.deleted !== deleted) throw notFound('MoodboardItem', path.item);
  return { project, row };
}

type Wanted = { readonly id: number; readonly caption?: string | null; readonly alt?: string | null };

function named(rows: readonly MoodboardItemRow[], items: readonly Wanted[]): readonly MoodboardItemRow[] {
  return items.map((wanted, index) => {
    const row = rows.find(({ id }) => id === wanted.id);
    if (!row) throw unprocessable(`items.${index}.id`, `The selected items.${index}.id is invalid.`);
    if (items.findIndex(({ id }) => id === wanted.id) < index) {
      throw unprocessable(`items.${index}.id`, `The items.${index}.id field has a duplicate value.`);
    }
    return { ...row, item: { ...row.item, ...getSubmittedFields(wanted, ['caption', 'alt']) } };
  });
}

type Moodboards = Pick<Handlers, 'moodboardRead' | 'moodboardReplace' | 'moodboardItemDelete' | 'moodboardItemRestore'>;

export const moodboardHandlers: Moodboards = {
  moodboardRead: (request) => {
    const { id } = findProject(request, request.path.project);
    return { status: 200, body: { data: toMoodboardResource(request.session, id) } };
  },

  moodboardReplace: (request) => {
    const { session, path, body } = request;
    const { id } = findProject(request, path.project);
    const rows = moodboardItems(session, id);
    const first = named(rows, body.items);
    const others = rows.filter((row) => !first.some((wanted) => wanted.id === row.id));
    orderMoodboard(session, id, [...first, ...others]);
    touchProject(session, id);
    return { status: 200, body: { data: toMoodboardResource(session, id) } };
  },

  moodboardItemDelete: (request) => {
    const { project, row } = itemOf(request, request.path, false);
    request.session.table('moodboard_items').put({ ...row, deleted: true });
    touchProject(request.session, project.id);
    return { status: 204 };
  },

  moodboardItemRestore: (request) => {
    const { session, path } = request;
    const { project, row } = itemOf(request, path, true);
    session.table('moodboard_items').put({ ...row, deleted: false });
    touchProject(session, project.id);
    return { status: 200, body: { data: toMoodboardResource(session, project.id) } };
  },
};
