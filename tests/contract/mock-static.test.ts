import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '#config/security-headers.ts';
import type { MockServer } from '#mocks/mock-server.ts';
import { createMockServer } from '#mocks/mock-server.ts';
import { endCleanly, Writer } from './mock-writer.ts';

let environment: MockServer;
let folder: string;
const script = `export const words = '${'lamplight '.repeat(400)}';\n`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Lamplight</title>');
  writeFileSync(join(dist, 'assets/main-Ab12Cd34.js'), script);
  writeFileSync(join(dist, 'start.js'), 'document.title');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  environment = await createMockServer({ dist });
});
afterAll(async () => {
  await endCleanly(environment);
  rmSync(folder, { recursive: true });
});

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(environment.origin + path, { method, headers: { Accept: 'text/html', ...headers }, redirect: 'manual' });
}

/** Sends the path unchanged: fetch would normalise it. */
function getRaw(path: string, headers = {}): Promise<{ status: number; text: string; location?: string | undefined }> {
  return new Promise((resolve, reject) => {
    const sent = request(environment.origin, { path, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, location: response.headers.location }),
      );
    });
    sent.on('error', reject).end();
  });
}

describe('built application', () => {
  it('serves its page uncached at every route', async () => {
    for (const path of ['/', '/stories/new', '/projects/the-salt-road/notes/7', '/stories/', '/UNKNOWN', '/a.b/c']) {
      const response = await get(path);
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
      expect(await response.text()).toContain('<title>Lamplight</title>');
    }
  });

  it('sends the security headers with every response, including errors and files', async () => {
    const expected = Object.entries(securityHeaders({ pageOrigin: environment.origin }));
    for (const path of ['/', '/assets/main-Ab12Cd34.js', '/assets/gone-Ab12Cd34.js', '/start.js']) {
      const { headers } = await get(path);
      for (const [name, value] of expected) expect([path, name, headers.get(name)]).toEqual([path, name, value]);
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('caches hashed files forever, revalidates others and returns 404 for missing files', async () => {
    const hashed = await get('/assets/main-Ab12Cd34.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await get('/start.js')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/assets/gone-Ab12Cd34.js')).status).toBe(404);
    expect((await get('/gone.js', { Accept: '*/*' })).status).toBe(404);
  });

  it('sends compressed files to clients that accept them', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await get('/assets/main-Ab12Cd34.js', { 'Accept-Encoding': encoding });
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(await response.text()).toBe(script);
    }
  });

  it('sends text compressed to a tenth of its size', async () => {
    const size = await new Promise<number>((resolve, reject) => {
      request(`${environment.origin}/assets/main-Ab12Cd34.js`, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => resolve(bytes));
      })
        .on('error', reject)
        .end();
    });
    expect(size).toBeLessThan(200);
  });

  it('supports HEAD and ranges and returns 405 for other methods', async () => {
    const head = await get('/start.js', {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '14', '']);
    const part = await get('/start.js', { Range: 'bytes=0-7' });
    expect([part.status, await part.text()]).toEqual([206, 'document']);
    const past = await get('/start.js', { Range: 'bytes=99-' });
    expect([past.status, past.headers.get('content-range')]).toEqual([416, 'bytes */14']);
    const post = await get('/start.js', {}, 'POST');
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%00', '/assets/..%5c..%5csecret.txt'])(
    'serves no file from outside its folder: %s',
    async (path) => {
      const { text } = await getRaw(path);
      expect(text).not.toContain('secret');
    },
  );
});

describe('scenario parameter in a page address', () => {
  it('restarts the scenario and redirects to the address without the parameter', async () => {
    const writer = new Writer(environment.origin, 'by-address');
    await writer.signIn();
    const headers = { 'X-Mock-Session': 'by-address' };
    const response = await get('/stories?sort=name&scenario=first-story', headers);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/stories?sort=name']);
    expect((await writer.request('GET', '/api/v1/auth/user')).status).toBe(401);
    const unknown = await get('/?scenario=lost', headers);
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toMatch(/^There is no scenario "lost"\. Known: .*first-story, .*long-time-writer/);
  });

  it.each(['//evil.example/', '/\\evil.example/', '///evil.example/', '/.//evil.example/'])(
    'redirects %s to a path of this server, not to another host',
    async (path) => {
      const { location } = await getRaw(`${path}?scenario=first-story`, { Accept: 'text/html' });
      expect(new URL(location ?? '', environment.origin).href).toBe(`${environment.origin}/evil.example/`);
    },
  );

  it('resumes a session of the same scenario with fresh=false or starts the scenario', async () => {
    const writer = new Writer(environment.origin, 'goes-on');
    await writer.signIn();
    const headers = { 'X-Mock-Session': 'goes-on' };
    const same = await get('/?scenario=first-story&fresh=false', headers);
    expect([same.status, same.headers.get('location')]).toEqual([303, '/']);
    expect((await writer.request('GET', '/api/v1/auth/user')).status).toBe(200);
    expect((await get('/?scenario=empty-account&fresh=false', headers)).status).toBe(303);
    expect(await writer.ok('GET', '/__mock/session')).toMatchObject({ data: { scenario: 'empty-account' } });
    expect((await writer.request('GET', '/api/v1/auth/user')).status).toBe(401);
  });

  it('ignores the parameter on cross-site navigation', async () => {
    const writer = new Writer(environment.origin, 'led-here');
    await writer.signIn();
    const site = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
    const headers = { 'X-Mock-Session': 'led-here', ...site };
    // `fetch` sets these headers itself.
    const [response] = (await once(
      request(`${environment.origin}/?scenario=first-story`, { headers }).end(),
      'response',
    )) as [IncomingMessage];
    expect(response.resume().statusCode).toBe(200);
    expect((await writer.request('GET', '/api/v1/auth/user')).status).toBe(200);
  });
});

describe('media files', () => {
  it('serves only question audio and images, also by range', async () => {
    const audio = await get('/media/questions/the-idea.mp3', { Range: 'bytes=0-2' });
    expect([audio.status, audio.headers.get('content-type')]).toEqual([206, 'audio/mpeg']);
    const image = await get('/media/pictures/cover-salt.webp');
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
    for (const path of [
      'questions/manifest.json',
      'question-sounds.ts',
      'pictures/../question-sounds.ts',
      'recordings/1',
    ]) {
      expect((await get(`/media/${path}`)).status, path).toBe(404);
    }
  });
});
