/** Serves a build over HTTP/2 as a web server does, in front of the mock server. */
import { generateKeyPairSync, hash, sign } from 'node:crypto';
import { once } from 'node:events';
import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { securityHeaders } from '#config/security-headers.ts';
import { createStaticFiles } from '#mocks/http/static-files.ts';

export type Http2Server = {
  readonly origin: string;
  /** Bytes sent to browsers so far: bodies, headers and encryption. */
  readonly countSent: () => number;
  readonly close: () => Promise<void>;
};

/** Encodes a value of up to 255 bytes. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const size = body.length < 128 ? [body.length] : [0x81, body.length];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

/** Makes a certificate without names. */
function makeCertificate(): { key: string; cert: string; keyHash: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const version3 = der(0xa0, der(0x02, Buffer.from([2])));
  const serialNumber = der(0x02, Buffer.from([1]));
  const ecdsaWithSha256 = der(0x30, der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
  const noName = der(0x30);
  const dates = ['200101000000Z', '491231235959Z'].map((date) => der(0x17, Buffer.from(date)));
  const subjectKey = publicKey.export({ type: 'spki', format: 'der' });
  const body = der(0x30, version3, serialNumber, ecdsaWithSha256, noName, der(0x30, ...dates), noName, subjectKey);
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  const certificate = der(0x30, body, ecdsaWithSha256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
    keyHash: hash('sha256', subjectKey, 'base64'),
  };
}

const { key, cert, keyHash } = makeCertificate();

/** Makes a browser accept the certificate. After ignoring an error, Chromium would cache no response. */
export const trustArgument = `--ignore-certificate-errors-spki-list=${keyHash}`;

const hopHeaders = /^(?::|(?:connection|host|keep-alive|transfer-encoding|upgrade)$)/;

function withoutHop(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopHeaders.test(name)));
}

function proxy(mock: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET', url = '/', headers } = incoming;
  const outgoing = forward(new URL(url, mock), { method, headers: withoutHop(headers) }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, withoutHop(answer.headers));
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

/** Forwards a websocket's bytes unchanged. */
function tunnel(mock: string, { url = '/', rawHeaders }: IncomingMessage, socket: Duplex): void {
  const { port, hostname } = new URL(mock);
  const lines = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? `${name}: ${rawHeaders[index + 1]}` : []));
  const target = connect(Number(port), hostname, () => {
    target.write(`GET ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.pipe(target).pipe(socket);
  });
  target.on('error', () => socket.destroy());
  socket.on('error', () => target.destroy());
}

const isForMock = /^\/(?:api|sanctum|broadcasting|apps?|media|storage|__mock)(?:\/|$)/;

/** Serves the files of `folder` compressed with gzip, and forwards the rest to the mock server at `mock`. */
export async function startHttp2Server(folder: string, mock: string): Promise<Http2Server> {
  const server = createSecureServer({ key, cert, allowHTTP1: true });
  const files = createStaticFiles(folder, (host) => securityHeaders({ pageOrigin: `https://${host ?? ''}` }));
  const sockets: Socket[] = [];
  server.on('secureConnection', (socket: Socket) => sockets.push(socket));
  server.on('request', (http2Request, http2Response) => {
    // The compatible interface.
    const request = http2Request as unknown as IncomingMessage;
    const response = http2Response as unknown as ServerResponse;
    const url = new URL(request.url ?? '/', 'https://localhost');
    request.headers.host ??= String(request.headers[':authority']);
    if (isForMock.test(url.pathname)) proxy(mock, request, response);
    else {
      // nginx compresses so without its brotli module.
      request.headers['accept-encoding'] = 'gzip';
      void files(request, response, url);
    }
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => tunnel(mock, request, socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    countSent: () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
