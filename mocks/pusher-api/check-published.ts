import type { Broadcasts } from '#mocks/contract/broadcasts.ts';
import type { Diagnostic } from '#mocks/prism/diagnostics.ts';
import type { PublishedEvent } from './read-events.ts';

function finding(path: string, code: string, message: string): Diagnostic {
  return {
    path: [path],
    code,
    message,
    severity: 0,
  };
}

function readData(data: string): unknown {
  try {
    const value: unknown = JSON.parse(data);
    // PHP's empty payload.
    return Array.isArray(value) && value.length === 0 ? {} : value;
  } catch {
    return undefined;
  }
}

function checkOn(
  { findChannel, findEventName, encode }: Broadcasts,
  address: string,
  { event, data }: Pick<PublishedEvent, 'event' | 'data'>,
): Diagnostic | null {
  const match = findChannel(address);
  if (!match) return finding(address, 'channel', `The contract has no channel ${address}.`);
  const name = findEventName(match.channel, event);
  if (name === null) return finding(address, 'event', `The contract has no event ${event} on ${address}.`);
  const payload = readData(data);
  if (payload === undefined) return finding(address, 'payload', `The data of ${event} is no JSON.`);
  try {
    encode(match.channel, match.id, name, payload);
    return null;
  } catch (error) {
    return finding(address, 'payload', error instanceof Error ? error.message : String(error));
  }
}

/** Returns a published event's mismatches on each channel. Accepts class names of events too. */
export function checkPublished(broadcasts: Broadcasts, event: PublishedEvent): Diagnostic[] {
  return event.channels.flatMap((channel) => checkOn(broadcasts, channel, event) ?? []);
}
