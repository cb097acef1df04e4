import type { EventVerdict, ReceivedEvent } from '#verify/check/check-event.ts';
import type { Channel, EventContract } from '#verify/contract/events.ts';
import type { Operation } from '#verify/contract/rest.ts';

/** An event that a call must cause. */
export type ExpectedEvent = {
  /** The channel's key in the AsyncAPI document, such as `sessionChat`. */
  readonly channel: string;
  readonly id: string | number;
  /** The message's name in the contract, such as `chatMessage.created`. */
  readonly message: string;
  /** Fields that its payload must have, nested ones too; an event of this name without them is another one. */
  readonly payload?: Readonly<Record<string, unknown>>;
};

/** An event as it came, and what it is of the contract. */
export type WatchedEvent = {
  readonly received: ReceivedEvent;
  /** Null: the contract has no such channel. */
  readonly channel: Channel | null;
  readonly id: string;
  /** The name in the contract; of an event that it lacks, the one on the wire. */
  readonly message: string;
  /** Whether the contract has it on this channel. */
  readonly declared: boolean;
  readonly unprompted: boolean;
  readonly payload: unknown;
  /** Whose connection it came on. */
  readonly heardBy: 'writer' | 'other writer';
};

export const watchedEvent = (
  received: ReceivedEvent,
  verdict: EventVerdict,
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

/** Whether `value` has everything that `part` has; a list has its entries in the same places. */
const holds = (value: unknown, part: unknown): boolean => {
  if (!isObject(part)) return Object.is(value, part);
  return isObject(value) && Object.entries(part).every(([key, inner]) => holds(value[key], inner));
};

/** The same message with the fields that were due, on whatever channel. */
export const isSameMessage = (expected: ExpectedEvent, { message, payload }: WatchedEvent): boolean =>
  message === expected.message && (expected.payload === undefined || holds(payload, expected.payload));

/** On the channel where it was due. */
export const isInPlace = ({ channel, id }: ExpectedEvent, event: WatchedEvent): boolean =>
  event.channel?.key === channel && event.id === String(id);

/** Milliseconds after its answer within which an operation causes the event; null where it does not say that it does. */
export const withinOf = (operation: Operation, channel: string, message: string): number | null =>
  operation.emits.find((emission) => emission.channel === channel && emission.message === message)?.within ?? null;

/** `private-chat.61`; the key and the id where the contract has no such channel. */
export const addressOf = (
  { channels }: EventContract,
  { channel, id }: Pick<ExpectedEvent, 'channel' | 'id'>,
): string => channels.get(channel)?.address.replace('{id}', String(id)) ?? `${channel} ${id}`;
