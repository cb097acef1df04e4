import { type FindingKind, type FindingSubject, mismatch, queueHint } from '#verify/base/finding.ts';
import { durationText } from '#verify/base/values.ts';
import { type CheckedEvent, getEventExcerpt } from '#verify/check/check-event.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import {
  type ExpectedEvent,
  getChannelAddress,
  type PendingEvent,
  type UnexpectedEvent,
  type WatchedRequest,
} from './expected-event.ts';

/** `channel`: the address in the contract, such as `private-chat.{id}`. */
type ExpectedChannel = { readonly channel: string; readonly address: string };

/** What a finding about an event says besides. `request`: the one that causes it. */
type Details = {
  readonly request?: WatchedRequest;
  readonly step?: string | undefined;
  readonly subject?: FindingSubject;
  readonly evidence?: string;
  readonly hint?: string;
};

export const orderHint =
  'Several queue workers send events at once. Give the events of a conversation a queue with one worker, or broadcast them from one job (ShouldBroadcastNow).';

/** Adds the findings about events. `step`: the one in which the event arrived. */
export class EventReports {
  readonly #contract: Contract;
  readonly #recorder: RunRecorder;

  constructor(contract: Contract, recorder: RunRecorder) {
    this.#contract = contract;
    this.#recorder = recorder;
  }

  missing({ request: { operation, step }, expected, within, instead }: PendingEvent): void {
    const { channel, address } = this.#toExpectedChannel(expected);
    const { message, payload } = expected;
    const fields = payload === undefined ? '' : ` with ${JSON.stringify(payload)}`;
    const text = `Expected within ${durationText(within)} of ${operation.id}, but it didn't arrive.`;
    const subject = { operation: operation.id, channel, message };
    this.#recorder.add(mismatch('event-missing', subject, text, instead ? undefined : queueHint), [
      step,
      `${message} on ${address}${fields} didn't arrive`,
      ...(instead ? [`received instead: ${getEventExcerpt(instead.received)}`] : []),
    ]);
  }

  late({ request, within }: Pick<PendingEvent, 'request' | 'within'>, event: CheckedEvent, at: number): void {
    const text = `Expected within ${durationText(within)} of ${request.operation.id}, but it arrived later.`;
    const evidence = `arrived ${durationText(at - (request.answeredAt ?? at))} after the response`;
    this.add('event-late', event, text, { request, evidence });
  }

  /** `expected`: the request's event, if it's known which one. */
  misplaced(request: WatchedRequest, { event, isForeign }: UnexpectedEvent, expected?: ExpectedEvent): void {
    const places = expected ? [this.#toExpectedChannel(expected)] : this.#findExpectedChannels(request, event);
    const actual = event.channel?.address ?? event.received.channel;
    const channels = [...new Set(places.map(({ channel }) => channel))];
    const where = channels.includes(actual)
      ? `It was sent on ${actual} with the wrong id.`
      : `Expected on ${channels.join(', ')}, sent on ${actual}.`;
    const addresses = places.map(({ address }) => address).join(', ');
    this.add('event-misplaced', event, isForeign ? 'Another writer received it.' : where, {
      request,
      ...(places[0] && { subject: { channel: places[0].channel } }),
      evidence: `expected on ${addresses}, sent on ${event.received.channel}`,
    });
  }

  add(kind: FindingKind, { received, channel, name }: CheckedEvent, text: string, details: Details): void {
    const { request, step = request?.step, subject, evidence, hint } = details;
    const cause = request && { operation: request.operation.id };
    const about = { ...cause, channel: channel?.address ?? received.channel, message: name, ...subject };
    const lines = [step, evidence, getEventExcerpt(received)].filter((line) => line !== undefined);
    this.#recorder.add(mismatch(kind, about, text, hint), lines);
  }

  #toExpectedChannel(expected: ExpectedEvent): ExpectedChannel {
    const { events } = this.#contract;
    const channel = events.channels.get(expected.channel)?.address ?? expected.channel;
    return { channel, address: getChannelAddress(events, expected) };
  }

  /** Where the request's event of this name belongs: if possible on the channel on which it came, with an id. */
  #findExpectedChannels({ expected, operation }: WatchedRequest, event: CheckedEvent): readonly ExpectedChannel[] {
    const { channels } = this.#contract.events;
    const named = expected.filter(({ message }) => message === event.name).map((one) => this.#toExpectedChannel(one));
    const declared = operation.emits
      .filter(({ message }) => message === event.name)
      .map((emission) => channels.get(emission.channel)?.address ?? emission.channel)
      .map((channel) => ({ channel, address: channel }));
    const isOwn = ({ channel }: ExpectedChannel): boolean => channel === event.channel?.address;
    const candidates = [named.filter(isOwn), declared.filter(isOwn), named, declared];
    return candidates.find((found) => found.length > 0) ?? [];
  }
}
