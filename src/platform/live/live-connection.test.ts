import { when } from '@legendapp/state';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { clearDebugLog, debugLog$ } from '../debug-log.ts';
import { createLiveConnection, type LiveConnection, type LiveOptions } from './live-connection.ts';
import type { LiveProblem, LiveState } from './live-line.ts';
import { createFakeClock, type FakeClock } from '../testing/fake-clock.ts';
import { frameOf, startPusherServer, type PusherServer } from '../testing/pusher-server.ts';

const chat = 'private-sessionChat.1';

let server: PusherServer;
let clock: FakeClock;
let network: EventTarget;
let problems: LiveProblem[];
let live: LiveConnection | null;

beforeEach(async () => {
  clearDebugLog();
  server = await startPusherServer();
  clock = createFakeClock();
  network = new EventTarget();
  problems = [];
  live = null;
});
afterEach(async () => {
  live?.disconnect();
  await server.close();
});

function connect(options: Partial<LiveOptions> = {}): LiveConnection {
  live = createLiveConnection({
    settings: () => ({ broadcaster: 'reverb', key: 'demo', host: '127.0.0.1', port: server.port, tls: false }),
    authorize: () => Promise.resolve({ auth: 'demo:signature' }),
    check: () => null,
    onSetupFailed: (problem) => problems.push(problem),
    clock,
    random: () => 0.5,
    network,
    ...options,
  });
  return live;
}

/** Collects payloads of an event, and promises the next ones. */
function inbox(): { got: unknown[]; take: (payload: unknown) => void; until: (count: number) => Promise<void> } {
  const got: unknown[] = [];
  let wish: { count: number; resolve: () => void } | null = null;
  return {
    got,
    take: (payload) => {
      got.push(payload);
      if (wish !== null && got.length >= wish.count) wish.resolve();
    },
    until: (count) =>
      got.length >= count
        ? Promise.resolve()
        : new Promise((resolve) => {
            wish = { count, resolve };
          }),
  };
}

const untilState = async (connection: LiveConnection, state: LiveState): Promise<void> => {
  await when(() => connection.state$.get() === state);
};

