/** Requests per second, start and memory of the mock server beside plain Prism. Needs no browser. */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startMockProcess } from '#scripts/start/mock-process.ts';
import { nextFree } from '#scripts/start/port.ts';
import { demoWriter } from '../support/sign-in.ts';
import { comparing, median } from './statistics.ts';

type Headers = Readonly<Record<string, string>>;
type Server = { readonly origin: string; readonly pid: number; readonly close: () => Promise<void> };

const json = { Accept: 'application/json' };

/** The mock server accepts only the token of a login. */
async function logIn(origin: string): Promise<Headers> {
  const session = { ...json, 'X-Mock-Session': 'bench' };
  const response = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { ...session, 'Content-Type': 'application/json' },
    body: JSON.stringify(demoWriter),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return { ...session, Authorization: `Bearer ${data.token}` };
}

async function startPrism(): Promise<Server> {
  const port = await nextFree(4010);
  const program = 'node_modules/@stoplight/prism-cli/dist/index.js';
  const settings = ['mock', '-v', 'silent', '-p', String(port), 'openapi/openapi.bundle.json'];
  const child = spawn(process.execPath, [program, ...settings], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  while ((await fetch(origin).catch(() => null)) === null) await wait(10);
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { origin, pid: child.pid ?? 0, close };
}

const path = '/api/v1/stories';
const rounds = 4;
const seconds = 3;

type Run = { server: Server; headers: Headers; starts: number[]; many: number[]; one: number[] };

/** Requests per second. Autocannon runs as a program of its own, so that it doesn't slow this one. */
async function load({ server: { origin }, headers }: Run, connections: number): Promise<number> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const settings = ['--json', '-n', '-c', String(connections), '-d', String(seconds), ...sent, origin + path];
  const program = ['node_modules/autocannon/autocannon.js', ...settings];
  const { stdout } = await promisify(execFile)(process.execPath, program, { maxBuffer: 1e8 });
  const report = JSON.parse(stdout) as { requests: { average: number }; non2xx: number; errors: number };
  expect(report.non2xx + report.errors, `failed requests to ${origin}`).toBe(0);
  return report.requests.average;
}

const running: Server[] = [];

/** Starts a server several times. The last one keeps running. */
async function startOften(
  start: () => Promise<Server>,
  getHeaders: (origin: string) => Headers | Promise<Headers>,
): Promise<Run> {
  const starts: number[] = [];
  for (let round = 1; ; round += 1) {
    const since = performance.now();
    const server = await start();
    starts.push(performance.now() - since);
    if (round < rounds) await server.close();
    else {
      running.push(server);
      return { server, headers: await getHeaders(server.origin), starts, many: [], one: [] };
    }
  }
}

/** Returns MB. Windows has no `ps`. */
function measureMemory({ server }: Run): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' })) / 1024;
}

test.afterEach(() => Promise.all(running.map(({ close }) => close())));

test('throughput of the mock server', async () => {
  const ours = await startOften(startMockProcess, logIn);
  const prism = await startOften(startPrism, () => ({ ...json, Authorization: 'Bearer any' }));
  // Warms both up.
  for (const run of [ours, prism]) await load(run, 4);
  for (let round = 0; round < rounds; round += 1)
    for (const run of [ours, prism]) {
      run.one.push(await load(run, 1));
      run.many.push(await load(run, 10));
    }
  const print = comparing(ours, prism);
  console.log(`GET ${path}, ${rounds} × ${seconds} s each, alternating; ours, then plain Prism:`);
  print('requests/s, 10 connections', ({ many }) => median(many), 'at least 4');
  print('ms per request, 1 connection', ({ one }) => 1000 / median(one), 'at most 1.0');
  print('ms from start to first answer', ({ starts }) => median(starts), 'at most 1.0');
  print('MB resident after the load', measureMemory, 'at most 1.2');
});
