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
import { chromiumOptions, prepareChromium } from '#scripts/browser/find-chromium.ts';
import { runCommand } from '#scripts/command.ts';
import { startMockProcess } from '#scripts/start/mock-process.ts';
import { question, sendTyped } from './support/conversation.ts';
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
function startNginx(folder: string, env: Readonly<Record<string, string>>): () => Promise<void> {
  const command =
    '. ./deploy/settings.envsh && envsubst "$(env | sed \'s/=.*//; s/^/$/\')" < deploy/nginx.conf.template';
  const site = execFileSync('sh', ['-c', command], { env: { ...process.env, ...env }, encoding: 'utf8' });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = [
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'events {}',
    'http {',
    `access_log off;`,
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    site,
    '}',
  ];
  writeFileSync(join(folder, 'nginx.conf'), config.join('\n'));
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const ended = once(nginx, 'exit');
  return async () => {
    nginx.kill('SIGTERM');
    await ended;
  };
}

const steps: readonly { title: string; run: (page: Page, origin: string) => Promise<void> }[] = [
  {
    title: 'sends pages, files and missing files with their headers',
    run: async (page, origin) => {
      const { request } = page;
      const found = await request.get('/stories/21');
      expect([found.status(), found.headers()['cache-control']]).toEqual([200, 'no-store']);
      expect(found.headers()['content-security-policy']).toContain(origin.replace('http', 'ws'));
      const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(await found.text()) ?? [];
      const asset = await request.get(script);
      expect([asset.status(), asset.headers()['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
      const missing = await request.get('/assets/gone-1.js');
      expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, 'no-store']);
      expect(missing.headers()['x-content-type-options']).toBe('nosniff');
      expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
      expect((await request.get('/storage/a.html')).headers()['content-security-policy']).toContain('sandbox');
    },
  },
  { title: 'logs in', run: (page) => signIn(page) },
  {
    title: 'sends an answer and gets the next question over the websocket',
    run: async (page) => {
      await page.goto('/stories/21/develop');
      const first = (await question(page).textContent()) ?? '';
      await sendTyped(page, 'She kept the key for twelve years.');
      await expect(question(page)).not.toHaveText(first, { timeout: 20_000 });
    },
  },
];

await runCommand(usage, async () => {
  parseArgs();
  await build({ mode: 'production', logLevel: 'warn' });
  const mock = await startMockProcess();
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-nginx-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const stop = startNginx(folder, {
    VITE_APP_URL: origin,
    VITE_REVERB_APP_KEY: 'demo',
    VITE_REVERB_HOST: '127.0.0.1',
    VITE_REVERB_PORT: String(port),
    VITE_REVERB_SCHEME: 'http',
    LISTEN: `127.0.0.1:${port}`,
    ROOT: resolve('dist/app'),
    API_UPSTREAM: mock.origin,
    REALTIME_UPSTREAM: mock.origin,
  });
  await prepareChromium();
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await browser.newPage({ baseURL: origin });
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    for (const { title, run } of steps) {
      await run(page, origin);
      console.log(`✓ ${title}`);
    }
    if (problems.length > 0) throw new Error(`The console reported:\n${problems.join('\n')}`);
  } finally {
    await browser.close();
    await stop();
    await mock.close();
    rmSync(folder, { recursive: true });
  }
});
