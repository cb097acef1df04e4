import { describe, expect, it } from 'vitest';
import { readOpenApi } from '#mocks/contract/contract-documents.ts';
import { createExamples } from '#mocks/contract/documented-responses.ts';
import type { components } from '#src/api/generated/schema.ts';
import { forEachUser } from './for-each-user.ts';
import { type Reply, type Writer } from './mock-writer.ts';

type Schemas = components['schemas'];
type Invoices = Schemas['InvoiceListResponse'];

const day = 86_400_000;
const year = 365 * day;
const plan = '/api/v1/subscriptions/3';
const example = createExamples(readOpenApi());

let writer: Writer;
forEachUser(
  (context) => {
    ({ writer } = context);
  },
  { starts_at: '2026-11-12T18:45:00.000000Z' },
);

async function read(): Promise<Schemas['SubscriptionOverview']> {
  return (await writer.ok<Schemas['SubscriptionResponse']>('GET', '/api/v1/subscriptions')).data;
}

function choose(product_price_id: unknown, path = plan): Promise<Reply> {
  return writer.request('PUT', path, { body: { product_price_id } });
}

function cancel(path = plan): Promise<Reply> {
  return writer.request('DELETE', path);
}

function invoices(query = ''): Promise<Invoices> {
  return writer.ok('GET', `/api/v1/subscriptions/invoices${query}`);
}

function invalid(field: string, message: string): object {
  return {
    status: 422,
    body: { message, errors: { [field]: [message] } },
  };
}

describe('plan', () => {
  it('changes to another price at once and adds a paid invoice', async () => {
    expect(await read()).toEqual(example('subscriptionRead', 'active').data);
    expect(await choose(22)).toMatchObject({ status: 200, body: example('subscriptionUpdate', 'yearly') });
    expect(await read()).toEqual(example('subscriptionUpdate', 'yearly').data);
    const { data } = await invoices();
    expect(data.map(({ id }) => id)).toEqual([804, 803, 802, 801]);
    expect(data[0]).toEqual({
      id: 804,
      number: 'LL-2026-0032',
      issued_at: '2026-11-12T18:45:00.000000Z',
      amount: 12000,
      currency: 'USD',
      status: 'paid',
      lines: [{ description: 'Writer, one year', quantity: 1, amount: 12000 }],
      download_url: '/api/v1/subscriptions/invoices/804/pdf',
    });
    expect(await writer.ok('GET', '/api/v1/subscriptions/invoices/804')).toEqual({ data: data[0] });
    await choose(11);
    expect((await read()).subscription).toMatchObject({
      product_name: 'Notebook',
      amount: 600,
      renews_at: '2026-12-12T18:45:00.000000Z',
    });
  });

  it('cancels the plan once and resumes it at the same price without an invoice', async () => {
    expect(await cancel()).toMatchObject({ status: 200, body: example('subscriptionCancel', 'cancelled') });
    expect(await read()).toEqual(example('subscriptionCancel', 'cancelled').data);
    expect(await cancel()).toMatchObject(invalid('subscription', 'This subscription has already been cancelled.'));
    expect(await choose(21)).toMatchObject({ status: 200, body: example('subscriptionUpdate', 'resumed') });
    expect(await read()).toEqual(example('subscriptionUpdate', 'resumed').data);
    expect((await choose(21)).body).toEqual(example('subscriptionUpdate', 'resumed'));
    expect((await invoices()).meta.total).toBe(3);
  });

  it('switches to another price after a cancellation', async () => {
    await cancel();
    await choose(12);
    expect((await read()).subscription).toMatchObject({ status: 'active', product_price_id: 12, ends_at: null });
    expect((await invoices()).data[0]?.lines[0]?.description).toBe('Notebook, one year');
  });

  it('ends a cancelled plan on its end date and offers the checkout again', async () => {
    await cancel();
    await writer.advance(19 * day);
    expect((await read()).subscription?.status).toBe('cancelled');
    await writer.advance(day);
    const { subscription, products } = await read();
    expect(subscription).toMatchObject({ status: 'ended', ends_at: '2026-12-02T09:00:00.000000Z', renews_at: null });
    expect(products.flatMap(({ prices }) => prices.map(({ checkout_url }) => checkout_url))).toEqual(
      [11, 12, 21, 22].map((price) => `/__mock/checkout?price=${price}`),
    );
    const ended = invalid('subscription', 'This subscription has ended.');
    expect(await choose(21)).toMatchObject(ended);
    expect(await cancel()).toMatchObject(ended);
    expect((await invoices()).meta.total).toBe(3);
  });

  it("rejects an unknown price and a plan that isn't the writer's", async () => {
    const unknown = invalid('product_price_id', 'The selected product price id is invalid.');
    expect(await choose(99)).toMatchObject(unknown);
    expect(await choose('')).toMatchObject(invalid('product_price_id', 'The product price id field is required.'));
    expect(await choose('many')).toMatchObject(
      invalid('product_price_id', 'The product price id field must be an integer.'),
    );
    const missing = { status: 404, body: { message: 'No query results for model [App\\Models\\Subscription] 4' } };
    expect(await choose(22, '/api/v1/subscriptions/4')).toMatchObject(missing);
    expect(await cancel('/api/v1/subscriptions/4')).toMatchObject(missing);
    expect(await read()).toEqual(example('subscriptionRead', 'active').data);
  });
});

