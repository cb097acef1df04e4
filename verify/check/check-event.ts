import type { Channel, EventContract, Message } from '#verify/contract/events.ts';
import type { FindingKind, Subject } from '#verify/finding.ts';
import type { Fault } from './check-answer.ts';

/** An event as it came from the websocket or from the tap, its data untouched. */
export type ReceivedEvent = {
  readonly channel: string;
  readonly event: string;
  readonly data: unknown;
  /** The clock's time, ms since 1970. */
  readonly at: number;
};

/** What an event is of the contract; `payload` is undefined where it could not be read. */
export type EventVerdict = {
  readonly channel: Channel | null;
  readonly id: string | null;
  readonly message: Message | null;
  readonly payload: unknown;
  readonly faults: readonly Fault[];
};

/** An event carries ids and short references; above this the contract refuses it (`info` of the AsyncAPI document). */
const eventLimit = 8_000;

const fault = (kind: FindingKind, subject: Subject, text: string, hint?: string): Fault => ({
  kind,
  subject,
  at: '',
  text,
  ...(hint !== undefined && { hint }),
});

/** Laravel sends a payload without fields as `[]`. */
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const readPayload = (data: unknown): { readonly payload: unknown } | null => {
  if (typeof data !== 'string') return null;
  try {
    const value: unknown = JSON.parse(data);
    return { payload: isEmptyList(value) ? {} : value };
  } catch {
    return null;
  }
};

/** Holds an event to its channel and its message. */
export const checkEvent = (contract: EventContract, { channel: address, event, data }: ReceivedEvent): EventVerdict => {
  const found = contract.channelOf(address);
  const read = readPayload(data);
  if (!found) {
    const faults = [
      fault('undeclared-channel', { channel: address, message: event }, `The contract has no channel ${address}.`),
    ];
    return { channel: null, id: null, message: null, payload: read?.payload, faults };
  }
  const { channel, id } = found;
  const message = contract.messageOf(channel, event);
  const subject: Subject = { channel: channel.address, message: message?.name ?? event };
  if (!message) {
    const known = [...channel.messages.keys()].join(', ');
    const faults = [
      fault('undeclared-event', subject, `The contract has no event ${event} on this channel; it has ${known}.`),
    ];
    return { channel, id, message, payload: read?.payload, faults };
  }
  if (!read) {
    const hint = 'The Pusher protocol encodes the data twice: the frame’s `data` is a text that holds JSON.';
    return {
      channel,
      id,
      message,
      payload: undefined,
      faults: [fault('event-encoding', subject, 'Its data is no text that holds JSON.', hint)],
    };
  }
  const size = Buffer.byteLength(String(data));
  const large =
    size > eventLimit
      ? [
          fault(
            'event-too-large',
            subject,
            `It has ${size} bytes; the contract allows ${eventLimit}.`,
            'Send ids and short references; the client fetches the rest.',
          ),
        ]
      : [];
  const broken = contract.check(channel, message, read.payload).map(({ at, text }): Fault => ({
    kind: 'event-schema',
    subject,
    at,
    text: `${at === '' ? 'The payload' : at} ${text}.`,
  }));
  return { channel, id, message, payload: read.payload, faults: [...large, ...broken] };
};
