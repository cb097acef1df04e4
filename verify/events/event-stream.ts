import { durationText } from '#verify/duration-text.ts';
import type { Backend } from '#verify/backend/backend.ts';
import { CannotRun } from '#verify/cannot-run.ts';
import type { ReceivedEvent } from '#verify/check/check-event.ts';
import type { Clock } from '#verify/clock.ts';
import type { Finding } from '#verify/finding.ts';
import type { Journal } from '#verify/journal.ts';
import { type Frame, readFrame, websocketUrl } from './frame.ts';
import { askSignature } from './subscription-signature.ts';
import { openWire, type Wire } from './wire.ts';

/** How a subscription ended. */
export type Subscription =
  | { readonly state: 'subscribed' }
  /** `/api/broadcasting/auth` refused it, with its status. */
  | { readonly state: 'refused'; readonly status: number }
  /** It was signed, and the websocket did not take the signature. */
  | { readonly state: 'rejected'; readonly text: string };

/** One writer's websocket connection: raw frames in the order in which they came. */
export type EventStream = {
  readonly socketId: string;
  /** Asks `/api/broadcasting/auth` as that writer and subscribes; a second time it answers what the first did. */
  readonly subscribe: (address: string) => Promise<Subscription>;
  /** Subscribes with a signature of the caller's (`{key}:{hex}`), without asking. */
  readonly subscribeWith: (address: string, auth: string) => Promise<Subscription>;
  /** Whether the channel was subscribed to; events of others are none of this connection’s. */
  readonly listensTo: (address: string) => boolean;
  /**
   * The events since the last call, each handed out once, whoever asks. What the server sent before this call has arrived by
   * then: a ping and its pong lie between.
   */
  readonly heard: () => Promise<readonly ReceivedEvent[]>;
  /** Another connection to the same server, for another writer; it ends with this one, if not before. */
  readonly openFor: (backend: Backend) => Promise<EventStream>;
  /** Why nothing can be heard any more, in one sentence; null while the connection lives. A finding says it too. */
  readonly broken: () => string | null;
  readonly close: () => void;
};

export type EventStreamParts = {
  /** `ws(s)://host:port[/path]`, or the same with http(s). */
  readonly url: string;
  /** Of the application. */
  readonly key: string;
  /** The writer as whom channels are asked for. */
  readonly backend: Backend;
  readonly clock: Clock;
  readonly journal: Journal;
  /** Real milliseconds for the handshake, and for each answer of the websocket. */
  readonly timeout: number;
  /** The origin of the page that a browser would connect from; left out, the backend's own. */
  readonly page?: string;
  /** Sent with the handshake, such as the mock environment's session. */
  readonly headers?: Readonly<Record<string, string>>;
};

/** What one connection has brought. */
type Inbox = {
  readonly events: ReceivedEvent[];
  /** How often each channel was subscribed to; a second time is answered too. */
  readonly subscribed: Map<string, number>;
  /** Texts of `pusher:error`, in their order. */
  readonly errors: string[];
  socketId: string | null;
  pongs: number;
};

const finding = (kind: 'connection-lost' | 'event-encoding', text: string, evidence?: string): Finding => ({
  kind,
  part: 'events',
  subject: {},
  at: '',
  text,
  ...(evidence !== undefined && { evidence: [evidence] }),
});

/** Takes a frame of the protocol; one of a channel is an event. */
const take = (inbox: Inbox, frame: Frame, now: number, answer: (text: string) => void): void => {
  const { event, channel, data } = frame;
  if (event === 'pusher:connection_established') inbox.socketId = frame.socketId;
  else if (event === 'pusher:ping') answer('{"event":"pusher:pong","data":{}}');
  else if (event === 'pusher:pong') inbox.pongs += 1;
  else if (event === 'pusher:error') inbox.errors.push(frame.error);
  else if (event === 'pusher_internal:subscription_succeeded') {
    inbox.subscribed.set(channel, (inbox.subscribed.get(channel) ?? 0) + 1);
  } else if (!/^pusher(?:_internal)?:/.test(event)) inbox.events.push({ channel, event, data, at: now });
};

