import { describe, expect, it } from 'vitest';
import { createHub, type Hub } from '#mocks/pusher/hub.ts';
import { isSigned, signSubscription } from '#shared/pusher/signatures.ts';

/** Recorded from Reverb 1.10 with key `wire-key` and secret `wire-secret`. */
const secret = 'wire-secret';

function auth(hex: string): string {
  return `wire-key:${hex}`;
}

type Client = { readonly received: string[]; readonly send: (frame: unknown) => void; readonly disconnect: () => void };

function recordedHub(...socketIds: string[]): { hub: Hub; client: () => Client; time: { now: number } } {
  const time = { now: 0 };
  const hub = createHub({ secret, nextSocketId: () => socketIds.shift() ?? '1.1', realNow: () => time.now });
  const client = (): Client => {
    const received: string[] = [];
    const connection = hub.connect({
      send: (text) => received.push(text),
      drop: () => received.push('DROP'),
      close: (code) => received.push(`CLOSE ${code}`),
    });
    received.length = 0;
    const send = (frame: unknown): void => {
      connection.receive(typeof frame === 'string' ? frame : JSON.stringify(frame));
    };
    return { received, send, disconnect: connection.disconnect };
  };
  return { hub, client, time };
}

const unauthorized =
  '{"event":"pusher:error","data":"{\\"code\\":4009,\\"message\\":\\"Connection is unauthorized\\"}"}';
const invalidFormat = '{"event":"pusher:error","data":"{\\"code\\":4200,\\"message\\":\\"Invalid message format\\"}"}';

function succeeded(channel: string): string {
  return `{"event":"pusher_internal:subscription_succeeded","data":"{}","channel":"${channel}"}`;
}

describe('channel signatures', () => {
  it.each([
    [
      '935254511.987004720',
      'private-sessionChat.1',
      'fcd93efcc1ab158885b9538673c26f38ddc30e7565ef2c3a053e8c8346376593',
    ],
    [
      '935254511.987004720',
      'private-App.Models.User.1',
      'f6465349be6069d9f34aaf078dcb7382460131d26ebf6f19a1d1cc1bbe8326f5',
    ],
    [
      '982925167.368070045',
      'private-sessionChat.1',
      'd477f57d752303f4be65de889f9d6394bedd8f3967a95be0f307f8e304df7823',
    ],
    [
      '828767644.351476400',
      'private-sessionChat.1',
      '3b09e885a64b9bef347792aa68e1bd73069b5c88026d6d6d9fdcd32918ef2150',
    ],
    [
      '722691251.320223759',
      'private-sessionChat.1',
      '102c74393538073225b0407f964c2516fdfb9190bbdc00d79735ca0df345bbd1',
    ],
  ])("matches Reverb's signature of socket %s on %s", (socketId, channel, hex) => {
    expect(signSubscription(secret, { socketId, channel })).toBe(hex);
    expect(isSigned(secret, `other-key:${hex}`, { socketId, channel })).toBe(true);
    expect(isSigned(secret, auth(hex), { socketId: '1.2', channel })).toBe(false);
  });

  it('includes the member in the signature of a presence channel', () => {
    const channelData = '{"user_id":"1","user_info":{"id":1,"name":"Ada Writer"}}';
    const member = { socketId: '828767644.351476400', channel: 'presence-room.1', channelData };
    expect(signSubscription(secret, member)).toBe('5323a07775b3c471d88daaab6d70a690e124a67f5c49f7dab3177266d795ebf0');
  });
});

describe('private channels', () => {
  it("accepts only the socket's own signature and stays open after a rejection", () => {
    const { client, hub } = recordedHub('982925167.368070045');
    const b = client();
    b.send({ event: 'pusher:subscribe', data: { channel: 'private-sessionChat.1' } });
    b.send({ event: 'pusher:subscribe', data: { auth: auth('deadbeef'), channel: 'private-sessionChat.1' } });
    const ofAnother = 'fcd93efcc1ab158885b9538673c26f38ddc30e7565ef2c3a053e8c8346376593';
    b.send({ event: 'pusher:subscribe', data: { auth: auth(ofAnother), channel: 'private-sessionChat.1' } });
    expect(b.received).toEqual([unauthorized, unauthorized, unauthorized]);
    const ownSignature = 'd477f57d752303f4be65de889f9d6394bedd8f3967a95be0f307f8e304df7823';
    b.send({
      event: 'pusher:subscribe',
      data: JSON.stringify({ auth: auth(ownSignature), channel: 'private-sessionChat.1' }),
    });
    expect(b.received.at(-1)).toBe(succeeded('private-sessionChat.1'));
    const data = '{"chat_message_id":17,"status":"processed"}';
    expect(hub.broadcast({ channel: 'private-sessionChat.1', event: 'chatMessage.statusUpdated', data })).toBe(1);
    expect(b.received.at(-1)).toBe(
      '{"event":"chatMessage.statusUpdated","data":"{\\"chat_message_id\\":17,\\"status\\":\\"processed\\"}","channel":"private-sessionChat.1"}',
    );
  });
});

