import type { ReconciliationItemRow, ReconciliationRow } from '#mocks/model/tables.ts';
import { touchProject } from '#mocks/domains/projects/project-rows.ts';
import { toReconciliationItemResource, toReconciliationResource } from './reconciliation-rows.ts';
import { type Handlers, notFound, unprocessable, type UserRequestOf } from '../handler.ts';

/** Session milliseconds to apply the changes. */
const work = 1500;

type UserContext = Pick<UserRequestOf<unknown>, 'session' | 'user'>;

function getReconciliation({ session, user }: UserContext, slug: string): ReconciliationRow {
  const row = session.table('reconciliations').get(slug);
  if (row?.user_id !== user.id) throw notFound('Reconciliation', slug);
  return row;
}

function getItem(
  context: UserContext,
  path: { readonly reconciliation: string; readonly item: number },
): { readonly row: ReconciliationRow; readonly item: ReconciliationItemRow } {
  const row = getReconciliation(context, path.reconciliation);
  const item = context.session.table('reconciliation_items').get(path.item);
  if (item?.reconciliation !== row.id) throw notFound('ReconciliationItem', path.item);
  return { row, item };
}

export const reconciliationHandlers: Partial<Handlers> = {
  reconciliationRead: (request) => ({
    status: 200,
    body: { data: toReconciliationResource(request.session, getReconciliation(request, request.path.reconciliation)) },
  }),

  reconciliationItemUpdate: (request) => {
    const { session, path, body } = request;
    const { row, item } = getItem(request, path);
    const edited = { ...item, item: { ...item.item, now: body.now, edited: true } };
    session.table('reconciliation_items').put(edited);
    touchProject(session, row.project_id);
    return { status: 200, body: { data: toReconciliationItemResource(session, edited) } };
  },

  reconciliationItemDelete: (request) => {
    const { row, item } = getItem(request, request.path);
    request.session.table('reconciliation_items').remove(item.id);
    touchProject(request.session, row.project_id);
    return { status: 204 };
  },

  reconciliationProcess: (request) => {
    const { session, path } = request;
    const row = getReconciliation(request, path.reconciliation);
    if (row.status === 'processing' || row.status === 'processed') {
      throw unprocessable('reconciliation', 'These changes have already been applied.');
    }
    const processing = session.table('reconciliations').put({ ...row, status: 'processing', message: null });
    touchProject(session, row.project_id);
    request.schedule('reconciliationProcessed', work, { slug: row.id });
    return { status: 200, body: { data: toReconciliationResource(session, processing) } };
  },
};
