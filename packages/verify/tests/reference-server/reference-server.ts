/**
 * A partial backend that shares no code with the mock server or the verifier: `node:http`, `ws` and Ajv only. It
 * imitates Laravel; `Overrides` adds defects. Its rows and its form requests follow the contract.
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { createSessions, createThrottle, type LaravelOptions, type RouteResponse, written } from './laravel.ts';
import type { Overrides, PlainReply } from './overrides.ts';
import { createPusher, key, type PlainPusher } from './pusher.ts';
import { noModel, refused, type RouteRequest, routes } from './routes.ts';
import { createStore, findOwner, getOwnedRows, type Store, toUserResource, users } from './store.ts';

export type PlainServer = {
  readonly origin: string;
  readonly key: string;
  readonly requests: () => readonly string[];
  readonly pass: (ms: number) => void;
  readonly pongs: () => number;
  readonly close: () => Promise<void>;
};

const note = '/api/v1/projects/([^/]+)/notes/([0-9]+)';
/** The first match wins. */
const table: readonly (readonly [method: string, path: string, route: string])[] = [
  ['GET', '/sanctum/csrf-cookie', 'csrfCookieRead'],
  ['POST', '/api/v1/auth/login', 'authLogin'],
  ['POST', '/api/v1/auth/logout', 'authLogout'],
  ['POST', '/api/broadcasting/auth', 'broadcastingAuth'],
  ['GET', '/api/v1/auth/user', 'authUserRead'],
  ['GET', '/api/v1/stories', 'storyList'],
  ['GET', '/api/v1/projects', 'projectList'],
  ['GET', '/api/v1/projects/([^/]+)/document', 'documentRead'],
  ['GET', '/api/v1/projects/([^/]+)/notes', 'noteList'],
  ['POST', '/api/v1/projects/([^/]+)/notes', 'noteCreate'],
  ['GET', note, 'noteRead'],
  ['PATCH', note, 'noteUpdate'],
  ['DELETE', note, 'noteDelete'],
  ['POST', `${note}/restore`, 'noteRestore'],
  ['POST', `${note}/sections`, 'noteSectionCreate'],
  ['PATCH', `${note}/sections/([0-9]+)`, 'noteSectionUpdate'],
  ['DELETE', `${note}/sections/([0-9]+)`, 'noteSectionDelete'],
  ['GET', '/api/v1/conversation/session-chats/latest', 'sessionChatLatestRead'],
  ['GET', '/api/v1/conversation/session-chats/([0-9]+)/chat-messages', 'chatMessageLatestRead'],
  ['POST', '/api/v1/conversation/session-chats/([0-9]+)/chat-messages/([0-9]+)/answer', 'chatMessageAnswer'],
];

type RouteMatch = { readonly name: string; readonly values: readonly string[] };

function findRoute(method: string, path: string): RouteMatch | { readonly allowed: readonly string[] } {
  const allowed: string[] = [];
  for (const [routeMethod, pattern, name] of table) {
    const match = new RegExp(`^${pattern}$`).exec(path);
    if (match && (routeMethod === method || (routeMethod === 'GET' && method === 'HEAD'))) {
      return { name, values: match.slice(1).map(decodeURIComponent) };
    }
    if (match) allowed.push(...(routeMethod === 'GET' ? ['GET', 'HEAD'] : [routeMethod]));
  }
  return { allowed };
}

/** Trims strings and turns empty ones into null, as Laravel does. Leaves the editor's `content` unchanged. */
function prepared(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  if (Array.isArray(value)) return value.map(prepared);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === 'content' ? inner : prepared(inner)]),
  );
}

function parseBody(text: string): Readonly<Record<string, unknown>> {
  try {
    const value = prepared(JSON.parse(text));
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    // Laravel reads invalid JSON as {}.
    return {};
  }
}

const unauthenticated: RouteResponse = { status: 401, body: { message: 'Unauthenticated.' } };

type House = {
  readonly store: Store;
  readonly pusher: PlainPusher;
  readonly overrides: Overrides;
  readonly sessions: ReturnType<typeof createSessions>;
  readonly throttle: ReturnType<typeof createThrottle> | null;
  now: number;
};

