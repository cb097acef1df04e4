import type { Backend } from '#verify/backend/backend.ts';
import { FatalError, mismatch } from '#verify/base/finding.ts';
import { atPointer, durationText } from '#verify/base/values.ts';
import type { ReceivedEvent } from '#verify/check/check-event.ts';
import { type ConnectionDeps, connectPusher, type PusherConnection } from './pusher-connection.ts';
import { requestChannelAuth } from './channel-auth.ts';

type Subscription =
  | { readonly state: 'subscribed' }
  | { readonly state: 'refused'; readonly status: number }
  /** The WebSocket rejected a valid signature. */
  | { readonly state: 'rejected'; readonly text: string };

export type EventStream = {
  readonly socketId: string;
  /** Authorises through `/api/broadcasting/auth` and subscribes. Repeats return the first result. */
  readonly subscribe: (address: string) => Promise<Subscription>;
  /** Subscribes with the given signature (`{key}:{hex}`), without authorising. */
  readonly subscribeWith: (address: string, auth: string) => Promise<Subscription>;
  readonly listensTo: (address: string) => boolean;
  /** Returns each event once, to its first caller. A ping and pong ensure that earlier events have arrived. */
  readonly readEvents: () => Promise<readonly ReceivedEvent[]>;
  /** Opens another connection, which closes with this one at the latest. */
  readonly openFor: (backend: Backend) => Promise<EventStream>;
  /** Why the connection broke; null while it's open. Also reported as a finding. */
  readonly broken: () => string | null;
  readonly close: () => void;
};

type EventStreamDeps = ConnectionDeps & {
  readonly backend: Backend;
  /** The browser page's origin. Default: the backend's. */
  readonly page?: string | undefined;
};

/** Reverb's `allowed_origins` error is identifiable only by text. */
function hintAt(error: string): string {
  return error.includes('Origin') ? '; set --origin to an allowed page' : '';
}

/** Throws `FatalError` when the server sends no socket id. */
async function greet(connection: PusherConnection, { url, key }: EventStreamDeps): Promise<string> {
  await connection.until(() => connection.socketId !== null || connection.errors.length > 0);
  const { socketId, errors, broken } = connection;
  const [error] = errors;
  if (socketId !== null && error === undefined) return socketId;
  connection.close();
  if (error?.startsWith('4001') === true) {
    throw new FatalError(`The websocket ${url} has no app with the key ${key} (${error}).`);
  }
  throw new FatalError(
    error === undefined
      ? `The websocket ${url} didn't send pusher:connection_established: ${broken ?? 'no frame arrived.'}`
      : `The websocket ${url} rejects this client: ${error}${hintAt(error)}.`,
  );
}

async function subscribeOn(
  connection: PusherConnection,
  address: string,
  auth: string,
  channelData: string | null,
): Promise<Subscription> {
  const errors = connection.errors.length;
  const successes = (): number => connection.subscribed.get(address) ?? 0;
  const before = successes();
  const data = { auth, channel: address, ...(channelData !== null && { channel_data: channelData }) };
  connection.send('pusher:subscribe', data);
  const hasResult = await connection.until(() => successes() > before || connection.errors.length > errors);
  if (successes() > before) return { state: 'subscribed' };
  const silence = connection.broken ?? "The websocket didn't respond in time.";
  return { state: 'rejected', text: hasResult ? (connection.errors[errors] ?? '') : silence };
}

/** Connects as a Pusher client. Throws `FatalError` when that fails. */
export async function openEventStream(parts: EventStreamDeps): Promise<EventStream> {
  const { url, backend, recorder, timeout, page = new URL(backend.origin).origin } = parts;
  const connection = await connectPusher(parts, page);
  const socketId = await greet(connection, parts);
  const subscriptions = new Map<string, Promise<Subscription>>();
  const others: EventStream[] = [];
  let lost = false;
  let last: Promise<unknown> = Promise.resolve();
  /** Subscribe one channel at a time: WebSocket rejections don't name theirs. */
  const inTurn = (work: () => Promise<Subscription>): Promise<Subscription> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
  const subscribe = async (address: string): Promise<Subscription> => {
    const reply = await requestChannelAuth(backend, recorder, { socketId, address });
    const { status, json, auth } = reply;
    if (auth === '') return { state: 'refused', status };
    if (!/^[^:]+:[0-9a-f]{64}$/.test(auth)) {
      const text = "The channel signature isn't the key, a colon and 64 hex digits.";
      const hint = 'Use HMAC-SHA256 of socket_id:channel_name with the app secret, as the broadcaster does.';
      const fault = mismatch('wrong-signature', { operation: 'broadcastingAuth', status }, text, hint, '/auth');
      recorder.addAbout(reply, fault, `requesting ${address}`);
    }
    const channelData = atPointer(json, '/channel_data');
    return subscribeOn(connection, address, auth, typeof channelData === 'string' ? channelData : null);
  };
  return {
    socketId,
    subscribe: (address) => {
      const subscription = subscriptions.get(address) ?? inTurn(() => subscribe(address));
      subscriptions.set(address, subscription);
      return subscription;
    },
    subscribeWith: (address, auth) => inTurn(() => subscribeOn(connection, address, auth, null)),
    listensTo: (address) => connection.subscribed.has(address),
    readEvents: async () => {
      const { pongs } = connection;
      connection.send('pusher:ping', {});
      const hasPong = await connection.until(() => connection.pongs > pongs);
      if (!hasPong && !lost && connection.broken === null) {
        lost = true;
        const text = `${url} didn't respond to a ping within ${durationText(timeout)}.`;
        recorder.add(mismatch('connection-lost', {}, text));
      }
      return connection.events.splice(0);
    },
    openFor: async (other) => {
      const { Cookie: _ofTheFirst, ...headers } = parts.headers ?? {};
      const beside = await openEventStream({ ...parts, backend: other, headers });
      others.push(beside);
      return beside;
    },
    broken: () => connection.broken ?? (lost ? `${url} didn't respond to a ping.` : null),
    close: () => {
      for (const beside of others) beside.close();
      connection.close();
    },
  };
}