describe('client messages', () => {
  it('returns error 4200 for messages that Reverb rejects and ignores the others', () => {
    const { client } = recordedHub();
    const b = client();
    const bad = ['not json', '{}', { event: 'pusher:foo', data: {} }, { event: 'foo', data: {} }];
    for (const frame of [...bad, { event: 'pusher:subscribe', data: {} }, { event: 'pusher:subscribe' }]) b.send(frame);
    expect(b.received.splice(0)).toEqual(Array.from({ length: 6 }, () => invalidFormat));
    b.send({ event: 'foo', channel: 'lobby', data: {} });
    b.send({ event: 'pusher:unsubscribe', data: { channel: 'never-subscribed' } });
    b.send({ event: 'pusher:pong', data: {} });
    expect(b.received).toEqual([]);
    b.send({ event: 'pusher:ping' });
    b.send({ event: 'pusher:subscribe', data: { channel: '' } });
    expect(b.received).toEqual([
      '{"event":"pusher:pong"}',
      '{"event":"pusher_internal:subscription_succeeded","data":"{}"}',
    ]);
  });

  it('accepts a repeated subscription and sends each event once', () => {
    const { client, hub } = recordedHub();
    const a = client();
    for (let turn = 0; turn < 2; turn += 1) a.send({ event: 'pusher:subscribe', data: { auth: '', channel: 'lobby' } });
    expect(a.received.splice(0)).toEqual([succeeded('lobby'), succeeded('lobby')]);
    expect(hub.broadcast({ channel: 'lobby', event: 'public.ping', data: '[]' })).toBe(1);
    expect(a.received).toEqual(['{"event":"public.ping","data":"[]","channel":"lobby"}']);
    a.send({ event: 'pusher:unsubscribe', data: { channel: 'lobby' } });
    expect(hub.broadcast({ channel: 'lobby', event: 'public.ping', data: '[]' })).toBe(0);
  });

  it("sends a cache channel's last event or a cache miss", () => {
    const { client, hub } = recordedHub();
    const [b, a] = [client(), client()];
    b.send({ event: 'pusher:subscribe', data: { channel: 'cache-lobby' } });
    expect(b.received.at(-1)).toBe('{"event":"pusher:cache_miss","channel":"cache-lobby"}');
    hub.broadcast({ channel: 'cache-lobby', event: 'public.ping', data: '{"data":"cached"}' });
    a.send({ event: 'pusher:subscribe', data: { channel: 'cache-lobby' } });
    expect(a.received.at(-1)).toBe(
      '{"event":"public.ping","data":"{\\"data\\":\\"cached\\"}","channel":"cache-lobby"}',
    );
  });
});

