import { type FindingSubject, mismatch, type Mismatch } from '#verify/base/finding.ts';
import { asText, parseJson, shorten } from '#verify/base/values.ts';
import type { Channel, EventContract, Message } from '#verify/contract/events.ts';
import { checkSchema, readFields } from '#verify/contract/schemas.ts';
import { describeMismatch, describeUndeclared } from './describe-mismatch.ts';
import { findLostValues } from './lost-values.ts';

/** An event from the WebSocket or the tap, its data unparsed. */
export type ReceivedEvent = {
  readonly channel: string;
  readonly event: string;
  readonly data: unknown;
  readonly at: number;
};

/** Summarises the event for a report. */
export function getEventExcerpt({ event, channel, data }: ReceivedEvent): string {
  return `${event} on ${channel}: ${shorten(asText(data), 400)}`;
}

/** An event and what the contract says about it. */
export type CheckedEvent = {
  readonly received: ReceivedEvent;
  readonly channel: Channel | null;
  /** The id in the channel's address; empty for an unknown channel. */
  readonly id: string;
  /** Null: the channel has no such event. */
  readonly message: Message | null;
  /** The contract's name; for undeclared events the received one. */
  readonly name: string;
  /** Undefined if unreadable. */
  readonly payload: unknown;
  readonly faults: readonly Mismatch[];
  /** Paths of the documented fields in the payload. */
  readonly fields: readonly string[];
};

/** The contract's limit in bytes (`info` of the AsyncAPI document). */
const eventLimit = 8_000;

/** How to make an event smaller. */
export const sizeHint = 'Send ids and short references. The client fetches the rest.';

function readPayload(data: unknown): unknown {
  const value = typeof data === 'string' ? parseJson(data) : undefined;
  // Laravel sends an empty payload as `[]`.
  return Array.isArray(value) && value.length === 0 ? {} : value;
}

/** Anyone can subscribe to a public channel. */
function noChannel(contract: EventContract, address: string, event: string): Mismatch {
  const privateChannel = contract.findChannel(`private-${address}`)?.channel;
  if (!privateChannel) {
    const subject = { channel: address, message: event };
    return mismatch('undeclared-channel', subject, `The contract has no channel ${address}.`);
  }
  const subject = { channel: privateChannel.address.replace(/^private-/, ''), message: event };
  const text = `It was sent on the public channel ${address}, which anyone can subscribe to. Expected ${privateChannel.address}.`;
  return mismatch('undeclared-channel', subject, text, 'Return a PrivateChannel from broadcastOn(), not a Channel.');
}

function letters(name: string): string {
  return name.replaceAll(/[^A-Za-z]/g, '').toLowerCase();
}

/** Without `broadcastAs()`, an event's name is its class name. */
function nameHint({ messages }: Channel, event: string): string | undefined {
  if (!event.includes('\\')) return undefined;
  const className = letters(event.split('\\').at(-1) ?? '');
  const near = [...messages.keys()].find(
    (name) => letters(name) === className || letters(name) === className.replace(/event$/, ''),
  );
  return `Laravel uses the class name unless broadcastAs() returns another name${near === undefined ? '.' : `: '${near}'.`}`;
}

export function checkEvent(contract: EventContract, received: ReceivedEvent): CheckedEvent {
  const { channel: address, event, data } = received;
  const { channel, id } = contract.findChannel(address) ?? { channel: null, id: '' };
  const message = channel && contract.findMessage(channel, event);
  const name = message?.name ?? event;
  const payload = readPayload(data);
  const checked = { received, channel, id, message, name, payload };
  const failed = (fault: Mismatch): CheckedEvent => ({ ...checked, faults: [fault], fields: [] });
  if (!channel) return failed(noChannel(contract, address, event));
  const subject: FindingSubject = { channel: channel.address, message: name };
  if (!message) {
    const documented = [...channel.messages.keys()].join(', ');
    const text = `The contract has no event ${event} on this channel. It has ${documented}.`;
    return failed(mismatch('undeclared-event', subject, text, nameHint(channel, event)));
  }
  if (payload === undefined) {
    const hint = "The Pusher protocol encodes the data twice: the frame's `data` is a string that contains JSON.";
    return failed(mismatch('event-encoding', subject, "Its data isn't a string that contains JSON.", hint));
  }
  const size = Buffer.byteLength(String(data));
  const tooLarge = `It has ${size} bytes. The contract allows ${eventLimit}.`;
  const { seen, undeclared } = readFields(message.schema, payload);
  const faults = [
    ...(size > eventLimit ? [mismatch('event-too-large', subject, tooLarge, sizeHint)] : []),
    ...checkSchema(message.schema, payload).map(
      (fault) => ({ kind: 'event-schema', subject, ...describeMismatch('The payload', payload, fault) }) as const,
    ),
    ...findLostValues(String(data), subject),
    ...undeclared.map((field) => describeUndeclared(subject, field)),
  ];
  return { ...checked, faults, fields: seen };
}
