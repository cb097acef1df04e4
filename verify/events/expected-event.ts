import type { EventCheck, ReceivedEvent } from '#verify/check/check-event.ts';
import type { Channel, EventContract } from '#verify/contract/events.ts';
import type { PreventingEvent } from '#verify/contract/contract-documents.ts';
import type { Operation } from '#verify/contract/rest.ts';

export type ExpectedEvent = {
  readonly channel: string;
  readonly id: string | number;
  readonly message: string;
  /** Required payload fields, nested too. Without them it's a different event. */
  readonly payload?: Readonly<Record<string, unknown>>;
  /** An event of the same request after which this one isn't expected. */
  readonly unless?: PreventingEvent;
};

export type WatchedEvent = {
  readonly received: ReceivedEvent;
  readonly channel: Channel | null;
  readonly id: string;
  /** The contract's name; for undeclared events the received one. */
  readonly message: string;
  readonly declared: boolean;
  readonly unprompted: boolean;
  readonly payload: unknown;
  readonly receivedBy: 'writer' | 'other writer';
};

export function watchedEvent(
  received: ReceivedEvent,
  check: EventCheck,
  receivedBy: WatchedEvent['receivedBy'],
): WatchedEvent {
  return {
    received,
    receivedBy,
    channel: check.channel,
    id: check.id ?? '',
    message: check.message?.name ?? received.event,
    declared: check.message !== null,
    unprompted: check.message !== null && check.message.unprompted !== null,
    payload: check.payload,
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Lists are compared by position. */
function hasFields(value: unknown, part: unknown): boolean {
  if (!isObject(part)) return Object.is(value, part);
  return isObject(value) && Object.entries(part).every(([key, inner]) => hasFields(value[key], inner));
}

export function isSameMessage(expected: PreventingEvent, { message, payload }: WatchedEvent): boolean {
  return message === expected.message && (expected.payload === undefined || hasFields(payload, expected.payload));
}

export function isOnExpectedChannel({ channel, id }: ExpectedEvent, event: WatchedEvent): boolean {
  return event.channel?.key === channel && event.id === String(id);
}

/** Returns the `x-emits` limit in milliseconds after the response, or null if undeclared. */
export function getTimeLimit(operation: Operation, channel: string, message: string): number | null {
  return (
    operation.emits.find((emission) => emission.channel === channel && emission.message === message)?.within ?? null
  );
}

/** For unknown channels, the key and the id. */
export function getChannelAddress(
  { channels }: EventContract,
  { channel, id }: Pick<ExpectedEvent, 'channel' | 'id'>,
): string {
  return channels.get(channel)?.address.replace('{id}', String(id)) ?? `${channel} ${id}`;
}
