import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { startMockProcess } from '../start/mock-process.ts';

export type Server = {
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

export async function startMock(): Promise<Server> {
  const started = performance.now();
  const mock = await startMockProcess();
  const startMs = performance.now() - started;
  return { ...mock, startMs, headers: await signIn(mock.origin) };
}

export async function startPrism(): Promise<Server> {
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
export function measureMemory(pid: number): number | undefined {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}
