import type { ReceivedEvent } from '#verify/check/check-event.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { PartName } from '#verify/finding.ts';
import type { Journal } from '#verify/journal.ts';
import { answerIdOf, type Cause, type Due, explain, type WatchedCall } from './calls.ts';
import { createDoubts, type Doubts } from './doubtful-events.ts';
import { createEventFindings, type EventFindings, type Place } from './event-finding.ts';
import { createEventOrder, type EventOrder } from './event-order.ts';
import type { EventStream } from './event-stream.ts';
import {
  addressOf,
  type ExpectedEvent,
  isInPlace,
  isSameMessage,
  watchedEvent,
  type WatchedEvent,
  withinOf,
} from './expected-event.ts';

/** An event that nothing explains yet: perhaps it is one that is missing elsewhere. */
type Stray = { readonly event: WatchedEvent; readonly cause: Cause };

/** What events are held to. */
export type LedgerParts = {
  readonly contract: Contract;
  readonly journal: Journal;
  readonly part: PartName;
  readonly stream: EventStream;
};

/** What is known of the steps so far. */
export type Ledger = LedgerParts & {
  readonly findings: EventFindings;
  readonly order: EventOrder;
  readonly doubts: Doubts;
  readonly calls: WatchedCall[];
  /** When the stream was last emptied: what is new came after it. */
  emptiedAt: number;
  /** Of the step that is under way. */
  call: WatchedCall | null;
  events: WatchedEvent[];
  due: Due[];
  overdue: Due[];
  strays: Stray[];
  told: Set<string>;
};

const without = <Entry>(entries: readonly Entry[], entry: Entry | undefined): Entry[] =>
  entries.filter((other) => other !== entry);

/** Whether an overdue event is this one, although a newer call says that it causes such events too. */
const isOfOlder = ({ expected, call }: Due, event: WatchedEvent, newer: WatchedCall): boolean => {
  const id = answerIdOf(event);
  return expected.payload !== undefined || (id !== null && call.about.has(id) && !newer.about.has(id));
};

/** Whether the step waits for this very event, with these fields. */
const isNamedByStep = ({ due }: Ledger, event: WatchedEvent): boolean =>
  due.some(
    ({ expected }) => expected.payload !== undefined && isInPlace(expected, event) && isSameMessage(expected, event),
  );

/** An event that was overdue in its own place, and is late now; `newer` may have caused it as well. */
const settleOverdue = (ledger: Ledger, event: WatchedEvent, newer: WatchedCall | null, at: number): boolean => {
  const found = ledger.overdue.find(
    (due) =>
      isSameMessage(due.expected, event) &&
      isInPlace(due.expected, event) &&
      (newer === null || (isOfOlder(due, event, newer) && !isNamedByStep(ledger, event))),
  );
  if (!found) return false;
  const { call, within } = found;
  ledger.journal.add(ledger.findings.late(call, event, within, at - (call.answeredAt ?? at)));
  ledger.overdue = without(ledger.overdue, found);
  return true;
};

const placeOf = ({ contract: { events } }: Ledger, expected: ExpectedEvent): Place => ({
  channel: events.channels.get(expected.channel)?.address ?? expected.channel,
  address: addressOf(events, expected),
});

/** Where a call was to cause the event: on its own channel, else on the others of its name; with the ids that a step names. */
const duePlaces = (ledger: Ledger, { expected, operation }: WatchedCall, event: WatchedEvent): readonly Place[] => {
  const named = expected.filter(({ message }) => message === event.message).map((one) => placeOf(ledger, one));
  const declared = operation.emits
    .filter(({ message }) => message === event.message)
    .map(({ channel }) => ledger.contract.events.channels.get(channel)?.address ?? channel)
    .map((channel) => ({ channel, address: channel }));
  const isOwn = ({ channel }: Place): boolean => channel === event.channel?.address;
  const candidates = [named.filter(isOwn), declared.filter(isOwn), named, declared];
  return candidates.find((places) => places.length > 0) ?? [];
};

