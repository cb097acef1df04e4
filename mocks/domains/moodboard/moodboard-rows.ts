import type { MockSession } from '#mocks/engine/session.ts';
import type { MoodboardItemRow, Schema } from '#mocks/model/tables.ts';

function everyItem(session: MockSession, projectId: number): readonly MoodboardItemRow[] {
  return session
    .table('moodboard_items')
    .where(({ project_id }) => project_id === projectId)
    .toSorted((one, other) => one.position - other.position || one.id - other.id);
}

export function moodboardItems(session: MockSession, projectId: number): readonly MoodboardItemRow[] {
  return everyItem(session, projectId).filter(({ deleted_at }) => deleted_at === null);
}

export function toMoodboardResource(session: MockSession, projectId: number): Schema<'Moodboard'> {
  return {
    items: moodboardItems(session, projectId).map(({ item }) => item),
  };
}

export function appendMoodboardItem(session: MockSession, project_id: number, item: Schema<'MoodboardItem'>): void {
  const position = (everyItem(session, project_id).at(-1)?.position ?? -1) + 1;
  session.table('moodboard_items').put({ id: item.id, project_id, position, item, deleted_at: null });
}

/** Reorders the images. A removed one keeps its position, so that undo restores it there. */
export function orderMoodboard(session: MockSession, projectId: number, inOrder: readonly MoodboardItemRow[]): void {
  const rest = [...inOrder];
  const slots = everyItem(session, projectId).map((row) => (row.deleted_at !== null ? row : (rest.shift() ?? row)));
  for (const [position, row] of slots.entries()) session.table('moodboard_items').put({ ...row, position });
}