function login({ store }: House, { email, password }: Readonly<Record<string, unknown>>): RouteResponse {
  const missing = Object.entries({ email, password }).filter(([, value]) => typeof value !== 'string');
  if (missing.length > 0) return refused(...missing.map(([name]) => name));
  const user = users.find((candidate) => candidate.email === email && candidate.password === password);
  if (!user) return { status: 401, body: { message: 'These credentials do not match our records.' } };
  const id = store.next();
  const token = `${id}|${String(id).padStart(40, 'aB')}0123abcd`;
  store.tokens.set(token, user.id);
  return { status: 200, body: { data: { user: toUserResource(user), token } } };
}

function isOwn({ store }: House, channel: string, user: number): boolean {
  const [, kind = '', id = ''] = /^private-(.+)\.(\d+)$/.exec(channel) ?? [];
  if (kind === 'App.Models.User') return id === String(user);
  if (kind === 'sessionChat') return id === String(getOwnedRows(user).chat);
  const isOwnNote = store.notes.some((candidate) => candidate.owner === user && String(candidate.id) === id);
  return kind === 'document' && (isOwnNote || id === String(getOwnedRows(user).document.id));
}

function authorise(context: House, form: URLSearchParams, user: number | null): RouteResponse {
  const { pusher, overrides } = context;
  const channel = form.get('channel_name') ?? '';
  const admitted = overrides.admits?.(channel, user);
  if (user === null && admitted !== true) return unauthenticated;
  if (!(admitted ?? isOwn(context, channel, user ?? 0))) return { status: 403, body: { message: '' } };
  const socketId = form.get('socket_id') ?? '';
  if (!/^\d+\.\d+$/.test(socketId)) return { status: 500, body: { message: 'Server Error' } };
  const auth = pusher.sign(socketId, channel);
  return { status: 200, body: { auth: overrides.signature?.(auth) ?? auth } };
}

function createEmitters(
  { pusher, overrides }: House,
  socketId: string | undefined,
): Pick<RouteRequest, 'emit' | 'emitToOthers'> {
  const toOthers: RouteRequest['emit'] = (event) => {
    pusher.send(event, socketId);
  };
  const toAll: RouteRequest['emit'] = (event) => {
    pusher.send(event);
  };
  return {
    emit: overrides.withholdsFromSender === true ? toOthers : toAll,
    emitToOthers: overrides.echoesToSender === true ? toAll : toOthers,
  };
}

/** Without a check of the owner, the record's owner answers for the caller. A list without ids is the first writer's. */
function toRouteInput(
  { overrides }: House,
  { name, values }: RouteMatch,
  user: number,
  url = '',
): Pick<RouteRequest, 'user' | 'path' | 'query'> {
  return {
    user: overrides.findsForeign?.(name) === true ? (findOwner(values) ?? users[0].id) : user,
    path: values,
    query: new URL(overrides.ignoresQuery?.(name) === true ? '' : url, 'http://plain.test').searchParams,
  };
}

function answerTo(
  context: House,
  { name, values }: RouteMatch,
  { headers, url }: IncomingMessage,
  text: string,
): RouteResponse {
  const { store, pusher, overrides } = context;
  if (name === 'csrfCookieRead') return { status: 204 };
  if (name === 'authLogin') return login(context, parseBody(text));
  const token = headers.authorization?.replace('Bearer ', '') ?? '';
  const user = store.tokens.get(token) ?? null;
  if (name === 'broadcastingAuth') return authorise(context, new URLSearchParams(text), user);
  if (user === null) return unauthenticated;
  if (name === 'authLogout') {
    store.tokens.delete(token);
    return { status: 204 };
  }
  const socketId = headers['x-socket-id'];
  // Invalid ids break Laravel's toOthers().
  if (typeof socketId === 'string' && !/^\d+\.\d+$/.test(socketId))
    return { status: 500, body: { message: 'Server Error' } };
  const emitters = createEmitters(context, typeof socketId === 'string' ? socketId : undefined);
  const request = {
    store,
    ...toRouteInput(context, { name, values }, user, url),
    listsDeleted: overrides.listsDeleted === true,
  };
  const savedNotes = overrides.forgets?.(name) === true ? structuredClone(store.notes) : null;
  const result = routes[name]?.({ ...request, body: parseBody(text), text, ...emitters }) ?? noModel(name, '');
  const response = structuredClone(result);
  if (savedNotes) store.notes.splice(0, store.notes.length, ...savedNotes);
  for (const event of overrides.extra?.(name) ?? []) pusher.send(event);
  return response;
}

