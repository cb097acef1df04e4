import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createBackend } from '#verify/backend/backend.ts';
import { realClock } from '#verify/base/clock.ts';
import type { Contract } from '#verify/contract/contract.ts';
import { verify } from '#verify/verify.ts';
import { finish, type Front, type FrontOptions, readHead, startFront } from './reference-server/front.ts';
import { readSmallContract } from './reference-server/reduced-contract.ts';
import { startPlainServer } from './reference-server/reference-server.ts';
import { formatFinding, toTarget } from './reference-server/verify-reference-server.ts';

/** Only the stories operation and the doctor's: each fault here affects all operations alike. */
const contract = ((): Contract => {
  const { rest, events } = readSmallContract();
  const operations = new Map([...rest.operations].filter(([id]) => id === 'storyList'));
  return { events, rest: { ...rest, operations } };
})();
const stories = '/api/v1/stories';
const json = 'application/json';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type Before = Omit<FrontOptions, 'origin'>;
type Writes = NonNullable<FrontOptions['write']>;

async function standing(
  before: Before,
): Promise<{ readonly front: Front; readonly target: ReturnType<typeof toTarget> }> {
  const server = await startPlainServer();
  const front = await startFront({ origin: server.origin, ...before });
  closing.push(front.close, server.close);
  return { front, target: toTarget(server) };
}

type VerifyResult = { readonly lines: readonly string[]; readonly texts: readonly string[]; readonly origin: string };

async function verifyServer(
  before: Before,
  changes: { readonly slash?: string; readonly timeout?: number } = {},
): Promise<VerifyResult> {
  const { front, target } = await standing(before);
  const { slash = '', timeout = 15_000 } = changes;
  const { findings } = await verify(
    contract,
    { ...target, baseUrl: front.origin + slash, realtime: null },
    { allowWrites: true, only: ['doctor', 'requests'], seed: 7, runs: 1, rate: Infinity, timeout, workflows: '' },
    { part: () => undefined, log: () => undefined },
  );
  const texts = findings.map(({ text, hint = '' }) => `${text} ${hint}`.trim());
  return { lines: findings.map(formatFinding), texts, origin: front.origin };
}

function typed(more: Readonly<Record<string, string | number>> = {}) {
  return { 'Content-Type': json, ...more };
}

describe('correct server', () => {
  const chunked: Writes = (socket, { status, body }) => {
    const chunks = `5\r\n${body.toString('latin1', 0, 5)}\r\n${(body.length - 5).toString(16)}\r\n${body.toString('latin1', 5)}\r\n0\r\n\r\n`;
    finish(socket, status, typed({ 'Transfer-Encoding': 'chunked' }), chunks);
  };

  it.each<[string, Before, string?]>([
    ['is behind a prefix', { prefix: '/app' }],
    ['is behind a prefix that was given with a slash', { prefix: '/app' }, '/'],
    ['has an address of IPv6', { host: '::1' }],
    [
      'answers in gzip',
      {
        path: stories,
        write: (socket, { status, body }) =>
          finish(socket, status, typed({ 'Content-Encoding': 'gzip' }), gzipSync(body)),
      },
    ],
    [
      'answers in brotli',
      {
        path: stories,
        write: (socket, { status, body }) =>
          finish(socket, status, typed({ 'Content-Encoding': 'br' }), brotliCompressSync(body)),
      },
    ],
    ['answers in chunks', { path: stories, write: chunked }],
    [
      'ends answers by hanging up',
      { path: stories, write: (socket, { status, body }) => finish(socket, status, typed(), body) },
    ],
    [
      'names its charset',
      {
        path: stories,
        write: (socket, { status, body }) =>
          finish(socket, status, { 'Content-Type': 'Application/JSON; Charset="utf-8"' }, body),
      },
    ],
    [
      'writes a byte order mark',
      {
        path: stories,
        write: (socket, { status, body }) =>
          finish(socket, status, typed(), Buffer.concat([Buffer.from('\ufeff'), body])),
      },
    ],
    [
      'names HTML as the type of an empty body',
      {
        path: '/sanctum/csrf-cookie',
        write: (socket) => finish(socket, 204, { 'Content-Type': 'text/html', 'Set-Cookie': 'XSRF-TOKEN=1' }, ''),
      },
    ],
  ])('accepts a server that %s', async (_what, before, slash = '') => {
    expect((await verifyServer(before, { slash })).lines).toEqual([]);
  });

  it('accepts a server without channels, if the contract has none', async () => {
    const { front, target } = await standing({
      path: '/api/broadcasting/auth',
      write: (socket) => finish(socket, 404, typed(), '{"message":"Not Found"}'),
    });
    const { findings, notTried } = await verify(
      contract,
      { ...target, baseUrl: front.origin, realtime: null },
      {
        allowWrites: true,
        only: ['doctor', 'events'],
        seed: 7,
        runs: 1,
        rate: Infinity,
        timeout: 15_000,
        workflows: '',
      },
      { part: () => undefined, log: () => undefined },
    );
    expect(findings.map(formatFinding)).toEqual([]);
    expect(notTried.map(({ why }) => why)).toContain('the contract lacks broadcastingAuth');
  });
});

