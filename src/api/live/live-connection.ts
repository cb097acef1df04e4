import type { Observable } from '@legendapp/state';
import { isApiError } from '#src/platform/api-error.ts';
import { type Clock, systemClock } from '#src/platform/clock.ts';
import { logDebug } from '#src/platform/debug-log.ts';
import type { LiveSettings } from '#src/platform/env.ts';
import { reportError } from '#src/platform/error-reporting.ts';
import { createEventBacklog } from './event-backlog.ts';
import {
  isChannelName,
  LiveChannels,
  type LiveEvent,
  type LiveHandlers,
  type LiveSubscriber,
} from './live-channels.ts';
import { type Authorize, connectLiveClient, type LiveClient } from './live-client.ts';
import { type ConnectionError, LiveSocket, type LiveState } from './live-socket.ts';

const firstWaitMs = 1000;
const longestWaitMs = 60_000;
const notifyAfter = 3;

type ChannelAuthOutcome = 'reported' | 'retrying' | 'loggedOut';

/** Retries channels whose authorisation failed, which the library never does. */
class ChannelAuthRetry {
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #failures = new Map<string, { count: number; cancel: () => void }>();

  constructor(clock: Clock, random: () => number) {
    this.#clock = clock;
    this.#random = random;
  }

  /**
   * Records a failed authorisation. A refusal (403, 404) is final, a 401 waits for the next login, others are retried
   * with backoff. The result says whether the writer is notified now.
   */
  failed(channel: string, error: unknown, retry: () => void): ChannelAuthOutcome {
    const status = isApiError(error) ? error.status : null;
    const count = (this.#failures.get(channel)?.count ?? 0) + 1;
    const isFinal = status === 401 || status === 403 || status === 404;
    const waitMs = Math.min(firstWaitMs * 2 ** (count - 1), longestWaitMs) * (1 + this.#random() / 2);
    this.#failures.get(channel)?.cancel();
    this.#failures.set(channel, { count, cancel: isFinal ? () => undefined : this.#clock.once(waitMs, retry) });
    if (status === 401) return 'loggedOut';
    return isFinal || count === notifyAfter ? 'reported' : 'retrying';
  }

  granted(channel: string): void {
    this.#failures.get(channel)?.cancel();
    this.#failures.delete(channel);
  }

  takeAll(): readonly string[] {
    const channels = [...this.#failures.keys()];
    for (const channel of channels) this.granted(channel);
    return channels;
  }
}

export type LiveOptions = {
  settings: () => LiveSettings;
  authorize: Authorize;
  check: (event: string, payload: unknown) => string | null;
  /** Runs once per permanent failure (the toast "Connection Error"). */
  onSetupFailed: (problem: ConnectionError) => void;
  clock?: Clock;
  random?: () => number;
  network?: EventTarget | undefined;
  connect?: typeof connectLiveClient;
};

export type LiveConnection = {
  state$: Observable<LiveState>;
  /**
   * Subscribes to a channel (without "private-"), and connects on the first one. Returns an unsubscribe function. A
   * malformed name is only logged.
   */
  subscribe: (channel: string, handlers: LiveHandlers, options?: Pick<LiveSubscriber, 'onResubscribed'>) => () => void;
  reconnect: () => void;
  /** Run this on every HTTP response: the network is back, so the WebSocket needn't wait. */
  onHttpResponse: (operationId?: string) => void;
  disconnect: () => void;
  socketId: () => string | undefined;
  droppedFrames: () => number;
};

/** Delay before leaving, so that a remount or screen change needs no new authorisation. */
const leaveAfterMs = 1000;

export function createLiveConnection(options: LiveOptions): LiveConnection {
  const live = new Live(options);
  return {
    state$: live.socket.state$,
    subscribe: (channel, handlers, extra) => live.subscribe(channel, { handlers, ...extra }),
    reconnect: () => {
      live.reconnect();
    },
    onHttpResponse: (operationId) => {
      // Channel authorisation also uses HTTP. Its response must not trigger the next dial.
      if (operationId !== 'broadcastingAuth') live.socket.onHttpResponse();
    },
    disconnect: () => {
      live.disconnect();
    },
    socketId: () => live.socket.client?.socketId(),
    droppedFrames: () => live.dropped,
  };
}

class Live {
  readonly socket: LiveSocket;
  dropped = 0;
  readonly #options: LiveOptions;
  readonly #clock: Clock;
  readonly #authRetry: ChannelAuthRetry;
  readonly #backlog = createEventBacklog();
  #channels = new LiveChannels();

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    const random = options.random ?? Math.random;
    this.#authRetry = new ChannelAuthRetry(this.#clock, random);
    const connect = options.connect ?? connectLiveClient;
    this.socket = new LiveSocket({
      clock: this.#clock,
      random,
      network: options.network ?? (typeof window === 'undefined' ? undefined : window),
      connect: (events) => connect(options.settings(), options.authorize, events),
      onProblem: options.onSetupFailed,
      onClient: (client) => {
        for (const channel of this.#channels.names()) client.join(channel);
      },
      channelEvents: {
        isSubscribed: (channel) => this.#channels.has(channel),
        onFrameDropped: (fault) => {
          this.#drop(fault, null, null);
        },
        onSubscribed: (channel) => {
          this.#authRetry.granted(channel);
          this.#backlog.add(() => this.#channels.subscribed(channel, this.#clock.now()));
        },
        onRefused: (channel, error) => {
          this.#onRefused(channel, error);
        },
        onEvent: (channel, live) => {
          this.#backlog.add(() => this.#onEvent(channel, live));
        },
      },
    });
  }

  subscribe(channel: string, subscriber: LiveSubscriber): () => void {
    if (!isChannelName(channel)) {
      logDebug('live', 'Skipped a channel with an invalid name', { channel: String(channel) });
      return () => undefined;
    }
    const channels = this.#channels;
    if (channels.add(channel, subscriber, this.#clock.now())) this.socket.client?.join(channel);
    this.socket.open();
    return () => {
      channels.remove(channel, subscriber);
      this.#clock.once(leaveAfterMs, () => {
        if (channels === this.#channels && channels.has(channel) && !channels.isWanted(channel)) this.#leave(channel);
      });
    };
  }

  reconnect(): void {
    const refused = this.#authRetry.takeAll();
    const client: LiveClient | null = this.socket.isConnected ? this.socket.client : null;
    if (client !== null) for (const channel of refused) client.rejoin(channel);
    else if (this.#channels.names().length > 0) this.socket.reconnect();
  }

  disconnect(): void {
    this.#authRetry.takeAll();
    this.#channels = new LiveChannels();
    this.#backlog.clear();
    this.socket.close();
  }

  #onEvent(channel: string, live: LiveEvent): void {
    if (!this.#channels.listens(channel, live.event)) return;
    const fault = this.#options.check(live.event, live.payload);
    const details = { channel, ...(fault !== null && { fault }) };
    logDebug('live', `event ${live.event} ${fault === null ? 'valid' : 'refused'}`, details, {
      payload: live.payload,
      fault,
    });
    if (fault === null) this.#channels.dispatch(channel, live, this.#clock.now());
    else this.#drop(fault, channel, live.event);
  }

  #leave(channel: string): void {
    this.#channels.forget(channel);
    this.#authRetry.granted(channel);
    this.socket.client?.leave(channel);
  }

  #onRefused(channel: string, error: unknown): void {
    const outcome = this.#authRetry.failed(channel, error, () => this.socket.client?.rejoin(channel));
    reportError(error, { area: 'live', doing: 'permission', channel });
    if (outcome === 'reported') this.#options.onSetupFailed({ reason: 'channel', channel });
  }

  #drop(fault: string, channel: string | null, event: string | null): void {
    this.dropped += 1;
    reportError(new Error(`Frame dropped: ${fault}`), { area: 'live', channel, event, dropped: this.dropped });
  }
}
