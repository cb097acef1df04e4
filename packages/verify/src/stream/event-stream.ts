import type { Backend } from '#verify/backend/backend.ts';
import type { Clock } from '#verify/base/clock.ts';
import { FatalError, mismatch } from '#verify/base/finding.ts';
import { durationText } from '#verify/base/values.ts';
import type { ReceivedEvent } from '#verify/check/check-event.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';
import { type EventSocket, type Frame, openEventSocket, readFrame, websocketUrl } from './event-socket.ts';
import { requestSignature } from './subscription-signature.ts';

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

export type EventStreamDeps = {
  /** `ws(s)://host:port[/path]`, or the same with http(s). */
  readonly url: string;
  readonly key: string;
  readonly backend: Backend;
  readonly clock: Clock;
  readonly recorder: RunRecorder;
  /** Real milliseconds for the handshake and for each response. */
  readonly timeout: number;
  /** The browser page's origin. Default: the backend's. */
  readonly page?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
};

type Inbox = {
  readonly events: ReceivedEvent[];
  /** Subscriptions per channel, because repeats are confirmed too. */
  readonly subscribed: Map<string, number>;
  readonly errors: string[];
  socketId: string | null;
  pongs: number;
};

function handleFrame(inbox: Inbox, frame: Frame, now: number, sendReply: (text: string) => void): void {
  const { event, channel, data } = frame;
  if (event === 'pusher:connection_established') inbox.socketId = frame.socketId;
  else if (event === 'pusher:ping') sendReply('{"event":"pusher:pong","data":{}}');
  else if (event === 'pusher:pong') inbox.pongs += 1;
  else if (event === 'pusher:error') inbox.errors.push(frame.error);
  else if (event === 'pusher_internal:subscription_succeeded') {
    inbox.subscribed.set(channel, (inbox.subscribed.get(channel) ?? 0) + 1);
  } else if (!/^pusher(?:_internal)?:/.test(event)) inbox.events.push({ channel, event, data, at: now });
}

async function connect(parts: EventStreamDeps, inbox: Inbox): Promise<EventSocket> {
  const { url, key, backend, clock, recorder, timeout, page = new URL(backend.origin).origin, headers = {} } = parts;
  const early: string[] = [];
  let wire: EventSocket | null = null;
  const opened = await openEventSocket({
    url: websocketUrl(url, key),
    headers,
    origin: page,
    timeout,
    onText: (text) => {
      const frame = readFrame(text);
      if (frame) handleFrame(inbox, frame, clock.now(), (reply) => (wire ? wire.send(reply) : early.push(reply)));
      else {
        const fault = "A websocket frame isn't a JSON object with an event.";
        recorder.add('events', mismatch('event-encoding', {}, fault), [text.slice(0, 400)]);
      }
    },
    onBroken: (why) => {
      if (inbox.socketId !== null) recorder.add('events', mismatch('connection-lost', {}, why));
    },
  });
  wire = opened;
  for (const text of early) opened.send(text);
  return opened;
}

/** Reverb's `allowed_origins` error is identifiable only by text. */
function hintAt(error: string): string {
  return error.includes('Origin') ? '; set --origin to an allowed page' : '';
}

/** Throws `FatalError` when the server sends no socket id. */
async function greet(wire: EventSocket, inbox: Inbox, { url, key }: EventStreamDeps): Promise<string> {
  await wire.until(() => inbox.socketId !== null || inbox.errors.length > 0);
  const [error] = inbox.errors;
  if (inbox.socketId !== null && error === undefined) return inbox.socketId;
  wire.close();
  if (error?.startsWith('4001') === true) {
    throw new FatalError(`The websocket ${url} has no app with the key ${key} (${error}).`);
  }
  throw new FatalError(
    error === undefined
      ? `The websocket ${url} didn't send pusher:connection_established: ${wire.broken() ?? 'no frame arrived.'}`
      : `The websocket ${url} rejects this client: ${error}${hintAt(error)}.`,
  );
}

function createSubscribe(wire: EventSocket, inbox: Inbox) {
  return async (address: string, auth: string, channelData: string | null): Promise<Subscription> => {
    const errors = inbox.errors.length;
    const successes = (): number => inbox.subscribed.get(address) ?? 0;
    const before = successes();
    const data = { auth, channel: address, ...(channelData !== null && { channel_data: channelData }) };
    wire.send(JSON.stringify({ event: 'pusher:subscribe', data }));
    const hasResult = await wire.until(() => successes() > before || inbox.errors.length > errors);
    if (successes() > before) return { state: 'subscribed' };
    const text = hasResult ? (inbox.errors[errors] ?? '') : (wire.broken() ?? "The websocket didn't respond in time.");
    return { state: 'rejected', text };
  };
}

/** Subscribe one channel at a time: WebSocket rejections don't name theirs. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}

/** Connects as a Pusher client. Throws `FatalError` when that fails. */
export async function openEventStream(parts: EventStreamDeps): Promise<EventStream> {
  const inbox: Inbox = { events: [], subscribed: new Map(), errors: [], socketId: null, pongs: 0 };
  const wire = await connect(parts, inbox);
  const socketId = await greet(wire, inbox, parts);
  const send = createSubscribe(wire, inbox);
  const inTurn = createQueue();
  const subscriptions = new Map<string, Promise<Subscription>>();
  const others: EventStream[] = [];
  let lost = false;
  const subscribe = async (address: string): Promise<Subscription> => {
    const signature = await requestSignature(parts, socketId, address);
    return 'refused' in signature
      ? { state: 'refused', status: signature.refused }
      : send(address, signature.auth, signature.channelData);
  };
  return {
    socketId,
    subscribe: (address) => {
      const existing = subscriptions.get(address);
      if (existing) return existing;
      const created = inTurn(() => subscribe(address));
      subscriptions.set(address, created);
      return created;
    },
    subscribeWith: (address, auth) => inTurn(() => send(address, auth, null)),
    listensTo: (address) => inbox.subscribed.has(address),
    readEvents: async () => {
      const { pongs } = inbox;
      wire.send('{"event":"pusher:ping","data":{}}');
      const hasPong = await wire.until(() => inbox.pongs > pongs);
      if (!hasPong && !lost && wire.broken() === null) {
        lost = true;
        const text = `${parts.url} didn't respond to a ping within ${durationText(parts.timeout)}.`;
        parts.recorder.add('events', mismatch('connection-lost', {}, text));
      }
      return inbox.events.splice(0);
    },
    openFor: async (backend) => {
      const { Cookie: _ofTheFirst, ...headers } = parts.headers ?? {};
      const beside = await openEventStream({ ...parts, backend, headers });
      others.push(beside);
      return beside;
    },
    broken: () => wire.broken() ?? (lost ? `${parts.url} didn't respond to a ping.` : null),
    close: () => {
      for (const beside of others) beside.close();
      wire.close();
    },
  };
}
