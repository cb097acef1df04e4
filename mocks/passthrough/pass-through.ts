import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Exchange } from './exchange.ts';
import { proxyHttp } from './relay.ts';
import { proxyWebsocket } from './tunnel.ts';

export type PassThroughOptions = {
  /** The server behind: `http:` or `https:`, with a path that is put before every other. */
  readonly upstream: URL;
  /** The server of the websocket, where it is another one. */
  readonly realtime?: URL;
  /** Told of each call when its answer is whole, or when there will be none. */
  readonly onExchange: (exchange: Exchange) => void;
  /** Told of each text message that the server sends on a websocket; these are numbered. */
  readonly onMessage?: (text: string, websocket: number) => void;
};

/** The two sides of an HTTP server that passes everything through. */
export type PassThrough = {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Ends the open websockets. */
  readonly close: () => void;
};

/**
 * Passes calls and websockets on to a server: bytes, cookies, and headers with their order and case stay as they are; only
 * `Host` is the server's own, and what speaks of one connection (RFC 9110, 7.6.1) is each side's own. A server that cannot
 * be reached is a 502 that says so.
 */
export const createProxy = ({ upstream, realtime, onExchange, onMessage }: PassThroughOptions): PassThrough => {
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
};