function noRoute(request: IncomingMessage, path: string, allowed: readonly string[]): RouteResponse {
  const route = path.slice(1);
  if (allowed.length === 0) return { status: 404, body: { message: `The route ${route} could not be found.` } };
  const message = `The ${request.method} method is not supported for route ${route}. Supported methods: ${allowed.join(', ')}.`;
  return { status: 405, headers: { Allow: allowed.join(', ') }, body: { message } };
}

function getRouteResponse(context: House, request: IncomingMessage, path: string, text: string): RouteResponse {
  const { sessions, throttle } = context;
  const { headers, method = 'GET' } = request;
  const route = findRoute(method, path);
  if ('allowed' in route) return noRoute(request, path, route.allowed);
  const isStateful = sessions.isStateful(headers);
  if (isStateful && method !== 'GET' && !sessions.isProven(headers)) {
    const message = 'CSRF token mismatch.';
    return { status: 419, headers: { 'Set-Cookie': sessions.cookies(headers, true) }, body: { message } };
  }
  const cookies = isStateful || route.name === 'csrfCookieRead' ? { 'Set-Cookie': sessions.cookies(headers) } : {};
  const limit = path.startsWith('/api/v1/') ? throttle?.(headers.authorization ?? '', context.now) : undefined;
  const response: RouteResponse =
    limit?.isOver === true
      ? { status: 429, body: { message: 'Too Many Attempts.' } }
      : answerTo(context, route, request, text);
  return { ...response, headers: { ...response.headers, ...cookies, ...limit?.headers } };
}

/** Allows only the configured page, like Laravel's middleware with one origin. */
function getCorsHeaders({ origin }: IncomingHttpHeaders, { page }: LaravelOptions): Record<string, string> {
  return page === undefined || origin === undefined
    ? {}
    : { 'Access-Control-Allow-Origin': page, 'Access-Control-Allow-Credentials': 'true' };
}

function preflight({ headers }: IncomingMessage): PlainReply {
  return {
    status: 204,
    headers: {
      'Content-Type': 'text/html; charset=UTF-8',
      Vary: 'Access-Control-Request-Method, Access-Control-Request-Headers',
      'Access-Control-Allow-Methods': headers['access-control-request-method'] ?? '',
      'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
      'Access-Control-Max-Age': '0',
    },
    text: '',
  };
}

export async function startPlainServer(overrides: Overrides = {}, manner: LaravelOptions = {}): Promise<PlainServer> {
  const requests: string[] = [];
  const store = createStore();
  const reply = (request: IncomingMessage, path: string, text: string): PlainReply =>
    request.method === 'OPTIONS'
      ? preflight(request)
      : written(getRouteResponse(context, request, path, text), request.headers, manner);
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      requests.push(`${request.method} ${path}`);
      const route = findRoute(request.method ?? '', path);
      const name = 'name' in route ? route.name : '';
      if (name !== '' && name === overrides.hangsUpAt) pusher.hangUp();
      const right = reply(request, path, text);
      const bent = overrides.response?.(name, right, parseBody(text)) ?? right;
      if (bent === 'cut') request.socket.destroy();
      else if (bent !== 'hang') {
        const headers = {
          'Cache-Control': 'no-cache, private',
          ...getCorsHeaders(request.headers, manner),
          ...bent.headers,
        };
        response.writeHead(bent.status, headers).end(bent.text);
      }
    });
  });
  const pusher = createPusher(server, overrides);
  const { perMinute } = manner;
  const throttle = perMinute === undefined ? null : createThrottle(perMinute);
  const context: House = { store, pusher, overrides, sessions: createSessions(manner), throttle, now: 0 };
  const { promise, resolve } = Promise.withResolvers<undefined>();
  server.listen(0, '127.0.0.1', () => {
    resolve(undefined);
  });
  await promise;
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    requests: () => requests,
    pass: (ms) => {
      context.now += ms;
      pusher.pass(ms);
    },
    pongs: pusher.pongs,
    close: async () => {
      pusher.hangUp();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
