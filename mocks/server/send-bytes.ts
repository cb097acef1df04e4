import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRange } from './byte-range.ts';

/** Sends bytes or the requested range; for HEAD only headers. The caller sets other headers. */
export function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  bytes: Uint8Array,
  mediaType: string,
): void {
  const range = readRange(request.headers.range, bytes.byteLength);
  response.setHeader('Accept-Ranges', 'bytes');
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${bytes.byteLength}`);
    response.writeHead(416).end();
    return;
  }
  const part = range ? bytes.subarray(range.from, range.to + 1) : bytes;
  if (range) response.setHeader('Content-Range', `bytes ${range.from}-${range.to}/${bytes.byteLength}`);
  response.setHeader('Content-Type', mediaType);
  response.setHeader('Content-Length', part.byteLength);
  response.writeHead(range ? 206 : 200);
  response.end(request.method === 'HEAD' ? undefined : part);
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=UTF-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.writeHead(status).end(text);
}

/** Rejects anything but GET and HEAD. Returns whether it did. */
export function refusesMethod(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  response.setHeader('Allow', 'GET, HEAD');
  sendText(response, 405, 'Method not allowed.');
  return true;
}
