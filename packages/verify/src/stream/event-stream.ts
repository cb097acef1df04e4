import { EventEmitter, once } from 'node:events';
import { WebSocket } from 'ws';
import type { Backend } from '#verify/backend/backend.ts';
import { describeFailure } from '#verify/base/failure.ts';
import type { Clock } from '#verify/base/clock.ts';
import { FatalError, mismatch } from '#verify/base/finding.ts';
import { atPointer, durationText } from '#verify/base/values.ts';
import type { ReceivedEvent } from '#verify/check/check-event.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';
import { requestChannelAuth } from './channel-auth.ts';
import { isOfProtocol, readFrame } from './frame.ts';

type EventStreamDeps = {
  /** `ws(s)://host:port[/path]`, or the same with http(s). */
  readonly url: string;
  readonly key: string;
  readonly backend: Backend;
  readonly clock: Clock;
  readonly recorder: RunRecorder;
  /** Real milliseconds for the handshake and for each response. */
  readonly timeout: number;
  /** The browser page's origin, because Reverb may reject others. Default: the backend's. */
  readonly page?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Subscription =
  | { readonly state: 'subscribed' }
  | { readonly state: 'refused'; readonly status: number }
  /** The WebSocket rejected a valid signature. */
  | { readonly state: 'rejected'; readonly text: string };

export function websocketUrl(url: string, key: string): URL {
  const address = new URL(url.replace(/^http/, 'ws'));
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/app/${encodeURIComponent(key)}`;
  address.search = '?protocol=7&client=verify&version=1.0&flash=false';
  return address;
}

async function handshake(socket: WebSocket, base: string, timeout: number): Promise<void> {
  await once(socket, 'open').catch((error: unknown) => {
    const text = error instanceof Error ? error.message : '';
    const [, status] = /^Unexpected server response: (\d+)$/.exec(text) ?? [];
    const hint = status === '404' ? '; check the path' : '.';
    if (status !== undefined) throw new FatalError(`${base} returned ${status} instead of opening a websocket${hint}`);
    if (text.includes('handshake has timed out'))
      throw new FatalError(`${base} didn't open a websocket within ${durationText(timeout)}.`);
    throw new FatalError(describeFailure(error, base, timeout));
  });
}

/** A Pusher client's websocket. */
class PusherStream {
  socketId = '';
  readonly #socket: WebSocket;
  readonly #deps: EventStreamDeps;
  readonly #changes = new EventEmitter();
  readonly #events: ReceivedEvent[] = [];
  readonly #errors: string[] = [];
  /** Confirmed subscriptions per channel, because repeats are confirmed too. */
  readonly #confirmed = new Map<string, number>();
  readonly #subscriptions = new Map<string, Promise<Subscription>>();
  readonly #others: EventStream[] = [];
  #pongs = 0;
  #broken: string | null = null;
  #isClosed = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(socket: WebSocket, deps: EventStreamDeps) {
    this.#socket = socket;
    this.#deps = deps;
    socket.on('message', (data: Buffer) => {
      this.#receive(data.toString('utf8'));
      this.#changes.emit('change');
    });
    // Errors end in `close`; without a listener they'd crash the process.
    socket.on('error', () => undefined);
    socket.on('close', (code, reason) => {
      if (!this.#isClosed) this.#break(code, reason.toString('utf8'));
      this.#changes.emit('change');
    });
  }

  /** Waits for the socket id. Throws `FatalError` when the server sends none. */
  async greet(): Promise<void> {
    const { url, key } = this.#deps;
    await this.#until(() => this.socketId !== '' || this.#errors.length > 0);
    const [error] = this.#errors;
    if (this.socketId !== '' && error === undefined) return;
    this.close();
    if (error?.startsWith('4001') === true) {
      throw new FatalError(`The websocket ${url} has no app with the key ${key} (${error}).`);
    }
    if (error === undefined) {
      const why = this.#broken ?? 'no frame arrived.';
      throw new FatalError(`The websocket ${url} didn't send pusher:connection_established: ${why}`);
    }
    // Reverb's `allowed_origins` error is identifiable only by text.
    const hint = error.includes('Origin') ? '; set --origin to an allowed page' : '';
    throw new FatalError(`The websocket ${url} rejects this client: ${error}${hint}.`);
  }

  /** Authorises through `/api/broadcasting/auth` and subscribes. Repeats return the first result. */
  subscribe(address: string): Promise<Subscription> {
    const subscription = this.#subscriptions.get(address) ?? this.#inTurn(() => this.#authorise(address));
    this.#subscriptions.set(address, subscription);
    return subscription;
  }

  /** Subscribes with the given signature (`{key}:{hex}`), without authorising. */
  subscribeWith(address: string, auth: string): Promise<Subscription> {
    return this.#inTurn(() => this.#subscribe({ auth, channel: address }));
  }

  listensTo(address: string): boolean {
    return this.#confirmed.has(address);
  }

