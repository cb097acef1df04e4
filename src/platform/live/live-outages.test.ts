import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { createLiveFixture, inbox, untilState, type LiveFixture } from '../testing/live-fixture.ts';
import { createFrame } from '../testing/pusher-server.ts';

let desk: LiveFixture;

beforeEach(async () => {
  desk = await createLiveFixture();
});
afterEach(() => desk.close());

describe('live connection outages', () => {
  it('shows an outage immediately, reconnects after a spread delay and refetches each channel once', async () => {
    const connection = desk.connect();
    const refetched = inbox();
    for (const channel of ['sessionChat.1', 'App.Models.User.1']) {
      const onResubscribed = (): void => {
        refetched.take(channel);
      };
      connection.subscribe(channel, {}, { onResubscribed });
    }
    await desk.server.untilConfirmed(2);
    await untilState(connection, 'connected');
    desk.server.cut();
    await untilState(connection, 'disconnected');
    await desk.clock.advance(5499);
    expect(desk.server.socketIds).toHaveLength(1);
    await desk.clock.advance(1);
    await refetched.until(2);
    expect(connection.state$.peek()).toBe('connected');
    expect(connection.socketId()).toBe('2.7');
    expect(desk.server.confirmed).toHaveLength(4);
    expect(new Set(refetched.got)).toEqual(new Set(['App.Models.User.1', 'sessionChat.1']));
  });

  it('spreads the reconnects of many clients over ten seconds', async () => {
    const waits: number[] = [];
    for (const random of [0, 0.25, 0.999]) {
      const connection = desk.connect({ random: () => random });
      connection.subscribe('sessionChat.1', {});
      await desk.server.untilConfirmed(waits.length + 1);
      desk.server.cut();
      await untilState(connection, 'disconnected');
      await desk.clock.advance(0);
      waits.push(...desk.clock.waiting());
      connection.disconnect();
    }
    expect(waits).toEqual([500, 3000, 10_490]);
  });

  it('refetches only for the earlier subscriber when the first authorisation is delayed', async () => {
    const permit = Promise.withResolvers<{ auth: string }>();
    const connection = desk.connect({ authorize: () => permit.promise });
    const refetched = inbox();
    connection.subscribe('project.1', {}, { onResubscribed: () => refetched.take('early') });
    await untilState(connection, 'connected');
    await desk.clock.advance(5000);
    connection.subscribe('project.1', {}, { onResubscribed: () => refetched.take('late') });
    permit.resolve({ auth: 'demo:signature' });
    await desk.server.untilConfirmed(1);
    await refetched.until(1);
    expect(refetched.got).toEqual(['early']);
  });

  it('reconnects immediately after close code 4200', async () => {
    const connection = desk.connect();
    connection.subscribe('sessionChat.1', {});
    await desk.server.untilConfirmed(1);
    desk.server.cut(4200);
    await desk.server.untilConfirmed(2);
    await untilState(connection, 'connected');
    expect(desk.clock.waiting()).toEqual([]);
  });

  it('shows an outage while the browser is offline', async () => {
    const connection = desk.connect();
    connection.subscribe('sessionChat.1', {});
    await desk.server.untilConfirmed(1);
    desk.network.dispatchEvent(new Event('offline'));
    expect(connection.state$.peek()).toBe('disconnected');
    desk.network.dispatchEvent(new Event('online'));
    expect(connection.state$.peek()).toBe('connected');
  });
});

describe('live connection failures', () => {
  it.each([4001, 4009, 4301])('reports close code %i once and stays in error until a reconnect', async (code) => {
    const connection = desk.connect();
    connection.subscribe('sessionChat.1', {});
    await desk.server.untilConfirmed(1);
    desk.server.cut(code);
    await untilState(connection, 'error');
    expect(desk.problems).toEqual([{ reason: 'refused', code }]);
    connection.onHttpResponse('storyList');
    expect(desk.server.socketIds).toHaveLength(1);
    connection.reconnect();
    await desk.server.untilConfirmed(2);
    await untilState(connection, 'connected');
  });

  it('reports a rejected application key', async () => {
    await desk.close();
    desk = await createLiveFixture((count) =>
      count === 1 ? createFrame('pusher:error', { code: 4001, message: 'Application does not exist' }) : null,
    );
    const connection = desk.connect();
    connection.subscribe('sessionChat.1', {});
    await untilState(connection, 'error');
    expect(desk.problems).toEqual([{ reason: 'refused', code: 4001 }]);
  });

  it('shows an error for a rejected signature without a channel name', async () => {
    const connection = desk.connect();
    connection.subscribe('sessionChat.1', {});
    await desk.server.untilConfirmed(1);
    desk.server.sendRaw(createFrame('pusher:error', { code: 4009, message: 'Connection is unauthorized' }));
    await untilState(connection, 'error');
    connection.reconnect();
    await untilState(connection, 'connected');
    expect(desk.server.socketIds).toHaveLength(2);
  });

  it("reports another user's channel (403) and does not request it again", async () => {
    let asked = 0;
    const refused = new Promise<void>((resolve) => {
      desk
        .connect({
          authorize: () => {
            asked += 1;
            return Promise.reject(new ApiError('broadcastingAuth', 'http', { status: 403 }));
          },
          onSetupFailed: (problem) => {
            desk.problems.push(problem);
            resolve();
          },
        })
        .subscribe('App.Models.User.2', {});
    });
    await refused;
    await desk.clock.advance(600_000);
    expect(desk.problems).toEqual([{ reason: 'channel', channel: 'App.Models.User.2' }]);
    expect(asked).toBe(1);
  });

  it("doesn't report a missing login (401) and retries after the login", async () => {
    let token = false;
    const asked = inbox();
    const connection = desk.connect({
      authorize: () => {
        asked.take(token);
        return token
          ? Promise.resolve({ auth: 'demo:signature' })
          : Promise.reject(new ApiError('broadcastingAuth', 'http', { status: 401 }));
      },
    });
    connection.subscribe('sessionChat.1', {});
    await asked.until(1);
    await desk.clock.advance(600_000);
    token = true;
    connection.reconnect();
    await desk.server.untilConfirmed(1);
    expect(asked.got).toEqual([false, true]);
    expect(desk.problems).toEqual([]);
  });

  it('retries any other rejected channel automatically with growing delays', async () => {
    const asked = inbox();
    const connection = desk.connect({
      authorize: () => {
        asked.take(desk.clock.now());
        return asked.got.length < 3
          ? Promise.reject(new ApiError('broadcastingAuth', 'http', { status: 500 }))
          : Promise.resolve({ auth: 'demo:signature' });
      },
      random: () => 0,
    });
    connection.subscribe('sessionChat.1', {});
    await asked.until(1);
    await desk.clock.advance(1000);
    await asked.until(2);
    await desk.clock.advance(2000);
    await desk.server.untilConfirmed(1);
    const [first = 0, second = 0, third = 0] = asked.got as number[];
    expect([second - first, third - second]).toEqual([1000, 2000]);
  });

  it('reports a failed load of the libraries and retries on reconnect', async () => {
    const { connectLiveClient } = await import('./live-client.ts');
    let tries = 0;
    const connection = desk.connect({
      connect: (...args) => {
        tries += 1;
        return tries === 1 ? Promise.reject(new TypeError('Failed to fetch chunk')) : connectLiveClient(...args);
      },
    });
    connection.subscribe('sessionChat.1', {});
    await untilState(connection, 'error');
    expect(desk.problems).toEqual([{ reason: 'load' }]);
    connection.reconnect();
    await desk.server.untilConfirmed(1);
  });
});
