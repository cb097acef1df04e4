import type { ReceivedEvent } from '#verify/check/check-event.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { PartName } from '#verify/finding.ts';
import type { Journal } from '#verify/journal.ts';
import { type Cause, explain, type WatchedCall } from './calls.ts';
import { createEventFindings, type EventFindings } from './event-finding.ts';
import { createEventOrder, type EventOrder } from './event-order.ts';
import {
  addressOf,
  type ExpectedEvent,
  isInPlace,
  isSameMessage,
  watchedEvent,
  type WatchedEvent,
  withinOf,
} from './expected-event.ts';

/** An event that a call must cause, and has not yet. */
export type Due = {
  readonly expected: ExpectedEvent;
  readonly call: WatchedCall;
  readonly within: number;
  readonly deadline: number;
};

/** An event that nothing explains yet: perhaps it is one that is missing elsewhere. */
type Stray = { readonly event: WatchedEvent; readonly cause: Cause };

/** What is known of the steps so far. */
export type Ledger = {
  readonly contract: Contract;
  readonly journal: Journal;
  readonly part: PartName;
  readonly findings: EventFindings;
  readonly order: EventOrder;
  readonly calls: WatchedCall[];
  /** How many events of the stream have been taken. */
  taken: number;
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

/** One event that was late, or stands where it was not due, for one that has not come. */
const settleOverdue = (ledger: Ledger, event: WatchedEvent, cause: Cause, at: number): boolean => {
  const inPlace = ledger.overdue.find(
    ({ expected }) =>
      // Without fields of its own it may as well be what a newer call causes.
      (expected.payload !== undefined || cause?.kind !== 'due') &&
      isSameMessage(expected, event) &&
      isInPlace(expected, event),
  );
  if (!inPlace) return false;
  const { call, within } = inPlace;
  ledger.journal.add(ledger.findings.late(call, event, within, at - (call.answeredAt ?? at)));
  ledger.overdue = without(ledger.overdue, inPlace);
  return true;
};

/** Where a call was to cause the event: the addresses that its step names, else the contract's. */
const dueAddresses = ({ contract }: Ledger, call: WatchedCall, message: string): readonly string[] => {
  const named = call.expected.filter((expected) => expected.message === message);
  if (named.length > 0) return [...new Set(named.map((expected) => addressOf(contract.events, expected)))];
  const declared = call.operation.emits.filter((emission) => emission.message === message);
  return declared.map(({ channel }) => contract.events.channels.get(channel)?.address ?? channel);
};

/** Places an event that is not a copy of another one. */
const place = (ledger: Ledger, event: WatchedEvent, at: number): void => {
  const { journal, findings } = ledger;
  const found = ledger.due.find(({ expected }) => isInPlace(expected, event) && isSameMessage(expected, event));
  if (found) {
    ledger.due = without(ledger.due, found);
    return;
  }
  const cause = event.declared ? explain(ledger.calls, event, at) : null;
  if (settleOverdue(ledger, event, cause, at) || event.unprompted || cause?.kind === 'due') return;
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
  const event = watchedEvent(received, journal.event(part, received, step === '' ? undefined : step));
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

/** What is missing in its place and stands in another one is misplaced. */
export const findMisplaced = (ledger: Ledger): void => {
  for (const missing of ledger.overdue) {
    const stray = ledger.strays.find(({ event }) => isSameMessage(missing.expected, event));
    if (!stray) continue;
    const due = [addressOf(ledger.contract.events, missing.expected)];
    ledger.journal.add(ledger.findings.misplaced(missing.call, stray.event, due));
    ledger.strays = without(ledger.strays, stray);
    ledger.overdue = without(ledger.overdue, missing);
  }
};

/** What nothing has explained by the end of its step. Events that the contract lacks have been told by the journal. */
export const tellStrays = (ledger: Ledger): void => {
  const { journal, findings } = ledger;
  for (const { event, cause } of ledger.strays) {
    if (!event.declared) continue;
    journal.add(
      cause
        ? findings.misplaced(cause.call, event, dueAddresses(ledger, cause.call, event.message))
        : findings.unexpected(event, ledger.call?.step ?? ''),
    );
  }
  ledger.strays = [];
};

export const openLedger = (contract: Contract, journal: Journal, part: PartName): Ledger => ({
  contract,
  journal,
  part,
  findings: createEventFindings(part, contract.events),
  order: createEventOrder(),
  calls: [],
  taken: 0,
  emptiedAt: 0,
  call: null,
  events: [],
  due: [],
  overdue: [],
  strays: [],
  told: new Set(),
});
