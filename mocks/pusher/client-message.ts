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

type Fields = Readonly<Record<string, unknown>>;

const invalid: ClientMessage = { kind: 'invalid' };

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

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
