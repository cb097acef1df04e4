import { describe, expect, it } from 'vitest';
import type { components } from '#src/api/generated/schema.ts';
import { forEachUser } from './for-each-user.ts';
import { readFormToken, type Reply, type Writer } from './mock-writer.ts';

type Schemas = components['schemas'];

const day = 86_400_000;
let writer: Writer;
let origin: string;
forEachUser((context) => {
  ({ writer } = context);
  ({ origin } = context.environment);
});

async function startSession(scenario: string): Promise<void> {
  await writer.startSession({ scenario, starts_at: '2026-11-12T18:45:00.000000Z' });
  await writer.signIn();
}

async function read(): Promise<Schemas['SubscriptionOverview']> {
  return (await writer.ok<Schemas['SubscriptionResponse']>('GET', '/api/v1/subscriptions')).data;
}

function open(query: string): Promise<Reply> {
  return writer.request('GET', `/__mock/checkout${query}`);
}

function getToken(price: number): Promise<string> {
  return readFormToken(`${origin}/__mock/checkout?price=${price}`, writer.session);
}

async function pay(price: number, token: string, from = origin): Promise<readonly [number, string | null]> {
  const { status, headers } = await fetch(`${origin}/__mock/checkout`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'X-Mock-Session': writer.session, Origin: from },
    body: new URLSearchParams({ price: String(price), token }),
  });
  return [status, headers.get('location')];
}

async function invoices(): Promise<Schemas['Invoice'][]> {
  return (await writer.ok<Schemas['InvoiceListResponse']>('GET', '/api/v1/subscriptions/invoices')).data;
}

describe('free trial', () => {
  it('rejects new conversations after the free trial but resumes open ones', async () => {
    await startSession('trial-ended');
    expect((await read()).trial).toEqual({ used: 10, limit: 10, ended: true });
    expect(await writer.request('POST', '/api/v1/conversation/stories')).toMatchObject({
      status: 402,
      body: { error: { type: 'trial_exceeded_error' } },
    });
    expect(await writer.request('GET', '/api/v1/conversation/stories/21')).toMatchObject({ status: 200 });
  });
});

describe('demo checkout', () => {
  it('sells the chosen plan once and redirects to the subscription', async () => {
    await startSession('trial-ended');
    const page = await open('?price=21');
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('Writer, monthly') as string });
    expect(page.body).toContain('$12.00');
    expect(page.body).not.toMatch(/<input(?! type="hidden")/);
    const token = await getToken(21);
    for (let presses = 0; presses < 2; presses += 1) {
      expect(await pay(21, token)).toEqual([303, '/profile#subscription']);
    }
    const { subscription, trial } = await read();
    expect(subscription).toMatchObject({ status: 'active', product_price_id: 21, product_name: 'Writer' });
    expect(trial).toBeNull();
    expect(await invoices()).toHaveLength(1);
    expect(await writer.request('POST', '/api/v1/conversation/stories')).toMatchObject({ status: 201 });
    expect((await open('?price=21')).body).toContain('Nothing to pay');
  });

  it("rejects a cross-origin payment, a form of another page and a price that doesn't exist", async () => {
    await startSession('trial-ended');
    const token = await getToken(21);
    expect(await pay(21, token, 'https://elsewhere.example')).toEqual([403, null]);
    expect(await pay(21, 'f'.repeat(64))).toEqual([403, null]);
    await pay(99, token);
    expect((await read()).subscription).toBeNull();
    expect((await open('?price=99')).body).toContain('Nothing to pay');
  });

  it('sells another plan after one has ended and rejects new conversations until then', async () => {
    await startSession('subscription');
    await writer.ok('DELETE', '/api/v1/subscriptions/3');
    await writer.advance(21 * day);
    expect(await writer.request('POST', '/api/v1/conversation/stories')).toMatchObject({ status: 402 });
    await pay(12, await getToken(12));
    expect((await read()).subscription).toMatchObject({ id: 3, status: 'active', product_price_id: 12 });
    expect(await invoices()).toHaveLength(4);
  });
});
