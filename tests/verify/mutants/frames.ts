/** The proxy's WebSocket half: attributes each event to the request that causes it, and can change or delay it. */
import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import type { Clock } from '#verify/clock.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { StartedRequest, Cause, Interference, CapturedFrame } from './captured.ts';

export type Frames = {
  readonly all: () => readonly CapturedFrame[];
  readonly beginWorkflows: () => void;
  readonly called: (call: StartedRequest) => void;
  readonly send: (text: string) => void;
  readonly release: () => void;
  readonly connect: (client: WebSocket, given: IncomingMessage) => void;
  readonly close: () => void;
};

type Parsed = { readonly event: string; readonly channel: string; readonly data: unknown };

function read(text: string): Parsed | null {
  const { event, channel, data } = JSON.parse(text) as Partial<Parsed>;
  return typeof event === 'string' && typeof channel === 'string' && !event.startsWith('pusher')
    ? { event, channel, data }
    : null;
}

type Made = StartedRequest & { readonly at: number };

function causeOf({ rest }: Contract, made: readonly Made[], channel: string, message: string): Cause | null {
  for (const { operation, number, at } of made.toReversed()) {
    const emission = rest.operations
      .get(operation)
      ?.emits.find((found) => found.channel === channel && found.message === message);
    if (emission) return { operation, number, at, deadline: at + emission.within };
  }
  return null;
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
  const made: Made[] = [];
  let held: { readonly text: string; readonly at: number }[] = [];
  let client: WebSocket | null = null;
  let begun = true;
  const open = new Set<WebSocket>();

  const send = (text: string): void => client?.send(text);

  const seen = (text: string, { event, channel: address, data }: Parsed): CapturedFrame => {
    const channel = contract.events.channelOf(address)?.channel;
    const message = channel && contract.events.messageOf(channel, event)?.name;
    const known = { channel: channel?.key ?? address, message: message ?? event };
    const cause = causeOf(contract, made, known.channel, known.message);
    return { text, event, address, data, ...known, cause, index: all.length };
  };

  const receive = (text: string): void => {
    const parsed = read(text);
    if (!parsed) return send(text);
    const frame = seen(text, parsed);
    all.push(frame);
    for (const { frame: change } of changes()) {
      const sent = change?.(frame);
      if (!sent) continue;
      for (const { text: changed, at } of sent) {
        if (at === undefined) send(changed);
        else held.push({ text: changed, at });
      }
      return undefined;
    }
    return send(text);
  };

  const connect: Frames['connect'] = (socket, given) => {
    const { host: _host, connection: _connection, upgrade: _upgrade, ...headers } = given.headers;
    const own = Object.entries(headers).filter(([name]) => !name.startsWith('sec-websocket'));
    const server = new WebSocket(upstream.replace('http', 'ws') + (given.url ?? ''), {
      headers: Object.fromEntries(own) as Record<string, string>,
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
      if (isBeside) socket.send(text);
      else receive(text);
    });
    server.on('close', () => {
      socket.terminate();
    });
    server.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      const address = subscribedTo(text);
      if (address !== null && changes().some(({ takes }) => takes?.(address) === true)) {
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
    beginWorkflows: () => {
      begun = false;
    },
    called: (call) => {
      if (client && !begun) {
        begun = true;
        for (const text of changes().flatMap(({ first }) => first ?? [])) send(text);
      }
      made.push({ ...call, at: clock.now() });
    },
    send,
    release: () => {
      const due = held.filter(({ at }) => at <= clock.now());
      held = held.filter(({ at }) => at > clock.now());
      for (const { text } of due) send(text);
    },
    connect,
    close: () => {
      for (const socket of open) socket.terminate();
    },
  };
}
