import type { IncomingMessage, ServerResponse } from 'node:http';
import { decodedBody, maxStoredBytes } from './content-coding.ts';
import { clientLeft, type Exchange, type ExchangeResponse, type Header } from './exchange.ts';
import { toHeaderPairs, passedOn, toHost } from './headers.ts';
import { requestUpstream, unreachable } from './upstream.ts';

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

function outgoing(request: IncomingMessage, host: string): Header[] {
  const headers = toHost(passedOn(toHeaderPairs(request.rawHeaders)), host);
  return request.headers['transfer-encoding'] === undefined ? headers : [...headers, ['Transfer-Encoding', 'chunked']];
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

export function proxyHttp(
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
  const upstreamRequest = requestUpstream(upstream, { method, target, headers: outgoing(request, upstream.host) });
  upstreamRequest.on('response', (upstreamResponse) => {
    passAnswer(upstreamResponse, response, done);
  });
  upstreamRequest.on('error', (error) => {
    const text = unreachable(upstream, error);
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
