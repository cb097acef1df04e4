/** The mock environment as a process of its own, for whoever only speaks to it: tests in a browser, benchmarks. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A running mock environment; `complaints` is what it wrote to its error stream so far. */
export type MockProcess = { origin: string; pid: number; complaints: () => string; close: () => Promise<void> };

/**
 * Starts it on a free port. `dist` is the folder of the built application; `database` the file that keeps the sessions,
 * left out, they are kept in memory only; `uneven` how many ms late a call, an answer or a frame may come.
 * Rejects with the process' own words when it ends before it has an address.
 */
export async function startMockProcess({
  dist,
  port = 0,
  database,
  uneven,
}: { dist?: string; port?: number; database?: string; uneven?: number } = {}): Promise<MockProcess> {
  const root = join(import.meta.dirname, '..', '..');
  const program = join(root, 'scripts', 'mock-server.ts');
  const named = { dist, database, uneven };
  const given = Object.entries(named).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, String(value)],
  );
  const settings = ['--port', String(port), ...given];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...settings], {
    // Node keeps what it compiled, types stripped, for the next start.
    env: { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...process.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stderr?.on('data', (data: Buffer) => (complaints += data.toString('utf8')));
  const ended = once(child, 'exit');
  const address = child.stdout ? once(createInterface(child.stdout), 'line') : Promise.reject(new Error('no output'));
  const first = await Promise.race([address, ended.then(() => undefined)]);
  const origin: unknown = first?.[0];
  if (typeof origin !== 'string') throw new Error(`The mock server didn't start.\n${complaints.trim()}`);
  return {
    origin,
    pid: child.pid ?? 0,
    complaints: () => complaints,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