/** Whether the ids that the call's answer has named are not those of the event. */
const isOfAnother = ({ about, isNamed }: WatchedCall, event: WatchedEvent): boolean => {
  const id = answerIdOf(event);
  return isNamed && id !== null && !about.has(id);
};

/** One of those that the step waits for has come; one of that name that is another one is kept in mind. */
const meetDue = (ledger: Ledger, event: WatchedEvent): boolean => {
  // An event that the contract lacks may be the one that is due, under another name.
  const near = ledger.due.filter(
    ({ expected }) => isInPlace(expected, event) && (expected.message === event.message || !event.declared),
  );
  const found = near.find(({ expected, call }) => isSameMessage(expected, event) && !isOfAnother(call, event));
  ledger.due = without(ledger.due, found);
  if (!found) for (const due of near) due.instead ??= event;
  return found !== undefined;
};

/** An event that an older call may have caused as well. */
const weigh = (ledger: Ledger, event: WatchedEvent, at: number, cause: Cause): boolean => {
  const { journal, findings, due, overdue } = ledger;
  const told = ledger.doubts.take(event, at, { due, overdue, cause: cause?.kind === 'due' ? cause.call : null });
  if (!told) return false;
  for (const { due: late, event: came, at: then } of told.late) {
    journal.add(findings.late(late.call, came, late.within, then - (late.call.answeredAt ?? then)));
  }
  ledger.due = due.filter((one) => !told.over.includes(one));
  ledger.overdue = overdue.filter((one) => !told.over.includes(one));
  return true;
};

const isAbout = (call: WatchedCall, event: WatchedEvent): void => {
  const id = answerIdOf(event);
  if (id !== null && !call.isNamed) call.about.add(id);
};

/** Places an event that is not a copy of another one. */
const place = (ledger: Ledger, event: WatchedEvent, at: number): void => {
  const { journal, findings, calls, call, stream } = ledger;
  if (call && settleOverdue(ledger, event, call, at)) return;
  const cause = event.declared ? explain(calls, event, at, stream.listensTo(event.received.channel)) : null;
  if (weigh(ledger, event, at, cause)) return;
  const isMet = meetDue(ledger, event);
  if (cause?.kind === 'due') {
    isAbout(cause.call, event);
    return;
  }
  if (isMet || settleOverdue(ledger, event, null, at) || event.unprompted) return;
  if (cause?.kind === 'late') {
    const within = withinOf(cause.call.operation, event.channel?.key ?? '', event.message) ?? 0;
    journal.add(findings.late(cause.call, event, within, at - (cause.call.answeredAt ?? at)));
    return;
  }
  ledger.strays.push({ event, cause });
};

/** Takes an event: held to the contract, then to the calls. */
export const receiveEvent = (ledger: Ledger, received: ReceivedEvent): void => {
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
};

/** Takes an event that another writer heard: whatever a call causes, it is not theirs. */
export const overhearEvent = (ledger: Ledger, received: ReceivedEvent): void => {
  const { journal, part, call, calls } = ledger;
  const event = watchedEvent(received, journal.event(part, received, call?.step), 'other writer');
  if (!event.unprompted) ledger.strays.push({ event, cause: explain(calls, event, received.at, false) });
};

/** What is missing in its place and stands in another one is misplaced: one of the same channel, before one of another. */
export const findMisplaced = (ledger: Ledger): void => {
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
};

/** What nothing has explained by the end of its step. Events that the contract lacks have been told by the journal. */
export const tellStrays = (ledger: Ledger): void => {
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
};

export const openLedger = ({ contract, journal, part, stream }: LedgerParts): Ledger => ({
  contract,
  journal,
  part,
  stream,
  findings: createEventFindings(part, contract.events),
  order: createEventOrder(),
  doubts: createDoubts(),
  calls: [],
  emptiedAt: 0,
  call: null,
  events: [],
  due: [],
  overdue: [],
  strays: [],
  told: new Set(),
});
