import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readOpenApi } from '#mocks/contract/contract-documents.ts';
import { createProxy } from '#shared/proxy/proxy.ts';
import { readOperations, createRouter } from '#mocks/prism/operations.ts';
import { createPusherApi } from '#shared/pusher/pusher-api.ts';
import { getContractNames } from './contract-names.ts';
import type { RecordOptions } from './options.ts';
import { createRecorder } from './recorder.ts';
import { createEventFilter } from './websocket-events.ts';

export type RecordServer = {
  readonly origin: string;
  readonly close: () => Promise<{ readonly requests: number; readonly events: number }>;
};

/** Rejects when the port is in use or the file isn't writable. */
export async function startTrafficRecorder({
  upstream,
  out,
  port,
  tap,
  forward,
}: RecordOptions): Promise<RecordServer> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const document = readOpenApi();
  const recorder = createRecorder({
    path: out,
    route: createRouter(readOperations(document)),
    origins: [origin, upstream.origin],
    vocabulary: getContractNames(document),
  });
  const listen = tap ? {} : { onMessage: createEventFilter(recorder.event) };
  const through = createProxy({
    upstream,
    ...(forward && { realtime: forward }),
    onExchange: recorder.exchange,
    ...listen,
  });
  const receiveEvents = createPusherApi({
    findApp: (id, key) => (tap?.id === id && tap.key === key ? tap : null),
    onEvent: ({ channels, event, data }) => {
      for (const channel of channels) recorder.event({ channel, event, data });
    },
    ...(forward && { forward }),
  });
  server.on('request', (request, response) => {
    const url = new URL(`http://recorder${request.url ?? '/'}`);
    if (!tap || !url.pathname.startsWith('/apps/')) through.handle(request, response);
    else receiveEvents(request, response, url).catch(() => response.destroy());
  });
  server.on('upgrade', through.upgrade);
  return {
    origin,
    close: async () => {
      through.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      return recorder.written();
    },
  };
}