describe('unusable response', () => {
  const whole = (write: Writes): Before => ({ path: stories, write });

  it.each<[string, Writes, string]>([
    [
      'is cut',
      (socket, { body }) => finish(socket, 200, typed({ 'Content-Length': body.length + 10 }), body),
      'closed the connection in the middle of its response.',
    ],
    [
      'is cut between two chunks',
      (socket) => finish(socket, 200, typed({ 'Transfer-Encoding': 'chunked' }), '5\r\n{"dat\r\n'),
      'closed the connection in the middle of its response.',
    ],
    [
      'is not packed as it says',
      (socket, { body }) => finish(socket, 200, typed({ 'Content-Encoding': 'gzip' }), body),
      "sent a response that doesn't match its Content-Encoding.",
    ],
  ])('reports a response that %s in one sentence', async (_what, write, sentence) => {
    const { lines, texts, origin } = await verifyServer(whole(write));
    expect(new Set(lines)).toEqual(new Set(['no-answer: storyList']));
    expect(texts).toContain(`${origin} ${sentence}`);
  });

  it('gives up a trickling response when the request times out', async () => {
    const { texts, origin } = await verifyServer(
      whole((socket) => {
        socket.write(readHead(200, typed({ 'Content-Length': 100_000 })));
        const drip = setInterval(() => socket.write(' '), 50);
        socket.on('close', () => {
          clearInterval(drip);
        });
      }),
      { timeout: 1000 },
    );
    expect(texts).toContain(`${origin} started a response but didn't finish it within 1 second.`);
  });

  it('stops reading an endless response at the size limit', async () => {
    const { front } = await standing(
      whole((socket) => {
        socket.write(readHead(200, typed()));
        const pour = (): void => {
          while (socket.writable && socket.write(Buffer.alloc(65_536, ' ')));
        };
        socket.on('drain', pour).on('error', () => socket.destroy());
        pour();
      }),
    );
    const pace = (): Promise<void> => Promise.resolve();
    const parts = { baseUrl: front.origin, clock: realClock, pace, timeout: 15_000, largest: 1024 * 1024 };
    const { status, exchange } = await createBackend(parts).send({ method: 'GET', target: stories });
    expect([status, exchange.failure]).toEqual([
      0,
      `${front.origin} sent a response of more than 1 MB. The rest wasn't read.`,
    ]);
  });

  it("reports a response that isn't UTF-8", async () => {
    const { lines, texts } = await verifyServer(
      whole((socket) => {
        const body = Buffer.from('{"data":[{"id":1,"name":"Ínes","session_chat_id":1}]}', 'latin1');
        finish(socket, 200, { 'Content-Type': `${json}; charset=iso-8859-1` }, body);
      }),
    );
    expect(lines).toContain('unreadable-body: storyList 200 application/json');
    expect(texts).toContain("The body is declared as JSON but isn't UTF-8.");
  });

  it('reports that a proxy responded instead of the server', async () => {
    const { lines, texts } = await verifyServer(
      whole((socket) => finish(socket, 502, { 'Content-Type': 'text/html' }, '<h1>502 Bad Gateway</h1>')),
    );
    expect(lines).toContain('wrong-media-type: storyList 502 text/html');
    expect(texts).toContainEqual(expect.stringContaining('The proxy responded instead of the server'));
  });
});

describe("server that can't be verified", () => {
  const csrf = '/sanctum/csrf-cookie';

  it.each<[string, Before, string]>([
    [
      'where another address answers',
      {
        path: csrf,
        write: (socket) => finish(socket, 301, { Location: 'https://lamplight.test/sanctum/csrf-cookie' }, ''),
      },
      'redirects GET /sanctum/csrf-cookie to https://lamplight.test/sanctum/csrf-cookie. Use the final URL as --base-url.',
    ],
    [
      'where a proxy stands before nothing',
      { path: csrf, write: (socket) => finish(socket, 502, { 'Content-Type': 'text/html' }, '<h1>502</h1>') },
      "returns 502 for GET /sanctum/csrf-cookie: the proxy can't reach the server.",
    ],
    [
      'where the login is the form of a page',
      { path: '/api/v1/auth/login', write: (socket) => finish(socket, 302, { Location: '/home' }, '') },
      "POST /api/v1/auth/login redirected to /home, like an HTML form. The API's login must return JSON with a token.",
    ],
  ])("explains why verification can't run %s", async (_what, before, sentence) => {
    await expect(verifyServer(before)).rejects.toThrow(sentence);
  });
});
