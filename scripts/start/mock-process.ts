import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type MockProcess = { origin: string; pid: number; complaints: () => string; close: () => Promise<void> };

type MockOptions = {
  /** The built application. */
  readonly dist?: string;
  /** Any free one by default. */
  readonly port?: number;
  /** Where sessions are saved. In memory by default. */
  readonly database?: string;
  /** Arguments for a model that interviews. */
  readonly models?: readonly string[];
  /** Gets the error output. */
  readonly onComplaint?: (text: string) => void;
};

/** Rejects with the process's output when it ends early. */
export async function startMockProcess({
  dist,
  port = 0,
  database,
  models = [],
  onComplaint,
}: MockOptions = {}): Promise<MockProcess> {
  const root = join(import.meta.dirname, '..', '..');
  const program = join(root, 'scripts', 'mock-server.ts');
  const settings = [
    ...['--port', String(port)],
    ...(dist === undefined ? [] : ['--dist', dist]),
    ...(database === undefined ? [] : ['--database', database]),
    ...models,
  ];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...settings], {
    env: { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...process.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stderr?.on('data', (data: Buffer) => {
    complaints += data.toString('utf8');
    onComplaint?.(data.toString('utf8'));
  });
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
