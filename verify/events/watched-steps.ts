import { CannotRun } from '#verify/cannot-run.ts';
import type { ReceivedEvent } from '#verify/check/check-event.ts';
import type { Due, WatchedCall } from './calls.ts';
import {
  findMisplaced,
  type Ledger,
  type LedgerParts,
  openLedger,
  overhearEvent,
  receiveEvent,
  tellStrays,
} from './event-ledger.ts';
import { addressOf, type ExpectedEvent, type WatchedEvent, withinOf } from './expected-event.ts';

/** What came after a call. */
export type Settled = {
  /** All events since it began, in the order in which they came. */
  readonly events: readonly WatchedEvent[];
  /** What did not come within its time. It is told as late when it comes later in the run, as missing when it does not. */
  readonly missing: readonly ExpectedEvent[];
};

/** The calls whose events are watched, one after the other, and what has come of them; times are the clock's. */
export type WatchedSteps = {
  /** Takes what was heard; `now` is when it was asked for. */
  readonly receive: (heard: readonly ReceivedEvent[], now: number) => void;
  /** Takes what another writer heard. */
  readonly overhear: (heard: readonly ReceivedEvent[]) => void;
  readonly begin: (operation: string, step: string) => void;
  /** `about` is the id of the message that its answer names; null where it names none. */
  readonly answered: (expected: readonly ExpectedEvent[], now: number, about: number | null) => void;
  /** When the next event is overdue; null where none is due. */
  readonly nextDeadline: () => number | null;
  readonly passDeadlines: (now: number) => void;
  readonly settled: () => Settled;
  readonly isOverdue: () => boolean;
  /** Tells what never came, where `isHearing`. */
  readonly finish: (isHearing: boolean) => void;
};

const dueOf = ({ contract }: Ledger, call: WatchedCall, expected: ExpectedEvent, now: number): Due => {
  const within = withinOf(call.operation, expected.channel, expected.message);
  if (within !== null) return { expected, call, within, deadline: now + within, instead: null };
  const address = addressOf(contract.events, expected);
  throw new CannotRun(
    `${call.step}: the contract doesn't list ${expected.message} on ${address} as caused by ${call.operation.id}.`,
  );
};

export const createSteps = (parts: LedgerParts): WatchedSteps => {
  const { contract, journal } = parts;
  const ledger = openLedger(parts);
  return {
    receive: (heard, now) => {
      for (const event of heard) receiveEvent(ledger, event);
      ledger.emptiedAt = now;
      findMisplaced(ledger);
    },
    overhear: (heard) => {
      for (const event of heard) overhearEvent(ledger, event);
      findMisplaced(ledger);
    },
    begin: (id, step) => {
      const operation = contract.rest.operations.get(id);
      if (!operation) throw new CannotRun(`${step}: the contract has no operation named ${id}.`);
      tellStrays(ledger);
      if (operation.emits.some(({ message }) => message === 'chatMessage.statusUpdated')) ledger.order.beginAnew();
      ledger.call = { operation, step, answeredAt: null, expected: [], about: new Set(), isNamed: false };
      ledger.calls.push(ledger.call);
      ledger.events = [];
      ledger.told = new Set();
    },
    answered: (expected, now, about) => {
      const { call } = ledger;
      if (!call) throw new Error('Call `begin` and send a request before settling events.');
      ledger.due = expected.map((one) => dueOf(ledger, call, one, now));
      call.answeredAt = now;
      call.expected = expected;
      if (about === null) return;
      call.about.add(about);
      call.isNamed = true;
    },
    nextDeadline: () => (ledger.due.length === 0 ? null : Math.min(...ledger.due.map(({ deadline }) => deadline))),
    passDeadlines: (now) => {
      const over = ledger.due.filter(({ deadline }) => deadline <= now);
      ledger.due = ledger.due.filter(({ deadline }) => deadline > now);
      // What may have come is not overdue.
      ledger.overdue.push(...over.filter((one) => !ledger.doubts.holds(one)));
      findMisplaced(ledger);
    },
    settled: () => ({
      events: ledger.events,
      missing: ledger.overdue.filter(({ call }) => call === ledger.call).map(({ expected }) => expected),
    }),
    isOverdue: () => ledger.overdue.length > 0,
    finish: (isHearing) => {
      tellStrays(ledger);
      if (isHearing) {
        for (const due of ledger.overdue) journal.add(ledger.findings.missing(due));
      }
      ledger.overdue = [];
    },
  };
};
