import { atPointer } from '#verify/base/values.ts';
import type { CheckedEvent } from '#verify/check/check-event.ts';
import type { Emission, PreventingEvent } from '#verify/contract/documents.ts';
import type { EventContract } from '#verify/contract/events.ts';
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
  instead: CheckedEvent | null;
};

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Lists are compared by position. */
function hasFields(value: unknown, part: unknown): boolean {
  if (!isObject(part)) return Object.is(value, part);
  return isObject(value) && Object.entries(part).every(([key, inner]) => hasFields(value[key], inner));
}

export function isSameMessage(expected: PreventingEvent, { name, payload }: CheckedEvent): boolean {
  return name === expected.message && (expected.payload === undefined || hasFields(payload, expected.payload));
}

export function isOnExpectedChannel({ channel, id }: ExpectedEvent, event: CheckedEvent): boolean {
  return event.channel?.key === channel && event.id === String(id);
}

/** Returns the operation's `x-emits` entry for an event, if it has one. */
export function findEmission({ emits }: Operation, channel: string | undefined, name: string): Emission | undefined {
  return emits.find((emission) => emission.channel === channel && emission.message === name);
}

/** For unknown channels, the key and the id. */
export function getChannelAddress(
  events: EventContract,
  { channel, id }: Pick<ExpectedEvent, 'channel' | 'id'>,
): string {
  return events.addressOf(channel, id) ?? `${channel} ${id}`;
}

export function getAnswerId({ payload }: CheckedEvent): number | null {
  const id = atPointer(payload, '/chat_message_id');
  return typeof id === 'number' ? id : null;
}

/**
 * How a request explains an event. `due`: in time. `late`: after its time, `within`. `elsewhere`: expected on another
 * channel or id.
 */
export type EventCause = {
  readonly kind: 'due' | 'late' | 'elsewhere';
  readonly request: WatchedRequest;
  readonly within: number;
};

/** `isForeign`: another writer received it. */
export type UnexpectedEvent = {
  readonly event: CheckedEvent;
  readonly cause: EventCause | null;
  readonly isForeign: boolean;
};

/** Milliseconds in which a late event still belongs to its request. */
const longestDelay = 120_000;

function getCause(request: WatchedRequest, event: CheckedEvent, at: number, isSubscribed: boolean): EventCause | null {
  const { operation, answeredAt, expected } = request;
  const after = answeredAt === null ? 0 : at - answeredAt;
  const latest = Math.max(...operation.emits.map(({ within }) => within));
  if (!operation.emits.some(({ message }) => message === event.name) || after > latest + longestDelay) return null;
  const emission = findEmission(operation, event.channel?.key, event.name);
  // Ids that a step names restrict its channel; other channels are unrestricted.
  const onChannel = expected.filter(({ channel }) => channel === event.channel?.key);
  const isOnOtherId = onChannel.length > 0 && !onChannel.some((one) => isOnExpectedChannel(one, event));
  if (!emission || !isSubscribed || isOnOtherId) return { kind: 'elsewhere', request, within: latest };
  const { within } = emission;
  return { kind: after <= within ? 'due' : 'late', request, within };
}

/** Returns null for an event that no request explains. */
export function findCause(
  requests: readonly WatchedRequest[],
  event: CheckedEvent,
  at: number,
  isSubscribed: boolean,
): EventCause | null {
  const causes = requests.toReversed().flatMap((request) => getCause(request, event, at, isSubscribed) ?? []);
  const find = (kind: string): EventCause | null => causes.find((cause) => cause.kind === kind) ?? null;
  return find('due') ?? find('late') ?? find('elsewhere');
}
