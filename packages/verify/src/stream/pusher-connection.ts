import { EventEmitter, once } from 'node:events';
import { WebSocket } from 'ws';
import { describeFailure } from '#verify/backend/failure.ts';
import type { Clock } from '#verify/base/clock.ts';
import { FatalError, mismatch } from '#verify/base/finding.ts';
import { durationText } from '#verify/base/values.ts';
import type { ReceivedEvent } from '#verify/check/check-event.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';
import { isOfProtocol, readFrame } from './frame.ts';

export type ConnectionDeps = {
  /** `ws(s)://host:port[/path]`, or the same with http(s). */
  readonly url: string;
  readonly key: string;
  readonly clock: Clock;
  readonly recorder: RunRecorder;
  /** Real milliseconds for the handshake and for each response. */
  readonly timeout: number;
  readonly headers?: Readonly<Record<string, string>>;
};

export function websocketUrl(url: string, key: string): URL {
  const address = new URL(url.replace(/^http/, 'ws'));
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/app/${encodeURIComponent(key)}`;
  address.search = '?protocol=7&client=verify&version=1.0&flash=false';
  return address;
}

function handshake(socket: WebSocket, base: string, timeout: number): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('unexpected-response', (_request, response) => {
      socket.terminate();
      const hint = response.statusCode === 404 ? '; check the path' : '.';
      reject(new FatalError(`${base} returned ${response.statusCode} instead of opening a websocket${hint}`));
    });
    socket.once('error', (error) => {
      const sentence = error.message.includes('handshake has timed out')
        ? `${base} didn't open a websocket within ${durationText(timeout)}.`
        : describeFailure(error, base, timeout);
      reject(new FatalError(sentence));
    });
  });
}

/** A websocket to a Pusher server, and what the server sent. */
export class PusherConnection {
  readonly events: ReceivedEvent[] = [];
  /** Confirmed subscriptions per channel, because repeats are confirmed too. */
  readonly subscribed = new Map<string, number>();
  readonly errors: string[] = [];
  socketId: string | null = null;
  pongs = 0;
  /** Why the connection broke; null while open and after `close`. */
  broken: string | null = null;
  readonly #socket: WebSocket;
  readonly #deps: ConnectionDeps;
  readonly #changes = new EventEmitter();
  #isClosed = false;

  constructor(socket: WebSocket, deps: ConnectionDeps) {
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

  send(event: string, data: object): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ event, data }));
  }

  /** Resolves to false after the timeout or when the connection closes. */
  async until(isThere: () => boolean): Promise<boolean> {
    const signal = AbortSignal.timeout(this.#deps.timeout);
    while (!isThere()) {
      if (this.#socket.readyState === WebSocket.CLOSED || signal.aborted) return false;
      await once(this.#changes, 'change', { signal }).catch(() => undefined);
    }
    return true;
  }

  close(): void {
    this.#isClosed = true;
    this.#socket.terminate();
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
    else if (event === 'pusher:ping') this.send('pusher:pong', {});
    else if (event === 'pusher:pong') this.pongs += 1;
    else if (event === 'pusher:error') this.errors.push(frame.error);
    else if (event === 'pusher_internal:subscription_succeeded')
      this.subscribed.set(channel, (this.subscribed.get(channel) ?? 0) + 1);
    else if (!isOfProtocol(frame)) this.events.push({ channel, event, data, at: this.#deps.clock.now() });
  }

  #break(code: number, reason: string): void {
    const { protocol, host } = websocketUrl(this.#deps.url, '');
    const detail = reason === '' ? '' : ` (${reason})`;
    this.broken = `${protocol}//${host} ${code === 1006 ? 'dropped the connection.' : `closed the connection with code ${code}${detail}.`}`;
    // Without a socket id, opening it fails with this reason.
    if (this.socketId !== null) this.#deps.recorder.add(mismatch('connection-lost', {}, this.broken));
  }
}

/** `origin`: the browser's page; Reverb may reject others. Throws `FatalError` when the connection fails. */
export async function connectPusher(deps: ConnectionDeps, origin: string): Promise<PusherConnection> {
  const { url, key, headers = {}, timeout } = deps;
  const address = websocketUrl(url, key);
  const socket = new WebSocket(address, { headers, origin, handshakeTimeout: timeout, perMessageDeflate: false });
  const connection = new PusherConnection(socket, deps);
  await handshake(socket, `${address.protocol}//${address.host}`, timeout);
  return connection;
}
