/** Runs autocannon as a separate process, so that it doesn't slow the measured server. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { resolve } from 'node:path';
import { startMockProcess } from '../start/mock-process.ts';
import { nextFree } from '../start/port.ts';
import { median } from './statistics.ts';

type Load = { url: string; headers: Record<string, string>; connections: number; seconds: number };
const program = resolve('node_modules/autocannon/autocannon.js');

/** Latencies are in whole ms. */
type Report = { requests: { average: number }; latency: { p50: number; p99: number }; non2xx: number; errors: number };

async function load({ url, headers, connections, seconds }: Load): Promise<Report> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const settings = ['--json', '-n', '-c', String(connections), '-d', String(seconds), ...sent, url];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...settings], { maxBuffer: 1e8 });
  return JSON.parse(stdout) as Report;
}

type Server = {
  origin: string;
  pid: number;
  startMs: number;
  headers: Record<string, string>;
  close: () => Promise<void>;
};

const json = { Accept: 'application/json' };

/** Logs in: the mock server checks the user, Prism accepts any token. */
async function logIn(origin: string): Promise<Record<string, string>> {
  const session = { ...json, 'X-Mock-Session': 'bench' };
  const response = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { ...session, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'demo@lamplight.test', password: 'demo-writer' }),
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
  return { ...mock, startMs, headers: await logIn(mock.origin) };
}

async function startPrism(): Promise<Server> {
  const port = await nextFree(4010);
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

type Run = { server: Server; starts: number[]; many: Report[]; one: Report[] };

/** Starts a server several times. The last one keeps running. */
async function startOften(start: () => Promise<Server>): Promise<Run> {
  const starts: number[] = [];
  for (let round = 1; ; round += 1) {
    const server = await start();
    starts.push(server.startMs);
    if (round === rounds) return { server, starts, many: [], one: [] };
    await server.close();
  }
}

async function measure(run: Run): Promise<void> {
  const { origin, headers } = run.server;
  run.one.push(await load({ url: origin + path, headers, connections: 1, seconds }));
  run.many.push(await load({ url: origin + path, headers, connections: 10, seconds }));
}

function summary({ server, starts, many, one }: Run) {
  const failures = [...many, ...one].reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  if (failures > 0) throw new Error(`${failures} requests to ${server.origin} failed, so the results are meaningless`);
  return {
    perSecond: median(many.map(({ requests }) => requests.average)),
    single: median(one.map(({ requests }) => requests.average)),
    medianMs: median(many.map(({ latency }) => latency.p50)),
    slowMs: median(many.map(({ latency }) => latency.p99)),
    slowAlone: median(one.map(({ latency }) => latency.p99)),
    startMs: median(starts),
    memory: measureMemory(server.pid),
  };
}

function line(what: string, [ours, baseline]: [number, number], budget: string): string {
  const formatValue = (value: number): string => value.toFixed(value < 10 ? 2 : 0).padStart(8);
  return `${what.padEnd(32)}${formatValue(ours)}${formatValue(baseline)}   ratio ${(ours / baseline).toFixed(2)} (${budget})`;
}

export async function throughput(): Promise<string[]> {
  const runs: Run[] = [];
  try {
    for (const start of [startMock, startPrism]) runs.push(await startOften(start));
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
