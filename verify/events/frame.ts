import { type Fields, isFields } from '#verify/fields.ts';

/** A text frame of the server, as far as the protocol gives it a meaning. */
export type Frame = {
  readonly event: string;
  /** Empty: none. */
  readonly channel: string;
  /** Untouched: whether it is what it should be is for who checks the event. */
  readonly data: unknown;
  /** Of `pusher:connection_established`; null where it names none of two numbers. */
  readonly socketId: string | null;
  /** Of `pusher:error`: code and message. */
  readonly error: string;
};

const fromJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The server's own messages encode their data twice too; some servers do not. */
const fieldsOf = (data: unknown): Fields => {
  const value = typeof data === 'string' ? fromJson(data) : data;
  return isFields(value) ? value : {};
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Null: no JSON object with the name of an event. */
export const readFrame = (text: string): Frame | null => {
  const value = fromJson(text);
  if (!isFields(value) || typeof value['event'] !== 'string') return null;
  const fields = fieldsOf(value['data']);
  const socketId = textOf(fields['socket_id']);
  return {
    event: value['event'],
    channel: textOf(value['channel']),
    data: value['data'],
    socketId: /^\d+\.\d+$/.test(socketId) ? socketId : null,
    error: `${textOf(fields['code'])} ${textOf(fields['message'])}`.trim(),
  };
};

/** Where clients of the Pusher protocol connect: `{url}/app/{key}`, with the query that they send. */
export const websocketUrl = (url: string, key: string): URL => {
  const address = new URL(url.replace(/^http/, 'ws'));
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/app/${encodeURIComponent(key)}`;
  address.search = '?protocol=7&client=verify&version=1.0&flash=false';
  return address;
};
