/** The Pusher protocol in a few lines: greeting, ping, signed subscriptions, events. Written from its description, with `ws` alone. */
import { createHmac } from 'node:crypto';
import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Bends, PlainEvent } from './bends.ts';

export const key = 'plain-key';
const secret = 'plain-secret';

type Connection = { readonly socketId: string; readonly socket: WebSocket; readonly channels: Set<string> };

export type PlainPusher = {
  readonly sign: (socketId: string, channel: string) => string;
  /** To whoever listens, but not to the connection that caused it. */
  readonly send: (event: PlainEvent, except?: string) => void;
  /** Lets milliseconds pass for the events that wait. */
  readonly pass: (ms: number) => void;
  readonly hangUp: () => void;
};

type ClientFrame = { readonly event: string; readonly data?: { readonly channel?: string; readonly auth?: string } };

export const createPusher = (server: Server, bends: Bends): PlainPusher => {
  const sockets = new WebSocketServer({ server });
  const connections = new Set<Connection>();
  let waiting: { readonly event: PlainEvent; readonly left: number }[] = [];
  const sign: PlainPusher['sign'] = (socketId, channel) =>
    `${key}:${createHmac('sha256', secret).update(`${socketId}:${channel}`).digest('hex')}`;

  const subscribe = ({ socketId, socket, channels }: Connection, channel: string, auth: string): void => {
    if (bends.takesAnySignature !== true && auth !== sign(socketId, channel)) {
      const data = JSON.stringify({ code: 4009, message: 'Connection is unauthorized' });
      socket.send(JSON.stringify({ event: 'pusher:error', data }));
      return;
    }
    channels.add(channel);
    socket.send(JSON.stringify({ event: 'pusher_internal:subscription_succeeded', channel, data: '{}' }));
  };

  sockets.on('connection', (socket) => {
    const connection = { socketId: `${connections.size + 1}.4711`, socket, channels: new Set<string>() };
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
    const data = JSON.stringify({ socket_id: connection.socketId, activity_timeout: 30 });
    socket.send(JSON.stringify({ event: 'pusher:connection_established', data }));
    socket.on('message', (bytes: Buffer) => {
      const { event, data: sent = {} } = JSON.parse(bytes.toString('utf8')) as ClientFrame;
      if (event === 'pusher:ping') socket.send('{"event":"pusher:pong","data":"{}"}');
      if (event === 'pusher:subscribe') subscribe(connection, sent.channel ?? '', sent.auth ?? '');
    });
  });

  const write = ({ channel, event, data }: PlainEvent, except = ''): void => {
    for (const { socketId, socket, channels } of connections) {
      // A channel that nobody can ask for is one that a defect invented: everybody gets it.
      const hears = channels.has(channel) || channel.startsWith('private-invented');
      if (hears && socketId !== except) socket.send(JSON.stringify({ event, channel, data }));
    }
  };
  return {
    sign,
    send: (event, except) => {
      for (const sent of bends.event?.(event) ?? [event]) {
        if (sent.after === undefined) write(sent, except);
        else waiting.push({ event: sent, left: sent.after });
      }
    },
    pass: (ms) => {
      const later = waiting.map(({ event, left }) => ({ event, left: left - ms }));
      waiting = later.filter(({ left }) => left > 0);
      for (const { event, left } of later) if (left <= 0) write(event);
    },
    hangUp: () => {
      for (const { socket } of connections) socket.terminate();
    },
  };
};
