/** The proxy's WebSocket half: attributes each event to the request that causes it, and can change or delay it. */
import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import type { Clock } from '#verify/base/clock.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { CapturedFrame, Cause, Interference, StartedRequest } from './captured.ts';

export type Frames = {
  readonly all: () => readonly CapturedFrame[];
  readonly startWorkflows: () => void;
  /** `socketId`: the connection that the request names as its own. */
  readonly called: (request: StartedRequest, socketId: string | undefined) => void;
  readonly send: (text: string) => void;
  readonly release: () => void;
  readonly connect: (client: WebSocket, request: IncomingMessage) => void;
  readonly close: () => void;
};

type Parsed = { readonly event: string; readonly channel: string; readonly data: unknown };

function read(text: string): Parsed | null {
  const { event, channel, data } = JSON.parse(text) as Partial<Parsed>;
  return typeof event === 'string' && typeof channel === 'string' && !event.startsWith('pusher')
    ? { event, channel, data }
    : null;
}

type ReceivedRequest = StartedRequest & { readonly at: number };

function findCause(
  { rest }: Contract,
  requests: readonly ReceivedRequest[],
  channel: string,
  message: string,
): Cause | null {
  for (const { operation, number, at } of requests.toReversed()) {
    const emission = rest.operations
      .get(operation)
      ?.emits.find((candidate) => candidate.channel === channel && candidate.message === message);
    if (emission) return { operation, number, at, deadline: at + emission.within, emission };
  }
  return null;
}

function readSocketId(text: string): string | null {
  const { event, data } = JSON.parse(text) as { readonly event?: string; readonly data?: unknown };
  if (event !== 'pusher:connection_established') return null;
  return (JSON.parse(String(data)) as { readonly socket_id: string }).socket_id;
}

function subscribedTo(text: string): string | null {
  const { event, data } = JSON.parse(text) as {
    readonly event?: string;
    readonly data?: { readonly channel?: string };
  };
  return event === 'pusher:subscribe' ? (data?.channel ?? null) : null;
}

export function createFrames(
  upstream: string,
  contract: Contract,
  clock: Clock,
  changes: () => readonly Interference[],
): Frames {
  const all: CapturedFrame[] = [];
  const requests: ReceivedRequest[] = [];
  let delayed: { readonly text: string; readonly at: number }[] = [];
  let client: WebSocket | null = null;
  let isStarted = true;
  const besideById = new Map<string, WebSocket>();
  let sender: WebSocket | undefined;
  const open = new Set<WebSocket>();

  const send = (text: string): void => client?.send(text);

  const seen = (text: string, { event, channel: address, data }: Parsed): CapturedFrame => {
    const channel = contract.events.findChannel(address)?.channel;
    const message = channel && contract.events.findMessage(channel, event)?.name;
    const identity = { channel: channel?.key ?? address, message: message ?? event };
    const cause = findCause(contract, requests, identity.channel, identity.message);
    return { text, event, address, data, ...identity, cause, index: all.length };
  };

  const receive = (text: string): void => {
    const parsed = read(text);
    if (!parsed) return send(text);
    const frame = seen(text, parsed);
    all.push(frame);
    for (const { frame: change } of changes()) {
      const sent = change?.(frame);
      if (!sent) continue;
      for (const { text: changed, at, toSender } of sent) {
        if (toSender) sender?.send(changed);
        else if (at === undefined) send(changed);
        else delayed.push({ text: changed, at });
      }
      return undefined;
    }
    return send(text);
  };

  const connect: Frames['connect'] = (socket, request) => {
    const { host: _host, connection: _connection, upgrade: _upgrade, ...headers } = request.headers;
    if (headers.origin !== undefined) headers.origin = upstream;
    const forwardedHeaders = Object.entries(headers).filter(([name]) => !name.startsWith('sec-websocket'));
    const server = new WebSocket(upstream.replace('http', 'ws') + (request.url ?? ''), {
      headers: Object.fromEntries(forwardedHeaders) as Record<string, string>,
    });
    const waiting: string[] = [];
    // The writer connects first. A second listener receives the server's frames unchanged.
    const isBeside = client !== null && client.readyState === WebSocket.OPEN;
    if (!isBeside) client = socket;
    open.add(socket).add(server);
    server.on('open', () => {
      for (const text of waiting) server.send(text);
    });
    server.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      if (!isBeside) return receive(text);
      const socketId = readSocketId(text);
      if (socketId !== null) besideById.set(socketId, socket);
      return socket.send(text);
    });
    server.on('close', () => {
      socket.terminate();
    });
    server.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      const address = subscribedTo(text);
      if (address !== null && changes().some(({ accepts }) => accepts?.(address) === true)) {
        socket.send(JSON.stringify({ event: 'pusher_internal:subscription_succeeded', channel: address, data: '{}' }));
      } else if (server.readyState === WebSocket.OPEN) server.send(text);
      else waiting.push(text);
    });
    socket.on('close', () => {
      server.terminate();
    });
  };

  return {
    all: () => all,
    startWorkflows: () => {
      isStarted = false;
    },
    called: (request, socketId) => {
      sender = besideById.get(socketId ?? '') ?? sender;
      if (client && !isStarted) {
        isStarted = true;
        for (const text of changes().flatMap(({ first }) => first ?? [])) send(text);
      }
      requests.push({ ...request, at: clock.now() });
    },
    send,
    release: () => {
      const expired = delayed.filter(({ at }) => at <= clock.now());
      delayed = delayed.filter(({ at }) => at > clock.now());
      for (const { text } of expired) send(text);
    },
    connect,
    close: () => {
      for (const socket of open) socket.terminate();
    },
  };
}