describe('the live connection', () => {
  it('dials with the first subscription, asks for permission and hands events to their handlers', async () => {
    const asked: unknown[] = [];
    const connection = connect({
      authorize: (socketId, channel) => {
        asked.push([socketId, channel]);
        return Promise.resolve({ auth: 'demo:signature' });
      },
    });
    expect(connection.state$.peek()).toBe('idle');
    const status = inbox();
    connection.subscribe('sessionChat.1', { 'chatMessage.statusUpdated': status.take });
    expect(connection.state$.peek()).toBe('connecting');
    await server.untilConfirmed(1);
    server.send(chat, 'chatMessage.created', { other: true });
    server.send(chat, 'chatMessage.statusUpdated', { chat_message_id: 7, status: 'processing' });
    await status.until(1);
    expect(status.got).toEqual([{ chat_message_id: 7, status: 'processing' }]);
    expect(asked).toEqual([['1.7', chat]]);
    expect(connection.state$.peek()).toBe('connected');
    expect(connection.socketId()).toBe('1.7');
  });

  it('hears an event named by its class under both names, and takes a pair for one', async () => {
    const heard = inbox();
    const done = inbox();
    connect().subscribe('sessionChat.1', { ChatMessageTranscribed: heard.take, announcement: done.take });
    await server.untilConfirmed(1);
    server.send(chat, 'App\\Events\\ChatMessageTranscribed', { chat_message_id: 1 });
    server.send(chat, 'ChatMessageTranscribed', { chat_message_id: 1 });
    server.send(chat, 'ChatMessageTranscribed', { chat_message_id: 2 });
    server.send(chat, 'announcement', {});
    await done.until(1);
    expect(heard.got).toEqual([{ chat_message_id: 1 }, { chat_message_id: 2 }]);
  });

  it('goes on to the next subscriber when one throws', async () => {
    const heard = inbox();
    const connection = connect();
    connection.subscribe('sessionChat.1', {
      announcement: () => {
        throw new TypeError('broken subscriber');
      },
    });
    connection.subscribe('sessionChat.1', { announcement: heard.take });
    await server.untilConfirmed(1);
    server.send(chat, 'announcement', { identifier: 1 });
    await heard.until(1);
    expect(debugLog$.peek().some((entry) => entry.text === 'TypeError in live')).toBe(true);
  });

  it.each([
    '',
    '[object Object]',
    'sessionChat.[object Object]',
    'sessionChat.undefined',
    'sessionChat.null',
    'sessionChat.',
  ])('does not subscribe the channel %j, and says so in the debug log', (name) => {
    const connection = connect();
    connection.subscribe(name, {})();
    expect(connection.state$.peek()).toBe('idle');
    expect(debugLog$.peek().at(-1)?.text).toBe('A channel without a proper name was not subscribed');
  });

  it('leaves a channel when nobody listens any more, but not for a remount', async () => {
    const connection = connect();
    const stopFirst = connection.subscribe('sessionChat.1', {});
    await server.untilConfirmed(1);
    stopFirst();
    const stopSecond = connection.subscribe('sessionChat.1', {});
    await clock.advance(1000);
    expect(server.left).toEqual([]);
    stopSecond();
    await clock.advance(1000);
    await server.untilLeft(1);
    expect(server.left).toEqual([chat]);
    expect(server.confirmed).toEqual([chat]);
  });

  it('hears each event once after leaving and coming back', async () => {
    const connection = connect();
    connection.subscribe('sessionChat.1', {})();
    await clock.advance(1000);
    const heard = inbox();
    const done = inbox();
    connection.subscribe('sessionChat.1', { announcement: heard.take, done: done.take });
    await server.untilConfirmed(1);
    server.send(chat, 'announcement', { identifier: 1 });
    server.send(chat, 'done', {});
    await done.until(1);
    expect(heard.got).toHaveLength(1);
  });

  it('is idle after a logout, and the next login is a connection of its own', async () => {
    const connection = connect();
    const old = inbox();
    connection.subscribe('App.Models.User.1', { announcement: old.take });
    await server.untilConfirmed(1);
    connection.disconnect();
    expect(connection.state$.peek()).toBe('idle');
    expect(connection.socketId()).toBeUndefined();
    const next = inbox();
    connection.subscribe('App.Models.User.2', { announcement: next.take });
    await server.untilConfirmed(2);
    server.send('private-App.Models.User.1', 'announcement', {});
    server.send('private-App.Models.User.2', 'announcement', {});
    await next.until(1);
    expect(old.got).toEqual([]);
    expect(server.confirmed).toEqual(['private-App.Models.User.1', 'private-App.Models.User.2']);
  });
});

