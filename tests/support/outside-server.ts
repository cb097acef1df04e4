import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { url: string; body: string; headers: Readonly<Record<string, string | string[] | undefined>> };

export type OutsideServer = { origin: string; received: readonly Received[]; close: () => Promise<void> };

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Starts it on a free port. Returns a pixel for images and an empty object otherwise. */
export async function startOutsideServer(): Promise<OutsideServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ url: request.url ?? '', body: Buffer.concat(parts).toString('utf8'), headers: request.headers });
      const isImage = request.headers.accept?.startsWith('image/') === true;
      response.writeHead(200, {
        'Access-Control-Allow-Origin': '*',
        'Content-Type': isImage ? 'image/gif' : 'application/json',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
      response.end(isImage ? pixel : '{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
