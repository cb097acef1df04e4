import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RetryPolicyName } from '#src/lib/constants.ts';
import { ApiError } from '#src/platform/api-error.ts';
import { startServer, type Reply, type TestServer } from '#src/platform/testing/http-server.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let replies: (path: string, count: number) => Reply;
let server: TestServer;
let api: TestApi;

beforeEach(async () => {
  replies = () => ({ body: '{"data":1}' });
  server = await startServer((request, count) => replies(request.path, count));
  api = createTestApi(server.origin);
});
afterEach(() => server.close());

async function failure(request: Promise<unknown>): Promise<ApiError> {
  const result = await request.catch((error: unknown) => error);
  if (result instanceof ApiError) return result;
  throw new Error('The call did not fail with an ApiError', { cause: result });
}

function isPause(ms: number): boolean {
  return ms < 5000;
}

/** Runs a request to its end, advancing the clock; returns the waits in ms. */
async function measurePauses(retry: RetryPolicyName): Promise<number[]> {
  const pauses: number[] = [];
  const outcome = failure(api.send('/api/v1/x', { retry }));
  for (;;) {
    const pause = await Promise.race([api.clock.untilWaiting((ms) => ms < 30_000), outcome.then(() => null)]);
    if (pause === null) return pauses;
    pauses.push(pause);
    await api.clock.advance(pause);
  }
}

describe('request retries', () => {
  it.each<[RetryPolicyName, number[]]>([
    ['none', []],
    ['answer', [1000]],
    ['retryProcessing', [1000, 2000]],
    ['finish', []],
    ['chatMessagePoll', [1000, 1500]],
    ['chatMessageRefetch', [500]],
  ])('retries a request with policy %s after %j ms', async (policy, pauses) => {
    replies = () => ({ status: 503 });
    expect(await measurePauses(policy)).toEqual(pauses);
    expect(server.arrived).toHaveLength(pauses.length + 1);
  });

  it.each<[string, Reply]>([
    ['a cut connection', 'cut'],
    ['500', { status: 500 }],
    ['429', { status: 429 }],
    ['408', { status: 408 }],
  ])('retries after %s', async (_name, reply) => {
    replies = (_path, count) => (count === 1 ? reply : { body: '{"data":2}' });
    const request = api.send('/api/v1/x', { retry: 'answer' });
    await server.untilArrived(1);
    await api.clock.advance(await api.clock.untilWaiting(isPause));
    expect((await request).body).toEqual({ data: 2 });
  });

  it.each([400, 401, 403, 404, 409, 413, 422])('never retries after %i', async (status) => {
    replies = () => ({ status });
    await failure(api.send('/api/v1/x', { retry: 'chatMessagePoll' }));
    expect(server.arrived).toHaveLength(1);
  });

  it('waits as long as Retry-After specifies, at most a minute', async () => {
    replies = () => ({ status: 429, headers: { 'Retry-After': '7' } });
    expect(await measurePauses('answer')).toEqual([7000]);
  });

  it('resends a whole multipart body', async () => {
    replies = (_path, count) => (count === 1 ? { status: 500 } : { body: '{}' });
    const form = new FormData();
    form.append('audio', new File([Uint8Array.of(0, 255, 128, 10)], 'answer.webm', { type: 'audio/webm' }));
    const request = api.send('/api/v1/x', { method: 'POST', body: form, retry: 'audio' });
    await server.untilArrived(1);
    await api.clock.advance(await api.clock.untilWaiting(isPause));
    await request;
    const [first, second] = server.arrived;
    expect(second?.headers['content-length']).toBe(first?.headers['content-length']);
    expect(second?.body.includes(Buffer.from([0, 255, 128, 10]))).toBe(true);
  });

  it('stops when the caller detects that the first request arrived', async () => {
    replies = () => 'cut';
    const errorKinds: string[] = [];
    const outcome = failure(
      api.send('/api/v1/x', {
        retry: 'answer',
        beforeRepeat: (error) => {
          errorKinds.push(error.kind);
          return Promise.resolve(false);
        },
      }),
    );
    await server.untilArrived(1);
    await api.clock.advance(await api.clock.untilWaiting(isPause));
    expect((await outcome).kind).toBe('network');
    expect(errorKinds).toEqual(['network']);
    expect(server.arrived).toHaveLength(1);
  });
});

