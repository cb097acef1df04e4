import { laravelTime } from '#mocks/engine/clock.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { Deletable, Schema } from '#mocks/model/tables.ts';
import { getImageUrl } from '#mocks/domains/elements/element-rows.ts';
import { projectById } from '#mocks/domains/projects/project-rows.ts';

/** How long deleted items can be restored, in ms. */
const restorable = 30 * 24 * 60 * 60 * 1000;

function getExpiry(deletedAt: string): number {
  return Date.parse(deletedAt) + restorable;
}

export function isInTrash({ clock }: MockSession, { deleted_at }: Deletable): boolean {
  return deleted_at !== null && clock.now() < getExpiry(deleted_at);
}

/** Returns whether a row is visible, or with `deleted` whether it's in the trash. */
export function isThere(session: MockSession, row: Deletable, deleted: boolean): boolean {
  return deleted ? isInTrash(session, row) : row.deleted_at === null;
}

type Shown = Pick<Schema<'TrashItem'>, 'kind' | 'id' | 'name'> &
  Partial<Schema<'TrashItem'>> & { readonly url: string | null };

function toTrashItem({ url, ...shown }: Shown, deletedAt: string): Schema<'TrashItem'> {
  return {
    image: url === null ? null : { path: url },
    project_slug: null,
    project_name: null,
    element_type: null,
    ...shown,
    deleted_at: deletedAt,
    expires_at: laravelTime(getExpiry(deletedAt)),
  };
}

/** Returns what a writer deleted and can restore, last deleted first. */
export function getTrash(session: MockSession, userId: number): readonly Schema<'TrashItem'>[] {
  const items: Schema<'TrashItem'>[] = [];
  const add = (row: Deletable, shown: Shown): void => {
    if (row.deleted_at !== null && isInTrash(session, row)) items.push(toTrashItem(shown, row.deleted_at));
  };
  const from = (id: number) => {
    const { slug, name } = projectById(session, id).project;
    return { project_slug: slug, project_name: name };
  };
  for (const row of session.table('stories').where(({ user_id }) => user_id === userId)) {
    add(row, { kind: 'story', id: row.id, name: row.story.name, url: row.story.image?.path ?? null });
  }
  for (const row of session.table('elements').where(({ user_id }) => user_id === userId)) {
    const { name, type, image } = row.element;
    add(row, {
      kind: 'element',
      id: row.id,
      name,
      ...from(row.project_id),
      element_type: type,
      url: getImageUrl(image),
    });
  }
  for (const row of session.table('notes').where(({ user_id }) => user_id === userId)) {
    add(row, { kind: 'note', id: row.id, name: row.note.title, ...from(row.project_id), url: null });
  }
  const projects = new Set(
    session
      .table('projects')
      .where(({ user_id }) => user_id === userId)
      .map(({ id }) => id),
  );
  for (const row of session.table('moodboard_items').where(({ project_id }) => projects.has(project_id))) {
    const { caption, alt, url } = row.item;
    add(row, { kind: 'moodboard_item', id: row.id, name: caption ?? alt, ...from(row.project_id), url });
  }
  return items.toSorted((one, other) => other.deleted_at.localeCompare(one.deleted_at));
}
