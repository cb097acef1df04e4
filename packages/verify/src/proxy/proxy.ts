import { type ClientRequest, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Duplex } from 'node:stream';
import { clientLeft, type Exchange, type ExchangeResponse, type Header } from '#verify/base/exchange.ts';
import { unreachable } from '#verify/base/failure.ts';
import { decodedBody, maxStoredBytes, passedOn, toHeaderPairs, toUpstream } from './transfer.ts';
import { proxyWebsocket } from './websocket-proxy.ts';

function collectBody(stream: IncomingMessage): () => Buffer | null {
  const chunks: Buffer[] = [];
  let size = 0;
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= maxStoredBytes) chunks.push(chunk);
    else chunks.length = 0;
  });
  return () => (size > maxStoredBytes ? null : Buffer.concat(chunks));
}

function refuse(response: ServerResponse, text: string): void {
  response.writeHead(502, { 'Content-Type': 'text/plain; charset=UTF-8', 'Content-Length': Buffer.byteLength(text) });
  response.end(text);
}

function outgoing(request: IncomingMessage, upstream: URL): Header[] {
  const headers = toUpstream(passedOn(toHeaderPairs(request.rawHeaders)), upstream);
  return request.headers['transfer-encoding'] === undefined ? headers : [...headers, ['Transfer-Encoding', 'chunked']];
}

/** Starts a request on its own connection: a reused one may close at that moment and look like a server failure. */
function requestUpstream(
  upstream: URL,
  { method, target, headers }: { method: string; target: string; headers: readonly Header[] },
): ClientRequest {
  const send = upstream.protocol === 'https:' ? requestHttps : requestHttp;
  return send({
    hostname: upstream.hostname.replaceAll(/^\[|\]$/g, ''),
    port: upstream.port,
    path: upstream.pathname.replace(/\/$/, '') + target,
    method,
    headers: headers.flat(),
    agent: false,
  });
}

/** Streams a response. Calls `done` once, with the complete response or the error. */
function passAnswer(
  upstreamResponse: IncomingMessage,
  response: ServerResponse,
  done: (result: ExchangeResponse | null, failure: string | null) => void,
): void {
  const headers = toHeaderPairs(upstreamResponse.rawHeaders);
  const status = upstreamResponse.statusCode ?? 502;
  const body = collectBody(upstreamResponse);
  response.sendDate = false;
  response.writeHead(status, upstreamResponse.statusMessage ?? '', passedOn(headers).flat());
  upstreamResponse.pipe(response);
  upstreamResponse.on('end', () => {
    const bytes = body();
    const read = bytes ? decodedBody(bytes, headers) : { body: new Uint8Array(), isBodyStored: false };
    if (read) done({ status, headers, ...read, receivedAt: Date.now() }, null);
    else done(null, 'Its body isn’t what its Content-Encoding promises.');
  });
  upstreamResponse.on('error', () => {
    done(null, 'The server cut its answer.');
    response.destroy();
  });
}

function proxyHttp(
  upstream: URL,
  onExchange: (exchange: Exchange) => void,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { method = 'GET', url: target = '/' } = request;
  const sentAt = Date.now();
  const body = collectBody(request);
  let isDone = false;
  const done = (result: ExchangeResponse | null, failure: string | null): void => {
    if (isDone) return;
    isDone = true;
    const sent = body();
    onExchange({
      method,
      target,
      requestHeaders: toHeaderPairs(request.rawHeaders),
      requestBody: sent?.length === 0 ? null : sent,
      ...(!sent && { isRequestBodyStored: false }),
      sentAt,
      response: result,
      failure,
    });
  };
  const upstreamRequest = requestUpstream(upstream, { method, target, headers: outgoing(request, upstream) });
  upstreamRequest.on('response', (upstreamResponse) => {
    passAnswer(upstreamResponse, response, done);
  });
  upstreamRequest.on('error', (error) => {
    const text = unreachable(upstream.origin, error);
    done(null, text);
    if (response.headersSent) response.destroy();
    else refuse(response, text);
  });
  response.on('close', () => {
    if (response.writableFinished) return;
    done(null, clientLeft);
    upstreamRequest.destroy();
  });
  request.on('error', () => upstreamRequest.destroy());
  request.pipe(upstreamRequest);
}

type PassThroughOptions = {
  readonly upstream: URL;
  readonly realtime?: URL;
  /** Receives each request when its response is complete or has failed. */
  readonly onExchange: (exchange: Exchange) => void;
  readonly onMessage?: (text: string, websocket: number) => void;
};

export type PassThrough = {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly close: () => void;
};

/**
 * Forwards requests and websockets unchanged, including header order and case. Only `Host` and connection-specific
 * headers (RFC 9110, 7.6.1) differ. Responds with 502 if the server can't be reached.
 */
export function createProxy({ upstream, realtime, onExchange, onMessage }: PassThroughOptions): PassThrough {
  const open = new Set<Duplex>();
  let websockets = 0;
  return {
    handle: (request, response) => {
      proxyHttp(upstream, onExchange, request, response);
    },
    upgrade: (request, socket, head) => {
      open.add(socket);
      websockets += 1;
      const number = websockets;
      const onText = onMessage && ((text: string): void => onMessage(text, number));
      socket.on('close', () => open.delete(socket));
      proxyWebsocket(realtime ?? upstream, onText, request, { client: socket, head });
    },
    close: () => {
      for (const socket of open) socket.destroy();
    },
  };
}
