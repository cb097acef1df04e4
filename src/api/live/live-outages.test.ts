import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#src/platform/api-error.ts';
import type { LiveClient, LiveClientEvents } from './live-client.ts';
import { createLiveFixture, inbox, untilState, type LiveFixture } from '../testing/live-fixture.ts';
import { createFrame } from '#src/platform/testing/pusher-server.ts';

let fixture: LiveFixture;

beforeEach(async () => {
  fixture = await createLiveFixture();
});
afterEach(() => fixture.close());

/** A connection library whose server confirms each dial and channel at once. */
function createInstantClient(events: LiveClientEvents, onDial: () => void): LiveClient {
  const joined: string[] = [];
  const join = (channel: string): void => {
    joined.push(channel);
    events.onSubscribed(channel);
  };
  return {
    join,
    leave: () => undefined,
    rejoin: () => undefined,
    dial: () => {
      onDial();
      events.onState('connected');
      for (const channel of joined) events.onSubscribed(channel);
    },
    hangUp: () => events.onState('disconnected'),
    state: () => 'connected',
    socketId: () => undefined,
  };
}

describe('live connection outages', () => {
  it('shows an outage immediately, reconnects after a spread delay and refetches each channel once', async () => {
    const connection = fixture.connect();
    const refetched = inbox();
    for (const channel of ['sessionChat.1', 'App.Models.User.1']) {
      const onResubscribed = (): void => {
        refetched.receive(channel);
      };
      connection.subscribe(channel, {}, { onResubscribed });
    }
    await fixture.server.untilConfirmed(2);
    await untilState(connection, 'connected');
    fixture.server.cut();
    await untilState(connection, 'disconnected');
    await fixture.clock.advance(5499);
    expect(fixture.server.socketIds).toHaveLength(1);
    await fixture.clock.advance(1);
    await refetched.until(2);
    expect(connection.state$.peek()).toBe('connected');
    expect(connection.socketId()).toBe('2.7');
    expect(fixture.server.confirmed).toHaveLength(4);
    expect(new Set(refetched.got)).toEqual(new Set(['App.Models.User.1', 'sessionChat.1']));
  });

  it('spreads the reconnects and refetches of a thousand clients over ten seconds, without a second wave', async () => {
    const count = 1000;
    const { clock } = fixture;
    const start = clock.now();
    const dials: number[] = [];
    const refetches: number[] = [];
    const clients: LiveClientEvents[] = [];
    for (let index = 0; index < count; index += 1) {
      const connection = fixture.connect({
        random: () => index / count,
        network: new EventTarget(),
        connect: (_settings, _authorize, events) => {
          clients.push(events);
          return Promise.resolve(createInstantClient(events, () => dials.push(clock.now() - start)));
        },
      });
      connection.subscribe('sessionChat.1', {}, { onResubscribed: () => refetches.push(clock.now() - start) });
    }
    await clock.advance(0);
    for (const client of clients) client.onLost(1006);
    await clock.advance(60_000);
    // One client each 10 ms, from half a second on.
    expect(dials).toEqual(Array.from({ length: count }, (_, index) => 500 + index * 10));
    expect(refetches).toEqual(dials);
  });

  it('refetches only for the earlier subscriber when the first authorisation is delayed', async () => {
    const permit = Promise.withResolvers<{ auth: string }>();
    const connection = fixture.connect({ authorize: () => permit.promise });
    const refetched = inbox();
    connection.subscribe('project.1', {}, { onResubscribed: () => refetched.receive('early') });
    await untilState(connection, 'connected');
    await fixture.clock.advance(5000);
    connection.subscribe('project.1', {}, { onResubscribed: () => refetched.receive('late') });
    permit.resolve({ auth: 'demo:signature' });
    await fixture.server.untilConfirmed(1);
    await refetched.until(1);
    expect(refetched.got).toEqual(['early']);
  });

  it('reconnects immediately after close code 4200', async () => {
    const connection = fixture.connect();
    connection.subscribe('sessionChat.1', {});
    await fixture.server.untilConfirmed(1);
    fixture.server.cut(4200);
    await fixture.server.untilConfirmed(2);
    await untilState(connection, 'connected');
    expect(fixture.clock.waiting()).toEqual([]);
  });

  it('shows an outage while the browser is offline', async () => {
    const connection = fixture.connect();
    connection.subscribe('sessionChat.1', {});
    await fixture.server.untilConfirmed(1);
    fixture.network.dispatchEvent(new Event('offline'));
    expect(connection.state$.peek()).toBe('disconnected');
    fixture.network.dispatchEvent(new Event('online'));
    expect(connection.state$.peek()).toBe('connected');
  });
});

