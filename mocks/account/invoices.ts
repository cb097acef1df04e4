import type { MockSession } from '#mocks/engine/session.ts';
import type { InvoiceRow, SubscriptionRow } from '#mocks/model/account-tables.ts';
import type { Schema } from '#mocks/model/schema.ts';

export function toInvoiceResources(session: MockSession, userId: number): readonly Schema<'Invoice'>[] {
  return session
    .table('invoices')
    .where(({ user_id }) => user_id === userId)
    .map(({ invoice }) => invoice)
    .toSorted((one, other) => other.issued_at.localeCompare(one.issued_at) || other.id - one.id);
}

function numberIn({ invoice }: InvoiceRow): number {
  return Number(/\d+$/.exec(invoice.number)?.[0] ?? 0);
}

export function payInvoices(session: MockSession, userId: number): void {
  const invoices = session.table('invoices');
  for (const row of invoices.where(({ user_id, invoice }) => user_id === userId && invoice.status === 'open'))
    invoices.put({ ...row, invoice: { ...row.invoice, status: 'paid' } });
}

export function addInvoice(session: MockSession, { user_id, subscription }: SubscriptionRow, issued_at: string): void {
  const { product_name, interval, amount, currency } = subscription;
  const invoices = session.table('invoices');
  const count = Math.max(0, ...invoices.all().map(numberIn)) + 1;
  const id = session.nextId('invoices');
  invoices.put({
    id,
    user_id,
    invoice: {
      id,
      number: `LL-${issued_at.slice(0, 4)}-${String(count).padStart(4, '0')}`,
      issued_at,
      amount,
      currency,
      status: 'paid',
      lines: [{ description: `${product_name}, one ${interval}`, quantity: 1, amount }],
      download_url: `/api/v1/subscriptions/invoices/${id}/pdf`,
    },
  });
}
