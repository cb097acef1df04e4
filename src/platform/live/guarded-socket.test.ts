import { describe, expect, it } from 'vitest';
import { guardedSocket } from './guarded-socket.ts';

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
