import {
  type Finding,
  type FindingKind,
  type FindingSubject,
  mismatch,
  queueHint,
  type SuiteName,
} from '#verify/base/finding.ts';
import { asText, durationText, shorten } from '#verify/base/values.ts';
import type { EventContract } from '#verify/contract/events.ts';
import { getChannelAddress, type PendingEvent, type WatchedEvent, type WatchedRequest } from './expected-event.ts';

export type ExpectedChannel = { readonly channel: string; readonly address: string };

export type EventFindings = {
  readonly missing: (pending: PendingEvent) => Finding;
  readonly late: (request: WatchedRequest, event: WatchedEvent, within: number, after: number) => Finding;
  readonly misplaced: (request: WatchedRequest, event: WatchedEvent, expected: readonly ExpectedChannel[]) => Finding;
  readonly echoed: (request: WatchedRequest, event: WatchedEvent) => Finding;
  readonly withheld: (request: WatchedRequest, event: WatchedEvent) => Finding;
  readonly doubled: (event: WatchedEvent, step: string) => Finding;
  readonly unexpected: (event: WatchedEvent, step: string) => Finding;
  readonly order: (event: WatchedEvent, text: string, step: string) => Finding;
};

const longest = 400;

function formatEvent({ received: { event, channel, data } }: WatchedEvent): string {
  return `${event} on ${channel}: ${shorten(asText(data), longest)}`;
}

function toSubject({ channel, message, received }: WatchedEvent): FindingSubject {
  return {
    channel: channel?.address ?? received.channel,
    message,
  };
}

function misplacedText(event: WatchedEvent, expected: readonly ExpectedChannel[]): string {
  if (event.receivedBy === 'other writer') return 'Another writer received it.';
  const { channel: actual } = toSubject(event);
  const channels = [...new Set(expected.map(({ channel }) => channel))];
  return channels.includes(actual ?? '')
    ? `It was sent on ${actual} with the wrong id.`
    : `Expected on ${channels.join(', ')}, sent on ${actual}.`;
}

function at(step: string): readonly string[] {
  return step === '' ? [] : [step];
}

export function createEventFindings(part: SuiteName, contract: EventContract): EventFindings {
  const finding = (kind: FindingKind, subject: FindingSubject, text: string, evidence: readonly string[]): Finding => ({
    ...mismatch(kind, subject, text),
    part,
    evidence,
  });
  const caused = (request: WatchedRequest, event: WatchedEvent): FindingSubject => ({
    operation: request.operation.id,
    ...toSubject(event),
  });
  return {
    missing: ({ request: { operation, step }, expected: { channel, id, message, payload }, within, instead }) => {
      const address = contract.channels.get(channel)?.address ?? channel;
      const fields = payload === undefined ? '' : ` with ${JSON.stringify(payload)}`;
      const text = `Expected within ${durationText(within)} of ${operation.id}, but it didn't arrive.`;
      const where = `${message} on ${getChannelAddress(contract, { channel, id })}${fields} didn't arrive`;
      const evidence = [...at(step), where, ...(instead ? [`received instead: ${formatEvent(instead)}`] : [])];
      const missing = finding('event-missing', { operation: operation.id, channel: address, message }, text, evidence);
      return instead ? missing : { ...missing, hint: queueHint };
    },
    late: (request, event, within, after) => {
      const text = `Expected within ${durationText(within)} of ${request.operation.id}, but it arrived later.`;
      const evidence = [...at(request.step), `arrived ${durationText(after)} after the response`, formatEvent(event)];
      return finding('event-late', caused(request, event), text, evidence);
    },
    misplaced: (request, event, expected) => {
      const text = misplacedText(event, expected);
      const where = `expected on ${expected.map(({ address }) => address).join(', ')}, sent on ${event.received.channel}`;
      const subject = { ...caused(request, event), ...(expected[0] && { channel: expected[0].channel }) };
      return finding('event-misplaced', subject, text, [...at(request.step), where, formatEvent(event)]);
    },
    echoed: (request, event) => ({
      ...finding('event-echoed', caused(request, event), 'The connection that sent the request received it too.', [
        ...at(request.step),
        formatEvent(event),
      ]),
      hint: 'Broadcast it with toOthers(), so that it skips the connection in X-Socket-ID.',
    }),
    withheld: (request, event) => ({
      ...finding('event-missing', caused(request, event), "The connection that sent the request didn't receive it.", [
        ...at(request.step),
        formatEvent(event),
      ]),
      hint: 'Broadcast it without toOthers().',
    }),
    doubled: (event, step) =>
      finding('event-doubled', toSubject(event), 'The same event arrived twice.', [...at(step), formatEvent(event)]),
    unexpected: (event, step) => {
      const by = event.receivedBy === 'other writer' ? ' Another writer received it.' : '';
      const text = `No recent request causes it, and the contract gives no other reason.${by}`;
      return finding('event-unexpected', toSubject(event), text, [...at(step), formatEvent(event)]);
    },
    order: (event, text, step) => ({
      ...finding('event-order', toSubject(event), text, [...at(step), formatEvent(event)]),
      hint: 'Several queue workers send events at once. Give the events of a conversation a queue with one worker, or broadcast them from one job (ShouldBroadcastNow).',
    }),
  };
}