describe('invoices', () => {
  it('adds an invoice on each renewal day', async () => {
    expect(await invoices()).toEqual(example('invoiceList', 'threeMonths'));
    expect(await writer.ok('GET', '/api/v1/subscriptions/invoices/803')).toEqual(example('invoiceRead', 'november'));
    await writer.advance(60 * day);
    const { data } = await invoices();
    expect(data.slice(0, 3).map(({ number, issued_at }) => `${number} ${issued_at.slice(0, 10)}`)).toEqual([
      'LL-2027-0033 2027-01-02',
      'LL-2026-0032 2026-12-02',
      'LL-2026-0031 2026-11-02',
    ]);
    expect((await read()).subscription?.renews_at).toBe('2027-02-02T09:00:00.000000Z');
    expect(await writer.request('GET', '/api/v1/subscriptions/invoices/806')).toMatchObject({
      status: 404,
      body: { message: 'No query results for model [App\\Models\\Invoice] 806' },
    });
  });

  it('returns invoices in pages', async () => {
    for (let passed = 0; passed < 3; passed += 1) await writer.advance(year);
    const ids = async (query: string): Promise<number[]> => (await invoices(query)).data.map(({ id }) => id);
    const { data, meta } = await invoices();
    expect(meta).toEqual({ total: 39, per_page: 30, current_page: 1, last_page: 2 });
    expect(data).toHaveLength(30);
    expect(await ids('?page=2')).toEqual([809, 808, 807, 806, 805, 804, 803, 802, 801]);
    expect(await ids('?page=2&per_page=5')).toEqual([834, 833, 832, 831, 830]);
    expect((await invoices('?per_page=100')).data).toHaveLength(39);
    expect(await invoices('?page=9')).toEqual({
      data: [],
      meta: { total: 39, per_page: 30, current_page: 9, last_page: 2 },
    });
    for (const size of ['0', '-5', '101', 'many', '2.5']) {
      expect((await invoices(`?per_page=${size}`)).meta.per_page, size).toBe(30);
    }
  });

  it('serves each invoice as a named PDF to its owner only', async () => {
    const { status, headers, body } = await writer.request('GET', '/api/v1/subscriptions/invoices/803/pdf');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain('filename="Invoice LL-2026-0031.pdf"');
    expect(body).toMatch(/^%PDF-1\.[\s\S]*%%EOF\s*$/);
    expect(await writer.request('GET', '/api/v1/subscriptions/invoices/899/pdf')).toMatchObject({ status: 404 });
    writer.token = 'somebody';
    expect(await writer.request('GET', '/api/v1/subscriptions/invoices/803/pdf')).toMatchObject({
      status: 401,
      body: { message: 'Unauthenticated.' },
    });
  });
});