describe('what the server may send', () => {
  const hostile = [
    '{}',
    '5',
    '"x"',
    '[]',
    'null',
    'not json',
    '',
    '{"event":null}',
    '{"event":7}',
    '{"event":"x","channel":"constructor","data":"{}"}',
    '{"event":"x","channel":"toString","data":"{}"}',
    '{"event":"x","channel":"__proto__","data":"{}"}',
    '{"event":"pusher:ping","channel":"constructor"}',
    '{"event":"pusher_internal:subscription_count","channel":"private-sessionChat.1","data":null}',
    '{"event":"pusher:error","data":null}',
    '{"event":"announcement","channel":"private-sessionChat.1","data":"raw text"}',
    '{"event":"announcement","channel":"private-sessionChat.1","data":null}',
    '{"event":"announcement","channel":"private-sessionChat.2","data":"{}"}',
    '{"event":"announcement","data":"{}"}',
    '{"event":"client-typing","channel":"private-sessionChat.1","data":{}}',
    JSON.stringify({ event: 'announcement', channel: chat, data: `"${'x'.repeat(200_000)}"` }),
  ];

  it('drops every malformed or foreign frame without an error, and the next good event arrives', async () => {
    const heard = inbox();
    const done = inbox();
    const connection = connect();
    connection.subscribe('sessionChat.1', { announcement: heard.take, 'chatMessage.created': done.take });
    await server.untilConfirmed(1);
    for (const frame of hostile) server.sendRaw(frame);
    server.send(chat, 'chatMessage.created', { good: true });
    await done.until(1);
    expect(heard.got).toEqual([]);
    expect(connection.droppedFrames()).toBe(hostile.length);
    expect(connection.state$.peek()).toBe('connected');
  });

  it('drops a payload that breaks its schema, counts and notes it, without its text', async () => {
    const heard = inbox();
    const connection = connect({
      check: (_event, payload) => ('chat_message_id' in (payload as object) ? null : 'chat_message_id is missing'),
    });
    connection.subscribe('sessionChat.1', { 'chatMessage.statusUpdated': heard.take });
    await server.untilConfirmed(1);
    server.send(chat, 'chatMessage.statusUpdated', { status: 'canary-words' });
    server.send(chat, 'chatMessage.statusUpdated', { chat_message_id: 1 });
    await heard.until(1);
    expect(heard.got).toEqual([{ chat_message_id: 1 }]);
    expect(connection.droppedFrames()).toBe(1);
    expect(JSON.stringify(debugLog$.peek())).toContain('chat_message_id is missing');
    expect(JSON.stringify(debugLog$.peek())).not.toContain('canary');
  });

  it('answers a ping of the server', async () => {
    connect().subscribe('sessionChat.1', {});
    await server.untilConfirmed(1);
    server.sendRaw(frameOf('pusher:ping', {}));
    await server.untilSaid('pusher:pong');
    expect(live?.droppedFrames()).toBe(0);
  });
});

describe('an outage', () => {
  it('is shown at once; the dial waits within a spread, and each channel is told once to fetch anew', async () => {
    const connection = connect();
    const refetched = inbox();
    for (const channel of ['sessionChat.1', 'App.Models.User.1']) {
      const onResubscribed = (): void => {
        refetched.take(channel);
      };
      connection.subscribe(channel, {}, { onResubscribed });
    }
    await server.untilConfirmed(2);
    await untilState(connection, 'connected');
    server.cut();
    await untilState(connection, 'disconnected');
    await clock.advance(5499);
    expect(server.socketIds).toHaveLength(1);
    await clock.advance(1);
    await refetched.until(2);
    expect(connection.state$.peek()).toBe('connected');
    expect(connection.socketId()).toBe('2.7');
    expect(server.confirmed).toHaveLength(4);
    expect(new Set(refetched.got)).toEqual(new Set(['App.Models.User.1', 'sessionChat.1']));
  });

  it('spreads the dials of many clients over ten seconds', async () => {
    const waits: number[] = [];
    for (const random of [0, 0.25, 0.999]) {
      const connection = connect({ random: () => random });
      connection.subscribe('sessionChat.1', {});
      await server.untilConfirmed(waits.length + 1);
      server.cut();
      await untilState(connection, 'disconnected');
      await clock.advance(0);
      waits.push(...clock.waiting());
      connection.disconnect();
    }
    expect(waits).toEqual([500, 3000, 10_490]);
  });

  it('ends at once when the server says so (4200)', async () => {
    const connection = connect();
    connection.subscribe('sessionChat.1', {});
    await server.untilConfirmed(1);
    server.cut(4200);
    await server.untilConfirmed(2);
    await untilState(connection, 'connected');
    expect(clock.waiting()).toEqual([]);
  });

  it('is shown while the browser says that it is offline', async () => {
    const connection = connect();
    connection.subscribe('sessionChat.1', {});
    await server.untilConfirmed(1);
    network.dispatchEvent(new Event('offline'));
    expect(connection.state$.peek()).toBe('disconnected');
    network.dispatchEvent(new Event('online'));
    expect(connection.state$.peek()).toBe('connected');
  });
});

