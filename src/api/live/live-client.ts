import type Echo from 'laravel-echo';
import type Pusher from 'pusher-js';
import { ApiError } from '#src/platform/api-error.ts';
import type { LiveSettings } from '#src/platform/env.ts';
import { privatePrefix, type LiveEvent } from './live-channels.ts';
import { guardedSocket } from './frame-guard.ts';

type ChannelAuth = { auth: string; channel_data?: string };

/** Requests authorisation for a private channel (POST /api/broadcasting/auth). */
export type Authorize = (socketId: string, wireChannel: string) => Promise<ChannelAuth>;

export type PusherState = 'initialized' | 'connecting' | 'connected' | 'unavailable' | 'disconnected' | 'failed';

export type LiveClientEvents = {
  isSubscribed: (channel: string) => boolean;
  onState: (state: PusherState) => void;
  onErrorCode: (code: number) => void;
  onLost: (code: number) => void;
  onDialFailed: (code: number) => void;
  onFrameDropped: (fault: string) => void;
  /** The name has no dot or namespace. */
  onEvent: (channel: string, event: LiveEvent) => void;
  onSubscribed: (channel: string) => void;
  onRefused: (channel: string, error: unknown) => void;
};

export type LiveClient = {
  join: (channel: string) => void;
  leave: (channel: string) => void;
  rejoin: (channel: string) => void;
  dial: () => void;
  hangUp: () => void;
  state: () => PusherState;
  socketId: () => string | undefined;
};

type EchoClient = Echo<'reverb'>;

const pongMs = 10_000;

export async function connectLiveClient(
  live: LiveSettings,
  authorize: Authorize,
  events: LiveClientEvents,
): Promise<LiveClient> {
  const [{ default: EchoClass }, { default: PusherClass }] = await Promise.all([
    import('laravel-echo'),
    import('pusher-js'),
  ]);
  guardSockets(PusherClass, events);
  const failures = new Map<string, unknown>();
  const echo: EchoClient = new EchoClass({
    ...getConnectionOptions(live),
    broadcaster: 'reverb',
    Pusher: PusherClass,
    // The default is an object shared by all instances, which has leaked tokens.
    auth: { headers: {} },
    withoutInterceptors: true,
    pongTimeout: pongMs,
    channelAuthorization: {
      customHandler: authorizer(authorize, failures, () => echo.socketId()),
    },
  });
  const { connection } = echo.connector.pusher;
  connection.bind('state_change', ({ current }: { current: PusherState }) => {
    events.onState(current);
  });
  connection.bind('error', (error: unknown) => {
    events.onErrorCode(parseErrorCode(error));
  });
  return {
    join: (channel) => {
      join(echo, channel, events, failures);
    },
    leave: (channel) => {
      leave(echo, channel);
    },
    rejoin: (channel) => {
      echo.connector.pusher.subscribe(privatePrefix + channel);
    },
    dial: () => {
      connection.connect();
    },
    hangUp: () => {
      connection.disconnect();
    },
    state: () => connection.state as PusherState,
    socketId: () => (connection.state === 'connected' ? echo.socketId() : undefined),
  };
}

function guardSockets(PusherClass: typeof Pusher, events: LiveClientEvents): void {
  const Guarded = guardedSocket(globalThis.WebSocket, {
    isSubscribed: (wire) => wire.startsWith(privatePrefix) && events.isSubscribed(wire.slice(privatePrefix.length)),
    onFrameDropped: events.onFrameDropped,
    onLost: events.onLost,
    onDialFailed: events.onDialFailed,
  });
  const runtime = PusherClass.Runtime;
  runtime.getWebSocketAPI = () => Guarded as unknown as ReturnType<typeof runtime.getWebSocketAPI>;
  // Stops it from saving the last transport in local storage.
  runtime.getLocalStorage = () => undefined;
}

function join(echo: EchoClient, channel: string, events: LiveClientEvents, failures: Map<string, unknown>): void {
  echo
    .private(channel)
    .subscribed(() => {
      events.onSubscribed(channel);
    })
    .error(() => {
      events.onRefused(channel, failures.get(privatePrefix + channel));
    })
    .listenToAll((name: string, payload: unknown) => {
      const isExact = name.startsWith('.');
      events.onEvent(channel, {
        event: isExact ? name.slice(1) : name,
        form: isExact ? 'exact' : 'class',
        payload,
      });
    });
}

/** The library reuses the channel object on a quick return, with its old listeners. */
function leave(echo: EchoClient, channel: string): void {
  echo.private(channel).subscription.unbind();
  echo.private(channel).stopListeningToAll();
  echo.leaveChannel(privatePrefix + channel);
}

type AuthRequest = { socketId: string; channelName: string };
type AuthDone = (error: Error | null, auth: ChannelAuth | null) => void;

/** Our own request: pusher-js would send neither the XSRF value nor a renewed token. */
function authorizer(authorize: Authorize, failures: Map<string, unknown>, currentSocket: () => string | undefined) {
  const respond = async ({ socketId, channelName }: AuthRequest, done: AuthDone): Promise<void> => {
    let result: [Error | null, ChannelAuth | null];
    try {
      result = [null, checkAuth(await authorize(socketId, channelName))];
    } catch (error) {
      failures.set(channelName, error);
      result = [error instanceof Error ? error : new Error('Authorisation failed'), null];
    }
    // A signature for an earlier connection would be refused without naming the channel.
    if (socketId === currentSocket()) done(...result);
  };
  return (request: AuthRequest, done: AuthDone): void => {
    void respond(request, done);
  };
}

/** A response without a signature refuses the channel. pusher-js would throw on some, outside any handler. */
function checkAuth(response: unknown): ChannelAuth {
  const { auth } = (response ?? {}) as { auth?: unknown };
  if (typeof auth !== 'string' || auth === '') throw new ApiError('broadcastingAuth', 'parse', { status: 200 });
  return response as ChannelAuth;
}

function getConnectionOptions(live: LiveSettings): Record<string, unknown> & { key: string } {
  if (live.broadcaster === 'pusher') {
    return { key: live.key, wsHost: `ws-${live.cluster}.pusher.com`, forceTLS: true, enabledTransports: ['ws', 'wss'] };
  }
  return {
    key: live.key,
    wsHost: live.host,
    wsPort: live.port,
    wssPort: live.port,
    forceTLS: live.tls,
    // Explicit, so that the library never fetches another transport or, without TLS, dials wss after 2 s.
    enabledTransports: live.tls ? ['ws', 'wss'] : ['ws'],
  };
}

/** The code in Pusher's nested errors: {type, data: {code}} or {type, error: {data: {code}}}. */
function parseErrorCode(error: unknown): number {
  const { error: inner, data: direct } = (error ?? {}) as { error?: { data?: unknown }; data?: unknown };
  const code = ((inner?.data ?? direct) as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'number' ? code : 0;
}
