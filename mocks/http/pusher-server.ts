import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { codes, errorFrame } from '#mocks/pusher/frames.ts';
import type { Hub } from '#mocks/pusher/hub.ts';
import { type LatencyJitter, noJitter } from './latency-jitter.ts';

export type PusherServer = {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly close: () => void;
};

/** In bytes. Above that, 1009 closes the connection. */
const largestMessage = 10_000;

function refuse(socket: Duplex): void {
  const body = 'Not found.';
  socket.end(
    `HTTP/1.1 404 Not Found\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}

function serve(socket: WebSocket, hub: Hub, network: LatencyJitter): void {
  const connection = hub.connect({
    // `ws` drops data for a closed socket and reports that only to the callback.
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
  socket.on('message', (data: Buffer) => {
    connection.receive(data.toString('utf8'));
  });
  socket.on('close', connection.disconnect);
}

/**
 * `findHub` finds a key's app. Without one, as in Reverb, the upgrade succeeds, then error 4001 follows and the
 * connection is cut.
 */
export function createPusherServer(
  findHub: (key: string, request: IncomingMessage) => Hub | null,
  network: LatencyJitter = noJitter,
): PusherServer {
  const server = new WebSocketServer({ noServer: true, maxPayload: largestMessage, perMessageDeflate: false });
  return {
    upgrade: (request, socket, head) => {
      // A client that leaves during the handshake must not end the process.
      socket.on('error', () => socket.destroy());
      const key = /^\/app\/([^/?]+)/.exec(request.url ?? '')?.[1];
      if (key === undefined) {
        refuse(socket);
        return;
      }
      server.handleUpgrade(request, socket, head, (websocket) => {
        // `ws` closes the connection after errors such as a too large message.
        websocket.on('error', () => undefined);
        const hub = findHub(key, request);
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
}
