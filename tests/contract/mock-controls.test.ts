import { describe, expect, it } from 'vitest';
import type { MockServer } from '#mocks/mock-server.ts';
import type { components } from '#src/api/generated/mock-control.ts';
import { forEachUser } from './for-each-user.ts';
import { Listener } from './mock-listener.ts';
import { type Writer } from './mock-writer.ts';

type Schemas = components['schemas'];
type Data<Of> = { readonly data: Of };

let environment: MockServer;
let writer: Writer;
forEachUser(
  (context) => {
    ({ environment, writer } = context);
  },
  { starts_at: '2026-11-12T18:45:00Z' },
);

function fault(body: Record<string, unknown>): Promise<Data<Schemas['Fault']>> {
  return writer.ok('POST', '/__mock/session/faults', { body });
}

describe('control API', () => {
  it('lists the scenarios and starts one at the requested time', async () => {
    const { data } = await writer.ok<Data<Schemas['ScenarioRef'][]>>('GET', '/__mock/scenarios');
    expect(data.map(({ name }) => name)).toContain('first-story');
    const session = await writer.ok<Data<Schemas['Session']>>('GET', '/__mock/session');
    expect(session.data).toMatchObject({
      id: writer.session,
      scenario: 'first-story',
      clock: { now: '2026-11-12T18:45:00.000000Z', speed: 1, paused: true },
      connections: 0,
      waiting: 0,
      faults: [],
    });
    const unknown = await writer.request('POST', '/__mock/session', { body: { scenario: 'a-second-story' } });
    expect([unknown.status, JSON.stringify(unknown.body)]).toEqual([
      422,
      expect.stringMatching(/Known: first-story, .*long-time-writer/),
    ]);
  });

  it('restarts the session unless fresh is false', async () => {
    const talk = await writer.newStory();
    await writer.ok('POST', '/__mock/session', { body: { fresh: false, clock: { speed: 4 } } });
    expect((await writer.latest(talk)).chat_message?.id).toBe(1201);
    await writer.ok('POST', '/__mock/session', { body: {} });
    expect((await writer.request('GET', '/api/v1/auth/user')).status).toBe(401);
  });

  it('deletes the session on request', async () => {
    expect((await writer.request('DELETE', '/__mock/session')).status).toBe(204);
    expect((await writer.request('GET', '/api/v1/auth/user')).status).toBe(401);
  });

  it('advances the clock and runs each processing stage at its own time', async () => {
    const talk = await writer.newStory();
    await writer.answerText(talk, 'Slowly.');
    await writer.advance(1099);
    expect((await writer.latest(talk)).chat_message?.status).toBe('processing');
    await writer.advance(1);
    expect((await writer.latest(talk)).chat_message?.status).toBe('generating_insights');
    await writer.advance(60_000);
    const times = (await writer.log()).filter(({ kind }) => kind === 'event').map(({ at }) => at.slice(17, 23));
    // Processing ends with three events on the conversation and three for followers of its results only.
    const last = Array.from({ length: 6 }, () => '04.200');
    expect(times).toEqual(['00.000', '01.100', '02.800', '02.800', ...last]);
    const { data } = await writer.ok<Data<Schemas['Clock']>>('PATCH', '/__mock/session/clock', { body: { speed: 16 } });
    expect(data).toMatchObject({ speed: 16, paused: true, now: '2026-11-12T18:46:01.100000Z' });
  });

  it('fails the next requests of an operation the given number of times', async () => {
    await fault({ operation_id: 'storyList', status: 503, times: 2 });
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await writer.request('GET', '/api/v1/stories')).status);
    expect(statuses).toEqual([503, 503, 200]);
    await fault({ operation_id: 'storyList', status: 429 });
    const slow = await writer.request('GET', '/api/v1/stories');
    expect([slow.status, slow.headers.get('retry-after')]).toEqual([429, '30']);
    await fault({ operation_id: 'storyConversationStart', status: 402 });
    expect((await writer.request('POST', '/api/v1/conversation/stories')).body).toMatchObject({
      error: { type: 'trial_exceeded_error' },
    });
    await fault({ operation_id: 'storyList', status: 500 });
    expect((await writer.request('DELETE', '/__mock/session/faults')).status).toBe(204);
    expect((await writer.request('GET', '/api/v1/stories')).status).toBe(200);
  });

  it("replaces a response's text, status and headers or puts text before it", async () => {
    const login = async (): Promise<[number, unknown]> => {
      const body = { email: 'demo@lamplight.test', password: 'demo-writer' };
      const headers = {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-Mock-Session': writer.session,
      };
      const url = `${environment.origin}/api/v1/auth/login`;
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), redirect: 'manual' });
      return [response.status, response.headers.get('location') ?? (await response.text())];
    };
    await fault({ operation_id: 'authLogin', answer_text: '{}' });
    expect(await login()).toEqual([200, '{}']);
    await fault({ operation_id: 'authLogin', text_before: '<b>Warning</b>: disk\n' });
    expect(await login()).toEqual([200, expect.stringMatching(/^<b>Warning<\/b>: disk\n\{"data":\{"user"/)]);
    await fault({ operation_id: 'authLogin', status: 307, headers: { Location: 'http://evil.test/' } });
    expect(await login()).toEqual([307, 'http://evil.test/']);
    await fault({ operation_id: 'authLogin', status: 500, answer_text: '<html>' });
    expect(await login()).toEqual([500, '<html>']);
  });

  it('delays a response until its latency has passed', async () => {
    await fault({ operation_id: 'storyList', latency_ms: 5000 });
    let done = false;
    const pending = writer.request('GET', '/api/v1/stories').then((reply) => {
      done = true;
      return reply;
    });
    while ((await writer.ok<Data<Schemas['Session']>>('GET', '/__mock/session')).data.faults.length > 0);
    await writer.advance(4999);
    expect(done).toBe(false);
    await writer.advance(1);
    expect((await pending).status).toBe(200);
  });

  it('drops the connection before or after the request is handled', async () => {
    await fault({ operation_id: 'storyConversationStart', drop: 'request' });
    await expect(writer.newStory()).rejects.toThrow();
    expect((await writer.request('GET', '/api/v1/conversation/stories')).status).toBe(204);
    await fault({ operation_id: 'storyConversationStart', drop: 'answer' });
    await expect(writer.newStory()).rejects.toThrow();
    expect((await writer.request('GET', '/api/v1/conversation/stories')).status).toBe(200);
  });

  it('sends only events that match the contract', async () => {
    const send = (channel: string, event: string, payload: object): Promise<{ status: number; body: unknown }> =>
      writer.request('POST', '/__mock/session/events', { body: { channel, event, payload } });
    const toast = { type: 'info', title: 'Saved', message: 'All is kept.' };
    expect((await send('private-App.Models.User.1', 'toast.notification', toast)).body).toEqual({
      data: { receivers: 0, problem: null },
    });
    expect((await send('private-nowhere.1', 'toast.notification', toast)).status).toBe(422);
    expect((await send('private-sessionChat.61', 'toast.notification', toast)).status).toBe(422);
    const broken = await send('private-App.Models.User.1', 'toast.notification', { ...toast, type: 7 });
    expect([broken.status, JSON.stringify(broken.body)]).toEqual([
      422,
      expect.stringContaining('/type must be string'),
    ]);
  });

  it('validates an event without sending it in a dry run', async () => {
    const listener = await Listener.open(environment.origin, writer, ['private-App.Models.User.1']);
    const payload = { type: 'info', title: 'Dry', message: 'Not sent.' };
    const body = { channel: 'private-App.Models.User.1', event: 'toast.notification', payload, dry_run: true };
    expect(await writer.ok('POST', '/__mock/session/events', { body })).toEqual({
      data: { receivers: 0, problem: null },
    });
    const wrong = { ...body, payload: { type: 7 } };
    const result = await writer.ok<Data<{ problem: string }>>('POST', '/__mock/session/events', { body: wrong });
    expect(result.data.problem).toContain('breaks the contract');
    expect(await listener.readEvents()).toEqual([]);
    listener.close();
  });

  it('lists every event of the contract with a valid example and its subscribed channels', async () => {
    const listener = await Listener.open(environment.origin, writer, ['private-App.Models.User.1']);
    const { data } = await writer.ok<Data<Schemas['EventRef'][]>>('GET', '/__mock/session/events');
    expect(new Set(data.map(({ event }) => event)).size).toBeGreaterThanOrEqual(15);
    const toast = data.find(({ event }) => event === 'toast.notification');
    expect(toast).toMatchObject({
      channel: 'private-App.Models.User.{id}',
      listened: ['private-App.Models.User.1'],
    });
    for (const { event, channel, example } of data) {
      const body = { event, channel: channel.replace('{id}', '1'), payload: example, dry_run: true };
      const answer = await writer.ok<Data<{ problem: null }>>('POST', '/__mock/session/events', { body });
      expect(answer.data.problem, event).toBeNull();
    }
    listener.close();
  });

  it('removes one fault and leaves the others', async () => {
    const [first, second] = [
      await fault({ operation_id: 'storyList', status: 500 }),
      await fault({ operation_id: 'storyRead', status: 500 }),
    ];
    expect((await writer.request('DELETE', `/__mock/session/faults/${first.data.id}`)).status).toBe(204);
    const session = await writer.ok<Data<Schemas['Session']>>('GET', '/__mock/session');
    expect(session.data.faults).toEqual([second.data]);
    expect((await writer.request('DELETE', `/__mock/session/faults/${first.data.id}`)).status).toBe(404);
  });

  it("rejects requests that the control document doesn't allow", async () => {
    for (const [path, body] of [
      ['clock/advance', { ms: -1 }],
      ['clock/advance', {}],
      ['faults', { operation_id: 'lost' }],
      ['faults', { operation_id: 'storyList', status: 100 }],
      ['connection', { action: 'explode' }],
    ] as const) {
      expect((await writer.request('POST', `/__mock/session/${path}`, { body })).status, path).toBe(422);
    }
    expect((await writer.request('GET', '/__mock/nothing')).status).toBe(404);
    expect((await writer.request('PUT', '/__mock/session')).status).toBe(405);
  });

  it('rejects cross-origin pages', async () => {
    const status = async (headers: Record<string, string>): Promise<number> =>
      (await writer.request('GET', '/__mock/session', { headers })).status;
    expect(await status({ Origin: 'https://evil.test' })).toBe(403);
    expect(await status({ Origin: 'null' })).toBe(403);
    expect(await status({ Origin: 'http://localhost:5173' })).toBe(403);
  });

  it('counts the used operations and events, including manually sent events', async () => {
    const payload = { type: 'success', title: 'Saved', message: 'All is kept.' };
    const body = { channel: 'private-App.Models.User.1', event: 'toast.notification', payload };
    await writer.ok('POST', '/__mock/session/events', { body });
    const { data } = await writer.ok<Data<Schemas['Coverage']>>('GET', '/__mock/coverage');
    const login = data.operations.find(({ operation_id }) => operation_id === 'authLogin');
    expect(login?.statuses['200']).toBeGreaterThan(0);
    expect(login?.statuses).toHaveProperty('429');
    expect(login?.answers).toContainEqual(expect.objectContaining({ status: 200, media_type: 'application/json' }));
    expect(data.events).toContainEqual(
      expect.objectContaining({ channel: 'sessionChat', message: 'sessionChat.finished' }),
    );
    expect(data.events.find(({ message }) => message === 'toast.notification')?.count).toBeGreaterThan(0);
    expect(data.violations).toEqual([]);
  });
});

