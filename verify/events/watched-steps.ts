import { FatalError } from '#verify/fatal-error.ts';
import type { ReceivedEvent } from '#verify/check/check-event.ts';
import type { PendingEvent, WatchedRequest } from './watched-requests.ts';
import {
  findMisplaced,
  type EventLog,
  type LedgerParts,
  createEventLog,
  recordOtherUsersEvent,
  recordEvent,
  reportUnexpected,
} from './event-log.ts';
import { getChannelAddress, type ExpectedEvent, type WatchedEvent, getTimeLimit } from './expected-event.ts';

export type StepOutcome = {
  readonly events: readonly WatchedEvent[];
  /** Overdue events, reported as late if they arrive later, otherwise as missing. */
  readonly missing: readonly ExpectedEvent[];
};

export type WatchedSteps = {
  readonly receive: (heard: readonly ReceivedEvent[], now: number) => void;
  readonly overhear: (heard: readonly ReceivedEvent[]) => void;
  readonly begin: (operation: string, step: string) => void;
  readonly answered: (expected: readonly ExpectedEvent[], now: number, about: number | null) => void;
  readonly nextDeadline: () => number | null;
  readonly passDeadlines: (now: number) => void;
  readonly settled: () => StepOutcome;
  readonly isOverdue: () => boolean;
  readonly finish: (isHearing: boolean) => void;
};

function dueOf({ contract }: EventLog, call: WatchedRequest, expected: ExpectedEvent, now: number): PendingEvent {
  const within = getTimeLimit(call.operation, expected.channel, expected.message);
  if (within !== null) return { expected, call, within, deadline: now + within, instead: null };
  const address = getChannelAddress(contract.events, expected);
  throw new FatalError(
    `${call.step}: the contract doesn't list ${expected.message} on ${address} as caused by ${call.operation.id}.`,
  );
}

export function createSteps(parts: LedgerParts): WatchedSteps {
  const { contract, journal } = parts;
  const ledger = createEventLog(parts);
  return {
    receive: (heard, now) => {
      for (const event of heard) recordEvent(ledger, event);
      ledger.emptiedAt = now;
      findMisplaced(ledger);
    },
    overhear: (heard) => {
      for (const event of heard) recordOtherUsersEvent(ledger, event);
      findMisplaced(ledger);
    },
    begin: (id, step) => {
      const operation = contract.rest.operations.get(id);
      if (!operation) throw new FatalError(`${step}: the contract has no operation named ${id}.`);
      reportUnexpected(ledger);
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
      // Ambiguous events may have arrived.
      ledger.overdue.push(...over.filter((one) => !ledger.doubts.holds(one)));
      findMisplaced(ledger);
    },
    settled: () => ({
      events: ledger.events,
      missing: ledger.overdue.filter(({ call }) => call === ledger.call).map(({ expected }) => expected),
    }),
    isOverdue: () => ledger.overdue.length > 0,
    finish: (isHearing) => {
      reportUnexpected(ledger);
      if (isHearing) {
        for (const due of ledger.overdue) journal.add(ledger.findings.missing(due));
      }
      ledger.overdue = [];
    },
  };
}
