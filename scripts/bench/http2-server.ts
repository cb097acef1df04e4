/** Serves a build over HTTP/2 as a web server does, in front of the mock server. */
import express from 'express';
import { hash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { serverPath } from '#config/server-path.ts';
import { securityHeaders } from '#config/security-headers.ts';
import { createStaticFiles } from '#mocks/http/static-files.ts';
import { toUpstream } from '#verify/proxy/transfer.ts';
import { proxyWebsocket } from '#verify/proxy/websocket-proxy.ts';
import { selfSigned } from '../../packages/verify/tests/reference-server/self-signed.ts';

export type Http2Server = {
  readonly origin: string;
  /** Bytes sent to browsers so far: bodies, headers and encryption. */
  readonly countSent: () => number;
  readonly close: () => Promise<void>;
};

const { key, cert } = selfSigned();
const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });

/** Makes a browser accept the certificate. After ignoring an error, Chromium would cache no response. */
export const trustArgument = `--ignore-certificate-errors-spki-list=${hash('sha256', publicKey, 'base64')}`;

const hopHeaders = /^(?::|(?:connection|host|keep-alive|transfer-encoding|upgrade)$)/;

function withoutHop(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopHeaders.test(name)));
}

function proxy(server: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET', url = '/', headers } = incoming;
  // As a page of the mock server's own address: it refuses those of other sites.
  const sent = toUpstream(
    Object.entries({ host: headers.host, ...withoutHop(headers) }).map(([name, value]) => [name, String(value)]),
    new URL(server),
  );
  const outgoing = forward(new URL(url, server), { method, headers: Object.fromEntries(sent) }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, withoutHop(upstream.headers));
    upstream.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

function getOrigin(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Serves the files of `folder` compressed with gzip, and forwards the rest to the mock server at `mock`. */
export async function startHttp2Server(folder: string, mock: string): Promise<Http2Server> {
  const server = createSecureServer({ key, cert, allowHTTP1: true });
  // Express speaks HTTP/1.1 only.
  const files = createServer(
    express().use(createStaticFiles(folder, (host) => securityHeaders({ pageOrigin: `https://${host ?? ''}` }))),
  );
  await once(files.listen(0, '127.0.0.1'), 'listening');
  const sockets: Socket[] = [];
  server.on('secureConnection', (socket: Socket) => sockets.push(socket));
  server.on('request', (http2Request, http2Response) => {
    // The compatible interface.
    const request = http2Request as unknown as IncomingMessage;
    const response = http2Response as unknown as ServerResponse;
    const url = new URL(request.url ?? '/', 'https://localhost');
    request.headers.host ??= String(request.headers[':authority']);
    if (serverPath.test(url.pathname)) proxy(mock, request, response);
    else {
      // nginx compresses so without its brotli module.
      request.headers['accept-encoding'] = 'gzip';
      proxy(getOrigin(files), request, response);
    }
  });
  server.on('upgrade', (request: IncomingMessage, client: Duplex, head: Buffer) =>
    proxyWebsocket(new URL(mock), undefined, request, { client, head }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: getOrigin(server).replace('http:', 'https:'),
    countSent: () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
      files.close();
    },
  };
}
