import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/platform/api-error.ts';
import { clearDebugLog, debugLog$ } from '#src/platform/debug-log.ts';
import { startServer, type Reply, type TestServer } from '#src/platform/testing/http-server.ts';
import { onResponse } from '#src/platform/server-responses.ts';
import { socketId } from './middleware.ts';
import type { ApiResponse } from './response.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

const token = '17|CANARYabcdefghijklmnopqrstuvwxyz0123456789abcdef';

let replies: (path: string, count: number) => Reply;
let server: TestServer;
let foreign: TestServer;
let api: TestApi;

beforeEach(async () => {
  clearDebugLog();
  replies = () => ({ body: '{"data":1}' });
  server = await startServer((request, count) => replies(request.path, count));
  foreign = await startServer(() => ({ headers: { 'Access-Control-Allow-Origin': '*' }, body: '{}' }));
  api = createTestApi(server.origin);
});
afterEach(async () => {
  await server.close();
  await foreign.close();
});

async function failure(request: Promise<unknown>): Promise<ApiError> {
  const result = await request.catch((error: unknown) => error);
  if (result instanceof ApiError) return result;
  throw new Error('The call did not fail with an ApiError', { cause: result });
}

describe('requests of the API client', () => {
  it('sends the current bearer token and requests JSON', async () => {
    await api.send('/api/v1/stories');
    api.browser.token = token;
    await api.send('/api/v1/stories');
    expect(server.arrived.map((request) => request.headers.authorization)).toEqual([undefined, `Bearer ${token}`]);
    expect(server.arrived[0]?.headers.accept).toBe('application/json');
  });

  it('sends the current decoded XSRF value only with requests that change data', async () => {
    api.browser.cookies = 'theme=dark; XSRF-TOKEN=eyJpdiI%3D';
    await api.send('/api/v1/stories');
    await api.send('/api/v1/stories', { method: 'POST' });
    api.browser.cookies = 'XSRF-TOKEN=bmV3%2Fb%3D%3D';
    for (const method of ['PUT', 'PATCH', 'DELETE']) await api.send('/api/v1/stories', { method });
    expect(server.arrived.map((request) => request.headers['x-xsrf-token'])).toEqual([
      undefined,
      'eyJpdiI=',
      'bmV3/b==',
      'bmV3/b==',
      'bmV3/b==',
    ]);
  });

  it('sends the socket id with changes unless the id is invalid', async () => {
    let id: string | undefined = '935254511.987004720';
    api.client.use(socketId(() => id));
    await api.send('/api/v1/stories');
    await api.send('/api/v1/stories', { method: 'POST' });
    id = 'undefined';
    await api.send('/api/v1/stories', { method: 'POST' });
    expect(server.arrived.map((request) => request.headers['x-socket-id'])).toEqual([
      undefined,
      '935254511.987004720',
      undefined,
    ]);
  });

  it.each([
    'http://example.invalid/api/v1/stories',
    '//example.invalid/api/v1/stories',
    'https://user:pass@127.0.0.1/api/v1/x',
    'javascript:alert(1)',
    'http://[',
  ])('rejects %s and sends nothing', async (address) => {
    const error = await failure(api.send(address));
    expect([error.kind, error.message]).toEqual(['blocked', 'This action isn’t available.']);
    expect(server.arrived).toHaveLength(0);
  });

  it('rejects the same host on another port', async () => {
    expect((await failure(api.send(`${foreign.origin}/api/v1/stories`))).kind).toBe('blocked');
    expect(foreign.arrived).toHaveLength(0);
  });

  it.each([301, 302, 303, 307, 308])(
    'follows no redirect after a %i and sends nothing to the other host',
    async (status) => {
      api.browser.token = token;
      api.browser.cookies = 'XSRF-TOKEN=x';
      replies = () => ({ status, headers: { Location: `${foreign.origin}/catch` } });
      const error = await failure(api.send('/api/v1/stories', { method: 'POST', body: 'the writer’s words' }));
      expect(error.kind).toBe('network');
      expect(foreign.arrived).toHaveLength(0);
    },
  );
});

