import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, statSync } from 'node:fs';
import { FaultServer } from '../faults/support/fault-server.ts';
import { startMockProcess } from '#scripts/start/mock-process.ts';
import { builtWith } from './other-build.ts';

const built = 'dist/app/index.html';

function isFresh(): boolean {
  if (!existsSync(built)) return false;
  const age = statSync(built).mtimeMs;
  const sources = globSync(['src/**/*.{ts,tsx,js}', 'config/*.ts', 'public/**/*', 'index.html', 'vite.config.ts']);
  return sources.every((file) => /\.test\.tsx?$/.test(file) || statSync(file).mtimeMs < age);
}

async function build(): Promise<void> {
  const parameters = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'];
  const [code] = (await once(spawn(process.execPath, parameters, { stdio: 'inherit' }), 'exit')) as [number | null];
  if (code !== 0) throw new Error('The production build failed.');
}

/**
 * Serves it unchanged except for its websocket's address, which a deployment sets. Rebuilds it when its sources are
 * newer.
 */
export async function serveProduction(): Promise<{ origin: string; close: () => Promise<void> }> {
  if (!isFresh()) await build();
  const mock = await startMockProcess({ dist: 'dist/app' });
  const server = await FaultServer.start(mock.origin);
  const { hostname, port } = new URL(server.origin);
  const live = { VITE_REVERB_APP_KEY: 'lamplight', VITE_REVERB_HOST: hostname, VITE_REVERB_PORT: port };
  server.exchange = builtWith({ ...live, VITE_REVERB_SCHEME: 'http' }, server.origin);
  return {
    origin: server.origin,
    close: async () => {
      await server.close();
      await mock.close();
    },
  };
}
