import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { codes, errorFrame } from './frames.ts';
import { noJitter, type LatencyJitter } from '#mocks/server/unevenness.ts';
import type { Hub } from './hub.ts';

/** The websocket side of an HTTP server: `/app/{key}`. */
export type PusherServer = {
  /** Takes over a request that asks for an upgrade. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly close: () => void;
};

/** Larger client messages end the connection with 1009. */
const largestMessage = 10_000;

const refuse = (socket: Duplex): void => {
  const body = 'Not found.';
  socket.end(
    `HTTP/1.1 404 Not Found\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
};

const serve = (socket: WebSocket, hub: Hub, network: LatencyJitter): void => {
  const connection = hub.connect({
    // `ws` drops what is sent when the socket has closed meanwhile, and tells the callback alone.
    send: network.line((text: string) => {
      socket.send(text, () => undefined);
    }),
    drop: () => {
      socket.terminate();
    },
    close: (code) => {
      socket.close(code);
    },
  });
  // Every frame comes as one buffer: `ws` joins fragments, and its default binary type is a Node buffer.
  socket.on('message', (data: Buffer) => {
    connection.receive(data.toString('utf8'));
  });
  socket.on('close', connection.gone);
};

/**
 * `hubOf` finds the application of a key, null where there is none: then, as in Reverb, the upgrade succeeds, error 4001
 * follows and the connection is cut.
 */
export const createPusherServer = (
  hubOf: (key: string, request: IncomingMessage) => Hub | null,
  network: LatencyJitter = noJitter,
): PusherServer => {
  const server = new WebSocketServer({ noServer: true, maxPayload: largestMessage, perMessageDeflate: false });
  return {
    upgrade: (request, socket, head) => {
      // A client that is gone during the handshake must not end the process.
      socket.on('error', () => socket.destroy());
      const key = /^\/app\/([^/?]+)/.exec(request.url ?? '')?.[1];
      if (key === undefined) {
        refuse(socket);
        return;
      }
      server.handleUpgrade(request, socket, head, (websocket) => {
        // `ws` ends the connection itself after an error such as a message that is too large.
        websocket.on('error', () => undefined);
        const hub = hubOf(key, request);
        if (hub) {
          serve(websocket, hub, network);
          return;
        }
        websocket.send(errorFrame(codes.noSuchApp, 'Application does not exist'), () => {
          websocket.terminate();
        });
      });
    },
    close: () => {
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
};
