/** A proxy between the verifier and the mock server that changes validated responses and events. */
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { WebSocketServer } from 'ws';
import type { Header } from '#verify/base/exchange.ts';
import type { Clock } from '#verify/base/clock.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { CapturedRequest, Interference, RawResponse, StartedRequest } from './captured.ts';
import { createFrames, type Frames } from './frames.ts';

export type MutatingProxy = {
  readonly origin: string;
  readonly interfere: (changes: readonly Interference[]) => void;
  readonly requests: () => readonly CapturedRequest[];
  readonly frames: Frames;
  readonly close: () => Promise<void>;
};

function toHeaders(raw: readonly string[]): Header[] {
  return Array.from({ length: raw.length / 2 }, (_, index): Header => [raw[index * 2] ?? '', raw[index * 2 + 1] ?? '']);
}

/** Node sets these for the changed response. */
const ownHeaders = new Set(['content-length', 'transfer-encoding', 'connection', 'keep-alive']);

async function pass(upstream: string, agent: Agent, incoming: IncomingMessage, body: Buffer): Promise<RawResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { method = 'GET', url = '/', headers } = incoming;
  const sent = request(upstream + url, { method, headers, agent }, resolve).on('error', reject);
  sent.end(body);
  const response = await promise;
  return {
    status: response.statusCode ?? 0,
    headers: toHeaders(response.rawHeaders).filter(([name]) => !ownHeaders.has(name.toLowerCase())),
    body: await buffer(response),
  };
}

function give(response: ServerResponse, { status, headers, body }: RawResponse): void {
  const responseHeaders = [...headers, ...(status === 204 ? [] : [['Content-Length', String(body.length)] as const])];
  response.writeHead(status, responseHeaders.flat()).end(status === 204 ? undefined : body);
}

function count(counts: Map<string, number>, key: string): number {
  const next = (counts.get(key) ?? 0) + 1;
  counts.set(key, next);
  return next;
}

function first<Change, Result>(
  changes: readonly Change[],
  apply: (change: Change) => Result | null | undefined,
): Result | null {
  for (const change of changes) {
    const result = apply(change);
    if (result !== null && result !== undefined) return result;
  }
  return null;
}

export async function startProxy(upstream: string, contract: Contract, clock: Clock): Promise<MutatingProxy> {
  const agent = new Agent({ keepAlive: true });
  const requests: CapturedRequest[] = [];
  const counts = new Map<string, number>();
  let changes: readonly Interference[] = [];
  const frames = createFrames(upstream, contract, clock, () => changes);

  const answerTo = async (started: StartedRequest | null, incoming: IncomingMessage, body: Buffer) => {
    if (!started) return pass(upstream, agent, incoming, body);
    const { 'x-socket-id': socketId } = incoming.headers;
    frames.called(started, typeof socketId === 'string' ? socketId : undefined);
    const framesBefore = frames.all().length;
    const instead = first(changes, ({ instead: response }) => response?.(started));
    const served = instead?.response ?? (await pass(upstream, agent, incoming, body));
    for (const text of instead?.frames ?? []) frames.send(text);
    const ordinal = count(counts, `${started.operation} ${served.status}`);
    const captured: CapturedRequest = { ...started, response: served, ordinal, framesBefore };
    requests.push(captured);
    return first(changes, (change) => change.response?.(captured)) ?? served;
  };

  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    const target = incoming.url ?? '/';
    const operation = contract.rest.find(incoming.method ?? 'GET', target.split('?')[0] ?? '')?.operation.id;
    const started =
      operation === undefined ? null : { operation, target, requestBody: body, number: count(counts, operation) };
    const served = await answerTo(started, incoming, body);
    if (served === 'cut') incoming.socket.destroy();
    else give(response, served);
  };

  const server: Server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => {
      incoming.socket.destroy();
    });
  });
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (incoming, socket, head) => {
    sockets.handleUpgrade(incoming, socket, head, (client) => {
      frames.connect(client, incoming);
    });
  });
  const { promise, resolve } = Promise.withResolvers<undefined>();
  server.listen(0, '127.0.0.1', () => {
    resolve(undefined);
  });
  await promise;
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    interfere: (requested) => {
      changes = requested;
    },
    requests: () => requests,
    frames,
    close: async () => {
      frames.close();
      agent.destroy();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
