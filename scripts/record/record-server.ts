import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readOpenApi } from '#mocks/contract/contract-documents.ts';
import { createRouter, readOperations } from '#mocks/prism/operations.ts';
import { createProxy } from '#verify/proxy/proxy.ts';
import { createPusherApi } from '#shared/pusher/pusher-api.ts';
import type { RecordedEvent } from '#shared/traffic-file.ts';
import { createRecorder } from './recorder.ts';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function toWords(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}

/**
 * Vocabulary of a document's paths and fixed values, in lower case. A user's name may be in it ("Test User"), and
 * replacing it everywhere would change requests.
 */
export function getContractNames(document: { readonly paths: Readonly<Record<string, unknown>> }): ReadonlySet<string> {
  const words = new Set(Object.keys(document.paths).flatMap(toWords));
  const visit = (value: unknown): void => {
    if (!isObject(value)) return;
    const { enum: values, const: only } = value;
    const listed: readonly unknown[] = Array.isArray(values) ? values : [];
    for (const fixed of [...listed, only]) {
      if (typeof fixed === 'string') for (const word of toWords(fixed)) words.add(word);
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(document);
  return words;
}

type Event = Pick<RecordedEvent, 'channel' | 'event' | 'data'>;

function readEvent(text: string): Event | null {
  try {
    const { channel, event, data } = JSON.parse(text) as Partial<Record<keyof Event, unknown>>;
    if (typeof channel !== 'string' || typeof event !== 'string' || typeof data !== 'string') return null;
    return /^pusher(?:_internal)?:/.test(event) ? null : { channel, event, data };
  } catch {
    return null;
  }
}

/**
 * Reports each broadcast event once, though every subscribed websocket receives it. A repeat on the same websocket
 * counts again.
 */
function createEventFilter(onEvent: (event: Event) => void): (text: string, websocket: number) => void {
  const reported = new Map<string, number>();
  const received = new Map<string, number>();
  return (text, websocket) => {
    const event = readEvent(text);
    if (!event) return;
    const times = (received.get(`${websocket} ${text}`) ?? 0) + 1;
    received.set(`${websocket} ${text}`, times);
    if (times <= (reported.get(text) ?? 0)) return;
    reported.set(text, times);
    onEvent(event);
  };
}

export type RecordOptions = {
  readonly upstream: URL;
  readonly out: string;
  readonly port: number;
  readonly tap: { readonly id: string; readonly key: string; readonly secret: string } | null;
  readonly forward: URL | null;
};

type RecordServer = {
  readonly origin: string;
  readonly close: () => Promise<{ readonly requests: number; readonly events: number }>;
};

/** Rejects when the port is in use or the file isn't writable. */
export async function startTrafficRecorder({
  upstream,
  out,
  port,
  tap,
  forward,
}: RecordOptions): Promise<RecordServer> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const document = readOpenApi();
  const recorder = createRecorder({
    path: out,
    route: createRouter(readOperations(document)),
    origins: [origin, upstream.origin],
    vocabulary: getContractNames(document),
  });
  const listen = tap ? {} : { onMessage: createEventFilter(recorder.event) };
  const through = createProxy({
    upstream,
    ...(forward && { realtime: forward }),
    onExchange: recorder.exchange,
    ...listen,
  });
  const receiveEvents = createPusherApi({
    findApp: (id, key) => (tap?.id === id && tap.key === key ? tap : null),
    onEvent: ({ channels, event, data }) => {
      for (const channel of channels) recorder.event({ channel, event, data });
    },
    ...(forward && { forward }),
  });
  server.on('request', (request, response) => {
    const url = new URL(`http://recorder${request.url ?? '/'}`);
    if (!tap || !url.pathname.startsWith('/apps/')) through.handle(request, response);
    else receiveEvents(request, response, url).catch(() => response.destroy());
  });
  server.on('upgrade', through.upgrade);
  return {
    origin,
    close: async () => {
      through.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      return recorder.written();
    },
  };
}
