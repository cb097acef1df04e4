import type { SuiteName } from '#verify/base/finding.ts';
import { checkEvent, type ReceivedEvent } from '#verify/check/check-event.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { EventStream } from '#verify/stream/event-stream.ts';
import type { Emission } from '#verify/contract/documents.ts';
import { createEventFindings, type EventFindings, type ExpectedChannel } from './event-finding.ts';
import { type AmbiguousEvents, createAmbiguityTracker, createEventOrder, type EventOrder } from './event-order.ts';
import {
  type EventCause,
  type ExpectedEvent,
  findCause,
  getAnswerId,
  getChannelAddress,
  getTimeLimit,
  isOnExpectedChannel,
  isSameMessage,
  type PendingEvent,
  watchedEvent,
  type WatchedEvent,
  type WatchedRequest,
} from './expected-event.ts';

type UnexpectedEvent = { readonly event: WatchedEvent; readonly cause: EventCause };

export type LedgerParts = {
  readonly contract: Contract;
  readonly recorder: RunRecorder;
  readonly part: SuiteName;
  readonly stream: EventStream;
  /** False if the doctor saw none: the waits are short from the start. */
  readonly hasEvents?: boolean;
  readonly log?: ((line: string) => void) | undefined;
};

export type EventLog = LedgerParts & {
  readonly findings: EventFindings;
  readonly order: EventOrder;
  readonly doubts: AmbiguousEvents;
  readonly requests: WatchedRequest[];
  emptiedAt: number;
  /** Missing events since the last one that arrived. */
  missedInARow: number;
  request: WatchedRequest | null;
  events: WatchedEvent[];
  /** The step's events on the connection that sent the request. */
  sendersEvents: WatchedEvent[];
  pending: PendingEvent[];
  overdue: PendingEvent[];
  unexpectedEvents: UnexpectedEvent[];
  seenKeys: Set<string>;
};

function without<Entry>(entries: readonly Entry[], entry: Entry | undefined): Entry[] {
  return entries.filter((other) => other !== entry);
}

function isOfOlder({ expected, request }: PendingEvent, event: WatchedEvent, newer: WatchedRequest): boolean {
  const id = getAnswerId(event);
  return expected.payload !== undefined || (id !== null && request.about.has(id) && !newer.about.has(id));
}

function isNamedByStep({ pending }: EventLog, event: WatchedEvent): boolean {
  return pending.some(
    ({ expected }) =>
      expected.payload !== undefined && isOnExpectedChannel(expected, event) && isSameMessage(expected, event),
  );
}

function settleOverdue(ledger: EventLog, event: WatchedEvent, newer: WatchedRequest | null, at: number): boolean {
  const match = ledger.overdue.find(
    (pending) =>
      isSameMessage(pending.expected, event) &&
      isOnExpectedChannel(pending.expected, event) &&
      (newer === null || (isOfOlder(pending, event, newer) && !isNamedByStep(ledger, event))),
  );
  if (!match) return false;
  const { request, within } = match;
  const after = at - (request.answeredAt ?? at);
  // The wait may have been shorter than the contract allows.
  if (after > within) ledger.recorder.add(ledger.findings.late(request, event, within, after));
  ledger.overdue = without(ledger.overdue, match);
  return true;
}

function toExpectedChannel({ contract: { events } }: EventLog, expected: ExpectedEvent): ExpectedChannel {
  return {
    channel: events.channels.get(expected.channel)?.address ?? expected.channel,
    address: getChannelAddress(events, expected),
  };
}

function getExpectedChannels(
  ledger: EventLog,
  { expected, operation }: WatchedRequest,
  event: WatchedEvent,
): readonly ExpectedChannel[] {
  const named = expected
    .filter(({ message }) => message === event.message)
    .map((one) => toExpectedChannel(ledger, one));
  const declared = operation.emits
    .filter(({ message }) => message === event.message)
    .map(({ channel }) => ledger.contract.events.channels.get(channel)?.address ?? channel)
    .map((channel) => ({ channel, address: channel }));
  const isOwn = ({ channel }: ExpectedChannel): boolean => channel === event.channel?.address;
  const candidates = [named.filter(isOwn), declared.filter(isOwn), named, declared];
  return candidates.find((channels) => channels.length > 0) ?? [];
}

function isOfAnother({ about, isNamed }: WatchedRequest, event: WatchedEvent): boolean {
  const id = getAnswerId(event);
  return isNamed && id !== null && !about.has(id);
}

function settlePending(ledger: EventLog, event: WatchedEvent): boolean {
  // An undeclared event may be the expected one under another name.
  const near = ledger.pending.filter(
    ({ expected }) => isOnExpectedChannel(expected, event) && (expected.message === event.message || !event.declared),
  );
  const match = near.find(({ expected, request }) => isSameMessage(expected, event) && !isOfAnother(request, event));
  ledger.pending = without(ledger.pending, match);
  if (!match) for (const pending of near) pending.instead ??= event;
  return match !== undefined;
}

/** Ends the wait for events that this one rules out. Overdue ones should have arrived before it. */
function dropPrevented(ledger: EventLog, event: WatchedEvent): void {
  const isPrevented = ({ expected: { unless }, request }: PendingEvent): boolean =>
    unless !== undefined && isSameMessage(unless, event) && !isOfAnother(request, event);
  ledger.pending = ledger.pending.filter((pending) => !isPrevented(pending));
}

