import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket as Socket } from 'ws';

export type PusherServer = {
  port: number;
  socketIds: string[];
  confirmed: string[];
  left: string[];
  untilConnected: (count: number) => Promise<void>;
  untilConfirmed: (count: number) => Promise<void>;
  untilLeft: (count: number) => Promise<void>;
  untilReceived: (event: string) => Promise<void>;
  /** Sends an event as Reverb does: JSON within JSON. */
  send: (channel: string, event: string, payload: unknown) => void;
  sendRaw: (frame: string) => void;
  cut: (code?: number) => void;
  close: () => Promise<void>;
};

type Waiter = { fits: () => boolean; resolve: () => void };

/** `refusal`: the code that closes each socket before the handshake. */
export async function startPusherServer(
  greet?: (count: number) => string | null,
  refusal?: number,
): Promise<PusherServer> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const socketIds: string[] = [];
  const confirmed: string[] = [];
  const left: string[] = [];
  const receivedEvents = new Set<string>();
  let wishes: Waiter[] = [];
  const noted = (): void => {
    for (const waiter of wishes) if (waiter.fits()) waiter.resolve();
    wishes = wishes.filter((remaining) => !remaining.fits());
  };
  const until = (fits: () => boolean): Promise<void> =>
    fits() ? Promise.resolve() : new Promise((resolve) => wishes.push({ fits, resolve }));

  server.on('connection', (socket: Socket) => {
    const id = `${String(socketIds.length + 1)}.${String(7)}`;
    socketIds.push(id);
    if (refusal !== undefined) {
      socket.close(refusal);
      return;
    }
    socket.send(
      greet?.(socketIds.length) ??
        createFrame('pusher:connection_established', { socket_id: id, activity_timeout: 30 }),
    );
    socket.on('message', (data: Buffer) => {
      const { event, data: body } = JSON.parse(data.toString()) as { event: string; data: { channel: string } };
      if (event === 'pusher:subscribe') {
        confirmed.push(body.channel);
        socket.send(createFrame('pusher_internal:subscription_succeeded', {}, body.channel));
      }
      receivedEvents.add(event);
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
    untilReceived: (event) => until(() => receivedEvents.has(event)),
    ...createSender(server),
  };
}

function createSender(server: WebSocketServer): Pick<PusherServer, 'send' | 'sendRaw' | 'cut' | 'close'> {
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
      sendRaw(createFrame(event, payload, channel));
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

export function createFrame(event: string, payload: unknown, channel?: string): string {
  return JSON.stringify({ event, data: JSON.stringify(payload), channel });
}