/** The connection with what it brings; `close` of the wire comes before the first frame where the server hangs up. */
const connect = async (parts: EventStreamParts, inbox: Inbox): Promise<Wire> => {
  const { url, key, backend, clock, journal, timeout, page = new URL(backend.origin).origin, headers = {} } = parts;
  const early: string[] = [];
  let wire: Wire | null = null;
  const opened = await openWire({
    url: websocketUrl(url, key),
    headers,
    origin: page,
    timeout,
    onText: (text) => {
      const frame = readFrame(text);
      if (frame) take(inbox, frame, clock.now(), (answer) => (wire ? wire.send(answer) : early.push(answer)));
      else
        journal.add(
          finding('event-encoding', "A websocket frame isn't a JSON object with an event.", text.slice(0, 400)),
        );
    },
    onBroken: (why) => {
      if (inbox.socketId !== null) journal.add(finding('connection-lost', why));
    },
  });
  wire = opened;
  for (const text of early) opened.send(text);
  return opened;
};

/** What Reverb’s `allowed_origins` does not name is refused by words alone. */
const hintAt = (error: string): string => (error.includes('Origin') ? '; set --origin to an allowed page' : '');

/** Until the server says who we are. Throws `CannotRun` where it does not. */
const greet = async (wire: Wire, inbox: Inbox, { url, key }: EventStreamParts): Promise<string> => {
  await wire.until(() => inbox.socketId !== null || inbox.errors.length > 0);
  const [error] = inbox.errors;
  if (inbox.socketId !== null && error === undefined) return inbox.socketId;
  wire.close();
  if (error?.startsWith('4001') === true) {
    throw new CannotRun(`The websocket ${url} has no app with the key ${key} (${error}).`);
  }
  throw new CannotRun(
    error === undefined
      ? `The websocket ${url} didn't send pusher:connection_established: ${wire.broken() ?? 'no frame arrived.'}`
      : `The websocket ${url} rejects this client: ${error}${hintAt(error)}.`,
  );
};

const createSubscribe =
  (wire: Wire, inbox: Inbox) =>
  async (address: string, auth: string, channelData: string | null): Promise<Subscription> => {
    const errors = inbox.errors.length;
    const successes = (): number => inbox.subscribed.get(address) ?? 0;
    const before = successes();
    const data = { auth, channel: address, ...(channelData !== null && { channel_data: channelData }) };
    wire.send(JSON.stringify({ event: 'pusher:subscribe', data }));
    const came = await wire.until(() => successes() > before || inbox.errors.length > errors);
    if (successes() > before) return { state: 'subscribed' };
    const text = came ? (inbox.errors[errors] ?? '') : (wire.broken() ?? "The websocket didn't respond in time.");
    return { state: 'rejected', text };
  };

/** Refusals of the websocket name no channel: one subscription follows the other. */
const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
};

/** Connects as a client of the Pusher protocol. Throws `CannotRun` with one sentence where that is not possible. */
export const openEventStream = async (parts: EventStreamParts): Promise<EventStream> => {
  const inbox: Inbox = { events: [], subscribed: new Map(), errors: [], socketId: null, pongs: 0 };
  const wire = await connect(parts, inbox);
  const socketId = await greet(wire, inbox, parts);
  const send = createSubscribe(wire, inbox);
  const inTurn = createQueue();
  const subscriptions = new Map<string, Promise<Subscription>>();
  const others: EventStream[] = [];
  let lost = false;
  const subscribe = async (address: string): Promise<Subscription> => {
    const signature = await askSignature(parts, socketId, address);
    return 'refused' in signature
      ? { state: 'refused', status: signature.refused }
      : send(address, signature.auth, signature.channelData);
  };
  return {
    socketId,
    subscribe: (address) => {
      const known = subscriptions.get(address);
      if (known) return known;
      const made = inTurn(() => subscribe(address));
      subscriptions.set(address, made);
      return made;
    },
    subscribeWith: (address, auth) => inTurn(() => send(address, auth, null)),
    listensTo: (address) => inbox.subscribed.has(address),
    heard: async () => {
      const { pongs } = inbox;
      wire.send('{"event":"pusher:ping","data":{}}');
      const answered = await wire.until(() => inbox.pongs > pongs);
      if (!answered && !lost && wire.broken() === null) {
        lost = true;
        parts.journal.add(
          finding('connection-lost', `${parts.url} didn't respond to a ping within ${durationText(parts.timeout)}.`),
        );
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
};
