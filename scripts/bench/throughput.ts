/** Runs autocannon as a separate process, so that it doesn't slow the measured server. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { resolve } from 'node:path';
import { startMockProcess } from '../start/mock-process.ts';
import { median } from './statistics.ts';

type Load = { url: string; headers: Record<string, string>; connections: number; seconds: number };
/** Latencies in whole ms, as autocannon counts them. */
type LoadResult = { requestsPerSecond: number; medianMs: number; slowMs: number; failures: number };

const program = resolve('node_modules/autocannon/autocannon.js');

type Report = { requests: { average: number }; latency: { p50: number; p99: number }; non2xx: number; errors: number };

async function load({ url, headers, connections, seconds }: Load): Promise<LoadResult> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const settings = ['--json', '-n', '-c', String(connections), '-d', String(seconds), ...sent, url];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...settings], { maxBuffer: 1e8 });
  const { requests, latency, non2xx, errors } = JSON.parse(stdout) as Report;
  return {
    requestsPerSecond: requests.average,
    medianMs: latency.p50,
    slowMs: latency.p99,
    failures: non2xx + errors,
  };
}

type Server = {
  origin: string;
  pid: number;
  startMs: number;
  headers: Record<string, string>;
  close: () => Promise<void>;
};

const json = { Accept: 'application/json' };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Logs in: the mock server checks the user, Prism accepts any token. */
async function signIn(origin: string): Promise<Record<string, string>> {
  const session = { ...json, 'X-Mock-Session': 'bench' };
  const writer = { email: 'demo@lamplight.test', password: 'demo-writer' };
  const cookies = await fetch(`${origin}/sanctum/csrf-cookie`, { headers: session });
  const cookie = cookies.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '');
  const response = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { ...session, 'Content-Type': 'application/json', Cookie: cookie, 'X-XSRF-TOKEN': token },
    body: JSON.stringify(writer),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`the demo writer couldn't log in: ${response.status} ${text}`);
  const { data } = JSON.parse(text) as { data: { token: string } };
  return { ...session, Authorization: `Bearer ${data.token}` };
}

async function startMock(): Promise<Server> {
  const started = performance.now();
  const mock = await startMockProcess();
  const startMs = performance.now() - started;
  return { ...mock, startMs, headers: await signIn(mock.origin) };
}

async function startPrism(): Promise<Server> {
  const port = await freePort();
  const started = performance.now();
  const program = 'node_modules/@stoplight/prism-cli/dist/index.js';
  const settings = ['mock', '-v', 'silent', '-p', String(port), 'openapi/openapi.bundle.json'];
  const child = spawn(process.execPath, [program, ...settings], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const isResponding = async (): Promise<boolean> =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  while (!(await isResponding())) {
    if (child.exitCode !== null) throw new Error("plain Prism didn't start");
    await new Promise((later) => {
      setTimeout(later, 10);
    });
  }
  return {
    origin,
    pid: child.pid ?? 0,
    startMs: performance.now() - started,
    headers: { ...json, Authorization: 'Bearer any' },
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Returns MB, or undefined outside Linux. */
function measureMemory(pid: number): number | undefined {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}

const path = '/api/v1/stories';
const rounds = 4;
const seconds = 3;

type Run = { server: Server; starts: number[]; many: LoadResult[]; one: LoadResult[] };

async function startOften(starters: (() => Promise<Server>)[]): Promise<Run[]> {
  const starts: number[][] = starters.map(() => []);
  let running: Server[] = [];
  const closeAll = (): Promise<unknown> => Promise.all(running.map((server) => server.close()));
  try {
    for (let round = 0; round < rounds; round += 1) {
      await closeAll();
      running = [];
      for (const [index, start] of starters.entries()) {
        const server = await start();
        starts[index]?.push(server.startMs);
        running.push(server);
      }
    }
  } catch (error) {
    await closeAll();
    throw error;
  }
  return running.map((server, index) => ({ server, starts: starts[index] ?? [], many: [], one: [] }));
}

async function measure(run: Run): Promise<void> {
  const { origin, headers } = run.server;
  run.one.push(await load({ url: origin + path, headers, connections: 1, seconds }));
  run.many.push(await load({ url: origin + path, headers, connections: 10, seconds }));
}

function summary({ server, starts, many, one }: Run): {
  perSecond: number;
  single: number;
  medianMs: number;
  slowMs: number;
  slowAlone: number;
  startMs: number;
  memory: number | undefined;
} {
  const failures = [...many, ...one].map((result) => result.failures).reduce((sum, count) => sum + count, 0);
  if (failures > 0) throw new Error(`${failures} requests to ${server.origin} failed, so the results are meaningless`);
  return {
    perSecond: median(many.map(({ requestsPerSecond }) => requestsPerSecond)),
    single: median(one.map(({ requestsPerSecond }) => requestsPerSecond)),
    medianMs: median(many.map(({ medianMs }) => medianMs)),
    slowMs: median(many.map(({ slowMs }) => slowMs)),
    slowAlone: median(one.map(({ slowMs }) => slowMs)),
    startMs: median(starts),
    memory: measureMemory(server.pid),
  };
}

function line(what: string, [ours, baseline]: [number, number], budget: string): string {
  const formatValue = (value: number): string => value.toFixed(value < 10 ? 2 : 0).padStart(8);
  return `${what.padEnd(32)}${formatValue(ours)}${formatValue(baseline)}   ratio ${(ours / baseline).toFixed(2)} (${budget})`;
}

export async function throughput(): Promise<string[]> {
  const runs = await startOften([startMock, startPrism]);
  try {
    for (const run of runs)
      await load({ url: run.server.origin + path, headers: run.server.headers, connections: 4, seconds: 2 });
    for (let round = 0; round < rounds; round += 1) for (const run of runs) await measure(run);
    const [a, b] = runs.map(summary);
    if (!a || !b) throw new Error('two servers were measured');
    return [
      `GET ${path}, ${rounds} × ${seconds} s each, alternating; ours, then plain Prism:`,
      line('requests/s, 10 connections', [a.perSecond, b.perSecond], 'budget at least 4'),
      line('ms, 10 connections, median', [a.medianMs, b.medianMs], 'whole ms'),
      line('  99th percentile', [a.slowMs, b.slowMs], 'whole ms'),
      line('ms per request, 1 connection', [1000 / a.single, 1000 / b.single], 'budget at most 1.0'),
      line('  99th percentile', [a.slowAlone, b.slowAlone], 'whole ms'),
      line('ms from start to first answer', [a.startMs, b.startMs], 'budget at most 1.0'),
      ...(a.memory === undefined || b.memory === undefined
        ? []
        : [line('MB resident after the load', [a.memory, b.memory], 'budget at most 1.2')]),
    ];
  } finally {
    await Promise.all(runs.map(({ server }) => server.close()));
  }
}
