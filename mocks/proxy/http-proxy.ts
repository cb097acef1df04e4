import type { IncomingMessage, ServerResponse } from 'node:http';
import { decodedBody, maxStoredBytes } from './content-coding.ts';
import { clientLeft, type Exchange, type ExchangeResponse, type Header } from './exchange.ts';
import { toHeaderPairs, passedOn, toHost } from './headers.ts';
import { requestUpstream, unreachable } from './upstream.ts';

function copyOf(stream: IncomingMessage): () => Buffer | null {
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
  answer: IncomingMessage,
  response: ServerResponse,
  done: (answer: ExchangeResponse | null, failure: string | null) => void,
): void {
  const headers = toHeaderPairs(answer.rawHeaders);
  const status = answer.statusCode ?? 502;
  const body = copyOf(answer);
  response.sendDate = false;
  response.writeHead(status, answer.statusMessage ?? '', passedOn(headers).flat());
  answer.pipe(response);
  answer.on('end', () => {
    const came = body();
    const read = came ? decodedBody(came, headers) : { body: new Uint8Array(), isBodyKept: false };
    if (read) done({ status, headers, ...read, receivedAt: Date.now() }, null);
    else done(null, 'Its answer is not what its Content-Encoding says.');
  });
  answer.on('error', () => {
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
  const body = copyOf(request);
  let isDone = false;
  const done = (answer: ExchangeResponse | null, failure: string | null): void => {
    if (isDone) return;
    isDone = true;
    const sent = body();
    onExchange({
      method,
      target,
      requestHeaders: toHeaderPairs(request.rawHeaders),
      requestBody: sent?.length === 0 ? null : sent,
      ...(!sent && { isRequestBodyKept: false }),
      sentAt,
      answer,
      failure,
    });
  };
  const call = requestUpstream(upstream, { method, target, headers: outgoing(request, upstream.host) });
  call.on('response', (answer) => {
    passAnswer(answer, response, done);
  });
  call.on('error', (error) => {
    const text = unreachable(upstream, error);
    done(null, text);
    if (response.headersSent) response.destroy();
    else refuse(response, text);
  });
  response.on('close', () => {
    if (response.writableFinished) return;
    done(null, clientLeft);
    call.destroy();
  });
  request.on('error', () => call.destroy());
  request.pipe(call);
}