  /** Returns each event once, to its first caller. A ping and pong ensure that earlier events have arrived. */
  async readEvents(): Promise<readonly ReceivedEvent[]> {
    const pongs = this.#pongs;
    this.#send('pusher:ping', {});
    const hasPong = await this.#until(() => this.#pongs > pongs);
    if (!hasPong && this.#broken === null) {
      const { url, recorder, timeout } = this.#deps;
      this.#broken = `${url} didn't respond to a ping.`;
      const text = `${url} didn't respond to a ping within ${durationText(timeout)}.`;
      recorder.add(mismatch('connection-lost', {}, text));
    }
    return this.#events.splice(0);
  }

  /** Opens another connection, which closes with this one at the latest. */
  async openFor(backend: Backend): Promise<EventStream> {
    const { Cookie: _ofTheFirst, ...headers } = this.#deps.headers ?? {};
    const beside = await openEventStream({ ...this.#deps, backend, headers });
    this.#others.push(beside);
    return beside;
  }

  /** Why the connection broke; null while it's open and after `close`. Also reported as a finding. */
  broken(): string | null {
    return this.#broken;
  }

  close(): void {
    for (const beside of this.#others) beside.close();
    this.#isClosed = true;
    this.#socket.terminate();
  }

  /** Subscribes to one channel at a time: WebSocket rejections don't name theirs. */
  #inTurn(work: () => Promise<Subscription>): Promise<Subscription> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  async #authorise(address: string): Promise<Subscription> {
    const { backend, recorder } = this.#deps;
    const reply = await requestChannelAuth(backend, recorder, { socketId: this.socketId, address });
    const { status, json, auth } = reply;
    if (auth === '') return { state: 'refused', status };
    if (!/^[^:]+:[0-9a-f]{64}$/.test(auth)) {
      const text = "The channel signature isn't the key, a colon and 64 hex digits.";
      const hint = 'Use HMAC-SHA256 of socket_id:channel_name with the app secret, as the broadcaster does.';
      const fault = mismatch('wrong-signature', { operation: 'broadcastingAuth', status }, text, hint, '/auth');
      recorder.addAbout(reply, fault, `requesting ${address}`);
    }
    const channelData = atPointer(json, '/channel_data');
    return this.#subscribe({
      auth,
      channel: address,
      ...(typeof channelData === 'string' && { channel_data: channelData }),
    });
  }

  async #subscribe(data: { readonly auth: string; readonly channel: string }): Promise<Subscription> {
    const errors = this.#errors.length;
    const successes = (): number => this.#confirmed.get(data.channel) ?? 0;
    const before = successes();
    this.#send('pusher:subscribe', data);
    const hasResult = await this.#until(() => successes() > before || this.#errors.length > errors);
    if (successes() > before) return { state: 'subscribed' };
    const silence = this.#broken ?? "The websocket didn't respond in time.";
    return { state: 'rejected', text: hasResult ? (this.#errors[errors] ?? '') : silence };
  }

  #send(event: string, data: object): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ event, data }));
  }

  /** Resolves to false after the timeout or when the connection closes. */
  async #until(isThere: () => boolean): Promise<boolean> {
    const signal = AbortSignal.timeout(this.#deps.timeout);
    while (!isThere()) {
      if (this.#socket.readyState === WebSocket.CLOSED || signal.aborted) return false;
      await once(this.#changes, 'change', { signal }).catch(() => undefined);
    }
    return true;
  }

  #receive(text: string): void {
    const frame = readFrame(text);
    if (!frame) {
      const fault = mismatch('event-encoding', {}, "A websocket frame isn't a JSON object with an event.");
      this.#deps.recorder.add(fault, [text.slice(0, 400)]);
      return;
    }
    const { event, channel, data } = frame;
    if (event === 'pusher:connection_established') this.socketId = frame.socketId;
    else if (event === 'pusher:ping') this.#send('pusher:pong', {});
    else if (event === 'pusher:pong') this.#pongs += 1;
    else if (event === 'pusher:error') this.#errors.push(frame.error);
    else if (event === 'pusher_internal:subscription_succeeded')
      this.#confirmed.set(channel, (this.#confirmed.get(channel) ?? 0) + 1);
    else if (!isOfProtocol(frame)) this.#events.push({ channel, event, data, at: this.#deps.clock.now() });
  }

  #break(code: number, reason: string): void {
    const { protocol, host } = websocketUrl(this.#deps.url, '');
    const detail = reason === '' ? '' : ` (${reason})`;
    this.#broken = `${protocol}//${host} ${code === 1006 ? 'dropped the connection.' : `closed the connection with code ${code}${detail}.`}`;
    // Without a socket id, opening it fails with this reason.
    if (this.socketId !== '') this.#deps.recorder.add(mismatch('connection-lost', {}, this.#broken));
  }
}

export type EventStream = Pick<PusherStream, Exclude<keyof PusherStream, 'greet'>>;

/** Connects as a Pusher client. Throws `FatalError` when that fails. */
export async function openEventStream(deps: EventStreamDeps): Promise<EventStream> {
  const { url, key, backend, headers = {}, timeout, page: origin = new URL(backend.origin).origin } = deps;
  const address = websocketUrl(url, key);
  const socket = new WebSocket(address, { headers, origin, handshakeTimeout: timeout, perMessageDeflate: false });
  const stream = new PusherStream(socket, deps);
  await handshake(socket, `${address.protocol}//${address.host}`, timeout);
  await stream.greet();
  return stream;
}
