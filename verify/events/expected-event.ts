import type { EventCheck, ReceivedEvent } from '#verify/check/check-event.ts';
import type { Channel, EventContract } from '#verify/contract/events.ts';
import type { Operation } from '#verify/contract/rest.ts';

export type ExpectedEvent = {
  readonly channel: string;
  readonly id: string | number;
  readonly message: string;
  /** Required payload fields, nested too. Without them it's a different event. */
  readonly payload?: Readonly<Record<string, unknown>>;
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
  readonly heardBy: 'writer' | 'other writer';
};

export const watchedEvent = (
  received: ReceivedEvent,
  verdict: EventCheck,
  heardBy: WatchedEvent['heardBy'],
): WatchedEvent => ({
  received,
  heardBy,
  channel: verdict.channel,
  id: verdict.id ?? '',
  message: verdict.message?.name ?? received.event,
  declared: verdict.message !== null,
  unprompted: verdict.message !== null && verdict.message.unprompted !== null,
  payload: verdict.payload,
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Lists are compared by position. */
const holds = (value: unknown, part: unknown): boolean => {
  if (!isObject(part)) return Object.is(value, part);
  return isObject(value) && Object.entries(part).every(([key, inner]) => holds(value[key], inner));
};

export const isSameMessage = (expected: ExpectedEvent, { message, payload }: WatchedEvent): boolean =>
  message === expected.message && (expected.payload === undefined || holds(payload, expected.payload));

export const isOnExpectedChannel = ({ channel, id }: ExpectedEvent, event: WatchedEvent): boolean =>
  event.channel?.key === channel && event.id === String(id);

/** Returns the `x-emits` limit in milliseconds after the response, or null if undeclared. */
export const getTimeLimit = (operation: Operation, channel: string, message: string): number | null =>
  operation.emits.find((emission) => emission.channel === channel && emission.message === message)?.within ?? null;

/** For unknown channels, the key and the id. */
export const getChannelAddress = (
  { channels }: EventContract,
  { channel, id }: Pick<ExpectedEvent, 'channel' | 'id'>,
): string => channels.get(channel)?.address.replace('{id}', String(id)) ?? `${channel} ${id}`;