describe('outdated XSRF value (419)', () => {
  it('renews the value once silently and repeats the request with the new one', async () => {
    replies = (path, count) => {
      if (path === '/sanctum/csrf-cookie') {
        api.browser.cookies = 'XSRF-TOKEN=new';
        return { status: 204 };
      }
      return count === 1 ? { status: 419, body: '{"message":"CSRF token mismatch."}' } : { body: '{}' };
    };
    await api.send('/api/v1/auth/login', { method: 'POST', body: 'a' });
    expect(server.arrived.map((request) => request.path)).toEqual([
      '/api/v1/auth/login',
      '/sanctum/csrf-cookie',
      '/api/v1/auth/login',
    ]);
    expect(server.arrived[2]?.headers['x-xsrf-token']).toBe('new');
    expect(server.arrived[2]?.body.toString()).toBe('a');
  });

  it('renews the value once for simultaneous requests', async () => {
    let renewed = false;
    replies = (path) => {
      if (path === '/sanctum/csrf-cookie') renewed = true;
      else if (!renewed) return { status: 419 };
      return { body: '{}' };
    };
    await Promise.all([1, 2, 3].map(() => api.send('/api/v1/x', { method: 'POST' })));
    expect(server.arrived.filter((request) => request.path === '/sanctum/csrf-cookie')).toHaveLength(1);
  });

  it('fails instead of looping when the server returns 419 again', async () => {
    replies = (path) => (path === '/sanctum/csrf-cookie' ? { status: 204 } : { status: 419 });
    expect((await failure(api.send('/api/v1/x', { method: 'POST', retry: 'answer' }))).status).toBe(419);
    expect(server.arrived).toHaveLength(3);
  });

  it('reports the 419 when renewing fails', async () => {
    replies = (path) => (path === '/sanctum/csrf-cookie' ? { status: 500 } : { status: 419 });
    expect((await failure(api.send('/api/v1/x', { method: 'POST' }))).status).toBe(419);
    expect(server.arrived).toHaveLength(2);
  });
});

describe('timeouts and cancellation', () => {
  it('aborts a request without a timely response and retries if the policy allows', async () => {
    replies = (_path, count) => (count === 1 ? null : { body: '{"data":2}' });
    const request = api.send('/api/v1/x', { timeoutMs: 5000, retry: 'skip' });
    await server.untilArrived(1);
    await api.clock.advance(5000);
    await api.clock.advance(await api.clock.untilWaiting(isPause));
    expect((await request).body).toEqual({ data: 2 });
  });

  it('reports a timeout after 30 seconds for a request without retries', async () => {
    replies = () => null;
    const outcome = failure(api.send('/api/v1/x'));
    await server.untilArrived(1);
    await api.clock.advance(30_000);
    expect(await outcome).toMatchObject({ kind: 'timeout', status: null });
    expect(api.clock.waiting()).toEqual([]);
  });

  it('throws a cancellation before sending, while waiting and between retries', async () => {
    expect((await failure(api.send('/api/v1/x', { signal: AbortSignal.abort() }))).kind).toBe('cancelled');
    expect(server.arrived).toHaveLength(0);

    replies = () => null;
    const underway = new AbortController();
    const waiting = failure(api.send('/api/v1/x', { signal: underway.signal, retry: 'answer' }));
    await server.untilArrived(1);
    underway.abort();
    expect((await waiting).kind).toBe('cancelled');

    replies = () => ({ status: 500 });
    const between = new AbortController();
    const repeating = failure(api.send('/api/v1/x', { signal: between.signal, retry: 'answer' }));
    await server.untilArrived(2);
    await api.clock.untilWaiting(isPause);
    between.abort();
    expect((await repeating).kind).toBe('cancelled');
    expect(server.arrived).toHaveLength(2);
    expect(api.clock.waiting()).toEqual([]);
  });
});
