import { inspectFrame } from './frame-guard.ts';

export type SocketGuard = {
  isSubscribed: (wireChannel: string) => boolean;
  onFrameDropped: (fault: string) => void;
  onLost: (code: number) => void;
};

/**
 * A WebSocket that hands on only well-formed frames of subscribed channels. pusher-js sets `onmessage`, so that is
 * where the guard sits. Frames sent while the socket closes are dropped.
 */
export function guardedSocket(Base: typeof WebSocket, guard: SocketGuard): typeof WebSocket {
  return class GuardedSocket extends Base {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      let deliver: WebSocket['onmessage'] = null;
      let established = false;
      Object.defineProperty(this, 'onmessage', {
        configurable: true,
        get: () => deliver,
        set: (next: unknown) => {
          deliver = typeof next === 'function' ? (next as WebSocket['onmessage']) : null;
        },
      });
      this.addEventListener('message', (event) => {
        const result = inspectFrame(event.data, { established, isSubscribed: guard.isSubscribed });
        if ('fault' in result) {
          guard.onFrameDropped(result.fault);
          return;
        }
        // The library stops for good if another frame comes first.
        if (!established && result.event !== 'pusher:connection_established' && result.event !== 'pusher:error') return;
        established ||= result.event === 'pusher:connection_established';
        deliver?.call(this, event);
      });
      this.addEventListener('close', (event) => {
        if (established) guard.onLost(event.code);
      });
    }

    // pusher-js sends in a later task. On a closing socket the browser sends nothing and logs an error.
    override send(data: Parameters<WebSocket['send']>[0]): void {
      if (this.readyState < this.CLOSING) super.send(data);
    }
  };
}
