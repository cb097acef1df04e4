/** Only this server's own page and programs on this computer get data, at every address and with every method. */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMockServer, type MockServer } from '#mocks/mock-server.ts';

type Headers = Readonly<Record<string, string>>;

let demo: MockServer;
let personal: MockServer;
beforeAll(async () => {
  demo = await createMockServer();
  personal = await createMockServer({ personal: true });
});
afterAll(async () => {
  await demo.close();
  await personal.close();
});

const servers = [
  ['a demo', () => demo],
  ["a writer's own server", () => personal],
] as const;

/** Sends headers that `fetch` forbids. Returns the status, or 101 for a websocket. */
function getStatus({ origin }: MockServer, method: string, path: string, headers: Headers): Promise<number> {
  const socket = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'a'.repeat(24),
  };
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { method, headers: { ...(path.startsWith('/app/') && socket), ...headers } });
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () => {
        resolve(response.statusCode ?? 0);
      });
    });
    sent.on('upgrade', (_response, duplex) => {
      duplex.destroy();
      resolve(101);
    });
    sent.on('error', reject);
    sent.end();
  });
}

const data = [
  ...['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'].map(
    (method) => [method, '/api/v1/auth/user'] as const,
  ),
  ['GET', '/sanctum/csrf-cookie'],
  ['POST', '/api/broadcasting/auth'],
  ['GET', '/media/recordings/1'],
  ['GET', '/media/questions/the-idea.mp3'],
  ['GET', '/app/lamplight?protocol=7'],
  ['GET', '/app/demo.personal?protocol=7'],
  ['POST', '/apps/lamplight/events'],
  ['GET', '/apps/lamplight/channels'],
  ['GET', '/__mock/archive/lamplight.zip'],
] as const;

const pages = [
  ['GET', '/'],
  ['GET', '/stories'],
  ['GET', '/__mock/archive'],
  ['GET', '/__mock/mailbox'],
  ['GET', '/__mock/checkout'],
] as const;

const others = [
  ['GET', '/__mock/session'],
  ['POST', '/__mock/session'],
  ['DELETE', '/__mock/session'],
  ['POST', '/__mock/session/clock/step'],
] as const;

/** They also need the page's token. */
const forms = [
  ['POST', '/__mock/archive'],
  ['POST', '/__mock/checkout'],
] as const;

const everything = [...data, ...pages, ...others, ...forms];

const strangers: readonly (readonly [string, (own: URL) => Headers])[] = [
  ['a page of another site', () => ({ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' })],
  ['a page of another site, without Sec-Fetch', () => ({ Origin: 'https://evil.example' })],
  ['a page of another port', () => ({ Origin: 'http://127.0.0.1:4399', 'Sec-Fetch-Site': 'same-site' })],
  ['a page of another port, without Sec-Fetch', () => ({ Origin: 'http://127.0.0.1:4399' })],
  ['a page of another port, without Origin', () => ({ 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'no-cors' })],
  ['a page of this port by another name', ({ port }) => ({ Origin: `http://localhost:${port}` })],
  ['a page without an origin', () => ({ Origin: 'null' })],
  ['an element of another site', () => ({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' })],
  ['an element of another site, with only a Referer', () => ({ Referer: 'https://evil.example/' })],
  [
    'a frame in another site',
    () => ({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' }),
  ],
  ['a site whose name leads to this computer', () => ({ Host: 'evil.example', Origin: 'http://evil.example' })],
  [
    'a site with such a name and this port',
    ({ port }) => ({ Host: `evil.example:${port}`, 'Sec-Fetch-Site': 'same-origin' }),
  ],
  ['a name that only begins like ours', ({ port }) => ({ Host: `localhost.evil.example:${port}` })],
  ['a host with a user name', ({ host }) => ({ Host: `${host}@evil.example` })],
];

describe.each(servers)('%s', (_name, getServer) => {
  it.each(strangers)('rejects %s at every address', async (_, getHeaders) => {
    const headers = getHeaders(new URL(getServer().origin));
    for (const [method, path] of everything)
      expect([method, path, await getStatus(getServer(), method, path, headers)]).toEqual([method, path, 403]);
  });

  it.each<readonly [string, (own: string) => Headers]>([
    ['its own page', (own) => ({ Origin: own, 'Sec-Fetch-Site': 'same-origin' })],
    ['its own page, without Sec-Fetch', (own) => ({ Origin: own })],
    ['its own page, without Origin', () => ({ 'Sec-Fetch-Site': 'same-origin' })],
    ['an address typed by the writer', () => ({ 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate' })],
    ['a program', () => ({})],
    ['its other name', (own) => ({ Host: new URL(own).host.replace('127.0.0.1', 'localhost') })],
  ])('answers %s', async (_, getHeaders) => {
    const headers = getHeaders(getServer().origin);
    for (const [method, path] of [...data, ...pages, ...others])
      expect(await getStatus(getServer(), method, path, headers), `${method} ${path}`).not.toBe(403);
  });

  it('opens pages from a link on another site, but no data', async () => {
    const link = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
    for (const [method, path] of pages) expect(await getStatus(getServer(), method, path, link), path).not.toBe(403);
    for (const [method, path] of data) expect(await getStatus(getServer(), method, path, link), path).toBe(403);
    const form = { ...link, Origin: 'https://evil.example' };
    for (const [method, path] of forms) expect(await getStatus(getServer(), method, path, form), path).toBe(403);
  });
});

it("accepts another port in a demo's Host, of the development server or a tunnel, but not on a writer's own server", async () => {
  const headers = {
    Host: 'localhost:5173',
    Origin: 'http://localhost:5173',
    'Sec-Fetch-Site': 'same-origin',
    Accept: 'application/json',
  };
  expect(await getStatus(demo, 'GET', '/api/v1/auth/user', headers)).toBe(401);
  expect(await getStatus(personal, 'GET', '/api/v1/auth/user', headers)).toBe(403);
});
