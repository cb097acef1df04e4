import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MockServer } from '#mocks/mock-server.ts';
import { createMockServer } from '#mocks/mock-server.ts';
import type { components as control } from '#src/api/generated/mock-control.ts';
import type { components } from '#src/api/generated/schema.ts';
import type { Reply } from './mock-writer.ts';
import { endCleanly, Writer } from './mock-writer.ts';

type Mail = control['schemas']['Mail'];

const email = 'demo@lamplight.test';
const minute = 60_000;
const spent = { status: 401, body: { message: 'This code is wrong or no longer valid.' } };

let environment: MockServer;
let writer: Writer;
let count = 0;

beforeAll(async () => {
  environment = await createMockServer();
});
afterAll(() => endCleanly(environment));
beforeEach(async () => {
  count += 1;
  writer = new Writer(environment.origin, `sign-in-${count}`);
  await writer.startSession({ starts_at: '2026-11-12T18:45:00.000000Z' });
});

function federate(body: object): Promise<Reply> {
  return writer.request('POST', '/api/v1/auth/federate', { body });
}

function login(body: object): Promise<Reply> {
  return writer.request('POST', '/api/v1/auth/login', { body });
}

async function mailbox(): Promise<Mail[]> {
  return (await writer.ok<{ data: Mail[] }>('GET', '/__mock/mailbox')).data;
}

async function mailed(use_code: boolean): Promise<Mail> {
  await federate({ email, use_code });
  const [newest] = await mailbox();
  if (!newest) throw new Error('No mail was sent.');
  return newest;
}

describe('sign-in by email', () => {
  it('sends a six-digit code that works once', async () => {
    expect(await federate({ email, use_code: true })).toMatchObject({
      status: 200,
      body: { data: { method: 'code', code_length: 6, expires_in: 900 } },
    });
    const [mail] = await mailbox();
    expect(mail?.code).toMatch(/^\d{6}$/);
    expect(mail).toMatchObject({ email, method: 'code', sent_at: '2026-11-12T18:45:00.000000Z' });
    const { status, body } = await login({ email, code: mail?.code });
    expect(status).toBe(200);
    const { user, token } = (body as components['schemas']['LoginResponse']).data;
    writer.token = token;
    expect(await writer.ok('GET', '/api/v1/auth/user')).toEqual({ data: user });
    expect(await login({ email, code: mail?.code })).toMatchObject(spent);
  });

  it('sends a sign-in link that stays valid until the login uses it', async () => {
    expect((await federate({ email, referral_code: 'WRITERS26', tz: '', ua: null })).body).toEqual({
      data: { method: 'link', expires_in: 3600 },
    });
    const [mail] = await mailbox();
    expect(mail?.code).toMatch(/^[A-Za-z\d]{64}$/);
    expect(mail?.link).toBe(`/auth/magic-link?email=demo%40lamplight.test&code=${mail?.code}`);
    const link = new URL(mail?.link ?? '', environment.origin);
    await fetch(link, { headers: { Accept: 'text/html', 'X-Mock-Session': writer.session } });
    const credentials = Object.fromEntries(link.searchParams);
    expect((await login(credentials)).status).toBe(200);
    expect(await login(credentials)).toMatchObject(spent);
  });

  it('sends a link with the code and invalidates both once either is used', async () => {
    const { link, code } = await mailed(true);
    const credentials = Object.fromEntries(new URL(link, environment.origin).searchParams);
    expect(credentials).toMatchObject({ email, code: expect.stringMatching(/^[A-Za-z\d]{64}$/) as string });
    expect((await login(credentials)).status).toBe(200);
    expect(await login(credentials)).toMatchObject(spent);
    expect(await login({ email, code })).toMatchObject(spent);
  });

  it('shows emails in the demo inbox, with a link only in the valid one', async () => {
    const headers = { Accept: 'text/html', 'X-Mock-Session': writer.session };
    const page = async (): Promise<string> => (await fetch(`${environment.origin}/__mock/mailbox`, { headers })).text();
    expect(await page()).toContain('No emails yet.');
    const older = await mailed(true);
    const newer = await mailed(true);
    const html = await page();
    expect(html).toContain(newer.code);
    expect(html).toContain(newer.link.replace('&', '&amp;'));
    expect(html).toContain('Replaced by a newer email.');
    expect(html).not.toContain(older.link.replace('&', '&amp;'));
    await login({ email, code: newer.code });
    expect(await page()).toContain('Used.');
  });

  it('accepts an address in capitals and spaces around the code', async () => {
    const { code } = await mailed(true);
    expect((await login({ email: 'Demo@Lamplight.TEST', code: ` ${code} ` })).status).toBe(200);
  });

  it('returns the same response for an unknown address but sends no email', async () => {
    const unknown = await federate({ email: 'nobody@lamplight.test', use_code: true });
    expect(unknown).toMatchObject({ status: 200, body: (await federate({ email, use_code: true })).body });
    expect((await mailbox()).map((mail) => mail.email)).toEqual([email]);
    const [{ code } = { code: '' }] = await mailbox();
    expect(await login({ email: 'nobody@lamplight.test', code })).toMatchObject(spent);
  });

  it.each([
    [true, 15],
    [false, 60],
  ])('rejects an expired code or link (code: %s, %i minutes)', async (useCode, minutes) => {
    const late = await mailed(useCode);
    await writer.advance(minutes * minute);
    expect(await login({ email, code: late.code })).toMatchObject(spent);
    const early = await mailed(useCode);
    await writer.advance(minutes * minute - 1);
    expect((await login({ email, code: early.code })).status).toBe(200);
  });

  it("accepts only the newest email's code or link", async () => {
    const older = await mailed(true);
    const newer = await mailed(false);
    expect((await mailbox()).map(({ code }) => code)).toEqual([newer.code, older.code]);
    expect(await login({ email, code: older.code })).toMatchObject(spent);
    expect((await login({ email, code: newer.code })).status).toBe(200);
  });

  it('rejects a wrong code and leaves the right one valid', async () => {
    const { code } = await mailed(true);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await login({ email, code: wrong })).toMatchObject(spent);
    expect((await login({ email, code })).status).toBe(200);
  });

  it("rejects invalid sign-in requests with Laravel's messages", async () => {
    const invalid = 'The email field must be a valid email address.';
    expect(await federate({ email: 'nobody', use_code: true })).toMatchObject({
      status: 422,
      body: { message: invalid },
    });
    expect(await federate({ email: ' ' })).toMatchObject({
      status: 422,
      body: { message: 'The email field is required.' },
    });
    expect((await federate({ email, use_code: 'yes' })).body).toMatchObject({
      errors: { use_code: ['The use code field must be a boolean.'] },
    });
    expect((await login({ email, code: '123' })).body).toMatchObject({
      errors: { code: ['The code field must be at least 6 characters.'] },
    });
    const page = { Origin: environment.origin };
    const reply = await writer.request('POST', '/api/v1/auth/federate', { body: { email }, headers: page });
    expect(reply.status).toBe(419);
    expect(await mailbox()).toEqual([]);
  });

  it('sends the same codes when the scenario restarts at the same time', async () => {
    const codes = async (): Promise<string[]> => {
      await mailed(true);
      await mailed(false);
      return (await mailbox()).map(({ code }) => code);
    };
    const first = await codes();
    await writer.startSession({ starts_at: '2026-11-12T18:45:00.000000Z' });
    expect(await mailbox()).toEqual([]);
    expect(await codes()).toEqual(first);
  });
});
