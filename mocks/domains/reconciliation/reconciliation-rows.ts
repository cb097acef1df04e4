import type { HandlerContext } from '#mocks/engine/handler-context.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { ElementRow, ReconciliationItemRow, ReconciliationRow, Schema } from '#mocks/model/tables.ts';
import { kindNamed } from '#mocks/domains/elements/element-kinds.ts';
import { changeElement, createElement, toElementRefResource } from '#mocks/domains/elements/element-rows.ts';
import { projectById, touchProject } from '#mocks/domains/projects/project-rows.ts';

function elementOfItem(session: MockSession, { element_id }: ReconciliationItemRow): ElementRow | null {
  const row = element_id === null ? undefined : session.table('elements').get(element_id);
  return row?.deleted_at === null ? row : null;
}

function getItems(session: MockSession, slug: string): readonly ReconciliationItemRow[] {
  return session
    .table('reconciliation_items')
    .where(({ reconciliation }) => reconciliation === slug)
    .toSorted((one, other) => one.id - other.id);
}

export function toReconciliationItemResource(
  session: MockSession,
  row: ReconciliationItemRow,
): Schema<'ReconciliationItem'> {
  const element = elementOfItem(session, row);
  return { id: row.id, ...row.item, element: element && toElementRefResource(session, element) };
}

export function toReconciliationResource(session: MockSession, row: ReconciliationRow): Schema<'Reconciliation'> {
  const { project } = projectById(session, row.project_id);
  return {
    slug: row.id,
    status: row.status,
    message: row.message,
    project_slug: project.slug,
    project_name: project.name,
    items: getItems(session, row.id).map((item) => toReconciliationItemResource(session, item)),
  };
}

function withFact(facts: readonly Schema<'ElementFact'>[], name: string, value: string | null) {
  if (value === null) return facts.filter((fact) => fact.name !== name);
  const hasFact = facts.some((fact) => fact.name === name);
  return hasFact ? facts.map((fact) => (fact.name === name ? { ...fact, value } : fact)) : [...facts, { name, value }];
}

/** Creates an element: the text before the first comma is its name, the rest the subtitle. */
function applyNew(session: MockSession, row: ReconciliationRow, { item }: ReconciliationItemRow): boolean {
  const type = kindNamed(/^New (\w+)$/i.exec(item.field)?.[1] ?? '');
  const [name = '', ...rest] = (item.now ?? '').split(',');
  if (type === undefined || name.trim() === '') return false;
  const subtitle = rest.join(',').trim();
  createElement(session, projectById(session, row.project_id), {
    type,
    name: name.trim(),
    subtitle: subtitle === '' ? null : subtitle,
  });
  return true;
}

function apply(session: MockSession, row: ReconciliationRow, item: ReconciliationItemRow): boolean {
  if (item.element_id === null) return applyNew(session, row, item);
  const element = elementOfItem(session, item);
  if (!element) return false;
  const { field, now } = item.item;
  const change =
    field === 'Description' ? { description: now } : { facts: withFact(element.element.facts, field, now) };
  changeElement(session, element, change);
  return true;
}

function applied(count: number): string {
  if (count === 0) return 'No changes were applied.';
  return count === 1 ? '1 change was applied.' : `${count} changes were applied.`;
}

export function reconciliationProcessed({ session, emit }: HandlerContext, { slug }: { readonly slug: string }): void {
  const row = session.table('reconciliations').get(slug);
  if (!row) throw new Error(`There is no reconciliation "${slug}".`);
  const items = getItems(session, slug);
  const count = items.filter((item) => apply(session, row, item)).length;
  for (const { id } of items) session.table('reconciliation_items').remove(id);
  const done = session.table('reconciliations').put({ ...row, status: 'processed', message: applied(count) });
  touchProject(session, row.project_id);
  const { status, message } = done;
  emit('project', row.project_id, 'reconciliationUpdate.processed', { identifier: slug, status, message });
}
