import { FatalError } from '#verify/base/finding.ts';
import type { ReceivedEvent } from '#verify/check/check-event.ts';
import type { Emission } from '#verify/contract/documents.ts';
import {
  createEventLog,
  type EventLog,
  findMisplaced,
  findWithheld,
  type LedgerParts,
  recordEvent,
  recordOtherUsersEvent,
  recordSendersEvent,
  reportUnexpected,
} from './event-log.ts';
import {
  type ExpectedEvent,
  getChannelAddress,
  getTimeLimit,
  type PendingEvent,
  type WatchedEvent,
  type WatchedRequest,
} from './expected-event.ts';

export type StepOutcome = {
  readonly events: readonly WatchedEvent[];
  /** Overdue events, reported as late if they arrive later, otherwise as missing. */
  readonly missing: readonly ExpectedEvent[];
};

/** `about`: the response's message id, or null. `ruledOut`: events whose condition is false. */
type ResponseFacts = { readonly about: number | null; readonly ruledOut: readonly Emission[] };

/** The step's events on the connection that sent the request. */
export type SenderSteps = {
  readonly receive: (received: readonly ReceivedEvent[]) => void;
  /** Events that only the other connection received, on channels that this one listens to. */
  readonly withheld: (listensTo: (address: string) => boolean) => readonly WatchedEvent[];
  readonly reportWithheld: (events: readonly WatchedEvent[]) => void;
};

type WatchedSteps = {
  readonly receive: (received: readonly ReceivedEvent[], now: number) => void;
  readonly overhear: (received: readonly ReceivedEvent[]) => void;
  readonly start: (operation: string, step: string) => void;
  readonly recordResponse: (expected: readonly ExpectedEvent[], now: number, facts: ResponseFacts) => void;
  readonly ofSender: SenderSteps;
  readonly nextDeadline: () => number | null;
  readonly passDeadlines: (now: number) => void;
  readonly settled: () => StepOutcome;
  readonly isOverdue: () => boolean;
  readonly finish: (isHearing: boolean) => void;
};

/** After so many missing events in a row, the next ones aren't worth the whole wait. */
const mostMissed = 3;
const shortWait = 1_000;
const shortWaitText = 'No events arrive. From here, the run waits only 1 second for each until one does.';

function toPending(
  { contract, missedInARow }: EventLog,
  request: WatchedRequest,
  expected: ExpectedEvent,
  now: number,
): PendingEvent {
  const within = getTimeLimit(request.operation, expected.channel, expected.message);
  if (within !== null) {
    const wait = missedInARow < mostMissed ? within : Math.min(within, shortWait);
    return { expected, request, within, deadline: now + wait, instead: null };
  }
  const address = getChannelAddress(contract.events, expected);
  throw new FatalError(
    `${request.step}: the contract doesn't list ${expected.message} on ${address} as caused by ${request.operation.id}.`,
  );
}

function createSenderSteps(ledger: EventLog): SenderSteps {
  const { recorder, findings } = ledger;
  return {
    receive: (received) => {
      for (const event of received) recordSendersEvent(ledger, event);
    },
    withheld: (listensTo) => findWithheld(ledger).filter(({ received }) => listensTo(received.channel)),
    reportWithheld: (events) => {
      for (const event of events) if (ledger.request) recorder.add(findings.withheld(ledger.request, event));
    },
  };
}

export function createSteps(parts: LedgerParts): WatchedSteps {
  const { contract, recorder, hasEvents = true, log } = parts;
  const ledger = createEventLog(parts);
  if (!hasEvents) {
    ledger.missedInARow = mostMissed;
    log?.(shortWaitText);
  }
  return {
    receive: (received, now) => {
      for (const event of received) recordEvent(ledger, event);
      ledger.emptiedAt = now;
      findMisplaced(ledger);
    },
    overhear: (received) => {
      for (const event of received) recordOtherUsersEvent(ledger, event);
      findMisplaced(ledger);
    },
    start: (id, step) => {
      const operation = contract.rest.operations.get(id);
      if (!operation) throw new FatalError(`${step}: the contract has no operation named ${id}.`);
      reportUnexpected(ledger);
      if (operation.emits.some(({ message }) => message === 'chatMessage.statusUpdated')) ledger.order.reset();
      ledger.request = { operation, step, answeredAt: null, expected: [], about: new Set(), isNamed: false };
      ledger.requests.push(ledger.request);
      ledger.events = [];
      ledger.sendersEvents = [];
      ledger.seenKeys = new Set();
    },
    recordResponse: (expected, now, { about, ruledOut }) => {
      const { request } = ledger;
      if (!request) throw new Error('Call `begin` and send a request before settling events.');
      ledger.pending = expected.map((one) => toPending(ledger, request, one, now));
      request.answeredAt = now;
      request.expected = expected;
      const { operation } = request;
      request.operation = { ...operation, emits: operation.emits.filter((emission) => !ruledOut.includes(emission)) };
      if (about === null) return;
      request.about.add(about);
      request.isNamed = true;
    },
    ofSender: createSenderSteps(ledger),
    nextDeadline: () =>
      ledger.pending.length === 0 ? null : Math.min(...ledger.pending.map(({ deadline }) => deadline)),
    passDeadlines: (now) => {
      const over = ledger.pending.filter(({ deadline }) => deadline <= now);
      const missedBefore = ledger.missedInARow;
      ledger.missedInARow += over.length;
      if (missedBefore < mostMissed && ledger.missedInARow >= mostMissed) log?.(shortWaitText);
      ledger.pending = ledger.pending.filter(({ deadline }) => deadline > now);
      // Ambiguous events may have arrived.
      ledger.overdue.push(...over.filter((one) => !ledger.doubts.isAmbiguous(one)));
      findMisplaced(ledger);
    },
    settled: () => ({
      events: ledger.events,
      missing: ledger.overdue.filter(({ request }) => request === ledger.request).map(({ expected }) => expected),
    }),
    isOverdue: () => ledger.overdue.length > 0,
    finish: (isHearing) => {
      reportUnexpected(ledger);
      if (isHearing) {
        for (const pending of ledger.overdue) recorder.add(ledger.findings.missing(pending));
      }
      ledger.overdue = [];
    },
  };
}
