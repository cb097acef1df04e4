import { type Fields, isFields } from '#shared/values.ts';

export type PublishedEvent = {
  readonly channels: readonly string[];
  /** On the wire: `broadcastAs()`'s name, or the class with its namespace. */
  readonly event: string;
  readonly data: string;
  /** The connection to exclude (Laravel's `toOthers`). */
  readonly exceptSocketId?: string;
};

type ReadEvents =
  | { readonly events: readonly PublishedEvent[] }
  | { readonly status: 400 | 413; readonly message: string }
  | { readonly errors: Readonly<Record<string, readonly string[]>> };

/** Reverb's limit for an event's data, in bytes. */
const largestData = 10_000;
const mostChannels = 100;
const largestBatch = 10;
const longestName = 200;
const channelName = /^[A-Za-z0-9_\-=@,.;]{1,164}$/;

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

function textFault(value: unknown, field: string): string | null {
  if (value === undefined || value === null || value === '') return `The ${field} field is required.`;
  return typeof value === 'string' ? null : `The ${field} field must be a string.`;
}

function channelsFault(channels: readonly unknown[]): string | null {
  if (channels.length === 0) return 'The channels field is required.';
  if (channels.length > mostChannels) return `The channels field must not have more than ${mostChannels} items.`;
  const wrong = channels.find((name) => typeof name !== 'string' || !channelName.test(name));
  return wrong === undefined ? null : `${JSON.stringify(wrong)} is no name of a channel.`;
}

function toChannelList({ channels, channel }: Fields): readonly unknown[] {
  if (Array.isArray(channels)) return channels;
  return channel === undefined ? [] : [channel];
}

/** Reads one event; `at` is its path, such as `batch.1.`. */
function readEvent(fields: Fields, at: string): PublishedEvent | { readonly errors: [string, string][] } {
  const { name, data, socket_id: socketId } = fields;
  const channels = toChannelList(fields);
  const long = typeof name === 'string' && name.length > longestName;
  const socket = typeof socketId === 'string' && /^\d+\.\d+$/.test(socketId);
  const faults: readonly [string, string | null][] = [
    ['name', long ? `The name field must not be greater than ${longestName} characters.` : textFault(name, 'name')],
    ['data', textFault(data, 'data')],
    ['channels', channelsFault(channels)],
    ['socket_id', socketId === undefined || socketId === null || socket ? null : 'The socket_id is no socket id.'],
  ];
  const errors = faults.flatMap(([field, text]): [string, string][] => (text === null ? [] : [[at + field, text]]));
  if (errors.length > 0) return { errors };
  return {
    channels: channels as readonly string[],
    event: name as string,
    data: data as string,
    ...(socket && { exceptSocketId: socketId }),
  };
}

/** Parses what an application publishes. A batch with one invalid event is rejected whole. */
export function readEvents(body: Uint8Array, isBatch: boolean): ReadEvents {
  const value = parse(body);
  if (!isFields(value)) return { status: 400, message: 'The body is no JSON object.' };
  const batch = value['batch'];
  if (isBatch && !Array.isArray(batch)) return { errors: { batch: ['The batch field is required.'] } };
  const items: readonly unknown[] = isBatch && Array.isArray(batch) ? batch : [value];
  if (items.length > largestBatch) {
    return { errors: { batch: [`The batch field must not have more than ${largestBatch} items.`] } };
  }
  const read = items.map((item, index) => readEvent(isFields(item) ? item : {}, isBatch ? `batch.${index}.` : ''));
  const errors = read.flatMap((result) => ('errors' in result ? result.errors : []));
  if (errors.length > 0) return { errors: Object.fromEntries(errors.map(([field, text]) => [field, [text]])) };
  const events = read.flatMap((result) => ('errors' in result ? [] : [result]));
  const large = events.find(({ data }) => Buffer.byteLength(data) > largestData);
  return large
    ? { status: 413, message: `The data of ${large.event} has more than ${largestData} bytes.` }
    : { events };
}