describe('upload with progress', () => {
  const upload = (onUploadProgress: (sent: number) => void, address = '/api/v1/x'): Promise<ApiResponse> =>
    api.send(address, { method: 'POST', body: 'a picture', onUploadProgress, operationId: 'elementImageUpload' });

  it('reports progress, sends the same credentials and returns the same response', async () => {
    api.browser.token = token;
    api.browser.cookies = 'XSRF-TOKEN=x';
    const progress: number[] = [];
    expect((await upload((sent) => progress.push(sent))).body).toEqual({ data: 1 });
    expect(progress).toEqual([0, 1]);
    expect(server.arrived[0]?.headers).toMatchObject({ authorization: `Bearer ${token}`, 'x-xsrf-token': 'x' });
  });

  it('restarts after an outdated XSRF value', async () => {
    const progress: number[] = [];
    replies = (path) => ({ status: path === '/api/v1/x' && server.arrived.length === 1 ? 419 : 200, body: '{}' });
    await upload((sent) => progress.push(sent));
    expect(progress).toEqual([0, 1, 0, 1]);
  });

  it('applies the same guard and throws the same errors', async () => {
    expect((await failure(upload(() => undefined, 'http://example.invalid/x'))).kind).toBe('blocked');
    replies = () => ({ status: 422, body: '{"message":"The image field must be an image."}' });
    const error = await failure(upload(() => undefined));
    expect(error).toMatchObject({ status: 422, message: 'The image field must be an image.' });
    expect(server.arrived).toHaveLength(1);
  });
});

describe('responses of the API client', () => {
  it('returns the JSON of a successful response', async () => {
    expect((await api.send('/api/v1/stories')).body).toEqual({ data: 1 });
  });

  it('returns no body for an empty response', async () => {
    replies = () => ({ status: 204 });
    const response = await api.send('/api/v1/auth/logout', { method: 'POST' });
    expect(response).toEqual({ status: 204, body: undefined });
  });

  it("throws an error response's message, fields and Retry-After", async () => {
    replies = () => ({
      status: 422,
      headers: { 'Retry-After': '7' },
      body: '{"message":"Bad.","errors":{"email":["Bad."]},"error":{"type":"t"}}',
    });
    const error = await failure(api.send('/api/v1/auth/login', { operationId: 'authLogin', method: 'POST' }));
    expect(error).toMatchObject({
      operationId: 'authLogin',
      kind: 'http',
      status: 422,
      message: 'Bad.',
      retryAfter: 7,
      errorType: 't',
    });
    expect(error.fields['email']).toEqual(['Bad.']);
  });

  it('throws an empty message for an HTML error page', async () => {
    replies = () => ({ status: 413, headers: { 'Content-Type': 'text/html' }, body: '<h1>413 Too Large</h1>' });
    expect(await failure(api.send('/api/v1/x', { method: 'POST' }))).toMatchObject({ status: 413, message: '' });
  });

  it('skips a PHP warning before the JSON if the caller allows it', async () => {
    replies = () => ({ body: '<br /><b>Warning</b>: key [0] {x} in a.php\n{"data":{"token":"t"}}' });
    const response = await api.send('/api/v1/auth/login', { method: 'POST', trimPrefix: true });
    expect(response.body).toEqual({ data: { token: 't' } });
  });

  it.each(['Warning: x\n{"data":1}', '<!doctype html>', '{"data":', 'undefined'])(
    'reports %j as unreadable',
    async (body) => {
      replies = () => ({ body });
      expect(await failure(api.send('/api/v1/stories'))).toMatchObject({ kind: 'parse', status: 200 });
    },
  );

  it('reports a login response without JSON as unreadable', async () => {
    replies = () => ({ body: 'Welcome { back' });
    expect((await failure(api.send('/api/v1/auth/login', { method: 'POST', trimPrefix: true }))).kind).toBe('parse');
  });

  it('returns a file of the requested type and reads its error from JSON', async () => {
    const address = '/api/v1/subscriptions/invoices/803/pdf';
    replies = () => ({ headers: { 'Content-Type': 'application/pdf; charset=binary' }, body: '%PDF-1.3' });
    const options = { operationId: 'invoiceFileRead', file: 'application/pdf', guard: true };
    const { body } = await api.send(address, options);
    expect(await (body as Blob).text()).toBe('%PDF-1.3');
    expect(server.arrived[0]?.headers.accept).toBe('application/json, application/pdf');
    replies = () => ({ headers: { 'Content-Type': 'text/html' }, body: '<h1>Hello</h1>' });
    expect((await failure(api.send(address, options))).kind).toBe('parse');
    replies = () => ({ status: 404, body: '{"message":"No query results."}' });
    expect(await failure(api.send(address, options))).toMatchObject({
      status: 404,
      message: 'No query results.',
    });
  });
});