describe('presence channels', () => {
  const ada = '{"user_id":"1","user_info":{"id":1,"name":"Ada Writer"}}';
  const bob = '{"user_id":"2","user_info":{"id":2,"name":"Bob Writer"}}';
  const presenceChannel = 'presence-room.1';
  const both =
    '{"event":"pusher_internal:subscription_succeeded","data":"{\\"presence\\":{\\"count\\":2,\\"ids\\":[\\"1\\",\\"2\\"],\\"hash\\":{\\"1\\":{\\"id\\":1,\\"name\\":\\"Ada Writer\\"},\\"2\\":{\\"id\\":2,\\"name\\":\\"Bob Writer\\"}}}}","channel":"presence-room.1"}';
  const join = (hex: string, channel_data: string) => ({
    event: 'pusher:subscribe',
    data: { auth: auth(hex), channel_data, channel: presenceChannel },
  });

  it('announces members, arrivals and departures, each user once', () => {
    const { client } = recordedHub('828767644.351476400', '753279729.516757103', '722691251.320223759');
    const [a, b, d] = [client(), client(), client()];
    a.send(join('5323a07775b3c471d88daaab6d70a690e124a67f5c49f7dab3177266d795ebf0', ada));
    b.send(join('f4107b82482c2ee154fa21d51d9b157f8415c02fda72d7b6264753e458dcd52d', bob));
    d.send(join('f0b66ab2c83412adf7a82ba6993cf643f868d956aa253521d6814ba85f05b548', ada));
    expect(a.received.splice(0).at(-1)).toBe(
      '{"event":"pusher_internal:member_added","data":"{\\"user_id\\":\\"2\\",\\"user_info\\":{\\"id\\":2,\\"name\\":\\"Bob Writer\\"}}","channel":"presence-room.1"}',
    );
    expect([b.received.splice(0), d.received.splice(0)]).toEqual([[both], [both]]);
    a.disconnect();
    expect(b.received).toEqual([]);
    b.send({ event: 'pusher:unsubscribe', data: { channel: presenceChannel } });
    expect(d.received).toEqual([
      '{"event":"pusher_internal:member_removed","data":"{\\"user_id\\":\\"2\\"}","channel":"presence-room.1"}',
    ]);
  });

  it('rejects a member without a valid signature', () => {
    const { client } = recordedHub('722691251.320223759');
    const d = client();
    const hex = '0591f42b463ffbe843d0f2a81c848604a41e0efe9969b9a5afaaecb28876a12e';
    d.send({ event: 'pusher:subscribe', data: { channel: 'presence-room.2', auth: auth(hex) } });
    const eve = '{"user_id":"1","user_info":{"id":1,"name":"Eve Writer"}}';
    d.send({ event: 'pusher:subscribe', data: { channel: 'presence-room.2', auth: auth(hex), channel_data: eve } });
    expect(d.received).toEqual([unauthorized, unauthorized]);
  });

  it("forwards client events from members only, with the sender's id", () => {
    const { client } = recordedHub('828767644.351476400', '753279729.516757103');
    const [a, b] = [client(), client()];
    a.send(join('5323a07775b3c471d88daaab6d70a690e124a67f5c49f7dab3177266d795ebf0', ada));
    b.send(join('f4107b82482c2ee154fa21d51d9b157f8415c02fda72d7b6264753e458dcd52d', bob));
    a.received.length = 0;
    b.received.length = 0;
    a.send({ event: 'client-typing', channel: presenceChannel, data: { n: 1 }, extra: 1, user_id: '99' });
    a.send({ event: 'client-typing', channel: presenceChannel });
    expect(b.received).toEqual([
      '{"event":"client-typing","channel":"presence-room.1","data":{"n":1},"user_id":"1"}',
      '{"event":"client-typing","channel":"presence-room.1","data":null,"user_id":"1"}',
    ]);
    a.send({ event: 'client-typing', channel: presenceChannel, data: 'a string' });
    a.send({ event: 'client-typing', channel: 'presence-room.7', data: {} });
    expect(a.received).toEqual([
      invalidFormat,
      '{"event":"pusher:error","data":"{\\"code\\":4009,\\"message\\":\\"The client is not a member of the specified channel.\\"}"}',
    ]);
  });
});

describe('connection keep-alive', () => {
  it('pings a connection after a silent minute and drops it without a pong', () => {
    const { client, hub, time } = recordedHub();
    const [talks, sleeps, listensNowhere] = [client(), client(), client()];
    for (const one of [talks, sleeps]) one.send({ event: 'pusher:subscribe', data: { channel: 'lobby' } });
    for (const one of [talks, sleeps]) one.received.length = 0;
    time.now = 60_001;
    hub.keepAlive();
    expect([talks.received.splice(0), sleeps.received.splice(0)]).toEqual([
      ['{"event":"pusher:ping"}'],
      ['{"event":"pusher:ping"}'],
    ]);
    talks.send({ event: 'pusher:pong', data: {} });
    hub.keepAlive();
    expect(talks.received).toEqual([]);
    expect(sleeps.received).toEqual([
      '{"event":"pusher:error","data":"{\\"code\\":4201,\\"message\\":\\"Pong reply not received in time\\"}"}',
      'DROP',
    ]);
    expect(listensNowhere.received).toEqual([]);
  });
});
