import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Exchange } from './exchange.ts';
import { proxyHttp } from './http-proxy.ts';
import { proxyWebsocket } from './websocket-proxy.ts';

export type PassThroughOptions = {
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