describe('server-given actions', () => {
  it('sends the request to exactly the given address', async () => {
    const body = new FormData();
    body.append('message', 'A harbour.');
    const init = { operationId: 'action', method: 'POST', guard: true };
    await api.send('/api/v1/conversation/session-chats/1/chat-messages/2/answer', { ...init, body });
    await api.send(`${server.origin}/api/v1/conversation/session-chats/1/finish`, init);
    expect(server.arrived.map((request) => [request.method, request.path])).toEqual([
      ['POST', '/api/v1/conversation/session-chats/1/chat-messages/2/answer'],
      ['POST', '/api/v1/conversation/session-chats/1/finish'],
    ]);
    expect(server.arrived[0]?.body.toString()).toContain('A harbour.');
    expect(server.arrived[1]?.body).toHaveLength(0);
  });

  it.each([
    'https://example.invalid/api/v1/x',
    '//example.invalid/api/v1/x',
    '/api/v1/../../sanctum/csrf-cookie',
    '/api/v1/%2e%2e/x',
    '/sanctum/csrf-cookie',
    'x',
    '',
  ])('rejects the address %j and sends nothing', async (url) => {
    const error = await failure(api.send(url, { operationId: 'chatMessageAnswer', method: 'POST', guard: true }));
    expect(error).toMatchObject({
      kind: 'blocked',
      operationId: 'chatMessageAnswer',
      message: 'This action isn’t available.',
    });
    expect(server.arrived).toHaveLength(0);
  });
});

describe('notifications of the API client', () => {
  it('notifies about API responses but not about gateway errors or cut connections', async () => {
    const operationIds: string[] = [];
    const stop = onResponse((id) => operationIds.push(id));
    const results: Reply[] = [{ body: '{}' }, { status: 500 }, { status: 502 }, 'cut'];
    for (const [index, reply] of results.entries()) {
      replies = () => reply;
      await api.send('/api/v1/x', { operationId: `call${String(index)}` }).catch(() => undefined);
    }
    stop();
    expect(operationIds).toEqual(['call0', 'call1']);
  });

  it('logs each attempt without token, query or body', async () => {
    api.browser.token = token;
    await api.send('/api/v1/search?query=canary-word', { method: 'POST', body: 'canary-body', operationId: 'search' });
    replies = () => ({ status: 500, body: '{"message":"canary-message"}' });
    await failure(api.send('/api/v1/search', { operationId: 'search' }));
    expect(debugLog$.peek().map((entry) => entry.text)).toEqual(['POST /api/v1/search 200', 'GET /api/v1/search 500']);
    expect(JSON.stringify(debugLog$.peek())).not.toMatch(/canary/i);
  });
});

describe('session that expires during a request', () => {
  const refused: Reply = { status: 401, body: '{"message":"Unauthenticated."}' };

  it('holds the request and resends it once with the new token after login', async () => {
    api.browser.token = '1|old';
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const reauthRequests: string[][] = [];
    api.onUnauthorized((...args) => {
      reauthRequests.push(args);
      return promise;
    });
    replies = (_path, count) => (count === 1 ? refused : { body: '{"data":1}' });
    const request = api.send('/api/v1/x', { method: 'POST', body: 'a page of text', operationId: 'noteUpdate' });
    await vi.waitFor(() => expect(reauthRequests).toEqual([['noteUpdate', '1|old']]));
    expect(server.arrived).toHaveLength(1);
    api.browser.token = '2|new';
    resolve(true);
    expect((await request).body).toEqual({ data: 1 });
    const [, again] = server.arrived;
    expect(again?.headers.authorization).toBe('Bearer 2|new');
    expect(again?.body.toString()).toBe('a page of text');
  });

  it('fails with 401 when the writer stays logged out or the new token fails', async () => {
    api.browser.token = '1|old';
    replies = () => refused;
    expect((await failure(api.send('/api/v1/x'))).status).toBe(401);
    expect(server.arrived).toHaveLength(1);
    api.onUnauthorized(() => Promise.resolve(true));
    expect((await failure(api.send('/api/v1/x'))).status).toBe(401);
    expect(server.arrived).toHaveLength(3);
  });

  it("holds neither a cancelled request nor a logged-out writer's request", async () => {
    const reauthRequests: string[] = [];
    api.onUnauthorized((operationId) => {
      reauthRequests.push(operationId);
      return new Promise<boolean>(() => undefined);
    });
    replies = () => refused;
    expect((await failure(api.send('/api/v1/x', { operationId: 'storyList' }))).status).toBe(401);
    expect(reauthRequests).toEqual([]);
    api.browser.token = '1|old';
    const giveUp = new AbortController();
    const outcome = failure(api.send('/api/v1/x', { operationId: 'storyRead', signal: giveUp.signal }));
    await vi.waitFor(() => expect(reauthRequests).toEqual(['storyRead']));
    giveUp.abort();
    expect((await outcome).kind).toBe('cancelled');
  });
});
