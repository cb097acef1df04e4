import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { sendText } from './static-files.ts';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

type HttpServerOptions = {
  readonly routes: readonly { readonly prefixes: readonly string[]; readonly handle: RequestHandler }[];
  readonly otherwise: RequestHandler;
  /** Sees each request before its handler. */
  readonly watch: (request: IncomingMessage, response: ServerResponse) => void;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly onError: (error: unknown) => void;
  /** Called first. False rejects the request or the websocket with 403. */
  readonly admit: (request: IncomingMessage, path: string) => boolean;
};

const refusal = 'Lamplight answers only its own page. Open it by the address that it printed.';

/** Null for anything but a path, such as `*` or an absolute URL. */
function parseUrl({ url = '' }: IncomingMessage): URL | null {
  const text = `http://mock${url}`;
  return url.startsWith('/') && URL.canParse(text) ? new URL(text) : null;
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** HTTP server for all requests. A failed one never ends the process. */
export function createHttpServer(options: HttpServerOptions): Server {
  const { routes, otherwise, watch, upgrade, onError, admit } = options;
  const findHandler = (path: string): RequestHandler =>
    routes.find(({ prefixes }) => prefixes.some((prefix) => isBelow(path, prefix)))?.handle ?? otherwise;
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    const url = parseUrl(request);
    if (!url) {
      sendText(response, 400, 'Bad request.');
      return;
    }
    if (!admit(request, url.pathname)) {
      response.setHeader('Content-Type', 'application/json');
      response.writeHead(403).end(JSON.stringify({ message: refusal }));
      return;
    }
    watch(request, response);
    findHandler(url.pathname)(request, response, url).catch((error: unknown) => {
      // A client that left while sending isn't our error.
      if (request.complete) onError(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Server error.');
    });
  });
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    else socket.destroy();
  });
  server.on('upgrade', (request, socket, head) => {
    const url = parseUrl(request);
    if (url && admit(request, url.pathname)) upgrade(request, socket, head);
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  return server;
}

/** An hour of speech; the same as PHP's `post_max_size` here. */
const largestBody = 100 * 1024 * 1024;

/** Returns null for a too large body, after reading and dropping the rest. Rejects when the client leaves. */
export async function readBody(request: IncomingMessage, limit = largestBody): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > limit) return null;
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.length;
  }
  return body;
}
