import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Arrived = { method: string; path: string; headers: IncomingMessage['headers']; body: Buffer };

/** null never responds; 'cut' drops the connection. */
export type Reply = { status?: number; headers?: Record<string, string>; body?: string } | null | 'cut';

export type TestServer = {
  origin: string;
  arrived: Arrived[];
  untilArrived: (count: number) => Promise<void>;
  close: () => Promise<void>;
};

export async function startServer(reply: (request: Arrived, count: number) => Reply): Promise<TestServer> {
  const arrived: Arrived[] = [];
  const waiters: { count: number; resolve: () => void }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one: Arrived = { method, path: url, headers, body: Buffer.concat(parts) };
      arrived.push(one);
      sendReply(response, reply(one, arrived.length));
      for (const waiter of waiters) if (arrived.length >= waiter.count) waiter.resolve();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    arrived,
    untilArrived: (count) =>
      arrived.length >= count ? Promise.resolve() : new Promise((resolve) => waiters.push({ count, resolve })),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      });
    },
  };
}

function sendReply(response: ServerResponse, reply: Reply): void {
  if (reply === null) return;
  if (reply === 'cut') {
    response.socket?.destroy();
    return;
  }
  response.writeHead(reply.status ?? 200, { 'Content-Type': 'application/json', ...reply.headers });
  response.end(reply.body ?? '');
}
