import type { MockSession } from '#mocks/engine/session.ts';
import type { ElementRow, ProjectRow, Schema } from '#mocks/model/tables.ts';
import { kindsOfProject } from '#mocks/domains/elements/element-kinds.ts';
import { emptyDocument } from '#mocks/domains/manuscript/rich-text.ts';
import { newSlug } from './slugs.ts';

export function getElements(session: MockSession, projectId: number): readonly ElementRow[] {
  return session
    .table('elements')
    .where(({ project_id, deleted_at }) => project_id === projectId && deleted_at === null);
}

/** Returns the slug of the first reconciliation that isn't processed, or null. */
export function waitingReconciliationSlug(session: MockSession, projectId: number): string | null {
  const waiting = session
    .table('reconciliations')
    .where(({ project_id, status }) => project_id === projectId && status !== 'processed')
    .map(({ id }) => id);
  return waiting.toSorted((one, other) => one.localeCompare(other))[0] ?? null;
}

export function toProjectResource(session: MockSession, { id, project }: ProjectRow): Schema<'Project'> {
  return {
    ...project,
    element_kinds: kindsOfProject(getElements(session, id)),
    reconciliation_slug: waitingReconciliationSlug(session, id),
  };
}

/** Throws when the project is missing: the store is broken. */
export function projectById(session: MockSession, id: number): ProjectRow {
  const row = session.table('projects').get(id);
  if (!row) throw new Error(`There is no project ${id}.`);
  return row;
}

export function touchProject(session: MockSession, id: number): void {
  const row = projectById(session, id);
  session.table('projects').put({ ...row, project: { ...row.project, updated_at: session.clock.stamp() } });
}

/** Adds an empty document too, so that reading it never writes. */
export function createProject(
  session: MockSession,
  user_id: number,
  input: Pick<Schema<'Project'>, 'name'> & Partial<Pick<Schema<'Project'>, 'category' | 'subtitle'>>,
): ProjectRow {
  const projects = session.table('projects').where((row) => row.user_id === user_id);
  const slug = newSlug(input.name, (candidate) =>
    projects.some(({ id, project }) => project.slug === candidate || String(id) === candidate),
  );
  const id = session.nextId('projects');
  session.table('documents').put({ id: session.nextId('notes'), user_id, project_id: id, document: emptyDocument });
  return session.table('projects').put({
    id,
    user_id,
    project: {
      id,
      slug,
      name: input.name,
      category: input.category ?? null,
      subtitle: input.subtitle ?? null,
      image: null,
      updated_at: session.clock.stamp(),
    },
  });
}
