import type { Channel, EventContract, Message } from '#verify/contract/events.ts';
import type { FindingKind, Subject } from '#verify/finding.ts';
import type { Fault } from './check-answer.ts';
import { tellFault } from './told-fault.ts';

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

/** Without anybody’s asking, whoever knows the name of a public channel hears it. */
const noChannel = (contract: EventContract, address: string, event: string): Fault => {
  const own = contract.channelOf(`private-${address}`)?.channel;
  if (!own) {
    return fault('undeclared-channel', { channel: address, message: event }, `The contract has no channel ${address}.`);
  }
  const text = `It was sent on the public channel ${address}, which anyone can subscribe to. Expected ${own.address}.`;
  const hint = 'Return a PrivateChannel from broadcastOn(), not a Channel.';
  return fault('undeclared-channel', { channel: own.address.replace(/^private-/, ''), message: event }, text, hint);
};

const letters = (name: string): string => name.replaceAll(/[^A-Za-z]/g, '').toLowerCase();

/** An event without `broadcastAs()` goes out under the name of its class. */
const nameHint = ({ messages }: Channel, event: string): string | undefined => {
  if (!event.includes('\\')) return undefined;
  const own = letters(event.split('\\').at(-1) ?? '');
  const near = [...messages.keys()].find(
    (name) => letters(name) === own || letters(name) === own.replace(/event$/, ''),
  );
  return `Laravel uses the class name unless broadcastAs() returns another name${near === undefined ? '.' : `: '${near}'.`}`;
};

/** Holds an event to its channel and its message. */
export const checkEvent = (contract: EventContract, { channel: address, event, data }: ReceivedEvent): EventVerdict => {
  const found = contract.channelOf(address);
  const read = readPayload(data);
  if (!found) {
    const faults = [noChannel(contract, address, event)];
    return { channel: null, id: null, message: null, payload: read?.payload, faults };
  }
  const { channel, id } = found;
  const message = contract.messageOf(channel, event);
  const subject: Subject = { channel: channel.address, message: message?.name ?? event };
  if (!message) {
    const known = [...channel.messages.keys()].join(', ');
    const text = `The contract has no event ${event} on this channel. It has ${known}.`;
    const faults = [fault('undeclared-event', subject, text, nameHint(channel, event))];
    return { channel, id, message, payload: read?.payload, faults };
  }
  if (!read) {
    const hint = "The Pusher protocol encodes the data twice: the frame's `data` is a string that contains JSON.";
    return {
      channel,
      id,
      message,
      payload: undefined,
      faults: [fault('event-encoding', subject, "Its data isn't a string that contains JSON.", hint)],
    };
  }
  const size = Buffer.byteLength(String(data));
  const large =
    size > eventLimit
      ? [
          fault(
            'event-too-large',
            subject,
            `It has ${size} bytes. The contract allows ${eventLimit}.`,
            'Send ids and short references. The client fetches the rest.',
          ),
        ]
      : [];
  const broken = contract.check(channel, message, read.payload).map((found): Fault => ({
    kind: 'event-schema',
    subject,
    ...tellFault('The payload', read.payload, found),
  }));
  return { channel, id, message, payload: read.payload, faults: [...large, ...broken] };
};
