import type { Operation } from '#verify/contract/rest.ts';
import { type ExpectedEvent, isInPlace, type WatchedEvent, withinOf } from './expected-event.ts';

/** A call whose events are watched. */
export type WatchedCall = {
  readonly operation: Operation;
  readonly step: string;
  /** The clock's time; null until it is answered. */
  answeredAt: number | null;
  expected: readonly ExpectedEvent[];
  /** Ids of the answers that it is about: by them a late event is told from one of the next call. */
  readonly about: Set<number>;
  /** Whether its own answer has named them; else its events do. */
  isNamed: boolean;
};

/** An event that a call must cause, and has not yet. */
export type Due = {
  readonly expected: ExpectedEvent;
  readonly call: WatchedCall;
  readonly within: number;
  readonly deadline: number;
  /** One of its name that came in its place, and is another one. */
  instead: WatchedEvent | null;
};

/** The id of the answer whose work an event tells of; null for others. */
export const answerIdOf = ({ payload }: WatchedEvent): number | null => {
  const id: unknown =
    typeof payload === 'object' && payload !== null && 'chat_message_id' in payload ? payload.chat_message_id : null;
  return typeof id === 'number' ? id : null;
};

/**
 * How an event follows from the calls that were made. `due`: a call says that it causes it, and it is in time. `late`: its
 * time has passed. `elsewhere`: a call causes it, but was to cause it on another channel or id. Null: no call causes it.
 */
export type Cause = { readonly kind: 'due' | 'late' | 'elsewhere'; readonly call: WatchedCall } | null;

/** Milliseconds after its time within which an event still belongs to its call. */
const longestDelay = 120_000;

const causeOf = (call: WatchedCall, event: WatchedEvent, at: number, isHeard: boolean): Cause => {
  const { operation, answeredAt, expected } = call;
  const within = withinOf(operation, event.channel?.key ?? '', event.message);
  const after = answeredAt === null ? 0 : at - answeredAt;
  const declares = operation.emits.some(({ message }) => message === event.message);
  const latest = Math.max(...operation.emits.map((emission) => emission.within));
  if (!declares || after > latest + longestDelay) return null;
  if (within === null || !isHeard) return { kind: 'elsewhere', call };
  // Where a step names ids of a channel, the call is about those; of channels that it does not name, nothing is known.
  const onChannel = expected.filter(({ channel }) => channel === event.channel?.key);
  if (onChannel.length > 0 && !onChannel.some((one) => isInPlace(one, event))) return { kind: 'elsewhere', call };
  return { kind: after <= within ? 'due' : 'late', call };
};

/** The call that explains an event best; `at` is when it came, `isHeard` whether its channel was subscribed to. */
export const explain = (calls: readonly WatchedCall[], event: WatchedEvent, at: number, isHeard: boolean): Cause => {
  const causes = calls.toReversed().flatMap((call) => causeOf(call, event, at, isHeard) ?? []);
  for (const kind of ['due', 'late', 'elsewhere'] as const) {
    const found = causes.find((cause) => cause.kind === kind);
    if (found) return found;
  }
  return null;
};
