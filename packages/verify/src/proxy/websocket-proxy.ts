import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Header, toHeaderPairs, toUpstream } from './exchange.ts';
import { requestUpstream, unreachable } from './upstream.ts';

/** RFC 6455, 5.2. */
const continuation = 0;
const textFrame = 1;
const firstControl = 8;

type Frame = {
  readonly opcode: number;
  readonly isLast: boolean;
  readonly payload: Buffer;
  readonly size: number;
};

/** Returns the payload's offset from the length's seven bits. */
function getPayloadOffset(short: number): number {
  if (short === 127) return 10;
  return short === 126 ? 4 : 2;
}

function getPayloadLength(bytes: Buffer, short: number): number {
  if (short === 127) return Number(bytes.readBigUInt64BE(2));
  return short === 126 ? bytes.readUInt16BE(2) : short;
}

/** Returns the first complete frame, or null. A server's frames are never masked. */
function firstFrame(bytes: Buffer): Frame | null {
  const [first, second] = [bytes[0], bytes[1]];
  if (first === undefined || second === undefined) return null;
  const short = second & 0x7f;
  const start = getPayloadOffset(short);
  if (bytes.length < start) return null;
  const size = start + getPayloadLength(bytes, short);
  if (bytes.length < size) return null;
  return { opcode: first & 0x0f, isLast: (first & 0x80) !== 0, payload: bytes.subarray(start, size), size };
}

/** Reads text messages from a websocket server's chunks, without compression. */
export function createFrameReader(onText: (text: string) => void): (chunk: Buffer) => void {
  let waiting: Buffer = Buffer.alloc(0);
  let message: Buffer[] | null = null;
  const addFrame = ({ opcode, isLast, payload }: Frame): void => {
    if (opcode >= firstControl) return;
    if (opcode !== continuation) message = opcode === textFrame ? [] : null;
    message?.push(payload);
    if (!isLast || !message) return;
    onText(Buffer.concat(message).toString('utf8'));
    message = null;
  };
  return (chunk) => {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    for (let frame = firstFrame(waiting); frame; frame = firstFrame(waiting)) {
      addFrame(frame);
      waiting = waiting.subarray(frame.size);
    }
  };
}

type Ends = { readonly client: Duplex; readonly server: Duplex };

function formatHead(status: string, headers: readonly Header[]): string {
  return `HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

function refusal(text: string): string {
  return `${formatHead('502 Bad Gateway', [
    ['Content-Type', 'text/plain; charset=UTF-8'],
    ['Content-Length', String(Buffer.byteLength(text))],
    ['Connection', 'close'],
  ])}${text}`;
}

function join({ client, server }: Ends): void {
  client.pipe(server);
  server.pipe(client);
  for (const [one, other] of [
    [client, server],
    [server, client],
  ] as const) {
    one.on('error', () => one.destroy());
    one.on('close', () => other.destroy());
  }
}

/** Connects a websocket to `upstream`. With `onText` it offers no compression, so that messages are readable. */
export function proxyWebsocket(
  upstream: URL,
  onText: ((text: string) => void) | undefined,
  request: IncomingMessage,
  { client, head }: { readonly client: Duplex; readonly head: Buffer },
): void {
  const headers = toUpstream(toHeaderPairs(request.rawHeaders), upstream);
  const sent = onText ? headers.filter(([name]) => name.toLowerCase() !== 'sec-websocket-extensions') : headers;
  const upstreamRequest = requestUpstream(upstream, { method: 'GET', target: request.url ?? '/', headers: sent });
  client.on('error', () => client.destroy());
  client.on('close', () => upstreamRequest.destroy());
  upstreamRequest.on('upgrade', (upstreamResponse, server: Duplex, first: Buffer) => {
    client.write(formatHead(`101 ${upstreamResponse.statusMessage ?? ''}`, toHeaderPairs(upstreamResponse.rawHeaders)));
    if (onText) {
      const read = createFrameReader(onText);
      read(first);
      server.on('data', read);
    }
    client.write(first);
    server.write(head);
    join({ client, server });
  });
  upstreamRequest.on('response', (upstreamResponse) => {
    client.write(
      formatHead(
        `${upstreamResponse.statusCode ?? 502} ${upstreamResponse.statusMessage ?? ''}`,
        toHeaderPairs(upstreamResponse.rawHeaders),
      ),
    );
    upstreamResponse.pipe(client);
  });
  upstreamRequest.on('error', (error) => client.end(refusal(unreachable(upstream, error))));
  upstreamRequest.end();
}
