import { type FindingKind, type FindingSubject, mismatch, queueHint } from '#verify/base/finding.ts';
import { durationText } from '#verify/base/values.ts';
import { getEventExcerpt } from '#verify/check/check-event.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import {
  type ExpectedEvent,
  getChannelAddress,
  type PendingEvent,
  type WatchedEvent,
  type WatchedRequest,
} from './expected-event.ts';

/** `channel`: the address in the contract, such as `private-chat.{id}`. */
type ExpectedChannel = { readonly channel: string; readonly address: string };

export type EventReportsDeps = {
  readonly contract: Contract;
  readonly recorder: RunRecorder;
};

function toSubject({ channel, message, received }: WatchedEvent): FindingSubject {
  return { channel: channel?.address ?? received.channel, message };
}

function causedBy({ operation }: WatchedRequest, event: WatchedEvent): FindingSubject {
  return { operation: operation.id, ...toSubject(event) };
}

function misplacedText(event: WatchedEvent, expected: readonly ExpectedChannel[]): string {
  if (event.receivedBy === 'other writer') return 'Another writer received it.';
  const { channel: actual = '' } = toSubject(event);
  const channels = [...new Set(expected.map(({ channel }) => channel))];
  return channels.includes(actual)
    ? `It was sent on ${actual} with the wrong id.`
    : `Expected on ${channels.join(', ')}, sent on ${actual}.`;
}

/** Adds findings about the events of requests, each with its step and the event. */
export class EventReports {
  readonly #deps: EventReportsDeps;

  constructor(deps: EventReportsDeps) {
    this.#deps = deps;
  }

  missing({ request: { operation, step }, expected, within, instead }: PendingEvent): void {
    const { channel, address } = this.#toExpectedChannel(expected);
    const { message, payload } = expected;
    const fields = payload === undefined ? '' : ` with ${JSON.stringify(payload)}`;
    this.#add(
      'event-missing',
      { operation: operation.id, channel, message },
      `Expected within ${durationText(within)} of ${operation.id}, but it didn't arrive.`,
      [
        step,
        `${message} on ${address}${fields} didn't arrive`,
        instead ? `received instead: ${getEventExcerpt(instead.received)}` : '',
      ],
      instead ? undefined : queueHint,
    );
  }

  late(request: WatchedRequest, event: WatchedEvent, within: number, at: number): void {
    const text = `Expected within ${durationText(within)} of ${request.operation.id}, but it arrived later.`;
    const delay = `arrived ${durationText(at - (request.answeredAt ?? at))} after the response`;
    const evidence = [request.step, delay, getEventExcerpt(event.received)];
    this.#add('event-late', causedBy(request, event), text, evidence);
  }

  /** `missing`: the expected event, if one is overdue. Otherwise the request tells where it could be expected. */
  misplaced(request: WatchedRequest, event: WatchedEvent, missing?: ExpectedEvent): void {
    const expected = missing ? [this.#toExpectedChannel(missing)] : this.#findExpectedChannels(request, event);
    const where = `expected on ${expected.map(({ address }) => address).join(', ')}, sent on ${event.received.channel}`;
    const subject = { ...causedBy(request, event), ...(expected[0] && { channel: expected[0].channel }) };
    const evidence = [request.step, where, getEventExcerpt(event.received)];
    this.#add('event-misplaced', subject, misplacedText(event, expected), evidence);
  }

  echoed(request: WatchedRequest, event: WatchedEvent): void {
    const text = 'The connection that sent the request received it too.';
    const hint = 'Broadcast it with toOthers(), so that it skips the connection in X-Socket-ID.';
    this.#add('event-echoed', causedBy(request, event), text, [request.step, getEventExcerpt(event.received)], hint);
  }

  withheld(request: WatchedRequest, event: WatchedEvent): void {
    const text = "The connection that sent the request didn't receive it.";
    const hint = 'Broadcast it without toOthers().';
    this.#add('event-missing', causedBy(request, event), text, [request.step, getEventExcerpt(event.received)], hint);
  }

  doubled(event: WatchedEvent, step: string): void {
    const text = 'The same event arrived twice.';
    this.#add('event-doubled', toSubject(event), text, [step, getEventExcerpt(event.received)]);
  }

  unexpected(event: WatchedEvent, step: string): void {
    const by = event.receivedBy === 'other writer' ? ' Another writer received it.' : '';
    const text = `No recent request causes it, and the contract gives no other reason.${by}`;
    this.#add('event-unexpected', toSubject(event), text, [step, getEventExcerpt(event.received)]);
  }

  outOfOrder(event: WatchedEvent, text: string, step: string): void {
    const hint =
      'Several queue workers send events at once. Give the events of a conversation a queue with one worker, or broadcast them from one job (ShouldBroadcastNow).';
    this.#add('event-order', toSubject(event), text, [step, getEventExcerpt(event.received)], hint);
  }

  #add(kind: FindingKind, subject: FindingSubject, text: string, evidence: readonly string[], hint?: string): void {
    const lines = evidence.filter((line) => line !== '');
    this.#deps.recorder.add(mismatch(kind, subject, text, hint), lines);
  }

  #toExpectedChannel(expected: ExpectedEvent): ExpectedChannel {
    const { events } = this.#deps.contract;
    const channel = events.channels.get(expected.channel)?.address ?? expected.channel;
    return { channel, address: getChannelAddress(events, expected) };
  }

  /** Where the request's event of this name belongs: if possible on the channel on which it came, with an id. */
  #findExpectedChannels({ expected, operation }: WatchedRequest, event: WatchedEvent): readonly ExpectedChannel[] {
    const { channels } = this.#deps.contract.events;
    const named = expected
      .filter(({ message }) => message === event.message)
      .map((one) => this.#toExpectedChannel(one));
    const declared = operation.emits
      .filter(({ message }) => message === event.message)
      .map((emission) => channels.get(emission.channel)?.address ?? emission.channel)
      .map((channel) => ({ channel, address: channel }));
    const isOwn = ({ channel }: ExpectedChannel): boolean => channel === event.channel?.address;
    const candidates = [named.filter(isOwn), declared.filter(isOwn), named, declared];
    return candidates.find((found) => found.length > 0) ?? [];
  }
}
