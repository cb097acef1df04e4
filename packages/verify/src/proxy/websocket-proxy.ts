import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { Header } from '#verify/base/exchange.ts';
import { unreachable } from '#verify/base/failure.ts';
import { passedOn, toHeaderPairs, toUpstream } from './transfer.ts';

const clients = new WebSocketServer({ noServer: true });

/** Passes on messages and the end, whose codes 1005 and 1006 (RFC 6455, 7.4.1) no frame may contain. */
function relay(from: WebSocket, to: WebSocket, onText?: (text: string) => void): void {
  from.on('message', (data: Buffer, isBinary) => {
    if (!isBinary) onText?.(data.toString('utf8'));
    to.send(data, { binary: isBinary });
  });
  from.on('close', (code, reason) => {
    if (code === 1006) to.terminate();
    else if (code === 1005) to.close();
    else to.close(code, reason);
  });
  // Errors end in `close`; without a listener they'd crash the process.
  from.on('error', () => undefined);
}

function formatHead(status: string, headers: readonly Header[]): string {
  return `HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

function refuse(client: Duplex, text: string): void {
  const length = String(Buffer.byteLength(text));
  const headers: Header[] = [
    ['Content-Type', 'text/plain; charset=UTF-8'],
    ['Content-Length', length],
    ['Connection', 'close'],
  ];
  client.end(formatHead('502 Bad Gateway', headers) + text);
}

/** Connects a websocket to `upstream`, without compression. `onText` receives the server's messages. */
export function proxyWebsocket(
  upstream: URL,
  onText: ((text: string) => void) | undefined,
  request: IncomingMessage,
  { client, head }: { readonly client: Duplex; readonly head: Buffer },
): void {
  const { 'sec-websocket-protocol': protocols } = request.headers;
  const headers = toUpstream(passedOn(toHeaderPairs(request.rawHeaders)), upstream);
  const server = new WebSocket(
    `${upstream.href.replace(/^http/, 'ws').replace(/\/$/, '')}${request.url ?? '/'}`,
    protocols?.split(/\s*,\s*/) ?? [],
    {
      headers: Object.fromEntries(headers.filter(([name]) => !/^sec-websocket-/i.test(name))),
      perMessageDeflate: false,
    },
  );
  client.on('error', () => client.destroy());
  client.on('close', () => server.terminate());
  server.on('open', () => {
    clients.handleUpgrade(request, client, head, (socket) => {
      relay(socket, server);
      relay(server, socket, onText);
    });
  });
  server.on('unexpected-response', (_request, response) => {
    const status = `${response.statusCode ?? 502} ${response.statusMessage ?? ''}`;
    client.write(formatHead(status, toHeaderPairs(response.rawHeaders)));
    response.pipe(client);
  });
  server.on('error', (error) => {
    if (client.writable) refuse(client, unreachable(upstream.origin, error));
  });
}
