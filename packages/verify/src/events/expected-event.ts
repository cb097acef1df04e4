import { atPointer } from '#verify/base/values.ts';
import type { EventCheck, ReceivedEvent } from '#verify/check/check-event.ts';
import type { Channel, EventContract } from '#verify/contract/events.ts';
import type { Operation } from '#verify/contract/rest.ts';
import type { PreventingEvent } from '#verify/contract/documents.ts';

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
  { addressOf }: EventContract,
  { channel, id }: Pick<ExpectedEvent, 'channel' | 'id'>,
): string {
  return addressOf(channel, id) ?? `${channel} ${id}`;
}

export type WatchedRequest = {
  /** Without the events that the response rules out. */
  operation: Operation;
  readonly step: string;
  answeredAt: number | null;
  expected: readonly ExpectedEvent[];
  /** Its answers' ids, which separate its late events from the next request's. */
  readonly about: Set<number>;
  isNamed: boolean;
};

export type PendingEvent = {
  readonly expected: ExpectedEvent;
  readonly request: WatchedRequest;
  readonly within: number;
  readonly deadline: number;
  instead: WatchedEvent | null;
};

export function getAnswerId({ payload }: WatchedEvent): number | null {
  const id = atPointer(payload, '/chat_message_id');
  return typeof id === 'number' ? id : null;
}

/**
 * How requests explain an event. `due`: in time. `late`: after its time. `elsewhere`: expected on another channel or
 * id. Null: unexplained.
 */
export type EventCause = { readonly kind: 'due' | 'late' | 'elsewhere'; readonly request: WatchedRequest } | null;

/** Milliseconds in which a late event still belongs to its request. */
const longestDelay = 120_000;

function getCause(request: WatchedRequest, event: WatchedEvent, at: number, isSubscribed: boolean): EventCause {
  const { operation, answeredAt, expected } = request;
  const within = getTimeLimit(operation, event.channel?.key ?? '', event.message);
  const after = answeredAt === null ? 0 : at - answeredAt;
  const declares = operation.emits.some(({ message }) => message === event.message);
  const latest = Math.max(...operation.emits.map((emission) => emission.within));
  if (!declares || after > latest + longestDelay) return null;
  if (within === null || !isSubscribed) return { kind: 'elsewhere', request };
  // Ids that a step names restrict its channel; other channels are unrestricted.
  const onChannel = expected.filter(({ channel }) => channel === event.channel?.key);
  if (onChannel.length > 0 && !onChannel.some((one) => isOnExpectedChannel(one, event)))
    return { kind: 'elsewhere', request };
  return { kind: after <= within ? 'due' : 'late', request };
}

export function findCause(
  requests: readonly WatchedRequest[],
  event: WatchedEvent,
  at: number,
  isSubscribed: boolean,
): EventCause {
  const causes = requests.toReversed().flatMap((request) => getCause(request, event, at, isSubscribed) ?? []);
  for (const kind of ['due', 'late', 'elsewhere'] as const) {
    const match = causes.find((cause) => cause.kind === kind);
    if (match) return match;
  }
  return null;
}
