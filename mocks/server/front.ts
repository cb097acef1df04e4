import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { sendText } from './send-bytes.ts';

/** Answers one request. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

/** Where a path leads; the first prefix that fits. */
export type HttpServerOptions = {
  readonly routes: readonly { readonly prefixes: readonly string[]; readonly handle: RequestHandler }[];
  /** Everything else. */
  readonly otherwise: RequestHandler;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Told of errors that no handler expects. */
  readonly onError: (error: unknown) => void;
};

/** The request's address; null for what is no path, such as `*` or a foreign address. */
const urlOf = ({ url = '' }: IncomingMessage): URL | null => {
  const text = `http://mock${url}`;
  return url.startsWith('/') && URL.canParse(text) ? new URL(text) : null;
};

const isBelow = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

/** The HTTP server in front of everything. No request ends the process. */
export const createHttpServer = ({ routes, otherwise, upgrade, onError }: HttpServerOptions): Server => {
  const handleOf = (path: string): RequestHandler =>
    routes.find(({ prefixes }) => prefixes.some((prefix) => isBelow(path, prefix)))?.handle ?? otherwise;
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    const url = urlOf(request);
    if (!url) {
      sendText(response, 400, 'Bad request.');
      return;
    }
    handleOf(url.pathname)(request, response, url).catch((error: unknown) => {
      // A client that left while it was sending is no error of ours.
      if (request.complete) onError(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Server error.');
    });
  });
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    else socket.destroy();
  });
  server.on('upgrade', upgrade);
  return server;
};
