import { afterEach, describe, expect, it, vi } from 'vitest';
import { cacheControl, securityHeaders } from '#config/security-headers.ts';
import { nginxFor } from './nginx.ts';

const needed = ['--root', '/srv/lamplight', '--server-name', 'app.example.com'];

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

describe('npm run nginx', () => {
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
    expect(block(file, '~ ^/(?:api|sanctum|broadcasting|storage|media)/')).toContain(
      'proxy_pass http://127.0.0.1:8000;',
    );
    expect(block(file, '^~ /app/')).toContain('proxy_set_header Upgrade $http_upgrade;');
    expect(nginxFor(needed)).not.toContain('proxy_pass');
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
  ])('explains in one sentence what is wrong with %j', (args, sentence) => {
    expect(() => nginxFor(args)).toThrow(sentence);
  });

  it('reports an invalid setting in one sentence', () => {
    vi.stubEnv('VITE_API_URL', 'api.example.com');
    expect(() => nginxFor(needed)).toThrow(/^VITE_API_URL is "api\.example\.com"\. Expected .+\.$/);
  });
});
