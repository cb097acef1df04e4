/**
 * A backend of a part of the contract that shares no code with the mock environment, nor with the kit: `node:http` and `ws`.
 * What is wrong with it is bent on purpose (`Bends`).
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import type { Bends, PlainReply } from './bends.ts';
import { createPusher, key, type PlainPusher } from './pusher.ts';
import { type Given, refused, routes } from './routes.ts';
import { belongings, createStore, type Store, users } from './store.ts';

export type PlainServer = {
  readonly origin: string;
  readonly key: string;
  /** Method and path of each call, in their order. */
  readonly calls: () => readonly string[];
  readonly pass: (ms: number) => void;
  readonly close: () => Promise<void>;
};

const note = '/api/v1/projects/([^/]+)/notes/([0-9]+)';
/** Method and path → the route's name; those above win. */
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

const routeOf = (
  method: string,
  path: string,
): { readonly name: string; readonly values: readonly string[] } | null => {
  for (const [known, pattern, name] of table) {
    const found = known === method ? new RegExp(`^${pattern}$`).exec(path) : null;
    if (found) return { name, values: found.slice(1).map(decodeURIComponent) };
  }
  return null;
};

const bodyOf = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
};

const unauthenticated: Given = { status: 401, body: { message: 'Unauthenticated.' } };

type House = { readonly store: Store; readonly pusher: PlainPusher; readonly bends: Bends };

const login = ({ store }: House, { email, password }: Readonly<Record<string, unknown>>): Given => {
  const missing = Object.entries({ email, password }).find(([, value]) => typeof value !== 'string')?.[0];
  if (missing !== undefined) return refused(missing);
  const user = users.find((found) => found.email === email && found.password === password);
  if (!user) return { status: 401, body: { message: 'The email or the password is wrong.' } };
  const token = `token-${store.next()}`;
  store.tokens.set(token, user.id);
  return { status: 200, body: { data: { user: { id: user.id, name: user.name, email: user.email }, token } } };
};

const isOwn = ({ store }: House, channel: string, user: number): boolean => {
  const [, kind = '', id = ''] = /^private-(.+)\.(\d+)$/.exec(channel) ?? [];
  if (kind === 'App.Models.User') return id === String(user);
  if (kind === 'sessionChat') return id === String(belongings(user).chat);
  const owned = store.notes.some((found) => found.owner === user && String(found.id) === id);
  return kind === 'document' && (owned || id === String(belongings(user).document.id));
};

const authorise = (house: House, form: URLSearchParams, user: number | null): Given => {
  const { pusher, bends } = house;
  const channel = form.get('channel_name') ?? '';
  const admitted = bends.admits?.(channel, user);
  if (user === null && admitted !== true) return unauthenticated;
  if (!(admitted ?? isOwn(house, channel, user ?? 0))) return { status: 403, body: { message: 'Forbidden.' } };
  const auth = pusher.sign(form.get('socket_id') ?? '', channel);
  return { status: 200, body: { auth: bends.signature?.(auth) ?? auth } };
};

const answerTo = (
  house: House,
  { name, values }: { readonly name: string; readonly values: readonly string[] },
  { headers }: IncomingMessage,
  text: string,
): Given => {
  const { store, pusher, bends } = house;
  if (name === 'csrfCookieRead') return { status: 204, headers: { 'Set-Cookie': 'XSRF-TOKEN=plain%3D; Path=/' } };
  if (name === 'authLogin') {
    // As in Sanctum, only who has the cookie must send it back.
    const isForged = headers.cookie !== undefined && headers['x-xsrf-token'] !== 'plain=';
    return isForged ? { status: 419, body: { message: 'CSRF token mismatch.' } } : login(house, bodyOf(text));
  }
  const token = headers.authorization?.replace('Bearer ', '') ?? '';
  const user = store.tokens.get(token) ?? null;
  if (name === 'broadcastingAuth') return authorise(house, new URLSearchParams(text), user);
  if (user === null) return unauthenticated;
  if (name === 'authLogout') {
    store.tokens.delete(token);
    return { status: 204 };
  }
  const socketId = headers['x-socket-id'];
  const emit = (event: Parameters<PlainPusher['send']>[0]): void => {
    pusher.send(event, typeof socketId === 'string' ? socketId : undefined);
  };
  const kept = bends.forgets?.(name) === true ? structuredClone(store.notes) : null;
  const given = routes[name]?.({ store, user, path: values, body: bodyOf(text), text, emit }) ?? { status: 404 };
  const told = structuredClone(given);
  if (kept) store.notes.splice(0, store.notes.length, ...kept);
  for (const event of bends.extra?.(name) ?? []) pusher.send(event);
  return told;
};

/** Starts on loopback. */
export const startPlainServer = async (bends: Bends = {}): Promise<PlainServer> => {
  const calls: string[] = [];
  const store = createStore();
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      calls.push(`${request.method} ${path}`);
      const route = routeOf(request.method ?? '', path);
      if (route?.name === bends.hangsUpAt) pusher.hangUp();
      const given = route ? answerTo(house, route, request, text) : { status: 404, body: { message: 'No route.' } };
      const reply: PlainReply = {
        status: given.status,
        headers: { ...(given.body !== undefined && { 'Content-Type': 'application/json' }), ...given.headers },
        text: given.body === undefined ? '' : JSON.stringify(given.body),
      };
      const bent = bends.answer?.(route?.name ?? '', reply, bodyOf(text)) ?? reply;
      if (bent === 'cut') request.socket.destroy();
      else if (bent !== 'hang') response.writeHead(bent.status, bent.headers).end(bent.text);
    });
  });
  const pusher = createPusher(server, bends);
  const house: House = { store, pusher, bends };
  const { promise, resolve } = Promise.withResolvers<undefined>();
  server.listen(0, '127.0.0.1', () => {
    resolve(undefined);
  });
  await promise;
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    calls: () => calls,
    pass: pusher.pass,
    close: async () => {
      pusher.hangUp();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};
