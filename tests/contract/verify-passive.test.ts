/** Checks other clients' traffic: a real client through the pass-through, and a browser's recording. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMockServer, type MockServer } from '#mocks/mock-server.ts';
import { signedQuery } from '#shared/pusher/signatures.ts';
import { runCommand } from '#verify/command.ts';
import { startPlainServer } from '../../packages/verify/tests/reference-server/reference-server.ts';
import { getOwnedRows, users } from '../../packages/verify/tests/reference-server/store.ts';
import { Listener } from './mock-listener.ts';
import { endCleanly, webm, Writer } from './mock-writer.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Run = { readonly code: Promise<0 | 1 | 2 | 130>; readonly output: () => string; readonly stop: () => void };

function verify(...args: readonly string[]): Run {
  let [output, stop] = ['', (): void => undefined];
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const write = (text: string): void => {
    output += text;
  };
  const code = runCommand(args, {
    files: {
      openapi: join(root, 'openapi/openapi.bundle.json'),
      asyncapi: join(root, 'asyncapi/asyncapi.bundle.json'),
      workflows: join(root, 'openapi/workflows'),
    },
    startMock: null,
    environment: {},
    write,
    writeError: write,
    stopped: () => stopped,
  });
  return { code, output: () => output, stop };
}

type Xml = { parse: (text: string, validate: boolean) => unknown };
const { XMLParser } = createRequire(import.meta.url)('fast-xml-parser') as { XMLParser: new (options: object) => Xml };

function parseXml(text: string): unknown {
  return new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name: string) => ['testsuite', 'testcase'].includes(name),
  }).parse(text, true);
}

let environment: MockServer;
let folder: string;
beforeAll(async () => {
  environment = await createMockServer();
});
afterAll(() => endCleanly(environment));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lamplight-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Through = Run & { readonly origin: string };

async function passThroughTo(server: string, ...args: readonly string[]): Promise<Through> {
  const run = verify('--base-url', server, '--listen', '0', ...args);
  await expect.poll(run.output, { timeout: 30_000 }).toContain('forwards to');
  return { ...run, origin: /http:\/\/127\.0\.0\.1:\d+/.exec(run.output())?.[0] ?? '' };
}

function passThrough(...args: readonly string[]): Promise<Through> {
  return passThroughTo(environment.origin, ...args);
}

describe('pass-through', () => {
  it('passes a whole story through without findings', async () => {
    const run = await passThrough();
    const writer = new Writer(run.origin, 'passive');
    await writer.startSession();
    await writer.signIn();
    const talk = await writer.newStory();
    const listener = await Listener.open(run.origin, writer, [`private-sessionChat.${talk.session_chat_id}`]);
    await writer.answerAudio(talk, webm(300_000));
    await writer.advance(10_000);
    expect((await listener.readEvents()).map(({ event }) => event)).toContain('chatMessage.created');
    listener.close();
    const direct = new Writer(environment.origin, 'passive');
    direct.token = writer.token;
    const path = `/api/v1/conversation/session-chats/${talk.session_chat_id}/turns`;
    expect((await writer.request('GET', path)).body).toEqual((await direct.request('GET', path)).body);
    const { headers } = await writer.request('GET', '/sanctum/csrf-cookie');
    expect(headers.getSetCookie().join('\n')).toContain('XSRF-TOKEN=');
    expect((await writer.request('GET', '/no-page-of-the-api')).status).toBeGreaterThan(0);
    run.stop();
    expect(await run.code, run.output()).toBe(0);
    expect(run.output()).toMatch(
      /\d+ requests and \d+ events\.\nCoverage: .+\nNot tested: .+\n✓ No problems found in the \d+ of \d+ operations that were tested\.\n$/,
    );
  });

  it('reports a broken response and a wrong request immediately and without secrets', async () => {
    const run = await passThrough('--report', folder);
    const writer = new Writer(run.origin, 'broken');
    await writer.startSession();
    await writer.signIn();
    const sent = { Accept: 'application/json', Authorization: `Bearer ${writer.token}`, 'X-Mock-Session': 'broken' };
    const echo = JSON.stringify({ data: `${writer.token} & "'`, token: writer.token });
    const text = `<script>alert(x)</script> ]]> \u0000\u001b ${echo}`;
    await writer.ok('POST', '/__mock/session/faults', { body: { operation_id: 'storyList', answer_text: text } });
    await (await fetch(`${run.origin}/api/v1/stories`, { headers: sent })).text();
    await writer.request('GET', '/api/v1/nothing-of-this-name');
    await expect.poll(run.output, { timeout: 30_000 }).toContain('✗ GET /api/v1/nothing-of-this-name');
    run.stop();
    expect(await run.code).toBe(1);
    expect(run.output()).toMatch(/✗ storyList 200 application\/json \/data: \/data must be array, got /);
    expect(run.output()).not.toContain('\u001b');

    const [page, xml, json] = await Promise.all(
      ['report.html', 'junit.xml', 'report.json'].map((name) => readFile(join(folder, name), 'utf8')),
    );
    for (const report of [page, xml, json, run.output()]) {
      expect(report).toContain('/data must be array');
      expect(report).not.toContain(writer.token);
      expect(report).not.toMatch(/demo-writer|Bearer \w|XSRF-TOKEN=\w/);
    }
    for (const control of ['\u0000', '\u001b']) expect(`${page}${xml}`).not.toContain(control);
    expect(page).not.toMatch(/<script|https?:\/\/(?!127)/);
    expect(parseXml(page ?? '')).toMatchObject({ html: { body: { main: expect.anything() as object } } });
    expect(parseXml(xml ?? '')).toMatchObject({
      testsuites: {
        failures: '2',
        testsuite: [
          {
            name: 'passive',
            testcase: expect.arrayContaining([
              expect.objectContaining({
                name: 'storyList',
                failure: expect.objectContaining({
                  '#text': expect.stringContaining('answer-schema: ') as string,
                }) as object,
              }) as object,
            ]) as object,
          },
        ],
      },
    });
    expect(JSON.parse(json ?? '')).toMatchObject({
      version: 1,
      verdict: 'findings',
      counts: { findings: 3, places: 2 },
    });
  });

  it('reports wrong requests that the server accepts', async () => {
    const server = await startPlainServer();
    const [{ id }] = users;
    const { chat, question } = getOwnedRows(id);
    const run = await passThroughTo(server.origin);
    const send = async (path: string, body: FormData | string): Promise<number> => {
      const type = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {};
      const headers = { Accept: 'application/json', Authorization: `Bearer ${token}`, ...type };
      return (await fetch(run.origin + path, { method: 'POST', headers, body })).status;
    };
    const login = JSON.stringify({ email: users[0].email, password: users[0].password });
    const response = await fetch(`${server.origin}/api/v1/auth/login`, { method: 'POST', body: login });
    const { token } = ((await response.json()) as { readonly data: { readonly token: string } }).data;
    const form = new FormData();
    form.append('session_chat_id', 'first');
    form.append('message', 'Hello');
    const answer = `/api/v1/conversation/session-chats/${chat}/chat-messages/${question}/answer`;
    const notes = `/api/v1/projects/${getOwnedRows(id).project.slug}/notes`;
    expect([await send(answer, form), await send(notes, '{"title":"Tides","colour":1}')]).toEqual([200, 201]);
    expect(await send('/api/v1/notes', '{}')).toBe(404);
    run.stop();
    expect(await run.code).toBe(1);
    await server.close();
    expect(run.output()).toContain('chatMessageAnswer /session_chat_id: Form field /session_chat_id must be integer.');
    expect(run.output()).toContain("POST /api/v1/notes: POST /api/v1/notes isn't in the contract.");
    expect(run.output()).toMatch(/request-schema: [^]*undocumented-call: |undocumented-call: [^]*request-schema: /);
  });

  it('checks events that the server publishes to the same port', async () => {
    const app = { id: 'lamp', key: 'key', secret: 'a-secret-of-the-tap' };
    const run = await passThrough('--tap-id', app.id, '--tap-key', app.key, '--tap-secret', app.secret);
    const publish = async (secret: string): Promise<number> => {
      const data = JSON.stringify({ message: 1 });
      const body = JSON.stringify({ name: 'toast.notification', channels: ['private-App.Models.User.1'], data });
      const request = { method: 'POST', path: '/apps/lamp/events', body: Buffer.from(body) };
      const query = signedQuery({ ...app, secret }, request, Date.now());
      return (await fetch(`${run.origin}${request.path}?${query}`, { method: 'POST', body })).status;
    };
    expect([await publish(app.secret), await publish('another')]).toEqual([200, 401]);
    run.stop();
    expect(await run.code).toBe(1);
    expect(run.output()).toContain('toast.notification on private-App.Models.User.{id}');
    expect(run.output()).toContain('wrong-signature');
  });
});

type Recorded = { readonly url: string; readonly status?: number; readonly text?: string; readonly more?: object };

function entry({ url, status = 200, text, more }: Recorded): object {
  return {
    startedDateTime: '2026-11-12T18:45:00.000Z',
    time: 12,
    request: { method: 'GET', url, headers: [{ name: 'Accept', value: 'application/json' }] },
    response: {
      status,
      headers: [{ name: 'content-type', value: 'application/json' }],
      content: { size: 99, mimeType: 'application/json', ...(text !== undefined && { text }), ...more },
    },
  };
}

describe('browser recording (HAR file)', () => {
  const api = 'https://lamplight.test/api/v1';
  const unauthenticated = JSON.stringify({ message: 'Unauthenticated.' });
  const har = async (...entries: readonly object[]): Promise<string> => {
    const file = join(folder, 'session.har');
    await writeFile(file, JSON.stringify({ log: { version: '1.2', entries } }));
    return file;
  };

  it("checks complete entries and lists what the file doesn't contain", async () => {
    const frame = (event: string, data: unknown) => ({
      type: 'receive',
      opcode: 1,
      time: 1_800_000_000.5,
      data: JSON.stringify({ event, channel: 'private-App.Models.User.1', data: JSON.stringify(data) }),
    });
    const file = await har(
      entry({ url: `${api}/stories`, status: 401, text: unauthenticated }),
      entry({ url: `${api}/auth/user`, status: 401, text: btoa(unauthenticated), more: { encoding: 'base64' } }),
      entry({ url: `${api}/session-chats/week-summary` }),
      entry({ url: `${api}/projects?page=none`, text: '{}' }),
      entry({ url: `${api}/auth/user`, status: 0 }),
      entry({ url: 'https://elsewhere.test/api/v1/stories', text: 'of another server' }),
      entry({ url: 'https://lamplight.test/assets/app.js', text: 'no call' }),
      {
        ...entry({ url: 'wss://ws.lamplight.test/app/key', status: 101 }),
        _webSocketMessages: [
          { ...frame('pusher:ping', {}), type: 'send' },
          frame('pusher_internal:subscription_succeeded', {}),
          frame('toast.notification', { type: 1 }),
        ],
      },
    );
    const run = verify('--har', file);
    expect(await run.code).toBe(1);
    const output = run.output();
    expect(output).toContain('4 API requests and 1 event\n');
    expect(output).toContain('1 response without a recorded body');
    expect(output).toContain('skipped: 1 entry without a complete response');
    expect(output).toContain('skipped: 2 entries for other servers');
    expect(output).toContain('The query parameter page must be integer.');
    expect(output).toContain('entry 4 of session.har');
    expect(output).toMatch(/event-schema[^]*entry 8 of session\.har/);
    expect(output).not.toContain('entry 3 of');
  });

  it.each([
    ['cut JSON', '{"log":{"entries":[{', "isn't a HAR file: its JSON is invalid or incomplete."],
    [
      'no call of the contract',
      '{"log":{"entries":[]}}',
      'has no requests from the contract, so there is nothing to verify.',
    ],
  ])('exits with 2 and explains a file with %s', async (_what, text, sentence) => {
    const file = join(folder, 'broken.har');
    await writeFile(file, text);
    const run = verify('--har', file);
    expect(await run.code).toBe(2);
    expect(run.output()).toContain(`${file} ${sentence}`);
  });
});

describe('verify errors (one sentence)', () => {
  it('reports a port in use', async () => {
    const port = new URL(environment.origin).port;
    const run = verify('--base-url', environment.origin, '--listen', port);
    expect(await run.code).toBe(2);
    expect(run.output()).toContain(`Can't listen on port ${port}: it is in use by another program.\n`);
  });

  it('reports a pass-through without traffic', async () => {
    const { origin, stop, code, output } = await passThrough();
    stop();
    expect(await code).toBe(2);
    expect(output()).toContain(`No API traffic passed through ${origin}, so there is nothing to verify.\n`);
  });

  it('reports an unreachable server', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    const { port } = server.address() as AddressInfo;
    await new Promise((closed) => server.close(closed));
    const run = verify('--base-url', `http://127.0.0.1:${port}`, '--listen', '0');
    expect(await run.code).toBe(2);
    expect(run.output()).toContain(`Can't reach http://127.0.0.1:${port}: connection refused.\n`);
  });

  it("reports a report folder that can't be created", async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const run = verify('--har', 'never-read.har', '--report', file);
    expect(await run.code).toBe(2);
    expect(run.output()).toBe(`Can't write the reports to ${file}: a file with this name exists.\n`);
  });
});
