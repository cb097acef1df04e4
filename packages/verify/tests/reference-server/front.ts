/** A proxy for tests that write one path's responses to the socket byte by byte. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type FrontReply = { readonly status: number; readonly type: string; readonly body: Buffer };

export type FrontOptions = {
  readonly origin: string;
  /** Prefix for every path of the server, such as `/app`. */
  readonly prefix?: string;
  readonly host?: string;
  /** The path whose responses `write` sends; others pass through. */
  readonly path?: string;
  readonly write?: (socket: Socket, reply: FrontReply) => void;
};

export type Front = { readonly origin: string; readonly close: () => Promise<void> };

export function readHead(status: number, headers: Readonly<Record<string, string | number>>): string {
  return `HTTP/1.1 ${status} Answer\r\n${Object.entries({ Connection: 'close', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
}

export function finish(
  socket: Socket,
  status: number,
  headers: Readonly<Record<string, string | number>>,
  body: string | Uint8Array,
): void {
  socket.write(readHead(status, headers));
  socket.end(body);
}

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length === 0 ? null : new Uint8Array(Buffer.concat(chunks));
}

function getForwardedHeaders({ headers }: IncomingMessage): Record<string, string> {
  const {
    host: _host,
    connection: _connection,
    'content-length': _length,
    'transfer-encoding': _coding,
    ...rest
  } = headers;
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
}

export async function startFront({
  origin,
  prefix = '',
  host = '127.0.0.1',
  path,
  write,
}: FrontOptions): Promise<Front> {
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/', socket } = request;
      if (!url.startsWith(`${prefix}/`)) {
        response.writeHead(404, { 'Content-Type': 'text/html' }).end('<p>Not here</p>');
        return;
      }
      const target = url.slice(prefix.length);
      const body = await readBody(request);
      const upstream = await fetch(origin + target, {
        method,
        headers: getForwardedHeaders(request),
        body,
        redirect: 'manual',
      });
      const type = upstream.headers.get('content-type') ?? '';
      const reply = { status: upstream.status, type, body: Buffer.from(await upstream.arrayBuffer()) };
      if (write && target.split('?')[0] === path) write(socket, reply);
      else {
        const cookie = upstream.headers.getSetCookie();
        const more = {
          ...(type !== '' && { 'Content-Type': type }),
          ...(cookie.length > 0 && { 'Set-Cookie': cookie }),
        };
        response.writeHead(reply.status, more).end(reply.body);
      }
    })();
  });
  await new Promise<void>((listening) => {
    server.listen(0, host, listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${port}${prefix}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
