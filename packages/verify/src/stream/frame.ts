import { type Fields, isFields, parseJson } from '#verify/base/values.ts';

export type Frame = {
  readonly event: string;
  readonly channel: string;
  readonly data: unknown;
  /** From `pusher:connection_established`; empty if it isn't two numbers. */
  readonly socketId: string;
  readonly error: string;
};

/** Most servers encode their own messages' data twice, but some don't. */
function parseFields(data: unknown): Fields {
  const value = typeof data === 'string' ? parseJson(data) : data;
  return isFields(value) ? value : {};
}

function parseText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns null for invalid JSON or no event name. */
export function readFrame(text: string): Frame | null {
  const value = parseJson(text);
  if (!isFields(value) || typeof value['event'] !== 'string') return null;
  const fields = parseFields(value['data']);
  const socketId = parseText(fields['socket_id']);
  return {
    event: value['event'],
    channel: parseText(value['channel']),
    data: value['data'],
    socketId: /^\d+\.\d+$/.test(socketId) ? socketId : '',
    error: `${parseText(fields['code'])} ${parseText(fields['message'])}`.trim(),
  };
}

/** Whether the event is one of the protocol's own. */
export function isOfProtocol({ event }: Frame): boolean {
  return /^pusher(?:_internal)?:/.test(event);
}