describe('browser session', () => {
  it('sets a session cookie with the first response and reuses it', async () => {
    const first = await fetch(`${environment.origin}/api/v1/auth/user`, { headers: { Accept: 'application/json' } });
    const [cookie] = first.headers.getSetCookie();
    expect(cookie).toMatch(/^mock_session=[0-9a-f]{24}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const Cookie = cookie?.split(';')[0] ?? '';
    const second = await fetch(`${environment.origin}/__mock/session`, { headers: { Cookie } });
    expect(second.headers.getSetCookie()).toEqual([]);
    const { data } = (await second.json()) as Data<Schemas['Session']>;
    expect(Cookie).toBe(`mock_session=${data.id}`);
    const page = await fetch(environment.origin, { headers: { Accept: 'text/html' } });
    expect(page.headers.getSetCookie()).toEqual([expect.stringMatching(/^mock_session=/)]);
  });
});

describe("session of a client that only sends login's token", () => {
  const login = async (headers: Record<string, string> = {}): Promise<string> => {
    const response = await fetch(`${environment.origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ email: 'demo@lamplight.test', password: 'demo-writer' }),
    });
    return ((await response.json()) as { data: { token: string } }).data.token;
  };
  const get = (path: string, token: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(environment.origin + path, {
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}`, ...headers },
    });
  const sessionId = async (token: string): Promise<string> => {
    const response = await get('/__mock/session', token);
    expect(response.headers.getSetCookie()).toEqual([]);
    return ((await response.json()) as Data<Schemas['Session']>).data.id;
  };

  it('is the one that logged in, without a cookie', async () => {
    const [first, second] = [await login(), await login()];
    expect(await sessionId(first)).not.toBe(await sessionId(second));
    expect((await get('/api/v1/auth/user', first)).status).toBe(200);
    const named = await login({ 'X-Mock-Session': 'Postman_1' });
    expect(named).toMatch(/^\d+\|[A-Za-z0-9]{48,}$/);
    expect(await sessionId(named)).toBe('Postman_1');
  });

  it('is the one that a header or a cookie names, if there is one', async () => {
    const token = await login();
    expect((await get('/api/v1/auth/user', token, { 'X-Mock-Session': 'another' })).status).toBe(401);
    expect((await get('/api/v1/auth/user', token, { Cookie: 'mock_session=another' })).status).toBe(401);
  });

  it.each(['x', '1|abc', `1|${'a'.repeat(48)}`, `1|${'a'.repeat(48)}6e6f6e65`])(
    'stays logged out with the unknown token %s',
    async (token) => {
      expect((await get('/api/v1/auth/user', token)).status).toBe(401);
    },
  );
});
