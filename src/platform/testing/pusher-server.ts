import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket as Socket } from 'ws';

/** A websocket server that speaks as much of the Pusher protocol as the tests need. */
export type PusherServer = {
  port: number;
  /** Socket ids handed out so far. */
  socketIds: string[];
  /** Channels confirmed so far, in order, as named on the wire. */
  confirmed: string[];
  /** Channels left so far. */
  left: string[];
  untilConnected: (count: number) => Promise<void>;
  untilConfirmed: (count: number) => Promise<void>;
  untilLeft: (count: number) => Promise<void>;
  /** Resolves once the client has sent a frame with this event. */
  untilSaid: (event: string) => Promise<void>;
  /** Sends an event as Reverb does, its payload JSON inside JSON. */
  send: (channel: string, event: string, payload: unknown) => void;
  /** Sends a frame as it is. */
  sendRaw: (frame: string) => void;
  /** Ends all connections: without a word, or with a close code. */
  cut: (code?: number) => void;
  close: () => Promise<void>;
};

type Wish = { fits: () => boolean; resolve: () => void };

/** Starts it on a free port; `greet` may say something else than the handshake. */
export async function startPusherServer(greet?: (count: number) => string | null): Promise<PusherServer> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const socketIds: string[] = [];
  const confirmed: string[] = [];
  const left: string[] = [];
  const said = new Set<string>();
  let wishes: Wish[] = [];
  const noted = (): void => {
    for (const wish of wishes) if (wish.fits()) wish.resolve();
    wishes = wishes.filter((wish) => !wish.fits());
  };
  const until = (fits: () => boolean): Promise<void> =>
    fits() ? Promise.resolve() : new Promise((resolve) => wishes.push({ fits, resolve }));

  server.on('connection', (socket: Socket) => {
    const id = `${String(socketIds.length + 1)}.${String(7)}`;
    socketIds.push(id);
    socket.send(
      greet?.(socketIds.length) ?? frameOf('pusher:connection_established', { socket_id: id, activity_timeout: 30 }),
    );
    socket.on('message', (data: Buffer) => {
      const { event, data: body } = JSON.parse(data.toString()) as { event: string; data: { channel: string } };
      if (event === 'pusher:subscribe') {
        confirmed.push(body.channel);
        socket.send(frameOf('pusher_internal:subscription_succeeded', {}, body.channel));
      }
      said.add(event);
      if (event === 'pusher:unsubscribe') left.push(body.channel);
      noted();
    });
    noted();
  });

  return {
    port: (server.address() as AddressInfo).port,
    socketIds,
    confirmed,
    left,
    untilConnected: (count) => until(() => socketIds.length >= count),
    untilConfirmed: (count) => until(() => confirmed.length >= count),
    untilLeft: (count) => until(() => left.length >= count),
    untilSaid: (event) => until(() => said.has(event)),
    ...speakerOf(server),
  };
}

/** What the server does to everybody connected. */
function speakerOf(server: WebSocketServer): Pick<PusherServer, 'send' | 'sendRaw' | 'cut' | 'close'> {
  const sendRaw = (frame: string): void => {
    for (const socket of server.clients) socket.send(frame);
  };
  const cut = (code?: number): void => {
    for (const socket of server.clients) {
      if (code === undefined) socket.terminate();
      else socket.close(code);
    }
  };
  return {
    send: (channel, event, payload) => {
      sendRaw(frameOf(event, payload, channel));
    },
    sendRaw,
    cut,
    close: () => {
      cut();
      return new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      });
    },
  };
}

/** A frame with the keys in Reverb's order. */
export function frameOf(event: string, payload: unknown, channel?: string): string {
  return JSON.stringify({ event, data: JSON.stringify(payload), channel });
}
