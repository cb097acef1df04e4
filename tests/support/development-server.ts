/** `npm run dev` outside mock-response mode, for features of development mode. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Starts it on a free port with a mock server. Rejects with its own output if it doesn't start. */
export async function startDevelopment(): Promise<{ origin: string; close: () => Promise<void> }> {
  const port = String(await freePort());
  const live = { VITE_REVERB_HOST: '127.0.0.1', VITE_REVERB_PORT: port, VITE_REVERB_SCHEME: 'http' };
  const program = ['--disable-warning=ExperimentalWarning', 'scripts/dev.ts', '--port', port];
  const child = spawn(process.execPath, program, {
    env: { ...process.env, ...live, VITE_MOCK: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (data: Buffer) => (complaints += data.toString('utf8')));
  const ended = once(child, 'exit');
  const first: unknown = await Promise.race([once(createInterface(child.stdout), 'line'), ended.then(() => null)]);
  if (!Array.isArray(first)) throw new Error(`The development server did not start.\n${complaints.trim()}`);
  return {
    origin: String(first[0]),
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
