import { invoiceFileName, makeInvoiceFile, toInvoiceResources } from './invoices.ts';
import { currentPlan, getPlan, getSubscriptionOverview, startPlan } from './plans.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { InvoiceRow, SubscriptionRow, UserRow } from '#mocks/model/tables.ts';
import { type Handlers, notFound, unprocessable } from '../handler.ts';
import { paginated } from '../request-fields.ts';

type UserContext = { readonly session: MockSession; readonly user: UserRow };

function getRunningSubscription({ session, user }: UserContext, id: number): SubscriptionRow {
  const row = currentPlan(session, user.id);
  if (row?.id !== id) throw notFound('Subscription', id);
  if (row.subscription.status === 'ended') throw unprocessable('subscription', 'This subscription has ended.');
  return row;
}

function resumed({ subscription, ...row }: SubscriptionRow): SubscriptionRow {
  return subscription.status === 'cancelled'
    ? {
        ...row,
        subscription: { ...subscription, status: 'active', renews_at: subscription.ends_at ?? null, ends_at: null },
      }
    : { ...row, subscription };
}

function getInvoice({ session, user }: UserContext, id: number): InvoiceRow {
  currentPlan(session, user.id);
  const row = session.table('invoices').get(id);
  if (row?.user_id !== user.id) throw notFound('Invoice', id);
  return row;
}

export const subscriptionHandlers: Partial<Handlers> = {
  subscriptionRead: ({ session, user }) => ({ status: 200, body: { data: getSubscriptionOverview(session, user.id) } }),

  /** A new price starts and is paid at once. The same one resumes a cancelled plan. */
  subscriptionUpdate: (request) => {
    const { session, user, path, body } = request;
    const row = getRunningSubscription(request, path.subscription);
    const plan = getPlan(session, body.product_price_id);
    if (!plan) throw unprocessable('product_price_id', 'The selected product price id is invalid.');
    if (plan.price.id === row.subscription.product_price_id) {
      session.table('subscriptions').put(resumed(row));
    } else {
      startPlan(session, row, plan);
    }
    return { status: 200, body: { data: getSubscriptionOverview(session, user.id) } };
  },

  subscriptionCancel: (request) => {
    const { session, user, path } = request;
    const row = getRunningSubscription(request, path.subscription);
    const { subscription } = row;
    if (subscription.status === 'cancelled') {
      throw unprocessable('subscription', 'This subscription has already been cancelled.');
    }
    const ends_at = subscription.renews_at ?? session.clock.stamp();
    session
      .table('subscriptions')
      .put({ ...row, subscription: { ...subscription, status: 'cancelled', renews_at: null, ends_at } });
    return { status: 200, body: { data: getSubscriptionOverview(session, user.id) } };
  },

  invoiceList: ({ session, user, query }) => {
    currentPlan(session, user.id);
    return { status: 200, body: paginated(toInvoiceResources(session, user.id), query) };
  },

  invoiceRead: (request) => ({ status: 200, body: { data: getInvoice(request, request.path.invoice).invoice } }),

  invoiceFileRead: (request) => {
    const { invoice } = getInvoice(request, request.path.invoice);
    const { name, email } = request.user.user;
    return {
      status: 200,
      file: {
        name: invoiceFileName(invoice.number),
        type: 'application/pdf',
        bytes: () => makeInvoiceFile(invoice, { name, email }),
      },
    };
  },
};
