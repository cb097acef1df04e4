import { observable } from '@legendapp/state';
import type { Clock } from '#src/platform/clock.ts';
import { logDebug } from '#src/platform/debug-log.ts';
import { reportError } from '#src/platform/error-reporting.ts';
import type { LiveClient, LiveClientEvents, PusherState } from './live-client.ts';

/** After a server restart, each client waits a random time in this range to avoid a stampede. */
const leastWaitMs = 500;
const spreadMs = 10_000;
/** Gap between dials that responses trigger, doubled while they fail. */
const firstGapMs = 2000;
const longestGapMs = 30_000;
/** Failed dials in a row that are reported. The library dials every second, so a short restart isn't. */
const notifyAfterDials = 10;

/** Schedules redials. pusher-js would dial every second for ever, or wait a minute after the network returns. */
class ReconnectBackoff {
  readonly #clock: Clock;
  readonly #random: () => number;
  #cancel: (() => void) | null = null;
  #gapMs = firstGapMs;
  #notBefore = 0;

  constructor(clock: Clock, random: () => number) {
    this.#clock = clock;
    this.#random = random;
  }

  get isWaiting(): boolean {
    return this.#cancel !== null;
  }

  scheduleSpread(dial: () => void): void {
    this.stop();
    this.#cancel = this.#clock.once(leastWaitMs + this.#random() * spreadMs, () => {
      this.#cancel = null;
      dial();
    });
  }

  retryNow(dial: () => void): void {
    if (this.#clock.now() < this.#notBefore) return;
    this.#notBefore = this.#clock.now() + this.#gapMs;
    this.#gapMs = Math.min(this.#gapMs * 2, longestGapMs);
    dial();
  }

  succeeded(): void {
    this.stop();
    this.#gapMs = firstGapMs;
    this.#notBefore = 0;
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}

/**
 * `idle`: no subscriber, or logged out. `connecting`: the first dial. `disconnected`: an outage, with automatic
 * redials. `error`: refused or impossible, so only `reconnect` helps.
 */
export type LiveState = 'idle' | 'connecting' | 'connected' | 'disconnected' | 'error';

export type ConnectionError = {
  reason: 'load' | 'refused' | 'unsupported' | 'unreachable' | 'channel';
  code?: number;
  channel?: string;
};

type ChannelEvents = Omit<LiveClientEvents, 'onState' | 'onErrorCode' | 'onLost' | 'onDialFailed'>;

type LiveSocketOptions = {
  connect: (events: LiveClientEvents) => Promise<LiveClient>;
  channelEvents: ChannelEvents;
  onClient: (client: LiveClient) => void;
  onProblem: (problem: ConnectionError) => void;
  clock: Clock;
  random: () => number;
  network: EventTarget | undefined;
};

/** Server code for a wrong signature. It names no channel and leaves the connection open. */
const unauthorized = 4009;

export class LiveSocket {
  readonly state$ = observable<LiveState>('idle');
  readonly #options: LiveSocketOptions;
  readonly #backoff: ReconnectBackoff;
  #client: LiveClient | null = null;
  #generation = 0;
  #isLoading = false;
  #pusher: PusherState = 'initialized';
  #wasConnected = false;
  #isHangingUp = false;
  #isOffline = false;
  #failedDials = 0;
  #problem: ConnectionError | null = null;
  #lastCode = 0;

  constructor(options: LiveSocketOptions) {
    this.#options = options;
    this.#backoff = new ReconnectBackoff(options.clock, options.random);
    for (const name of ['online', 'offline']) {
      options.network?.addEventListener(name, () => {
        this.#isOffline = name === 'offline';
        this.#show();
      });
    }
  }

  get client(): LiveClient | null {
    return this.#client;
  }

  get isConnected(): boolean {
    return this.#pusher === 'connected' && this.#problem === null;
  }

  open(): void {
    if (this.#client !== null || this.#isLoading || this.#problem !== null) return;
    this.#generation += 1;
    const generation = this.#generation;
    this.#isLoading = true;
    this.#show();
    this.#options.connect(this.#createClientEvents(generation)).then(
      (client) => {
        if (generation !== this.#generation) {
          client.hangUp();
          return;
        }
        this.#isLoading = false;
        this.#client = client;
        this.#options.onClient(client);
        this.#onState(client.state());
      },
      (error: unknown) => {
        if (generation !== this.#generation) return;
        this.#isLoading = false;
        reportError(error, { area: 'live', doing: 'load' });
        this.#fail({ reason: 'load' });
      },
    );
  }

  reconnect(): void {
    this.#problem = null;
    this.#failedDials = 0;
    this.#wasConnected = false;
    if (this.#client === null) this.open();
    else this.#reconnect();
  }

  /** A response in an outage: the network may be back, so don't wait for the library's next dial. */
  onHttpResponse(): void {
    if (this.#client === null || this.#backoff.isWaiting || this.#problem !== null) return;
    if (this.#pusher !== 'unavailable' && !(this.#pusher === 'connecting' && this.#wasConnected)) return;
    this.#backoff.retryNow(() => {
      this.#reconnect();
    });
  }

  close(): void {
    this.#generation += 1;
    this.#backoff.succeeded();
    this.#disconnect();
    this.#client = null;
    this.#isLoading = false;
    this.#wasConnected = false;
    this.#failedDials = 0;
    this.#problem = null;
    this.#pusher = 'initialized';
    this.state$.set('idle');
  }

  #createClientEvents(generation: number): LiveClientEvents {
    const now = <Values extends readonly unknown[]>(run: (...values: Values) => void) => {
      return (...values: Values): void => {
        if (generation === this.#generation) run(...values);
      };
    };
    const { channelEvents } = this.#options;
    return {
      isSubscribed: (channel) => generation === this.#generation && channelEvents.isSubscribed(channel),
      onFrameDropped: now(channelEvents.onFrameDropped),
      onEvent: now(channelEvents.onEvent),
      onSubscribed: now(channelEvents.onSubscribed),
      onRefused: now(channelEvents.onRefused),
      onState: now((state: PusherState) => {
        this.#onState(state);
      }),
      onErrorCode: now((code: number) => {
        this.#lastCode = code;
        if (code === unauthorized && this.#pusher === 'connected') this.#fail({ reason: 'refused', code });
      }),
      onLost: now((code: number) => {
        this.#onLost(code);
      }),
      onDialFailed: now((code: number) => {
        this.#onDialFailed(code);
      }),
    };
  }

  #onState(state: PusherState): void {
    this.#pusher = state;
    if (state === 'connected') {
      this.#wasConnected = true;
      this.#failedDials = 0;
      this.#backoff.succeeded();
    }
    if (state === 'failed') this.#fail({ reason: 'unsupported' });
    if (state === 'disconnected' && !this.#isHangingUp) this.#fail({ reason: 'refused', code: this.#lastCode });
    this.#show();
  }

  /** Replaces the library's redial, which would come after one second with every other client's. */
  #onLost(code: number): void {
    const isLibrarys = code >= 4000 && !(code >= 4100 && code < 4200);
    if (this.#pusher !== 'connected' || isLibrarys) return;
    logDebug('live', 'The connection was lost', { code });
    this.state$.set('disconnected');
    const generation = this.#generation;
    this.#backoff.scheduleSpread(() => {
      if (generation === this.#generation) this.#client?.dial();
    });
    // Disconnecting cancels the library's retry only after the library has seen its socket close.
    this.#options.clock.once(0, () => {
      if (generation === this.#generation) this.#disconnect();
    });
  }

  /** Reports an outage that lasts. The library continues to dial, and the notice stays. */
  #onDialFailed(code: number): void {
    if (this.#isOffline || this.#problem !== null) return;
    this.#failedDials += 1;
    if (this.#failedDials === notifyAfterDials) this.#options.onProblem({ reason: 'unreachable', code });
  }

  #reconnect(): void {
    this.#backoff.stop();
    this.#disconnect();
    this.#client?.dial();
    this.#show();
  }

  #disconnect(): void {
    this.#isHangingUp = true;
    this.#client?.hangUp();
    this.#isHangingUp = false;
  }

  #fail(problem: ConnectionError): void {
    const isNew = this.#problem === null;
    this.#problem = problem;
    this.#show();
    if (isNew) this.#options.onProblem(problem);
  }

  #show(): void {
    const next = this.#stateNow();
    if (next === this.state$.peek()) return;
    logDebug('live', `The connection is ${next}`);
    this.state$.set(next);
  }

  #stateNow(): LiveState {
    if (this.#client === null && !this.#isLoading && this.#problem === null) return 'idle';
    if (this.#problem !== null) return 'error';
    if (this.#isOffline) return 'disconnected';
    if (this.#pusher === 'connected') return this.#backoff.isWaiting ? 'disconnected' : 'connected';
    if (this.#pusher === 'unavailable' || this.#wasConnected) return 'disconnected';
    return 'connecting';
  }
}
