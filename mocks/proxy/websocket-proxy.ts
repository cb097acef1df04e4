import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Header } from './exchange.ts';
import { createFrameReader } from './frame-reader.ts';
import { toHeaderPairs, toHost } from './headers.ts';
import { requestUpstream, unreachable } from './upstream.ts';

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
  const headers = toHost(toHeaderPairs(request.rawHeaders), upstream.host);
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
