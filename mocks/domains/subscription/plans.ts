import { laravelTime } from '#mocks/engine/clock.ts';
import type { MockSession } from '#mocks/engine/session.ts';
import type { Schema, SubscriptionRow } from '#mocks/model/tables.ts';
import { addInvoice, payInvoices } from './invoices.ts';

/** Adds months to a time in ms since 1970 (UTC). Uses the month's last day if needed. */
export function monthsLater(time: number, months: number): number {
  const later = new Date(time);
  const day = later.getUTCDate();
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  return later.setUTCDate(Math.min(day, last));
}

export const checkoutPath = '/__mock/checkout';

export type Plan = { readonly name: string; readonly price: Schema<'ProductPrice'> };

export function getPlan(session: MockSession, priceId: number): Plan | null {
  for (const { product } of session.table('products').all()) {
    const price = product.prices.find(({ id }) => id === priceId);
    if (price) return { name: product.name, price };
  }
  return null;
}

function renewalAfter(time: number, interval: Schema<'ProductPrice'>['interval']): string {
  return laravelTime(monthsLater(time, interval === 'year' ? 12 : 1));
}

/** Replaces the writer's plan from now on and records the payment. */
export function startPlan(
  session: MockSession,
  row: Pick<SubscriptionRow, 'id' | 'user_id'>,
  { name, price }: Plan,
): void {
  const started: SubscriptionRow = {
    id: row.id,
    user_id: row.user_id,
    subscription: {
      id: row.id,
      status: 'active',
      product_price_id: price.id,
      product_name: name,
      amount: price.amount,
      currency: price.currency,
      interval: price.interval,
      renews_at: renewalAfter(session.clock.now(), price.interval),
      ends_at: null,
    },
  };
  session.table('subscriptions').put(started);
  addInvoice(session, started, session.clock.stamp());
}

/** Pays a due renewal and ends a cancelled plan. */
function settle(session: MockSession, row: SubscriptionRow): SubscriptionRow {
  const { subscription } = row;
  const { status, renews_at, ends_at, interval } = subscription;
  const isDue = (time: string | null | undefined): time is string =>
    typeof time === 'string' && Date.parse(time) <= session.clock.now();
  const update = (change: Partial<Schema<'Subscription'>>): SubscriptionRow =>
    session.table('subscriptions').put({ ...row, subscription: { ...subscription, ...change } });
  if (status === 'cancelled' && isDue(ends_at)) return update({ status: 'ended' });
  if (status !== 'active' || !isDue(renews_at)) return row;
  addInvoice(session, row, renews_at);
  return settle(session, update({ renews_at: renewalAfter(Date.parse(renews_at), interval) }));
}

/** Settles what's due, then returns the writer's plan. */
export function currentPlan(session: MockSession, userId: number): SubscriptionRow | undefined {
  const row = session.table('subscriptions').find(({ user_id }) => user_id === userId);
  return row && settle(session, row);
}

/**
 * Returns whether a new conversation may start: with a plan or during the trial. Without data on either, there's no
 * limit.
 */
export function canStartConversation(session: MockSession, userId: number): boolean {
  const plan = currentPlan(session, userId)?.subscription;
  if (plan) return plan.status !== 'ended';
  return session.table('trials').get(userId)?.trial.ended !== true;
}

/** Counts a conversation towards the trial, if the writer has no plan. */
export function countTrialUse(session: MockSession, userId: number): void {
  const row = session.table('trials').get(userId);
  if (!row || currentPlan(session, userId)) return;
  const { limit } = row.trial;
  const used = Math.min(row.trial.used + 1, limit);
  session.table('trials').put({ ...row, trial: { used, limit, ended: used >= limit } });
}

/**
 * Starts the plan and ends the trial, or pays an overdue plan. Does nothing for a running plan, so a second press
 * doesn't buy twice.
 */
export function completeCheckout(session: MockSession, userId: number, plan: Plan | null): void {
  const row = currentPlan(session, userId);
  if (row?.subscription.status === 'past_due') {
    const { interval } = row.subscription;
    const renews_at = renewalAfter(session.clock.now(), interval);
    session.table('subscriptions').put({ ...row, subscription: { ...row.subscription, status: 'active', renews_at } });
    payInvoices(session, userId);
    return;
  }
  if (plan === null || (row && row.subscription.status !== 'ended')) return;
  const id = row?.id ?? session.nextId('subscriptions');
  startPlan(session, { id, user_id: userId }, plan);
  session.table('trials').remove(userId);
}

export function getSubscriptionOverview(session: MockSession, userId: number): Schema<'SubscriptionOverview'> {
  const subscription = currentPlan(session, userId)?.subscription ?? null;
  const mustPay = subscription === null || subscription.status === 'ended';
  const products = session
    .table('products')
    .all()
    .map(({ product }) => ({
      ...product,
      prices: product.prices.map((price) => ({
        ...price,
        checkout_url: mustPay ? `${checkoutPath}?price=${price.id}` : null,
      })),
    }));
  const isOpen = subscription?.status === 'past_due';
  const checkout_url = isOpen ? `${checkoutPath}?subscription=${subscription.id}` : null;
  return { subscription, trial: session.table('trials').get(userId)?.trial ?? null, products, checkout_url };
}
