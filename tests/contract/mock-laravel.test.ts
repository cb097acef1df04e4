import { connect } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MockServer } from '#mocks/mock-server.ts';
import { forEachUser } from './for-each-user.ts';
import { type Conversation, webm, type Writer } from './mock-writer.ts';

let environment: MockServer;
let writer: Writer;
let talk: Conversation;
forEachUser((context) => {
  ({ environment, writer } = context);
});
beforeEach(async () => {
  talk = await writer.newStory();
});

function raw(path: string, init: RequestInit): Promise<Response> {
  return fetch(environment.origin + path, { redirect: 'manual', ...init });
}

/** Sends raw bytes and reads until the server closes. */
async function send(text: string): Promise<string> {
  const socket = connect(Number(new URL(environment.origin).port), '127.0.0.1');
  socket.end(text);
  let answer = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) answer += chunk.toString('latin1');
  return answer;
}

describe('errors for clients that accept JSON', () => {
  it("lists missing fields in order with Laravel's messages and a count", async () => {
    const { status, body } = await writer.request('POST', '/api/v1/auth/login', { body: {} });
    expect(status).toBe(422);
    expect(body).toEqual({
      message: 'The email field is required. (and 1 more error)',
      errors: { email: ['The email field is required.'], password: ['The password field is required.'] },
    });
  });

  it.each([
    ['malformed JSON', 'application/json', '{"email":'],
    ['JSON that is no object', 'application/json', '["demo@lamplight.test"]'],
    ['another media type', 'text/plain', 'email=demo@lamplight.test&password=demo-writer'],
    ['no media type', '', 'email=demo@lamplight.test'],
  ])('reads %s as a body without fields', async (_case, type, body) => {
    const headers = { Accept: 'application/json', 'Content-Type': type };
    const response = await raw('/api/v1/auth/login', { method: 'POST', headers, body: new TextEncoder().encode(body) });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { email: ['The email field is required.'] } });
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x=1'],
    [
      'with a part that has no name',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--',
    ],
    ['that ends in the middle', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="mess'],
    ['of noise', 'multipart/form-data; boundary=b', '\u0000\u0001\u0002'],
  ])('reads a form %s as a form without fields', async (_case, type, body) => {
    const { status, body: errors } = await writer.request('POST', talk.actions.answer?.url ?? '', {
      headers: { 'Content-Type': type },
      form: new TextEncoder().encode(body) as unknown as FormData,
    });
    expect(status).toBe(422);
    expect(errors).toMatchObject({
      errors: { message: ['The message field is required.'] },
    });
  });

  it('detects a recording by its content instead of its name', async () => {
    const url = talk.actions.answer?.url ?? '';
    const form = (audio: Blob | string): FormData => {
      const formData = new FormData();
      formData.append('session_chat_id', String(talk.session_chat_id));
      formData.append('audio', audio);
      return formData;
    };
    const wrongType = ['The audio field must be a file of type: webm, mp3, wav, m4a, ogg.'];
    const noise = new File([new Uint8Array(900)], 'answer.webm', { type: 'audio/webm' });
    expect((await writer.request('POST', url, { form: form(noise) })).body).toMatchObject({
      errors: { audio: wrongType },
    });
    const empty = new File([], 'answer.webm', { type: 'audio/webm' });
    expect((await writer.request('POST', url, { form: form(empty) })).body).toMatchObject({
      errors: { audio: wrongType },
    });
    const text = await writer.request('POST', url, { form: form('no file') });
    expect(text.body).toMatchObject({ errors: { audio: ['The audio field must be a file.'] } });
    expect((await writer.request('POST', url, { form: form(new File([webm(64)], 'blob')) })).status).toBe(200);
  });

  it('rejects an answer that is blank, for another conversation or sent during processing', async () => {
    const url = talk.actions.answer?.url ?? '';
    const form = (id: number, message: string): FormData => {
      const formData = new FormData();
      formData.append('session_chat_id', String(id));
      formData.append('message', message);
      return formData;
    };
    const spaces = await writer.request('POST', url, { form: form(talk.session_chat_id, ' \n ') });
    expect(spaces.body).toMatchObject({ message: 'The message field is required.' });
    const other = await writer.request('POST', url, { form: form(60, 'x') });
    expect(other.body).toMatchObject({ errors: { session_chat_id: ['The selected session chat id is invalid.'] } });
    expect((await writer.request('POST', url, { form: form(talk.session_chat_id, 'x'.repeat(200_000)) })).status).toBe(
      200,
    );
    const again = await writer.request('POST', url, { form: form(talk.session_chat_id, 'twice') });
    expect(again.body).toMatchObject({ message: 'This answer is still being processed.' });
  });

  it('names the unknown route in a 404 and the allowed methods in a 405', async () => {
    const noRoute = await writer.request('GET', '/api/v1/no-such-route');
    expect([noRoute.status, noRoute.body]).toEqual([
      404,
      { message: 'The route api/v1/no-such-route could not be found.' },
    ]);
    const noMethod = await writer.request('PUT', '/api/v1/auth/user');
    expect([noMethod.status, noMethod.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(noMethod.body).toEqual({
      message: 'The PUT method is not supported for route api/v1/auth/user. Supported methods: GET, HEAD.',
    });
    for (const id of ['999', 'abc', '1.5', '%00', '__proto__', '%E0%A4%A']) {
      expect((await writer.request('GET', `/api/v1/stories/${id}`)).status, id).toBe(404);
    }
    expect((await writer.request('GET', '/api/v1/projects/constructor')).status).toBe(404);
    expect((await writer.request('GET', '/api/v1/projects/11')).status).toBe(200);
  });

  it('returns 401 without a token, with a wrong token and after logging out', async () => {
    const unauthenticated = { message: 'Unauthenticated.' };
    expect(await writer.request('POST', '/api/v1/auth/logout')).toMatchObject({ status: 204, body: '' });
    expect(await writer.request('GET', '/api/v1/auth/user')).toMatchObject({ status: 401, body: unauthenticated });
    writer.token = '1|wrong';
    expect(await writer.request('GET', '/api/v1/auth/user')).toMatchObject({ status: 401, body: unauthenticated });
    const wrong = { email: 'demo@lamplight.test', password: 'wrong' };
    expect(await writer.request('POST', '/api/v1/auth/login', { body: wrong })).toMatchObject({
      status: 401,
      body: { message: 'These credentials do not match our records.' },
    });
  });

  it('treats an invalid page number as page 1', async () => {
    const turns = `/api/v1/conversation/session-chats/${talk.session_chat_id}/turns`;
    for (const page of ['abc', '0', '-1', '1.5']) {
      expect((await writer.request('GET', `${turns}?page=${page}`)).body).toMatchObject({ meta: { current_page: 1 } });
    }
    expect((await writer.request('GET', `${turns}?page=9`)).body).toMatchObject({
      data: [],
      meta: { current_page: 9 },
    });
  });
});

describe("errors for clients that don't accept JSON", () => {
  it('returns an HTML 500 without a login page and redirects an invalid form', async () => {
    const noToken = await raw('/api/v1/auth/user', { headers: { Accept: '*/*' } });
    expect([noToken.status, noToken.headers.get('content-type')]).toEqual([500, 'text/html; charset=UTF-8']);
    const invalid = await raw('/api/v1/auth/login', { method: 'POST', headers: { Accept: 'text/html' } });
    expect([invalid.status, invalid.headers.get('location')]).toEqual([302, '/']);
    const missing = await raw('/api/v1/nothing', { headers: { Accept: 'text/html, application/json' } });
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8']);
  });

  it('returns JSON to a script that sends X-Requested-With', async () => {
    const headers = { Accept: '*/*', 'X-Requested-With': 'XMLHttpRequest' };
    expect((await raw('/api/v1/auth/user', { headers })).status).toBe(401);
  });
});

describe('XSRF check', () => {
  const logout = (headers: Record<string, string>): Promise<number> =>
    writer.request('POST', '/api/v1/auth/logout', { headers }).then(({ status }) => status);

  it('requires the decoded cookie from pages but not from programs', async () => {
    const { headers } = await writer.request('GET', '/sanctum/csrf-cookie');
    const cookies = headers.getSetCookie();
    const value =
      /^XSRF-TOKEN=([^;]+);/.exec(cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN')) ?? '')?.[1] ?? '';
    expect(cookies.find((cookie) => cookie.startsWith('lamplight-session'))).toContain('HttpOnly');
    expect(value).toMatch(/%3D$/);
    const page = { Origin: environment.origin, Cookie: `XSRF-TOKEN=${value}` };
    expect(await logout({ Origin: environment.origin })).toBe(419);
    expect(await logout(page)).toBe(419);
    expect(await logout({ ...page, 'X-XSRF-TOKEN': value })).toBe(419);
    expect(await logout({ ...page, 'X-XSRF-TOKEN': decodeURIComponent(value) })).toBe(204);
    await writer.signIn();
    expect(await logout({})).toBe(204);
  });
});

describe('mock server process', () => {
  it("survives malformed HTTP, another host's address and a client that disconnects", async () => {
    expect(await send('HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
    expect(await send('GET http://evil.test/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400/,
    );
    const half = `POST ${talk.actions.answer?.url} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5000\r\n\r\nabc`;
    const socket = connect(Number(new URL(environment.origin).port), '127.0.0.1');
    await new Promise((sent) => socket.write(half, sent));
    socket.destroy();
    expect((await writer.request('GET', '/api/v1/auth/user')).status).toBe(200);
  });

  it('returns only headers for HEAD and the allowed methods for OPTIONS', async () => {
    const head = await writer.request('HEAD', '/api/v1/stories');
    expect([head.status, head.body]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
    const options = await writer.request('OPTIONS', '/api/v1/stories');
    expect([options.status, options.headers.get('allow')]).toEqual([200, 'GET, HEAD']);
  });
});
