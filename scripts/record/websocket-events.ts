import type { RecordedEvent } from '#shared/traffic-file.ts';

type Event = Pick<RecordedEvent, 'channel' | 'event' | 'data'>;

function readEvent(text: string): Event | null {
  try {
    const { channel, event, data } = JSON.parse(text) as Partial<Record<keyof Event, unknown>>;
    if (typeof channel !== 'string' || typeof event !== 'string' || typeof data !== 'string') return null;
    return /^pusher(?:_internal)?:/.test(event) ? null : { channel, event, data };
  } catch {
    return null;
  }
}

/**
 * Reports each broadcast event once, though every subscribed websocket receives it. A repeat on the same websocket
 * counts again.
 */
export function createEventFilter(onEvent: (event: Event) => void): (text: string, websocket: number) => void {
  const reported = new Map<string, number>();
  const received = new Map<string, number>();
  return (text, websocket) => {
    const event = readEvent(text);
    if (!event) return;
    const times = (received.get(`${websocket} ${text}`) ?? 0) + 1;
    received.set(`${websocket} ${text}`, times);
    if (times <= (reported.get(text) ?? 0)) return;
    reported.set(text, times);
    onEvent(event);
  };
}
