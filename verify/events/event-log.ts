import type { ReceivedEvent } from '#verify/check/check-event.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { SuiteName } from '#verify/finding.ts';
import type { RunRecorder } from '#verify/run-recorder.ts';
import { getAnswerId, type EventCause, type PendingEvent, findCause, type WatchedRequest } from './watched-requests.ts';
import { createAmbiguityTracker, type AmbiguousEvents } from './ambiguous-events.ts';
import { createEventFindings, type EventFindings, type Place } from './event-finding.ts';
import { createEventOrder, type EventOrder } from './event-order.ts';
import type { EventStream } from './event-stream.ts';
import {
  getChannelAddress,
  type ExpectedEvent,
  isOnExpectedChannel,
  isSameMessage,
  watchedEvent,
  type WatchedEvent,
  getTimeLimit,
} from './expected-event.ts';

type UnexpectedEvent = { readonly event: WatchedEvent; readonly cause: EventCause };

export type LedgerParts = {
  readonly contract: Contract;
  readonly journal: RunRecorder;
  readonly part: SuiteName;
  readonly stream: EventStream;
};

export type EventLog = LedgerParts & {
  readonly findings: EventFindings;
  readonly order: EventOrder;
  readonly doubts: AmbiguousEvents;
  readonly calls: WatchedRequest[];
  emptiedAt: number;
  call: WatchedRequest | null;
  events: WatchedEvent[];
  due: PendingEvent[];
  overdue: PendingEvent[];
  strays: UnexpectedEvent[];
  told: Set<string>;
};

function without<Entry>(entries: readonly Entry[], entry: Entry | undefined): Entry[] {
  return entries.filter((other) => other !== entry);
}

function isOfOlder({ expected, call }: PendingEvent, event: WatchedEvent, newer: WatchedRequest): boolean {
  const id = getAnswerId(event);
  return expected.payload !== undefined || (id !== null && call.about.has(id) && !newer.about.has(id));
}

function isNamedByStep({ due }: EventLog, event: WatchedEvent): boolean {
  return due.some(
    ({ expected }) =>
      expected.payload !== undefined && isOnExpectedChannel(expected, event) && isSameMessage(expected, event),
  );
}

function settleOverdue(ledger: EventLog, event: WatchedEvent, newer: WatchedRequest | null, at: number): boolean {
  const found = ledger.overdue.find(
    (due) =>
      isSameMessage(due.expected, event) &&
      isOnExpectedChannel(due.expected, event) &&
      (newer === null || (isOfOlder(due, event, newer) && !isNamedByStep(ledger, event))),
  );
  if (!found) return false;
  const { call, within } = found;
  ledger.journal.add(ledger.findings.late(call, event, within, at - (call.answeredAt ?? at)));
  ledger.overdue = without(ledger.overdue, found);
  return true;
}

function placeOf({ contract: { events } }: EventLog, expected: ExpectedEvent): Place {
  return {
    channel: events.channels.get(expected.channel)?.address ?? expected.channel,
    address: getChannelAddress(events, expected),
  };
}

function duePlaces(ledger: EventLog, { expected, operation }: WatchedRequest, event: WatchedEvent): readonly Place[] {
  const named = expected.filter(({ message }) => message === event.message).map((one) => placeOf(ledger, one));
  const declared = operation.emits
    .filter(({ message }) => message === event.message)
    .map(({ channel }) => ledger.contract.events.channels.get(channel)?.address ?? channel)
    .map((channel) => ({ channel, address: channel }));
  const isOwn = ({ channel }: Place): boolean => channel === event.channel?.address;
  const candidates = [named.filter(isOwn), declared.filter(isOwn), named, declared];
  return candidates.find((places) => places.length > 0) ?? [];
}

function isOfAnother({ about, isNamed }: WatchedRequest, event: WatchedEvent): boolean {
  const id = getAnswerId(event);
  return isNamed && id !== null && !about.has(id);
}

function meetDue(ledger: EventLog, event: WatchedEvent): boolean {
  // An undeclared event may be the expected one under another name.
  const near = ledger.due.filter(
    ({ expected }) => isOnExpectedChannel(expected, event) && (expected.message === event.message || !event.declared),
  );
  const found = near.find(({ expected, call }) => isSameMessage(expected, event) && !isOfAnother(call, event));
  ledger.due = without(ledger.due, found);
  if (!found) for (const due of near) due.instead ??= event;
  return found !== undefined;
}

