/**
 * A minimal Pusher server: greeting, ping, signed subscriptions, events. Written from the protocol's description, with
 * `ws` only.
 */
import { createHmac } from 'node:crypto';
import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Overrides, PlainEvent } from './overrides.ts';

export const key = 'plain-key';
const secret = 'plain-secret';

type Connection = { readonly socketId: string; readonly socket: WebSocket; readonly channels: Set<string> };

export type PlainPusher = {
  readonly sign: (socketId: string, channel: string) => string;
  /** Sends to all subscribers but the causing connection. */
  readonly send: (event: PlainEvent, except?: string) => void;
  readonly pass: (ms: number) => void;
  readonly hangUp: () => void;
  readonly pongs: () => number;
};

type ClientFrame = { readonly event?: string; readonly data?: { readonly channel?: string; readonly auth?: string } };

let sockets = 0;

/** Pusher socket ids are two numbers. */
function nextSocketId(): string {
  sockets += 1;
  return `${sockets}.7`;
}

/** Reverb's field order; `data` is JSON within JSON. */
function frame(event: string, data: unknown, channel?: string): string {
  return JSON.stringify({ event, data: JSON.stringify(data), ...(channel !== undefined && { channel }) });
}

function asText(code: number, message: string): string {
  return frame('pusher:error', { code, message });
}

function parsed(text: string): ClientFrame {
  try {
    return JSON.parse(text) as ClientFrame;
  } catch {
    return {};
  }
}

export function createPusher(server: Server, overrides: Overrides): PlainPusher {
  const sockets = new WebSocketServer({ server });
  const connections = new Set<Connection>();
  let waiting: { readonly event: PlainEvent; readonly left: number }[] = [];
  const signWith = (used: string, socketId: string, channel: string): string =>
    `${key}:${createHmac('sha256', used).update(`${socketId}:${channel}`).digest('hex')}`;
  const expected: PlainPusher['sign'] = (socketId, channel) => signWith(secret, socketId, channel);
  const sign: PlainPusher['sign'] = (socketId, channel) =>
    signWith(overrides.otherSecret === true ? `${secret} of .env.example` : secret, socketId, channel);

  let pongs = 0;
  const subscribe = ({ socketId, socket, channels }: Connection, channel: string, auth: string): void => {
    const hex = (text: string): string => text.split(':').at(-1) ?? '';
    const isPrivate = /^(?:private|presence)-/.test(channel);
    if (isPrivate && overrides.acceptsAnySignature !== true && hex(auth) !== hex(expected(socketId, channel))) {
      socket.send(asText(4009, 'Connection is unauthorized'));
      return;
    }
    channels.add(channel);
    socket.send(frame('pusher_internal:subscription_succeeded', {}, channel));
    socket.send('{"event":"pusher:ping"}');
  };

  sockets.on('connection', (socket, request) => {
    if (!(request.url ?? '').startsWith(`/app/${key}?`)) {
      socket.send(asText(4001, 'Application does not exist'));
      socket.terminate();
      return;
    }
    const connection = { socketId: nextSocketId(), socket, channels: new Set<string>() };
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
    socket.send(frame('pusher:connection_established', { socket_id: connection.socketId, activity_timeout: 30 }));
    socket.on('message', (bytes: Buffer) => {
      const { event, data: sent = {} } = parsed(bytes.toString('utf8'));
      if (event === 'pusher:ping') socket.send('{"event":"pusher:pong"}');
      else if (event === 'pusher:pong') pongs += 1;
      else if (event === 'pusher:subscribe' && sent.channel !== undefined)
        subscribe(connection, sent.channel, sent.auth ?? '');
      else if (event !== 'pusher:unsubscribe') socket.send(asText(4200, 'Invalid message format'));
    });
  });

  const write = ({ channel, event, data }: PlainEvent, except = ''): void => {
    for (const { socketId, socket, channels } of connections) {
      // A defect's invented channel can't be subscribed to, so send to everyone.
      const hears = channels.has(channel) || channel.startsWith('private-invented');
      if (hears && socketId !== except) socket.send(JSON.stringify({ event, data, channel }));
    }
  };
  return {
    sign,
    pongs: () => pongs,
    send: (event, except) => {
      for (const sent of overrides.event?.(event) ?? [event]) {
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
}
