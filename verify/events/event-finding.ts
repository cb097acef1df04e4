import { durationText } from '#verify/duration-text.ts';
import type { EventContract } from '#verify/contract/events.ts';
import type { Finding, FindingKind, SuiteName, FindingSubject } from '#verify/finding.ts';
import type { PendingEvent, WatchedRequest } from './watched-requests.ts';
import { getChannelAddress, type WatchedEvent } from './expected-event.ts';

export type Place = { readonly channel: string; readonly address: string };

export type EventFindings = {
  readonly missing: (due: PendingEvent) => Finding;
  readonly late: (call: WatchedRequest, event: WatchedEvent, within: number, after: number) => Finding;
  readonly misplaced: (call: WatchedRequest, event: WatchedEvent, due: readonly Place[]) => Finding;
  readonly doubled: (event: WatchedEvent, step: string) => Finding;
  readonly unexpected: (event: WatchedEvent, step: string) => Finding;
  readonly order: (event: WatchedEvent, text: string, step: string) => Finding;
};

const longest = 400;

function lineOf({ received: { event, channel, data } }: WatchedEvent): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return `${event} on ${channel}: ${text.length > longest ? `${text.slice(0, longest)}…` : text}`;
}

function subjectOf({ channel, message, received }: WatchedEvent): FindingSubject {
  return {
    channel: channel?.address ?? received.channel,
    message,
  };
}

function misplacedText(event: WatchedEvent, due: readonly Place[]): string {
  if (event.heardBy === 'other writer') return 'Another writer received it.';
  const { channel: came } = subjectOf(event);
  const channels = [...new Set(due.map(({ channel }) => channel))];
  return channels.includes(came ?? '')
    ? `It was sent on ${came} with the wrong id.`
    : `Expected on ${channels.join(', ')}, sent on ${came}.`;
}

function at(step: string): readonly string[] {
  return step === '' ? [] : [step];
}

export function createEventFindings(part: SuiteName, contract: EventContract): EventFindings {
  const finding = (kind: FindingKind, subject: FindingSubject, text: string, evidence: readonly string[]): Finding => ({
    kind,
    part,
    subject,
    at: '',
    text,
    evidence,
  });
  const caused = (call: WatchedRequest, event: WatchedEvent): FindingSubject => ({
    operation: call.operation.id,
    ...subjectOf(event),
  });
  return {
    missing: ({ call: { operation, step }, expected: { channel, id, message, payload }, within, instead }) => {
      const address = contract.channels.get(channel)?.address ?? channel;
      const fields = payload === undefined ? '' : ` with ${JSON.stringify(payload)}`;
      const text = `Expected within ${durationText(within)} of ${operation.id}, but it didn't arrive.`;
      const where = `${message} on ${getChannelAddress(contract, { channel, id })}${fields} didn't arrive`;
      return finding('event-missing', { operation: operation.id, channel: address, message }, text, [
        ...at(step),
        where,
        ...(instead ? [`received instead: ${lineOf(instead)}`] : []),
      ]);
    },
    late: (call, event, within, after) => {
      const text = `Expected within ${durationText(within)} of ${call.operation.id}, but it arrived later.`;
      const evidence = [...at(call.step), `arrived ${durationText(after)} after the response`, lineOf(event)];
      return finding('event-late', caused(call, event), text, evidence);
    },
    misplaced: (call, event, due) => {
      const text = misplacedText(event, due);
      const where = `expected on ${due.map(({ address }) => address).join(', ')}, sent on ${event.received.channel}`;
      const subject = { ...caused(call, event), ...(due[0] && { channel: due[0].channel }) };
      return finding('event-misplaced', subject, text, [...at(call.step), where, lineOf(event)]);
    },
    doubled: (event, step) =>
      finding('event-doubled', subjectOf(event), 'The same event arrived twice.', [...at(step), lineOf(event)]),
    unexpected: (event, step) => {
      const by = event.heardBy === 'other writer' ? ' Another writer received it.' : '';
      const text = `No recent request causes it, and the contract gives no other reason.${by}`;
      return finding('event-unexpected', subjectOf(event), text, [...at(step), lineOf(event)]);
    },
    order: (event, text, step) => finding('event-order', subjectOf(event), text, [...at(step), lineOf(event)]),
  };
}