function weigh(ledger: EventLog, event: WatchedEvent, at: number, cause: EventCause): boolean {
  const { recorder, findings, pending, overdue } = ledger;
  const resolved = ledger.doubts.resolve(event, at, {
    pending,
    overdue,
    cause: cause?.kind === 'due' ? cause.request : null,
  });
  if (!resolved) return false;
  for (const { pending: late, event: lateEvent, at: then } of resolved.late) {
    recorder.add(findings.late(late.request, lateEvent, late.within, then - (late.request.answeredAt ?? then)));
  }
  ledger.pending = pending.filter((one) => !resolved.over.includes(one));
  ledger.overdue = overdue.filter((one) => !resolved.over.includes(one));
  return true;
}

function isAbout(request: WatchedRequest, event: WatchedEvent): void {
  const id = getAnswerId(event);
  if (id !== null && !request.isNamed) request.about.add(id);
}

function assignEvent(ledger: EventLog, event: WatchedEvent, at: number): void {
  const { recorder, findings, requests, request, stream } = ledger;
  if (request && settleOverdue(ledger, event, request, at)) return;
  const cause = event.declared ? findCause(requests, event, at, stream.listensTo(event.received.channel)) : null;
  if (weigh(ledger, event, at, cause)) return;
  const isSettled = settlePending(ledger, event);
  if (cause?.kind === 'due') {
    isAbout(cause.request, event);
    return;
  }
  if (isSettled || settleOverdue(ledger, event, null, at) || event.unprompted) return;
  if (cause?.kind === 'late') {
    const within = getTimeLimit(cause.request.operation, event.channel?.key ?? '', event.message) ?? 0;
    recorder.add(findings.late(cause.request, event, within, at - (cause.request.answeredAt ?? at)));
    return;
  }
  ledger.unexpectedEvents.push({ event, cause });
}

export function recordEvent(ledger: EventLog, received: ReceivedEvent): void {
  const { recorder, part, findings, request, order } = ledger;
  const step = request?.step ?? '';
  const event = watchedEvent(received, recorder.event(part, received, step === '' ? undefined : step), 'writer');
  ledger.events.push(event);
  ledger.missedInARow = 0;
  const key = JSON.stringify([received.channel, received.event, received.data]);
  if (ledger.seenKeys.has(key)) {
    recorder.add(findings.doubled(event, step));
    return;
  }
  ledger.seenKeys.add(key);
  const fault = order.findMismatch(event);
  if (fault !== null) recorder.add(findings.order(event, fault, step));
  assignEvent(ledger, event, Math.max(received.at, ledger.emptiedAt));
  dropPrevented(ledger, event);
}

function findEmission({ request }: EventLog, { channel, message }: WatchedEvent): Emission | undefined {
  return request?.operation.emits.find((emission) => emission.channel === channel?.key && emission.message === message);
}

/** Records an event of the connection that the request names as its own. Events for others must not arrive there. */
export function recordSendersEvent(ledger: EventLog, received: ReceivedEvent): void {
  const { contract, recorder, findings, request } = ledger;
  const event = watchedEvent(received, checkEvent(contract.events, received), 'writer');
  ledger.sendersEvents.push(event);
  if (request && findEmission(ledger, event)?.to === 'others') recorder.add(findings.echoed(request, event));
}

/** Returns the step's events that the sending connection should have received too, but didn't. */
export function findWithheld(ledger: EventLog): readonly WatchedEvent[] {
  const { events, sendersEvents } = ledger;
  return events.filter((event) => {
    const emission = findEmission(ledger, event);
    return (
      emission !== undefined &&
      emission.to !== 'others' &&
      !sendersEvents.some(({ channel, message }) => channel === event.channel && message === event.message)
    );
  });
}

/** Another writer must never receive events that requests cause. */
export function recordOtherUsersEvent(ledger: EventLog, received: ReceivedEvent): void {
  const { recorder, part, request, requests } = ledger;
  const event = watchedEvent(received, recorder.event(part, received, request?.step), 'other writer');
  if (!event.unprompted) ledger.unexpectedEvents.push({ event, cause: findCause(requests, event, received.at, false) });
}

/** Matches missing events to strays, first on the same channel. */
export function findMisplaced(ledger: EventLog): void {
  for (const isSameChannel of [true, false]) {
    for (const missing of ledger.overdue) {
      const unexpected = ledger.unexpectedEvents.find(
        ({ event }) =>
          isSameMessage(missing.expected, event) && (event.channel?.key === missing.expected.channel || !isSameChannel),
      );
      if (!unexpected) continue;
      const expected = [toExpectedChannel(ledger, missing.expected)];
      ledger.recorder.add(ledger.findings.misplaced(missing.request, unexpected.event, expected));
      ledger.unexpectedEvents = without(ledger.unexpectedEvents, unexpected);
      ledger.overdue = without(ledger.overdue, missing);
    }
  }
}

/** Reports unexplained events at the step's end. The recorder reports undeclared ones. */
export function reportUnexpected(ledger: EventLog): void {
  const { recorder, findings } = ledger;
  for (const { event, cause } of ledger.unexpectedEvents) {
    if (!event.declared) continue;
    recorder.add(
      cause
        ? findings.misplaced(cause.request, event, getExpectedChannels(ledger, cause.request, event))
        : findings.unexpected(event, ledger.request?.step ?? ''),
    );
  }
  ledger.unexpectedEvents = [];
}

export function createEventLog({ contract, recorder, part, stream }: LedgerParts): EventLog {
  return {
    contract,
    recorder,
    part,
    stream,
    findings: createEventFindings(part, contract.events),
    order: createEventOrder(),
    doubts: createAmbiguityTracker(),
    requests: [],
    emptiedAt: 0,
    missedInARow: 0,
    request: null,
    events: [],
    sendersEvents: [],
    pending: [],
    overdue: [],
    unexpectedEvents: [],
    seenKeys: new Set(),
  };
}
