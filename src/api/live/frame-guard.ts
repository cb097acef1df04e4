import { type Fields, isFields } from '#src/lib/decode.ts';

/** Well above Reverb's limit (10,000 bytes), well below what would freeze a page. */
const longestFrame = 100_000;
const longestName = 200;

type FrameCheck = { event: string } | { fault: string };

type FrameContext = {
  /** False until the server accepts the connection. Only the handshake may pass then. */
  established: boolean;
  isSubscribed: (wireChannel: string) => boolean;
};

/**
 * Checks whether a frame may reach pusher-js. The library throws on ten kinds of malformed frames, and forwards events
 * of unsubscribed channels.
 */
export function inspectFrame(data: unknown, context: FrameContext): FrameCheck {
  if (typeof data !== 'string') return { fault: 'not text' };
  if (data.length > longestFrame) return { fault: 'too long' };
  const frame = parse(data);
  if (!isFields(frame)) return { fault: 'not an object' };
  const { event } = frame;
  if (typeof event !== 'string' || event === '' || event.length > longestName) return { fault: 'no event name' };
  const fault = event.startsWith('pusher:') ? controlFault(event, frame) : eventFault(event, frame, context);
  return fault === null ? { event } : { fault };
}

function controlFault(event: string, frame: Fields): string | null {
  if (frame['channel'] !== undefined && frame['channel'] !== null) return 'control frame with a channel';
  if (event === 'pusher:ping' || event === 'pusher:pong') return null;
  const payload = parsePayload(frame);
  if (event === 'pusher:error') return isFields(payload) && isCode(payload['code']) ? null : 'error without a code';
  if (event !== 'pusher:connection_established') return 'control frame not in use';
  return isFields(payload) && isHandshake(payload) ? null : 'handshake without socket id';
}

function eventFault(event: string, frame: Fields, context: FrameContext): string | null {
  const { channel } = frame;
  if (!context.established) return 'event before the handshake';
  if (typeof channel !== 'string' || !context.isSubscribed(channel)) return 'channel not subscribed';
  if (event.startsWith('pusher_internal:')) {
    return event === 'pusher_internal:subscription_succeeded' ? null : 'internal event not in use';
  }
  if (event.startsWith('client-')) return 'event of another client';
  const payload = parsePayload(frame);
  return typeof payload === 'object' && payload !== null ? null : 'payload is not data';
}

function isHandshake({ socket_id: id, activity_timeout: timeout }: Fields): boolean {
  return typeof id === 'string' && /^\d+\.\d+$/.test(id) && typeof timeout === 'number' && timeout > 0;
}

function isCode(code: unknown): boolean {
  return typeof code === 'number' && code >= 4000 && code < 5000;
}

/** Server payloads are JSON inside JSON. */
function parsePayload(frame: Fields): unknown {
  const payload = frame['data'];
  return typeof payload === 'string' ? parse(payload) : payload;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

type SocketGuard = {
  isSubscribed: (wireChannel: string) => boolean;
  onFrameDropped: (fault: string) => void;
  onLost: (code: number) => void;
  /** The socket closed before the server accepted it. */
  onDialFailed: (code: number) => void;
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
        else guard.onDialFailed(event.code);
      });
    }

    // pusher-js sends in a later task. On a closing socket the browser sends nothing and logs an error.
    override send(data: Parameters<WebSocket['send']>[0]): void {
      if (this.readyState < this.CLOSING) super.send(data);
    }
  };
}
