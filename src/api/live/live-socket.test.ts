import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock, settle, type FakeClock } from '#src/platform/testing/fake-clock.ts';
import type { LiveClient, LiveClientEvents } from './live-client.ts';
import { LiveSocket, type ConnectionError } from './live-socket.ts';

type Fake = { events: LiveClientEvents; calls: string[] };

let clock: FakeClock;
let fakes: Fake[];
let problems: ConnectionError[];
let socket: LiveSocket;
let network: EventTarget;

function fakeClient({ events, calls }: Fake): LiveClient {
  const note = (call: string) => (): void => {
    calls.push(call);
  };
  return {
    join: note('join'),
    leave: note('leave'),
    rejoin: note('rejoin'),
    dial: note('dial'),
    hangUp: () => {
      calls.push('hangUp');
      events.onState('disconnected');
    },
    state: () => 'connecting',
    socketId: () => undefined,
  };
}

beforeEach(() => {
  clock = createFakeClock();
  fakes = [];
  problems = [];
  network = new EventTarget();
  socket = new LiveSocket({
    clock,
    random: () => 0,
    network,
    onClient: () => undefined,
    onProblem: (problem) => problems.push(problem),
    connect: (events) => {
      const fake: Fake = { events, calls: [] };
      fakes.push(fake);
      return Promise.resolve(fakeClient(fake));
    },
    channelEvents: {
      isSubscribed: () => true,
      onFrameDropped: () => undefined,
      onEvent: () => undefined,
      onSubscribed: () => undefined,
      onRefused: () => undefined,
    },
  });
});

async function connected(): Promise<Fake> {
  socket.open();
  await settle();
  const fake = fakes.at(-1);
  if (fake === undefined) throw new Error('No client was made');
  fake.events.onState('connected');
  return fake;
}

describe('LiveSocket after an outage', () => {
  it('reconnects on the next HTTP response instead of waiting for the library', async () => {
    const { events, calls } = await connected();
    events.onState('connecting');
    events.onState('unavailable');
    expect(socket.state$.peek()).toBe('disconnected');
    socket.onHttpResponse();
    expect(calls).toEqual(['hangUp', 'dial']);
    expect(problems).toEqual([]);
  });

  it('limits reconnects however many HTTP responses arrive', async () => {
    const { events, calls } = await connected();
    const dials: number[] = [];
    for (let second = 0; second < 120; second += 1) {
      events.onState('unavailable');
      for (let n = 0; n < 10; n += 1) socket.onHttpResponse();
      if (calls.splice(0).includes('dial')) dials.push(second);
      await clock.advance(1000);
    }
    expect(dials).toEqual([0, 2, 6, 14, 30, 60, 90]);
  });

  it('waits for its spread delay despite HTTP responses in the meantime', async () => {
    const { events, calls } = await connected();
    events.onLost(1006);
    await clock.advance(0);
    socket.onHttpResponse();
    expect(calls).toEqual(['hangUp']);
    await clock.advance(500);
    expect(calls).toEqual(['hangUp', 'dial']);
  });

  it('leaves reconnecting after close code 4200 to the library', async () => {
    const { events, calls } = await connected();
    events.onLost(4200);
    await clock.advance(60_000);
    expect(calls).toEqual([]);
  });
});

describe('LiveSocket without a server', () => {
  it('reports repeated failed dials once per outage and leaves redials to the library', async () => {
    const { events, calls } = await connected();
    const fail = (times: number): void => {
      for (let n = 0; n < times; n += 1) events.onDialFailed(1011);
    };
    events.onState('connecting');
    fail(9);
    expect(problems).toEqual([]);
    fail(20);
    expect(problems).toEqual([{ reason: 'unreachable', code: 1011 }]);
    expect(socket.state$.peek()).toBe('disconnected');
    expect(calls).toEqual([]);
    events.onState('connected');
    events.onState('connecting');
    fail(10);
    expect(problems).toHaveLength(2);
  });

  it("doesn't report failed dials of an offline browser", async () => {
    const { events } = await connected();
    network.dispatchEvent(new Event('offline'));
    for (let n = 0; n < 20; n += 1) events.onDialFailed(1006);
    expect(problems).toEqual([]);
  });
});

describe('LiveSocket after a logout', () => {
  it('ignores events from the previous client', async () => {
    const { events } = await connected();
    socket.close();
    events.onState('connected');
    events.onErrorCode(4009);
    expect(socket.state$.peek()).toBe('idle');
    expect(problems).toEqual([]);
  });

  it('disconnects a client that is created only after the logout', async () => {
    socket.open();
    socket.close();
    await settle();
    expect(fakes[0]?.calls).toEqual(['hangUp']);
    expect(socket.state$.peek()).toBe('idle');
  });
});

describe('LiveSocket without WebSocket support', () => {
  it('reports a missing WebSocket once', async () => {
    const { events } = await connected();
    events.onState('failed');
    events.onState('failed');
    expect(socket.state$.peek()).toBe('error');
    expect(problems).toEqual([{ reason: 'unsupported' }]);
  });
});
