/** Server frames, with keys in Reverb's order, and the clients' messages. A server event's `data` is JSON text inside the JSON. */
import { type Fields, isFields } from '#shared/values.ts';

export const codes = { noSuchApp: 4001, unauthorized: 4009, invalidFormat: 4200, noPong: 4201 } as const;

/** Seconds of silence before a client pings. */
const activityTimeout = 30;

export function connectionEstablished(socketId: string): string {
  return JSON.stringify({
    event: 'pusher:connection_established',
    data: JSON.stringify({ socket_id: socketId, activity_timeout: activityTimeout }),
  });
}

export function errorFrame(code: number, message: string): string {
  return JSON.stringify({ event: 'pusher:error', data: JSON.stringify({ code, message }) });
}

export const pong = JSON.stringify({ event: 'pusher:pong' });
export const ping = JSON.stringify({ event: 'pusher:ping' });

/** Omits an empty channel name, as Reverb does. */
export function channelFrame(channel: string, event: string, data: string): string {
  return JSON.stringify(channel === '' ? { event, data } : { event, data, channel });
}

export function cacheMiss(channel: string): string {
  return JSON.stringify({ event: 'pusher:cache_miss', channel });
}

/** A client event's `data` stays an object. Presence channels add the sender. */
export function clientFrame(channel: string, event: string, data: unknown, userId: string | undefined): string {
  return JSON.stringify({ event, channel, data, ...(userId !== undefined && { user_id: userId }) });
}

export type ClientMessage =
  | { readonly kind: 'ping' }
  | { readonly kind: 'pong' }
  | {
      readonly kind: 'subscribe';
      readonly channel: string;
      readonly auth: string;
      readonly channelData: string | undefined;
    }
  | { readonly kind: 'unsubscribe'; readonly channel: string }
  | { readonly kind: 'client-event'; readonly channel: string; readonly event: string; readonly data: unknown }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'invalid' };

const invalid: ClientMessage = { kind: 'invalid' };

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseFields(data: unknown): Fields {
  const value = typeof data === 'string' ? fromJson(data) : data;
  return isFields(value) ? value : {};
}

function readProtocolMessage(event: string, data: unknown): ClientMessage {
  const fields = parseFields(data);
  const channel = fields['channel'];
  switch (event) {
    case 'pusher:ping':
      return { kind: 'ping' };
    case 'pusher:pong':
      return { kind: 'pong' };
    case 'pusher:subscribe': {
      if (typeof channel !== 'string') return invalid;
      const [auth, channelData] = [fields['auth'], fields['channel_data']];
      return {
        kind: 'subscribe',
        channel,
        auth: typeof auth === 'string' ? auth : '',
        channelData: typeof channelData === 'string' ? channelData : undefined,
      };
    }
    case 'pusher:unsubscribe':
      return typeof channel === 'string' ? { kind: 'unsubscribe', channel } : invalid;
    default:
      return invalid;
  }
}

export function readClientMessage(text: string): ClientMessage {
  const message = fromJson(text);
  if (!isFields(message)) return invalid;
  const { event, channel, data = null } = message;
  if (typeof event !== 'string') return invalid;
  if (event.startsWith('pusher:')) return readProtocolMessage(event, data);
  if (typeof channel !== 'string') return invalid;
  if (!event.startsWith('client-')) return { kind: 'ignored' };
  return data === null || isFields(data) ? { kind: 'client-event', channel, event, data } : invalid;
}