describe('live connection failures', () => {
  it.each([4001, 4009, 4301])('reports close code %i once and stays in error until a reconnect', async (code) => {
    const connection = fixture.connect();
    connection.subscribe('sessionChat.1', {});
    await fixture.server.untilConfirmed(1);
    fixture.server.cut(code);
    await untilState(connection, 'error');
    expect(fixture.problems).toEqual([{ reason: 'refused', code }]);
    connection.onHttpResponse('storyList');
    expect(fixture.server.socketIds).toHaveLength(1);
    connection.reconnect();
    await fixture.server.untilConfirmed(2);
    await untilState(connection, 'connected');
  });

  it('reports a rejected application key', async () => {
    await fixture.close();
    fixture = await createLiveFixture((count) =>
      count === 1 ? createFrame('pusher:error', { code: 4001, message: 'Application does not exist' }) : null,
    );
    const connection = fixture.connect();
    connection.subscribe('sessionChat.1', {});
    await untilState(connection, 'error');
    expect(fixture.problems).toEqual([{ reason: 'refused', code: 4001 }]);
  });

  it('reports each socket that the server closes before the handshake as a failed dial', async () => {
    await fixture.close();
    fixture = await createLiveFixture(() => null, 1011);
    const { connectLiveClient } = await import('./live-client.ts');
    const failed = inbox();
    const connection = fixture.connect({
      connect: (settings, authorize, events) =>
        connectLiveClient(settings, authorize, { ...events, onDialFailed: failed.receive }),
    });
    connection.subscribe('sessionChat.1', {});
    await failed.until(1);
    expect(failed.got).toEqual([1011]);
  });

  it('shows an error for a rejected signature without a channel name', async () => {
    const connection = fixture.connect();
    connection.subscribe('sessionChat.1', {});
    await fixture.server.untilConfirmed(1);
    fixture.server.sendRaw(createFrame('pusher:error', { code: 4009, message: 'Connection is unauthorized' }));
    await untilState(connection, 'error');
    connection.reconnect();
    await untilState(connection, 'connected');
    expect(fixture.server.socketIds).toHaveLength(2);
  });

  it("reports another user's channel (403) and does not request it again", async () => {
    let authRequestCount = 0;
    const refused = new Promise<void>((resolve) => {
      fixture
        .connect({
          authorize: () => {
            authRequestCount += 1;
            return Promise.reject(new ApiError('broadcastingAuth', 'http', { status: 403 }));
          },
          onSetupFailed: (problem) => {
            fixture.problems.push(problem);
            resolve();
          },
        })
        .subscribe('App.Models.User.2', {});
    });
    await refused;
    await fixture.clock.advance(600_000);
    expect(fixture.problems).toEqual([{ reason: 'channel', channel: 'App.Models.User.2' }]);
    expect(authRequestCount).toBe(1);
  });

  it("doesn't report a missing login (401) and retries after the login", async () => {
    let token = false;
    const authRequests = inbox();
    const connection = fixture.connect({
      authorize: () => {
        authRequests.receive(token);
        return token
          ? Promise.resolve({ auth: 'demo:signature' })
          : Promise.reject(new ApiError('broadcastingAuth', 'http', { status: 401 }));
      },
    });
    connection.subscribe('sessionChat.1', {});
    await authRequests.until(1);
    await fixture.clock.advance(600_000);
    token = true;
    connection.reconnect();
    await fixture.server.untilConfirmed(1);
    expect(authRequests.got).toEqual([false, true]);
    expect(fixture.problems).toEqual([]);
  });

  it('retries any other rejected channel automatically with growing delays', async () => {
    const authRequests = inbox();
    const connection = fixture.connect({
      authorize: () => {
        authRequests.receive(fixture.clock.now());
        return authRequests.got.length < 3
          ? Promise.reject(new ApiError('broadcastingAuth', 'http', { status: 500 }))
          : Promise.resolve({ auth: 'demo:signature' });
      },
      random: () => 0,
    });
    connection.subscribe('sessionChat.1', {});
    await authRequests.until(1);
    await fixture.clock.advance(1000);
    await authRequests.until(2);
    await fixture.clock.advance(2000);
    await fixture.server.untilConfirmed(1);
    const [first = 0, second = 0, third = 0] = authRequests.got as number[];
    expect([second - first, third - second]).toEqual([1000, 2000]);
  });

  it.each<unknown>([undefined, null, '', 7, {}, { auth: null }, { auth: '' }, { auth: { signature: 'x' } }])(
    'retries a channel whose authorisation has no signature: %j',
    async (response) => {
      const authRequests = inbox();
      const connection = fixture.connect({
        authorize: () => {
          authRequests.receive(response);
          const result = authRequests.got.length === 1 ? response : { auth: 'demo:signature' };
          return Promise.resolve(result as { auth: string });
        },
        random: () => 0,
      });
      connection.subscribe('sessionChat.1', {});
      await authRequests.until(1);
      expect(fixture.server.confirmed).toEqual([]);
      await fixture.clock.advance(1000);
      await fixture.server.untilConfirmed(1);
      expect(authRequests.got).toHaveLength(2);
      expect(connection.state$.peek()).toBe('connected');
    },
  );

  it('reports a failed load of the libraries and retries on reconnect', async () => {
    const { connectLiveClient } = await import('./live-client.ts');
    let tries = 0;
    const connection = fixture.connect({
      connect: (...args) => {
        tries += 1;
        return tries === 1 ? Promise.reject(new TypeError('Failed to fetch chunk')) : connectLiveClient(...args);
      },
    });
    connection.subscribe('sessionChat.1', {});
    await untilState(connection, 'error');
    expect(fixture.problems).toEqual([{ reason: 'load' }]);
    connection.reconnect();
    await fixture.server.untilConfirmed(1);
  });
});
