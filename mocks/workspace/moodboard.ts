import type { MockSession } from '#mocks/engine/session.ts';
import type { Schema } from '#mocks/model/schema.ts';
import type { MoodboardItemRow } from '#mocks/model/workspace-tables.ts';

/** All pictures that ever were on a project's moodboard, in their order. */
const everyItem = (session: MockSession, projectId: number): readonly MoodboardItemRow[] =>
  session
    .table('moodboard_items')
    .where(({ project_id }) => project_id === projectId)
    .toSorted((one, other) => one.position - other.position || one.id - other.id);

/** The pictures on a project's moodboard, in their order. */
export const moodboardItems = (session: MockSession, projectId: number): readonly MoodboardItemRow[] =>
  everyItem(session, projectId).filter(({ deleted }) => !deleted);

export const toMoodboardResource = (session: MockSession, projectId: number): Schema<'Moodboard'> => ({
  items: moodboardItems(session, projectId).map(({ item }) => item),
});

/** Puts a new picture behind the others. */
export const appendMoodboardItem = (session: MockSession, project_id: number, item: Schema<'MoodboardItem'>): void => {
  const position = (everyItem(session, project_id).at(-1)?.position ?? -1) + 1;
  session.table('moodboard_items').put({ id: item.id, project_id, position, item, deleted: false });
};

/** Gives the pictures a new order. One that was taken off keeps its place, so that it can be put back there. */
export const orderMoodboard = (session: MockSession, projectId: number, inOrder: readonly MoodboardItemRow[]): void => {
  const rest = [...inOrder];
  const slots = everyItem(session, projectId).map((row) => (row.deleted ? row : (rest.shift() ?? row)));
  for (const [position, row] of slots.entries()) session.table('moodboard_items').put({ ...row, position });
};
