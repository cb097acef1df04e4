/**
 * `npm run dev`: Vite's development server and the mock server on one address. The content security
 * policy is the served build's, plus a nonce for Vite's inline code. A change of the contract, a handler or a scenario
 * restarts the mock server.
 */
import { randomBytes } from 'node:crypto';
import { relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, loadEnv, type ViteDevServer } from 'vite';
import { serverPath } from '#config/server-path.ts';
import { securityHeaders } from '#config/security-headers.ts';
import { readBuildSettings } from '#config/settings.ts';
import { type RestartingMock, startRestartingMock } from './dev/restarting-mock.ts';
import { runCommand } from './command.ts';
import { readPort } from './start/options.ts';

const host = '127.0.0.1';
const defaultPort = 5173;
const mode = 'mock';

async function startVite(mock: RestartingMock, requestedPort: number | undefined): Promise<ViteDevServer> {
  const devNonce = randomBytes(16).toString('base64');
  const port = requestedPort ?? defaultPort;
  const proxy = { [serverPath.source]: { target: mock.origin, bypass: mock.ready, ws: true } };
  const server = await createServer({
    mode,
    clearScreen: false,
    logLevel: 'warn',
    cacheDir: '.cache/vite',
    html: { cspNonce: devNonce },
    server: { host, port, strictPort: requestedPort !== undefined, proxy },
  });
  server.watcher.on('all', (_event, path) => mock.changed(relative(server.config.root, path).split(sep).join('/')));
  await server.listen();
  const pageOrigin = getOrigin(server);
  const settings = readBuildSettings(loadEnv(mode, server.config.root, 'VITE_'));
  // The policy needs the address, only known now. Vite reads the headers for each response.
  server.config.server.headers = securityHeaders({ ...settings, pageOrigin, devNonce });
  return server;
}

function getOrigin({ httpServer }: ViteDevServer): string {
  const address = httpServer?.address();
  if (typeof address !== 'object' || address === null) throw new Error('The development server has no address.');
  return `http://${host}:${address.port}`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const requestedPort = readPort(values.port ?? process.env['PORT']);
  const complain = (text: string): void => void process.stderr.write(text);
  const mock = await startRestartingMock((line) => console.log(line), complain);
  const server = await startVite(mock, requestedPort).catch(async (error: unknown) => {
    await mock.close();
    throw error;
  });
  console.log(getOrigin(server));
  const end = (): void => {
    void Promise.all([server.close(), mock.close()]).then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
}

await runCommand('Usage: npm run dev [-- --port 5173]', main);
