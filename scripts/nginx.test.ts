import { afterEach, describe, expect, it, vi } from 'vitest';
import { cacheControl, securityHeaders } from '#config/security-headers.ts';
import { nginxFor } from './nginx.ts';

const needed = ['--root', '/srv/lamplight', '--server-name', 'app.example.com'];

const apiMatch = '~ ^/(?:api|sanctum|broadcasting)/';
const mediaMatch = '~ ^/(?:storage|media)/';

function block(file: string, match: string): string[] {
  const start = file.indexOf(`location ${match} {`);
  expect(start, `there is a location ${match}`).toBeGreaterThan(0);
  return file
    .slice(start, file.indexOf('\n    }', start))
    .split('\n')
    .map((line) => line.trim());
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('node scripts/nginx.ts', () => {
  it('sends every file and page with the same headers as the other servers', () => {
    const file = nginxFor(needed);
    const headers = securityHeaders({ pageOrigin: 'https://app.example.com' });
    for (const [match, path] of [
      ['^~ /assets/', '/assets/a-1.js'],
      ['~ \\.(?:js|css|json|webmanifest|svg|png|webp|ico|txt|woff2|map)$', '/sw.js'],
      ['= /index.html', '/index.html'],
      ['/', '/stories/21'],
    ] as const) {
      const lines = block(file, match);
      for (const [name, value] of Object.entries({ ...headers, 'Cache-Control': cacheControl(path) }))
        expect(lines).toContain(`add_header ${name} "${value}" always;`);
    }
  });

  it('serves the page for every app URL and a 404 for missing assets', () => {
    const file = nginxFor(needed);
    expect(block(file, '/')).toContain('try_files /index.html =404;');
    expect(block(file, '^~ /assets/')).toContain('try_files $uri @gone;');
    expect(block(file, '@gone')).toEqual(
      expect.arrayContaining(['return 404;', 'add_header Cache-Control "no-store" always;']),
    );
  });

  it('adds the hosts from the build settings to the Content-Security-Policy', () => {
    vi.stubEnv('VITE_API_URL', 'https://api.example.com');
    vi.stubEnv('VITE_REVERB_HOST', 'ws.example.com');
    expect(nginxFor(needed)).toContain("connect-src 'self' https://api.example.com wss://ws.example.com;");
  });

  it('proxies Laravel and Reverb only when their addresses are given', () => {
    const file = nginxFor([...needed, '--api', 'http://127.0.0.1:8000', '--realtime', 'http://127.0.0.1:8080']);
    for (const match of [apiMatch, mediaMatch])
      expect(block(file, match)).toContain('proxy_pass http://127.0.0.1:8000;');
    expect(block(file, '^~ /app/')).toContain('proxy_set_header Upgrade $http_upgrade;');
    expect(nginxFor(needed)).not.toContain('proxy_pass');
  });

  it("never runs an uploaded file's script on the page's origin", () => {
    const lines = block(nginxFor([...needed, '--api', 'http://127.0.0.1:8000']), mediaMatch);
    const headers = securityHeaders({ pageOrigin: 'https://app.example.com' });
    const media = { ...headers, 'Content-Security-Policy': "default-src 'none'; sandbox" };
    for (const [name, value] of Object.entries(media)) {
      expect(lines).toContain(`add_header ${name} "${value}" always;`);
      expect(lines).toContain(`proxy_hide_header ${name};`);
    }
    expect(lines.filter((line) => line.startsWith('add_header Content-Security-Policy'))).toHaveLength(1);
  });

  it("sends nginx's own errors with the security headers, also for the API", () => {
    const file = nginxFor([...needed, '--api', 'http://127.0.0.1:8000', '--realtime', 'http://127.0.0.1:8080']);
    const server = file.slice(0, file.indexOf('location '));
    for (const [name, value] of Object.entries(securityHeaders({ pageOrigin: 'https://app.example.com' })))
      expect(server).toContain(`add_header ${name} "${value}" always;`);
    // These locations set no header, so they inherit the server's.
    for (const match of [apiMatch, '^~ /app/', '~ /\\.'])
      expect(block(file, match).filter((line) => line.startsWith('add_header'))).toEqual([]);
  });

  it.each([
    [needed, 'app.example.com'],
    [['--root', '/srv', '--server-name', 'app.example.com www.example.com'], 'app.example.com'],
    [[...needed, '--page', 'http://127.0.0.1:8098'], '127.0.0.1:8098'],
  ])("passes the page's own host to the upstream servers, never the client's: %j", (args, host) => {
    const file = nginxFor([...args, '--api', 'http://127.0.0.1:8000', '--realtime', 'http://127.0.0.1:8080']);
    for (const match of [apiMatch, mediaMatch, '^~ /app/'])
      expect(block(file, match)).toEqual(
        expect.arrayContaining([
          `proxy_set_header Host ${host};`,
          `proxy_set_header X-Forwarded-Host ${host};`,
          'proxy_set_header X-Forwarded-For $remote_addr;',
          'proxy_set_header X-Forwarded-Port $server_port;',
          'proxy_set_header X-Forwarded-Prefix "";',
          'proxy_set_header Forwarded "";',
        ]),
      );
    expect(file).not.toMatch(/\$(?:http_host|host|proxy_add_x_forwarded_for)\b/);
  });

  it.each([
    ['443 ssl', '443 ssl', true],
    ['443 ssl default_server', '443 ssl', true],
    ['127.0.0.1:8080', '127.0.0.1:8080', false],
  ])('closes connections to any other host (--listen "%s")', (listen, address, isTls) => {
    const [, other = '', own = ''] = nginxFor([...needed, '--listen', listen]).split('server {');
    expect(other).toContain(`listen ${address} default_server;`);
    expect(other).toContain('return 444;');
    expect(other.includes('ssl_reject_handshake on;')).toBe(isTls);
    expect(own).toContain(`listen ${address};`);
    expect(own).toContain('server_name app.example.com;');
  });

  it('enables brotli only with --brotli', () => {
    expect(nginxFor([...needed, '--brotli'])).toContain('brotli_static on;');
    expect(nginxFor(needed)).not.toContain('brotli');
  });

  it.each([
    [[], "--root is required: the build's folder on the server."],
    [['--root', '/srv'], '--server-name is required: the host name to serve.'],
    [
      ['--root', '/srv;}', '--server-name', 'a.test'],
      '--root: "/srv;}" isn\'t valid (expected letters, digits, spaces and . / : * _ -).',
    ],
    [
      ['--root', '/srv', '--server-name', '*.example.com'],
      '--server-name: "*.example.com" isn\'t a fixed host name (expected names without *).',
    ],
    [
      [...needed, '--page', 'app.example.com'],
      '--page: "app.example.com" isn\'t valid (expected an origin such as https://app.example.com).',
    ],
  ])('explains in one sentence what is wrong with %j', (args, sentence) => {
    expect(() => nginxFor(args)).toThrow(sentence);
  });

  it('reports an invalid setting in one sentence', () => {
    vi.stubEnv('VITE_API_URL', 'api.example.com');
    expect(() => nginxFor(needed)).toThrow(/^VITE_API_URL is "api\.example\.com"\. Expected .+\.$/);
  });
});
