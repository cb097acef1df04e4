import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardedSocket, inspectFrame } from './frame-guard.ts';

class FakeSocket extends EventTarget {
  readonly CLOSING = 2;
  readyState = 1;
  readonly sent: unknown[] = [];
  send(data: unknown): void {
    this.sent.push(data);
  }
}

function openSocket(): FakeSocket {
  const Guarded = guardedSocket(FakeSocket as unknown as typeof WebSocket, {
    isSubscribed: () => true,
    onFrameDropped: () => undefined,
    onLost: () => undefined,
    onDialFailed: () => undefined,
  });
  return new Guarded('ws://127.0.0.1') as unknown as FakeSocket;
}

describe('guardedSocket', () => {
  it('sends frames while the socket is open', () => {
    const socket = openSocket();
    socket.send('subscribe');
    expect(socket.sent).toEqual(['subscribe']);
  });

  it('drops frames while the socket is closing or closed', () => {
    const socket = openSocket();
    for (const state of [2, 3]) {
      socket.readyState = state;
      socket.send('unsubscribe');
    }
    expect(socket.sent).toEqual([]);
  });
});

const open = { established: true, isSubscribed: (name: string): boolean => name === 'private-sessionChat.1' };

describe('inspectFrame', () => {
  it('accepts the frames that Reverb sends', () => {
    const frames = [
      [
        'pusher:connection_established',
        '{"event":"pusher:connection_established","data":"{\\"socket_id\\":\\"935254511.987004720\\",\\"activity_timeout\\":30}"}',
      ],
      [
        'pusher_internal:subscription_succeeded',
        '{"event":"pusher_internal:subscription_succeeded","data":"{}","channel":"private-sessionChat.1"}',
      ],
      [
        'chatMessage.statusUpdated',
        '{"event":"chatMessage.statusUpdated","data":"{\\"status\\":\\"processed\\"}","channel":"private-sessionChat.1"}',
      ],
      [
        'App\\Events\\ChatMessageTranscribed',
        '{"event":"App\\\\Events\\\\ChatMessageTranscribed","data":"[]","channel":"private-sessionChat.1"}',
      ],
      [
        'pusher:error',
        '{"event":"pusher:error","data":"{\\"code\\":4200,\\"message\\":\\"Invalid message format\\"}"}',
      ],
      ['pusher:ping', '{"event":"pusher:ping"}'],
      ['pusher:pong', '{"event":"pusher:pong"}'],
    ] as const;
    for (const [event, frame] of frames) expect(inspectFrame(frame, open)).toEqual({ event });
  });

  it('rejects an event before the handshake', () => {
    const frame = '{"event":"announcement","data":"{}","channel":"private-sessionChat.1"}';
    expect(inspectFrame(frame, { ...open, established: false })).toEqual({ fault: 'event before the handshake' });
  });

  it('rejects a handshake that would make the library throw', () => {
    for (const data of [
      '{}',
      '{"socket_id":"1.2"}',
      '{"socket_id":"1.2","activity_timeout":0}',
      '{"socket_id":7,"activity_timeout":30}',
      'null',
    ]) {
      const frame = JSON.stringify({ event: 'pusher:connection_established', data });
      expect(inspectFrame(frame, { ...open, established: false })).toHaveProperty('fault');
    }
  });

  it("rejects another channel's event in any frame", () => {
    const frame = fc.record({
      event: fc.oneof(fc.string(), fc.constantFrom('announcement', 'pusher:ping', 'pusher_internal:member_added')),
      channel: fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'private-App.Models.User.2')),
      data: fc.oneof(fc.json(), fc.jsonValue()),
    });
    fc.assert(
      fc.property(frame, (value) => {
        fc.pre(value.channel !== 'private-sessionChat.1');
        expect(inspectFrame(JSON.stringify(value), open)).toHaveProperty('fault');
      }),
      { numRuns: 500 },
    );
  });

  it('inspects any data without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json(), fc.string()), (data) => {
        const result = inspectFrame(data, open);
        expect(Object.keys(result)).toHaveLength(1);
      }),
    );
  });
});
