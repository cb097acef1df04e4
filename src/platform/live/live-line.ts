import { observable } from '@legendapp/state';
import type { Clock } from '../clock.ts';
import { logDebug } from '../debug-log.ts';
import { reportError } from '../error-reporting.ts';
import type { LiveClient, LiveClientEvents, PusherState } from './live-client.ts';
import { ReconnectBackoff } from './redial.ts';

/**
 * `idle`: nobody listens, or logged out. `connecting`: the first dial. `connected`. `disconnected`: an outage, it dials
 * again by itself. `error`: refused or not to be set up; only `reconnect` helps.
 */
export type LiveState = 'idle' | 'connecting' | 'connected' | 'disconnected' | 'error';

/** Why live events cannot be had: the libraries did not load, the server refused us, or it refused one channel. */
export type ConnectionError = {
  reason: 'load' | 'refused' | 'unsupported' | 'channel';
  code?: number;
  channel?: string;
};

/** The events of the client that are not about the line itself. */
type ChannelEvents = Omit<LiveClientEvents, 'onState' | 'onErrorCode' | 'onLost'>;

export type LiveSocketOptions = {
  connect: (events: LiveClientEvents) => Promise<LiveClient>;
  channelEvents: ChannelEvents;
  /** The client is there (not yet connected); it has no channels. */
  onClient: (client: LiveClient) => void;
  onProblem: (problem: ConnectionError) => void;
  clock: Clock;
  random: () => number;
  /** Where the browser's online and offline events arrive. */
  network: EventTarget | undefined;
};

/** What the server says when a signature was wrong: it names no channel and keeps the connection. */
const unauthorized = 4009;

/** One websocket from its first dial to the logout, through every outage between. Knows nothing of channels. */
export class LiveSocket {
  readonly state$ = observable<LiveState>('idle');
  readonly #options: LiveSocketOptions;
  readonly #redial: ReconnectBackoff;
  #client: LiveClient | null = null;
  /** Counts starts and logouts: whatever an earlier client still brings is ignored. */
  #generation = 0;
  #isLoading = false;
  #pusher: PusherState = 'initialized';
  #wasConnected = false;
  #isHangingUp = false;
  #isOffline = false;
  #problem: ConnectionError | null = null;
  #lastCode = 0;

  constructor(options: LiveSocketOptions) {
    this.#options = options;
    this.#redial = new ReconnectBackoff(options.clock, options.random);
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

  /** Makes the connection, unless it is there, under way or refused. */
  open(): void {
    if (this.#client !== null || this.#isLoading || this.#problem !== null) return;
    this.#generation += 1;
    const era = this.#generation;
    this.#isLoading = true;
    this.#show();
    this.#options.connect(this.#eventsOf(era)).then(
      (client) => {
        if (era !== this.#generation) {
          client.hangUp();
          return;
        }
        this.#isLoading = false;
        this.#client = client;
        this.#options.onClient(client);
        this.#onState(client.state());
      },
      (error: unknown) => {
        if (era !== this.#generation) return;
        this.#isLoading = false;
        reportError(error, { area: 'live', doing: 'load' });
        this.#fail({ reason: 'load' });
      },
    );
  }

  /** Dials at once, whatever was before. */
  reconnect(): void {
    this.#problem = null;
    this.#wasConnected = false;
    if (this.#client === null) this.open();
    else this.#reconnect();
  }

  /** An HTTP answer came: in an outage the network may be back, so do not wait for the library's own next dial. */
  onHttpResponse(): void {
    if (this.#client === null || this.#redial.isWaiting || this.#problem !== null) return;
    if (this.#pusher !== 'unavailable' && !(this.#pusher === 'connecting' && this.#wasConnected)) return;
    this.#redial.retryNow(() => {
      this.#reconnect();
    });
  }

  /** Ends the connection. */
  close(): void {
    this.#generation += 1;
    this.#redial.succeeded();
    this.#disconnect();
    this.#client = null;
    this.#isLoading = false;
    this.#wasConnected = false;
    this.#problem = null;
    this.#pusher = 'initialized';
    this.state$.set('idle');
  }

  #eventsOf(era: number): LiveClientEvents {
    const now = <Values extends readonly unknown[]>(run: (...values: Values) => void) => {
      return (...values: Values): void => {
        if (era === this.#generation) run(...values);
      };
    };
    const { channelEvents } = this.#options;
    return {
      isSubscribed: (channel) => era === this.#generation && channelEvents.isSubscribed(channel),
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
    };
  }

  #onState(state: PusherState): void {
    this.#pusher = state;
    if (state === 'connected') {
      this.#wasConnected = true;
      this.#redial.succeeded();
    }
    if (state === 'failed') this.#fail({ reason: 'unsupported' });
    if (state === 'disconnected' && !this.#isHangingUp) this.#fail({ reason: 'refused', code: this.#lastCode });
    this.#show();
  }

  /** Takes the redial out of the library's hands, which would come back after one second with everybody else. */
  #onLost(code: number): void {
    const isLibrarys = code >= 4000 && !(code >= 4100 && code < 4200);
    if (this.#pusher !== 'connected' || isLibrarys) return;
    logDebug('live', 'The connection was lost', { code });
    this.state$.set('disconnected');
    const era = this.#generation;
    this.#redial.scheduleSpread(() => {
      if (era === this.#generation) this.#client?.dial();
    });
    // Only after the library has seen the end of its socket does hanging up cancel its own retry.
    this.#options.clock.once(0, () => {
      if (era === this.#generation) this.#disconnect();
    });
  }

  #reconnect(): void {
    this.#redial.stop();
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
    if (this.#pusher === 'connected') return this.#redial.isWaiting ? 'disconnected' : 'connected';
    if (this.#pusher === 'unavailable' || this.#wasConnected) return 'disconnected';
    return 'connecting';
  }
}
