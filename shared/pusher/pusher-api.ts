import { type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type PublishedEvent, readEvents } from './published-events.ts';
import { getSignatureError, type PusherApp } from './signatures.ts';

type ForwardedRequest = {
  readonly method: string;
  readonly target: string;
  readonly contentType: string | undefined;
  readonly body: Uint8Array;
};
type ForwardedResponse = { readonly status: number; readonly contentType: string; readonly body: Uint8Array };

/**
 * Forwards Pusher HTTP API requests unchanged, so that signatures stay valid. Rejects when the server can't be reached.
 */
function createForwarder(server: URL) {
  return ({ method, target, contentType, body }: ForwardedRequest): Promise<ForwardedResponse> =>
    new Promise((resolve, reject) => {
      const send = server.protocol === 'https:' ? requestHttps : requestHttp;
      const headers = {
        Host: server.host,
        'Content-Length': body.length,
        ...(contentType !== undefined && { 'Content-Type': contentType }),
      };
      const hostname = server.hostname.replaceAll(/^\[|\]$/g, '');
      const request = send({ hostname, port: server.port, path: target, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 502,
            contentType: response.headers['content-type'] ?? 'application/json',
            body: Buffer.concat(chunks),
          });
        });
      });
      request.on('error', reject);
      request.end(body);
    });
}

export type PusherApiRequest<App extends PusherApp> = {
  readonly app: App | null;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly refusal: string | null;
};

type PusherApiOptions<App extends PusherApp> = {
  /** `id` is from the path, `key` from the query. Returns null for an unknown application. */
  readonly findApp: (id: string, key: string, request: IncomingMessage) => App | null;
  /** Runs for each published event, in order, before the response. */
  readonly onEvent: (event: PublishedEvent, app: App) => void;
  readonly onCall?: (request: PusherApiRequest<App>) => void;
  /** Number of connections that listen to each channel. */
  readonly channels?: (app: App) => ReadonlyMap<string, number>;
  /** A Pusher or Reverb server to forward every published event to, unchanged. Its response is returned. */
  readonly forward?: URL;
  /** The server's time, ms since 1970. */
  readonly now?: () => number;
};

type Reply = { readonly status: number; readonly type: string; readonly body: string | Uint8Array };

function json(status: number, value: unknown): Reply {
  return {
    status,
    type: 'application/json',
    body: JSON.stringify(value),
  };
}

function refusal(status: number, text: string): Reply {
  return { status, type: 'text/plain; charset=UTF-8', body: text };
}

/** Reverb's request limit, for a batch of ten events. */
const largestBody = 120_000;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largestBody) chunks.push(chunk);
  }
  return size <= largestBody ? Buffer.concat(chunks) : Buffer.alloc(largestBody + 1);
}

const paths = /^\/apps\/([^/]+)\/(?:(events|batch_events)|channels(?:\/([^/]+))?)$/;

async function answerSigned<App extends PusherApp>(
  { onEvent, channels, forward }: PusherApiOptions<App>,
  app: App,
  incoming: {
    request: IncomingMessage;
    url: URL;
    body: Buffer;
    publish: string | undefined;
    channel: string | undefined;
  },
): Promise<Reply> {
  const { request, url, body, publish, channel } = incoming;
  const method = request.method ?? 'GET';
  if (publish === undefined) {
    const listened = channels?.(app) ?? new Map<string, number>();
    if (channel !== undefined) return json(200, { occupied: listened.has(channel) });
    const prefix = url.searchParams.get('filter_by_prefix') ?? '';
    const names = [...listened.keys()].filter((name) => name.startsWith(prefix));
    return json(200, { channels: Object.fromEntries(names.map((name) => [name, {}])) });
  }
  const read = readEvents(body, publish === 'batch_events');
  if ('errors' in read) return json(422, read.errors);
  if ('message' in read) return refusal(read.status, read.message);
  for (const event of read.events) onEvent(event, app);
  if (!forward) return json(200, publish === 'events' ? {} : { batch: {} });
  try {
    const contentType = request.headers['content-type'];
    const forwarded = await createForwarder(forward)({ method, target: request.url ?? '', contentType, body });
    return { status: forwarded.status, type: forwarded.contentType, body: forwarded.body };
  } catch (error) {
    return refusal(502, `Can't reach ${forward.origin}: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/**
 * Creates the Pusher HTTP API that Laravel's broadcaster uses: `POST /apps/{id}/events`, `/batch_events`, and the reads
 * of `/apps/{id}/channels`. Checks the signature and responds as Reverb does.
 */
export function createPusherApi<App extends PusherApp>(
  options: PusherApiOptions<App>,
): (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> {
  const { findApp, onCall, now = Date.now } = options;
  const replyTo = async (request: IncomingMessage, url: URL): Promise<Reply & { readonly app: App | null }> => {
    const body = await readBody(request);
    const [, id = '', publish, channel] = paths.exec(url.pathname) ?? [];
    const method = publish === undefined ? 'GET' : 'POST';
    if (id === '') return { ...refusal(404, 'Not found.'), app: null };
    if (request.method !== method) return { ...refusal(405, 'Method not allowed.'), app: null };
    const app = findApp(id, url.searchParams.get('auth_key') ?? '', request);
    if (!app) return { ...refusal(404, `No matching application for ID [${id}].`), app };
    if (body.length > largestBody) return { ...refusal(413, 'Payload too large.'), app };
    const fault = getSignatureError(app, { method, path: url.pathname, body }, url.searchParams, now());
    if (fault !== null) return { ...refusal(401, fault), app };
    return { ...(await answerSigned(options, app, { request, url, body, publish, channel })), app };
  };
  return async (request, response, url) => {
    const { app, status, type, body } = await replyTo(request, url);
    const text = status < 400 ? null : Buffer.from(body).toString('utf8');
    onCall?.({ app, method: request.method ?? 'GET', path: url.pathname, status, refusal: text });
    response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) });
    response.end(body);
  };
}
