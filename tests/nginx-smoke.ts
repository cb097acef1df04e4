/**
 * `node tests/nginx-smoke.ts`: the production build behind nginx, as it is deployed, for machines with nginx and envsubst.
 * The mock server stands in for Laravel and Reverb. Exit 1: a step failed. 2: wrong use.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, expect, type Page } from '@playwright/test';
import { build } from 'vite';
import { cacheControl, securityHeaders } from '#config/security-headers.ts';
import { readBuildSettings, type Environment } from '#config/settings.ts';
import { chromiumOptions, prepareChromium } from '#scripts/browser/find-chromium.ts';
import { microphoneArguments } from './support/microphone.ts';
import { runCommand } from '#scripts/command.ts';
import { startMockProcess } from '#scripts/start/mock-process.ts';
import { FaultServer } from './faults/support/fault-server.ts';
import { question } from './support/conversation.ts';
import { startOutsideServer } from './support/outside-server.ts';
import { speakAndSend } from './support/recordings.ts';
import { signIn } from './support/sign-in.ts';

const usage = 'Usage: node tests/nginx-smoke.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Fills in the template, as docs/deploy.md says, and starts nginx with it. Returns a function that stops it. */
function startNginx(env: Environment): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-nginx-'));
  const command =
    '. ./deploy/settings.envsh && envsubst "$(env | sed \'s/=.*//; s/^/$/\')" < deploy/nginx.conf.template';
  const site = execFileSync('sh', ['-c', command], { env: { ...process.env, ...env }, encoding: 'utf8' });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = [
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'events {}',
    'http {',
    `access_log off;`,
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    site,
    '}',
  ];
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config.join('\n'));
  // Returns once it listens.
  execFileSync('nginx', ['-c', file], { stdio: 'inherit' });
  return async () => {
    await once(spawn('nginx', ['-c', file, '-s', 'stop'], { stdio: 'ignore' }), 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
}

async function checkHeaders({ request }: Page, origin: string, env: Environment): Promise<void> {
  const page = await request.get('/stories/21');
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? [];
  const expected = securityHeaders({ ...readBuildSettings(env), pageOrigin: origin });
  for (const path of [
    '/',
    '/index.html',
    '/stories/21',
    '/sw.js',
    '/manifest.webmanifest',
    script,
    '/assets/gone-1.js',
  ]) {
    const response = await request.get(path);
    const headers = Object.entries(expected).map(([name]) => [name, response.headers()[name.toLowerCase()]]);
    // The template leaves a space for each origin that isn't set.
    const sent = headers.map(([name, value]) => [name, value?.replaceAll(/ +/g, ' ').replaceAll(' ;', ';')]);
    expect(Object.fromEntries(sent), path).toEqual(expected);
    const isMissing = path.endsWith('/gone-1.js');
    expect([response.status(), response.headers()['cache-control']], path).toEqual(
      isMissing ? [404, 'no-store'] : [200, cacheControl(path)],
    );
  }
}

async function checkInterview(page: Page): Promise<void> {
  await signIn(page);
  await page.goto('/stories/21/develop');
  const first = (await question(page).textContent()) ?? '';
  await page.getByRole('radio', { name: 'Speak' }).check();
  await speakAndSend(page);
  await expect(question(page)).not.toHaveText(first, { timeout: 20_000 });
}

async function inBrowser(origin: string, run: (page: Page) => Promise<void>): Promise<void> {
  const voice = microphoneArguments('speaking', 'tests/support/fake-microphone.wav');
  const browser = await chromium.launch(chromiumOptions(...voice));
  try {
    const page = await browser.newPage({ baseURL: origin, permissions: ['microphone'] });
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await run(page);
    if (problems.length > 0) throw new Error(`The console reported:\n${problems.join('\n')}`);
  } finally {
    await browser.close();
  }
}

function reverbAt(origin: string): Environment {
  const { hostname, port } = new URL(origin);
  const live = { VITE_REVERB_HOST: hostname, VITE_REVERB_PORT: port, VITE_REVERB_SCHEME: 'http' };
  return { VITE_REVERB_APP_KEY: 'demo', ...live };
}

async function deploy(env: (origin: string) => Environment, run: (origin: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const stop = startNginx({
    VITE_APP_URL: origin,
    LISTEN: `127.0.0.1:${port}`,
    ROOT: resolve('dist/app'),
    ...env(origin),
  });
  try {
    await run(origin);
  } finally {
    await stop();
  }
}

async function underOneAddress(): Promise<void> {
  const mock = await startMockProcess();
  const upstreams = { API_UPSTREAM: mock.origin, REALTIME_UPSTREAM: mock.origin };
  try {
    await deploy(
      (origin) => ({ ...reverbAt(origin), ...upstreams }),
      (origin) =>
        inBrowser(origin, async (page) => {
          await checkHeaders(page, origin, reverbAt(origin));
          const uploaded = await page.request.get('/storage/a.html');
          expect(uploaded.headers()['content-security-policy']).toContain('sandbox');
          await checkInterview(page);
        }),
    );
  } finally {
    await mock.close();
  }
}

async function withTheApiElsewhere(): Promise<void> {
  const mock = await startMockProcess();
  const api = await FaultServer.start(mock.origin);
  const env = { VITE_API_URL: api.origin, ...reverbAt(api.origin) };
  try {
    await deploy(
      () => env,
      (origin) =>
        inBrowser(origin, async (page) => {
          api.corsOrigin = origin;
          await checkHeaders(page, origin, env);
          await checkInterview(page);
          await page.goto('/projects/the-salt-road/moodboard');
          const picture = page.getByRole('main').getByRole('img').first();
          await expect
            .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
            .toBeGreaterThan(0);
          expect(await picture.getAttribute('src')).toContain(api.origin);
        }),
    );
  } finally {
    await api.close();
    await mock.close();
  }
}

/** Returns the headers that name client and page, as Laravel gets them from a client that sends its own. */
async function forwarded(env: Environment): Promise<Record<string, unknown>> {
  const laravel = await startOutsideServer();
  try {
    await deploy(
      () => ({ API_UPSTREAM: laravel.origin, ...env }),
      async (origin) => {
        const headers = { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Host': 'evil.test', Forwarded: 'for=1.1.1.1' };
        await fetch(`${origin}/api/v1/projects`, { headers });
      },
    );
    const { host, ...names } = laravel.received[0]?.headers ?? {};
    const isOwnHost = names['x-forwarded-host'] === host && /^127\.0\.0\.1:\d+$/.test(String(host));
    return { isOwnHost, for: names['x-forwarded-for'], ip: names['x-real-ip'], forwarded: names['forwarded'] };
  } finally {
    await laravel.close();
  }
}

async function checkForwarded(): Promise<void> {
  const client = { isOwnHost: true, for: '127.0.0.1', ip: '127.0.0.1', forwarded: undefined };
  expect(await forwarded({})).toEqual(client);
  const writer = { ...client, for: '203.0.113.7', ip: '203.0.113.7' };
  expect(await forwarded({ TRUSTED_PROXY: '127.0.0.1' })).toEqual(writer);
}

const steps: readonly (readonly [title: string, run: () => Promise<void>])[] = [
  ['sends every header, and a spoken answer gets its next question', underOneAddress],
  ['works with the API, its media and its websocket on another origin', withTheApiElsewhere],
  ["tells Laravel the writer's address, and believes only a named server in front", checkForwarded],
];

await runCommand(usage, async () => {
  parseArgs();
  await build({ mode: 'production', logLevel: 'warn' });
  await prepareChromium();
  for (const [title, run] of steps) {
    await run();
    console.log(`✓ ${title}`);
  }
});
