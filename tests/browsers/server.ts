/** The mock build and a mock server per browser. Injects the test script into every page. */
import { build } from 'esbuild';
import { request, type APIRequestContext } from '@playwright/test';
import { buildWhenChanged } from '#scripts/start/build.mjs';
import { startMockProcess } from '#scripts/start/mock-process.ts';
import { FaultServer } from '../faults/support/fault-server.ts';
import { MockControl } from '../support/mock-control.ts';

export type Server = {
  origin: string;
  mock: MockControl;
  session: APIRequestContext;
  sessionCookies: readonly { name: string; value: string }[];
  goDown: () => void;
  close: () => Promise<void>;
};

export function buildApplication(onStart: () => void): Promise<void> {
  return buildWhenChanged(process.cwd(), process.execPath, onStart);
}

async function bundlePageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tests/browsers/page-script.ts'],
    bundle: true,
    format: 'iife',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

export async function startServer(): Promise<Server> {
  const script = await bundlePageScript();
  const mockServer = await startMockProcess({ dist: 'dist/mock' });
  const front = await FaultServer.start(mockServer.origin);
  front.keepsConnections = true;
  // /start.js runs first, and the policy allows no inline script.
  front.exchange = (path, response) =>
    path === '/start.js' ? { ...response, body: `${script}\n${response.body}` } : response;
  const session = await request.newContext({ baseURL: front.origin });
  const mock = new MockControl(session);
  await mock.start({ scenario: 'first-story' });
  const { cookies } = await session.storageState();
  return {
    origin: front.origin,
    mock,
    session,
    sessionCookies: cookies,
    goDown: () => {
      front.isDown = true;
      front.cutSockets();
    },
    close: async () => {
      await session.dispose();
      await front.close();
      await mockServer.close();
    },
  };
}
