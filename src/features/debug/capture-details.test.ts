import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDebugLog, debugLog$, logDebug, setDebugObserver } from '#src/platform/debug-log.ts';
import { startServer, type Reply, type TestServer } from '#src/platform/testing/http-server.ts';
import { createTestApi, type TestApi } from '#src/api/testing/test-api.ts';
import { captureDetails } from './capture-details.ts';

const token = '17|CANARYabcdefghijklmnopqrstuvwxyz0123456789abcdef';

let reply: Reply;
let server: TestServer;
let api: TestApi;
let seen: Promise<void>[];

beforeEach(async () => {
  clearDebugLog();
  seen = [];
  setDebugObserver((...args) => void seen.push(captureDetails(...args)));
  reply = { body: '{"data":1}' };
  server = await startServer(() => reply);
  api = createTestApi(server.origin);
});
afterEach(async () => {
  setDebugObserver(null);
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  await server.close();
});

async function lastBlocks(): Promise<Record<string, string>> {
  // Wait for entries that the findings add.
  for (let count = -1; count < seen.length;) {
    count = seen.length;
    await Promise.all(seen);
  }
  return Object.fromEntries((debugLog$.peek().at(-1)?.blocks ?? []).map(({ title, text }) => [title, text]));
}

describe('request in the debug log', () => {
  it('records the address, request and response while the caller reads the response too', async () => {
    reply = { status: 201, body: '{"data":{"name":"The Salt Road","email":"canary@lamplight.test"}}' };
    const init = {
      method: 'POST',
      body: `{"name":"x","token":"${token}"}`,
      headers: { 'Content-Type': 'application/json' },
    };
    const response = await api.send('/api/v1/projects?page=2&search=ana@lamplight.test&code=canary', init);
    expect(response.body).toMatchObject({ data: { email: 'canary@lamplight.test' } });
    expect(await lastBlocks()).toEqual({
      Address: '/api/v1/projects?page=2&search=[redacted]&code=[redacted]',
      Request: '{\n  "name": "x",\n  "token": "[redacted]"\n}',
      Response: '{\n  "data": {\n    "name": "The Salt Road",\n    "email": "[redacted]"\n  }\n}',
    });
  });

  it('records the response body of a failed request', async () => {
    reply = { status: 422, body: '{"message":"Too long.","errors":{"name":["Too long."]}}' };
    await expect(api.send('/api/v1/projects')).rejects.toMatchObject({ status: 422 });
    expect((await lastBlocks())['Response']).toContain('"errors"');
  });

  it("marks a request whose response isn't JSON as a parse error", async () => {
    reply = { body: '<html>' };
    await expect(api.send('/api/v1/projects')).rejects.toMatchObject({ kind: 'parse' });
    expect(debugLog$.peek().at(-1)?.text).toBe('GET /api/v1/projects parse');
  });

  it('records a request without bodies while the debug tools are off', async () => {
    setDebugObserver(null);
    await api.send('/api/v1/projects');
    expect(await lastBlocks()).toEqual({});
  });
});

describe('request that breaks the contract in mock mode', () => {
  const sentence = `data.name: no ${'text '.repeat(20)}`;

  it("adds the findings to the request's row and logs a contract entry", async () => {
    await server.close();
    const findings = { 'X-Mock-Findings': encodeURIComponent(JSON.stringify({ answer: [sentence] })) };
    server = await startServer(() => ({ body: '{"data":{"name":7}}', headers: findings }));
    api = createTestApi(server.origin);
    vi.stubEnv('VITE_MOCK', 'true');
    await api.send('/api/v1/projects', { operationId: 'projectRead' });
    expect(await lastBlocks()).toEqual({ Contract: sentence });
    const [call, check] = debugLog$.peek();
    expect(call?.blocks).toContainEqual({ title: 'Contract, answer', text: sentence });
    expect(check).toMatchObject({ area: 'contract', text: 'projectRead answer 1' });
  });
});

describe('event in the debug log', () => {
  it('records the payload and the full mismatch', async () => {
    const fault = `/data/${'deep/'.repeat(20)} must be string, not ${token}`;
    logDebug('live', 'event toast.notification refused', { channel: 'a.1' }, { payload: { type: 7 }, fault });
    expect(await lastBlocks()).toEqual({
      Contract: `/data/${'deep/'.repeat(20)} must be string, not [redacted]`,
      Payload: '{\n  "type": 7\n}',
    });
  });
});

describe('debug log bodies', () => {
  const payload = Array.from({ length: 20 }, () => Array.from({ length: 20 }, () => 'a word'));

  it('drops the oldest bodies to make room for newer entries', async () => {
    for (let n = 0; n < 60; n += 1) logDebug('live', `event e${n} valid`, undefined, { payload, fault: null });
    await Promise.all(seen);
    const texts = debugLog$.peek().map(({ blocks = [] }) => blocks.map(({ text }) => text).join(''));
    expect(texts.join('').length).toBeLessThan(203_000);
    expect(texts.at(0)).toBe('Dropped to make room for newer entries.');
    expect(texts.at(-1)).toContain('… cut');
  });

  it('discards a body that is still being read when the log is cleared', async () => {
    logDebug('live', 'event e valid', undefined, { payload, fault: null });
    clearDebugLog();
    await Promise.all(seen);
    expect(debugLog$.peek()).toEqual([]);
  });
});