function weigh(ledger: EventLog, event: WatchedEvent, at: number, cause: EventCause): boolean {
  const { journal, findings, due, overdue } = ledger;
  const told = ledger.doubts.take(event, at, { due, overdue, cause: cause?.kind === 'due' ? cause.call : null });
  if (!told) return false;
  for (const { due: late, event: came, at: then } of told.late) {
    journal.add(findings.late(late.call, came, late.within, then - (late.call.answeredAt ?? then)));
  }
  ledger.due = due.filter((one) => !told.over.includes(one));
  ledger.overdue = overdue.filter((one) => !told.over.includes(one));
  return true;
}

function isAbout(call: WatchedRequest, event: WatchedEvent): void {
  const id = getAnswerId(event);
  if (id !== null && !call.isNamed) call.about.add(id);
}

function place(ledger: EventLog, event: WatchedEvent, at: number): void {
  const { journal, findings, calls, call, stream } = ledger;
  if (call && settleOverdue(ledger, event, call, at)) return;
  const cause = event.declared ? findCause(calls, event, at, stream.listensTo(event.received.channel)) : null;
  if (weigh(ledger, event, at, cause)) return;
  const isMet = meetDue(ledger, event);
  if (cause?.kind === 'due') {
    isAbout(cause.call, event);
    return;
  }
  if (isMet || settleOverdue(ledger, event, null, at) || event.unprompted) return;
  if (cause?.kind === 'late') {
    const within = getTimeLimit(cause.call.operation, event.channel?.key ?? '', event.message) ?? 0;
    journal.add(findings.late(cause.call, event, within, at - (cause.call.answeredAt ?? at)));
    return;
  }
  ledger.strays.push({ event, cause });
}

export function recordEvent(ledger: EventLog, received: ReceivedEvent): void {
  const { journal, part, findings, call, order } = ledger;
  const step = call?.step ?? '';
  const event = watchedEvent(received, journal.event(part, received, step === '' ? undefined : step), 'writer');
  ledger.events.push(event);
  const key = JSON.stringify([received.channel, received.event, received.data]);
  if (ledger.told.has(key)) {
    journal.add(findings.doubled(event, step));
    return;
  }
  ledger.told.add(key);
  const fault = order.faultOf(event);
  if (fault !== null) journal.add(findings.order(event, fault, step));
  place(ledger, event, Math.max(received.at, ledger.emptiedAt));
}

/** Another writer must never receive events that requests cause. */
export function recordOtherUsersEvent(ledger: EventLog, received: ReceivedEvent): void {
  const { journal, part, call, calls } = ledger;
  const event = watchedEvent(received, journal.event(part, received, call?.step), 'other writer');
  if (!event.unprompted) ledger.strays.push({ event, cause: findCause(calls, event, received.at, false) });
}

/** Matches missing events to strays, first on the same channel. */
export function findMisplaced(ledger: EventLog): void {
  for (const isSameChannel of [true, false]) {
    for (const missing of ledger.overdue) {
      const stray = ledger.strays.find(
        ({ event }) =>
          isSameMessage(missing.expected, event) && (event.channel?.key === missing.expected.channel || !isSameChannel),
      );
      if (!stray) continue;
      const due = [placeOf(ledger, missing.expected)];
      ledger.journal.add(ledger.findings.misplaced(missing.call, stray.event, due));
      ledger.strays = without(ledger.strays, stray);
      ledger.overdue = without(ledger.overdue, missing);
    }
  }
}

/** Reports unexplained events at the step's end. The journal reports undeclared ones. */
export function reportUnexpected(ledger: EventLog): void {
  const { journal, findings } = ledger;
  for (const { event, cause } of ledger.strays) {
    if (!event.declared) continue;
    journal.add(
      cause
        ? findings.misplaced(cause.call, event, duePlaces(ledger, cause.call, event))
        : findings.unexpected(event, ledger.call?.step ?? ''),
    );
  }
  ledger.strays = [];
}

export function createEventLog({ contract, journal, part, stream }: LedgerParts): EventLog {
  return {
    contract,
    journal,
    part,
    stream,
    findings: createEventFindings(part, contract.events),
    order: createEventOrder(),
    doubts: createAmbiguityTracker(),
    calls: [],
    emptiedAt: 0,
    call: null,
    events: [],
    due: [],
    overdue: [],
    strays: [],
    told: new Set(),
  };
}
