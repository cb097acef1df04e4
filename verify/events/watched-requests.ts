import type { Operation } from '#verify/contract/rest.ts';
import { type ExpectedEvent, isOnExpectedChannel, type WatchedEvent, getTimeLimit } from './expected-event.ts';

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
  const id: unknown =
    typeof payload === 'object' && payload !== null && 'chat_message_id' in payload ? payload.chat_message_id : null;
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
