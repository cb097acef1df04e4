import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearDebugLog, debugLog$ } from '#src/platform/debug-log.ts';
import { createLiveFixture, inbox, type LiveFixture } from '../testing/live-fixture.ts';
import { createFrame } from '#src/platform/testing/pusher-server.ts';

const chat = 'private-sessionChat.1';

let fixture: LiveFixture;

beforeEach(async () => {
  clearDebugLog();
  fixture = await createLiveFixture();
});
afterEach(() => fixture.close());

describe('the live connection', () => {
  it('connects on the first subscription, authorises the channel and delivers events to handlers', async () => {
    const authRequests: unknown[] = [];
    const connection = fixture.connect({
      authorize: (socketId, channel) => {
        authRequests.push([socketId, channel]);
        return Promise.resolve({ auth: 'demo:signature' });
      },
    });
    expect(connection.state$.peek()).toBe('idle');
    const status = inbox();
    connection.subscribe('sessionChat.1', { 'chatMessage.statusUpdated': status.receive });
    expect(connection.state$.peek()).toBe('connecting');
    await fixture.server.untilConfirmed(1);
    fixture.server.send(chat, 'chatMessage.created', { other: true });
    fixture.server.send(chat, 'chatMessage.statusUpdated', { chat_message_id: 7, status: 'processing' });
    await status.until(1);
    expect(status.got).toEqual([{ chat_message_id: 7, status: 'processing' }]);
    expect(authRequests).toEqual([['1.7', chat]]);
    expect(connection.state$.peek()).toBe('connected');
    expect(connection.socketId()).toBe('1.7');
  });

  it('delivers an event under its class name or short name and drops duplicates', async () => {
    const received = inbox();
    const done = inbox();
    fixture
      .connect()
      .subscribe('sessionChat.1', { ChatMessageTranscribed: received.receive, announcement: done.receive });
    await fixture.server.untilConfirmed(1);
    fixture.server.send(chat, 'App\\Events\\ChatMessageTranscribed', { chat_message_id: 1 });
    fixture.server.send(chat, 'ChatMessageTranscribed', { chat_message_id: 1 });
    fixture.server.send(chat, 'ChatMessageTranscribed', { chat_message_id: 2 });
    fixture.server.send(chat, 'announcement', {});
    await done.until(1);
    expect(received.got).toEqual([{ chat_message_id: 1 }, { chat_message_id: 2 }]);
  });

  it('notifies the next subscriber when one throws', async () => {
    const received = inbox();
    const connection = fixture.connect();
    connection.subscribe('sessionChat.1', {
      announcement: () => {
        throw new TypeError('broken subscriber');
      },
    });
    connection.subscribe('sessionChat.1', { announcement: received.receive });
    await fixture.server.untilConfirmed(1);
    fixture.server.send(chat, 'announcement', { identifier: 1 });
    await received.until(1);
    expect(debugLog$.peek().some((entry) => entry.text === 'TypeError in live')).toBe(true);
  });

  it.each([
    '',
    '[object Object]',
    'sessionChat.[object Object]',
    'sessionChat.undefined',
    'sessionChat.null',
    'sessionChat.',
  ])('skips the channel %j and logs its invalid name', (name) => {
    const connection = fixture.connect();
    connection.subscribe(name, {})();
    expect(connection.state$.peek()).toBe('idle');
    expect(debugLog$.peek().at(-1)?.text).toBe('Skipped a channel with an invalid name');
  });

  it('leaves a channel after its last listener but not during a remount', async () => {
    const connection = fixture.connect();
    const stopFirst = connection.subscribe('sessionChat.1', {});
    await fixture.server.untilConfirmed(1);
    stopFirst();
    const stopSecond = connection.subscribe('sessionChat.1', {});
    await fixture.clock.advance(1000);
    expect(fixture.server.left).toEqual([]);
    stopSecond();
    await fixture.clock.advance(1000);
    await fixture.server.untilLeft(1);
    expect(fixture.server.left).toEqual([chat]);
    expect(fixture.server.confirmed).toEqual([chat]);
  });

  it('delivers each event once after a channel was left and subscribed again', async () => {
    const connection = fixture.connect();
    connection.subscribe('sessionChat.1', {})();
    await fixture.clock.advance(1000);
    const received = inbox();
    const done = inbox();
    connection.subscribe('sessionChat.1', { announcement: received.receive, done: done.receive });
    await fixture.server.untilConfirmed(1);
    fixture.server.send(chat, 'announcement', { identifier: 1 });
    fixture.server.send(chat, 'done', {});
    await done.until(1);
    expect(received.got).toHaveLength(1);
  });

  it('becomes idle at logout and opens a new connection at the next login', async () => {
    const connection = fixture.connect();
    const old = inbox();
    connection.subscribe('App.Models.User.1', { announcement: old.receive });
    await fixture.server.untilConfirmed(1);
    connection.disconnect();
    expect(connection.state$.peek()).toBe('idle');
    expect(connection.socketId()).toBeUndefined();
    const next = inbox();
    connection.subscribe('App.Models.User.2', { announcement: next.receive });
    await fixture.server.untilConfirmed(2);
    fixture.server.send('private-App.Models.User.1', 'announcement', {});
    fixture.server.send('private-App.Models.User.2', 'announcement', {});
    await next.until(1);
    expect(old.got).toEqual([]);
    expect(fixture.server.confirmed).toEqual(['private-App.Models.User.1', 'private-App.Models.User.2']);
  });
});

describe('server frames', () => {
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

  it('drops every invalid frame without an error and delivers the next valid event', async () => {
    const received = inbox();
    const done = inbox();
    const connection = fixture.connect();
    connection.subscribe('sessionChat.1', { announcement: received.receive, 'chatMessage.created': done.receive });
    await fixture.server.untilConfirmed(1);
    for (const frame of hostile) fixture.server.sendRaw(frame);
    fixture.server.send(chat, 'chatMessage.created', { good: true });
    await done.until(1);
    expect(received.got).toEqual([]);
    expect(connection.droppedFrames()).toBe(hostile.length);
    expect(connection.state$.peek()).toBe('connected');
  });

  it('drops, counts and logs an invalid payload without logging its text', async () => {
    const received = inbox();
    const connection = fixture.connect({
      check: (_event, payload) => ('chat_message_id' in (payload as object) ? null : 'chat_message_id is missing'),
    });
    connection.subscribe('sessionChat.1', { 'chatMessage.statusUpdated': received.receive });
    await fixture.server.untilConfirmed(1);
    fixture.server.send(chat, 'chatMessage.statusUpdated', { status: 'canary-words' });
    fixture.server.send(chat, 'chatMessage.statusUpdated', { chat_message_id: 1 });
    await received.until(1);
    expect(received.got).toEqual([{ chat_message_id: 1 }]);
    expect(connection.droppedFrames()).toBe(1);
    expect(JSON.stringify(debugLog$.peek())).toContain('chat_message_id is missing');
    expect(JSON.stringify(debugLog$.peek())).not.toContain('canary');
  });

  it('replies to a server ping', async () => {
    const connection = fixture.connect();
    connection.subscribe('sessionChat.1', {});
    await fixture.server.untilConfirmed(1);
    fixture.server.sendRaw(createFrame('pusher:ping', {}));
    await fixture.server.untilReceived('pusher:pong');
    expect(connection.droppedFrames()).toBe(0);
  });
});