describe('a refusal', () => {
  it.each([4001, 4009, 4301])('with code %i ends in an error, told once, until somebody reconnects', async (code) => {
    const connection = connect();
    connection.subscribe('sessionChat.1', {});
    await server.untilConfirmed(1);
    server.cut(code);
    await untilState(connection, 'error');
    expect(problems).toEqual([{ reason: 'refused', code }]);
    connection.noteHttpAnswered('storyList');
    expect(server.socketIds).toHaveLength(1);
    connection.reconnect();
    await server.untilConfirmed(2);
    await untilState(connection, 'connected');
  });

  it('of the application key is told', async () => {
    await server.close();
    server = await startPusherServer((count) =>
      count === 1 ? frameOf('pusher:error', { code: 4001, message: 'Application does not exist' }) : null,
    );
    const connection = connect();
    connection.subscribe('sessionChat.1', {});
    await untilState(connection, 'error');
    expect(problems).toEqual([{ reason: 'refused', code: 4001 }]);
  });

  it('of a signature is told, though the server names no channel', async () => {
    const connection = connect();
    connection.subscribe('sessionChat.1', {});
    await server.untilConfirmed(1);
    server.sendRaw(frameOf('pusher:error', { code: 4009, message: 'Connection is unauthorized' }));
    await untilState(connection, 'error');
    connection.reconnect();
    await untilState(connection, 'connected');
    expect(server.socketIds).toHaveLength(2);
  });

  it('of a foreign channel (403) is told and not asked again', async () => {
    let asked = 0;
    const refused = new Promise<void>((resolve) => {
      connect({
        authorize: () => {
          asked += 1;
          return Promise.reject(new ApiError('broadcastingAuth', 'http', { status: 403 }));
        },
        onSetupFailed: (problem) => {
          problems.push(problem);
          resolve();
        },
      }).subscribe('App.Models.User.2', {});
    });
    await refused;
    await clock.advance(600_000);
    expect(problems).toEqual([{ reason: 'channel', channel: 'App.Models.User.2' }]);
    expect(asked).toBe(1);
  });

  it('for want of a login (401) is not told, and is asked again after the login', async () => {
    let token = false;
    const asked = inbox();
    const connection = connect({
      authorize: () => {
        asked.take(token);
        return token
          ? Promise.resolve({ auth: 'demo:signature' })
          : Promise.reject(new ApiError('broadcastingAuth', 'http', { status: 401 }));
      },
    });
    connection.subscribe('sessionChat.1', {});
    await asked.until(1);
    await clock.advance(600_000);
    token = true;
    connection.reconnect();
    await server.untilConfirmed(1);
    expect(asked.got).toEqual([false, true]);
    expect(problems).toEqual([]);
  });

  it('for any other reason is asked again by itself, later each time', async () => {
    const asked = inbox();
    const connection = connect({
      authorize: () => {
        asked.take(clock.now());
        return asked.got.length < 3
          ? Promise.reject(new ApiError('broadcastingAuth', 'http', { status: 500 }))
          : Promise.resolve({ auth: 'demo:signature' });
      },
      random: () => 0,
    });
    connection.subscribe('sessionChat.1', {});
    await asked.until(1);
    await clock.advance(1000);
    await asked.until(2);
    await clock.advance(2000);
    await server.untilConfirmed(1);
    const [first = 0, second = 0, third = 0] = asked.got as number[];
    expect([second - first, third - second]).toEqual([1000, 2000]);
  });

  it('to load the libraries is told, and reconnecting tries again', async () => {
    const { connectLiveClient } = await import('./live-client.ts');
    let tries = 0;
    const connection = connect({
      connect: (...args) => {
        tries += 1;
        return tries === 1 ? Promise.reject(new TypeError('Failed to fetch chunk')) : connectLiveClient(...args);
      },
    });
    connection.subscribe('sessionChat.1', {});
    await untilState(connection, 'error');
    expect(problems).toEqual([{ reason: 'load' }]);
    connection.reconnect();
    await server.untilConfirmed(1);
  });
});
