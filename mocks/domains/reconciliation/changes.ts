import type { Addition, HandlerContext } from '#mocks/engine/handler-context.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { ChangeData } from '#mocks/model/scenario.ts';
import type { ElementRow, ReconciliationRow, Schema, Subject } from '#mocks/model/tables.ts';
import { broadcastCreated, changeElement, createElement, elementText } from '#mocks/domains/elements/element-rows.ts';
import { getElements, projectById, touchProject } from '#mocks/domains/projects/project-rows.ts';

/** Returns the project's open reconciliation, a new one if it has none. */
function findOrCreateReconciliation(session: MockSession, project_id: number): ReconciliationRow {
  const table = session.table('reconciliations');
  const waiting = table.find((row) => row.project_id === project_id && row.status === 'open');
  if (waiting) return waiting;
  const { user_id, project } = projectById(session, project_id);
  const id = `${project.slug}-${table.size() + 1}`;
  return table.put({ id, user_id, project_id, status: 'open', message: null });
}

function putChange(
  session: MockSession,
  { id: reconciliation, project_id }: ReconciliationRow,
  change: ChangeData,
): void {
  const { field, now } = change;
  const row = session
    .table('elements')
    .find(
      ({ element, deleted_at, ...of }) =>
        of.project_id === project_id && deleted_at === null && element.slug === change.element,
    );
  if (change.element !== null && !row) return;
  const was = row ? elementText(row, field) : null;
  if (was === now) return;
  const items = session.table('reconciliation_items');
  const element_id = row?.id ?? null;
  const waits = items.find(
    ({ item, ...of }) => of.reconciliation === reconciliation && of.element_id === element_id && item.field === field,
  );
  const id = waits?.id ?? session.nextId('reconciliation_items');
  items.put({ id, reconciliation, element_id, item: { field, was, now, edited: false } });
}

/** Adds an answer's differences from its project to the open reconciliation. */
export function proposeChanges(session: MockSession, { project_id }: Subject, changes: readonly ChangeData[]): void {
  if (project_id === null || changes.length === 0) return;
  const reconciliation = findOrCreateReconciliation(session, project_id);
  for (const change of changes) putChange(session, reconciliation, change);
  touchProject(session, project_id);
}

function toFields({ field, value }: Addition, facts: readonly Schema<'ElementFact'>[]): Partial<ElementRow['element']> {
  return field === 'Description' ? { description: value } : { facts: [...facts, { name: field, value }] };
}

/** Adds what contradicts nothing: facts that an element lacks, and new elements. */
export function addToProject(context: HandlerContext, { project_id }: Subject, additions: readonly Addition[]): void {
  if (project_id === null || additions.length === 0) return;
  const { session } = context;
  const project = projectById(session, project_id);
  for (const addition of additions) {
    const { element, type, name } = addition;
    // Several facts of one answer may be about the same new element.
    const row = getElements(session, project_id).find((one) =>
      element === null ? one.element.name === name : one.element.slug === element,
    );
    if (row && elementText(row, addition.field) !== null) continue;
    if (row) changeElement(session, row, toFields(addition, row.element.facts));
    else broadcastCreated(context, project, createElement(session, project, { type, name, ...toFields(addition, []) }));
  }
  touchProject(session, project_id);
}
