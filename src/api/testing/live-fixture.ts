import { createLiveConnection, type LiveConnection, type LiveOptions } from '../live/live-connection.ts';
import type { ConnectionError, LiveState } from '../live/live-socket.ts';
import { createFakeClock, type FakeClock } from '#src/platform/testing/fake-clock.ts';
import { startPusherServer, type PusherServer } from '#src/platform/testing/pusher-server.ts';

export type LiveFixture = {
  server: PusherServer;
  clock: FakeClock;
  network: EventTarget;
  problems: ConnectionError[];
  connect: (options?: Partial<LiveOptions>) => LiveConnection;
  close: () => Promise<void>;
};

export async function createLiveFixture(...options: Parameters<typeof startPusherServer>): Promise<LiveFixture> {
  const server = await startPusherServer(...options);
  const clock = createFakeClock();
  const network = new EventTarget();
  const problems: ConnectionError[] = [];
  const connections: LiveConnection[] = [];
  return {
    server,
    clock,
    network,
    problems,
    connect: (options = {}) => {
      const connection = createLiveConnection({
        settings: () => ({ broadcaster: 'reverb', key: 'demo', host: '127.0.0.1', port: server.port, tls: false }),
        authorize: () => Promise.resolve({ auth: 'demo:signature' }),
        check: () => null,
        onSetupFailed: (problem) => problems.push(problem),
        clock,
        random: () => 0.5,
        network,
        ...options,
      });
      connections.push(connection);
      return connection;
    },
    close: () => {
      for (const connection of connections) connection.disconnect();
      return server.close();
    },
  };
}

type Inbox = { got: unknown[]; receive: (payload: unknown) => void; until: (count: number) => Promise<void> };

export function inbox(): Inbox {
  const got: unknown[] = [];
  let waiter: { count: number; resolve: () => void } | null = null;
  return {
    got,
    receive: (payload) => {
      got.push(payload);
      if (waiter !== null && got.length >= waiter.count) waiter.resolve();
    },
    until: (count) =>
      got.length >= count
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiter = { count, resolve };
          }),
  };
}

export async function untilState(connection: LiveConnection, state: LiveState): Promise<void> {
  if (connection.state$.peek() === state) return;
  await new Promise<void>((resolve) => {
    const end = connection.state$.onChange(({ value: next }) => {
      if (next !== state) return;
      end();
      resolve();
    });
  });
}
