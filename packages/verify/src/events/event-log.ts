import { FatalError } from '#verify/base/finding.ts';
import { checkEvent, type CheckedEvent, type ReceivedEvent } from '#verify/check/check-event.ts';
import type { RunRecorder } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { Emission } from '#verify/contract/documents.ts';
import type { EventStream } from '#verify/stream/event-stream.ts';
import { EventOrder } from './event-order.ts';
import { EventReports, orderHint } from './event-reports.ts';
import {
  type EventCause,
  type ExpectedEvent,
  findCause,
  findEmission,
  getAnswerId,
  getChannelAddress,
  isOnExpectedChannel,
  isSameMessage,
  type PendingEvent,
  type UnexpectedEvent,
  type WatchedRequest,
} from './expected-event.ts';

export type EventLogDeps = {
  readonly contract: Contract;
  readonly recorder: RunRecorder;
  /** False if the doctor saw none: the waits are short from the start. */
  readonly hasEvents?: boolean;
  readonly log?: (line: string) => void;
};

export type StepOutcome = {
  readonly events: readonly CheckedEvent[];
  /** Overdue events, reported as late if they arrive later, otherwise as missing. */
  readonly missing: readonly ExpectedEvent[];
};

/** `about`: the response's message id, or null. `ruledOut`: events whose condition is false. */
type ResponseFacts = { readonly about: number | null; readonly ruledOut: readonly Emission[] };

/** After so many missing events in a row, the next ones aren't worth the whole wait. */
const mostMissed = 3;
const shortWait = 1_000;
const shortWaitText = 'No events arrive. From here, the run waits only 1 second for each until one does.';

function without<Entry>(entries: readonly Entry[], entry: Entry | undefined): Entry[] {
  return entries.filter((other) => other !== entry);
}

function isUnprompted({ message }: CheckedEvent): boolean {
  return message !== null && message.unprompted !== null;
}

/** Whether an event with an answer's id is about another answer than the request. */
function isOfAnother({ about, isNamed }: WatchedRequest, event: CheckedEvent): boolean {
  const id = getAnswerId(event);
  return isNamed && id !== null && !about.has(id);
}

function isExpected({ expected, request }: PendingEvent, event: CheckedEvent): boolean {
  return isOnExpectedChannel(expected, event) && isSameMessage(expected, event) && !isOfAnother(request, event);
}

/** Assigns the events that arrive to the requests of the steps, and reports those that don't fit. */
export class EventLog {
  readonly #deps: EventLogDeps;
  readonly #stream: EventStream;
  readonly #order = new EventOrder();
  readonly #reports: EventReports;
  readonly #requests: WatchedRequest[] = [];
  #emptiedAt = 0;
  /** Missing events since the last one that arrived. */
  #missedInARow = 0;
  #request: WatchedRequest | null = null;
  #events: CheckedEvent[] = [];
  /** The step's events on the connection that sent the request. */
  #sendersEvents: CheckedEvent[] = [];
  #pending: PendingEvent[] = [];
  #overdue: PendingEvent[] = [];
  #unexpected: UnexpectedEvent[] = [];
  #seenKeys = new Set<string>();

  constructor(deps: EventLogDeps, stream: EventStream) {
    this.#deps = deps;
    this.#stream = stream;
    this.#reports = new EventReports(deps.contract, deps.recorder);
    if (deps.hasEvents === false) this.#countMissed(mostMissed);
  }

  start(id: string, step: string): void {
    const operation = this.#deps.contract.rest.operations.get(id);
    if (!operation) throw new FatalError(`${step}: the contract has no operation named ${id}.`);
    this.#reportUnexpected();
    if (operation.emits.some(({ message }) => message === 'chatMessage.statusUpdated')) this.#order.reset();
    this.#request = { operation, step, answeredAt: null, expected: [], about: new Set(), isNamed: false };
    this.#requests.push(this.#request);
    this.#events = [];
    this.#sendersEvents = [];
    this.#seenKeys = new Set();
  }

  recordResponse(expected: readonly ExpectedEvent[], now: number, { about, ruledOut }: ResponseFacts): void {
    const request = this.#request;
    if (!request) throw new Error('Call `start` and send a request before settling events.');
    this.#pending = expected.map((one) => this.#toPending(request, one, now));
    request.answeredAt = now;
    request.expected = expected;
    const { operation } = request;
    request.operation = { ...operation, emits: operation.emits.filter((emission) => !ruledOut.includes(emission)) };
    if (about === null) return;
    request.about.add(about);
    request.isNamed = true;
  }

  receive(received: readonly ReceivedEvent[], now: number): void {
    for (const event of received) this.#record(event);
    this.#emptiedAt = now;
    this.#findMisplaced();
  }

  /** Another writer must never receive events that requests cause. */
  overhear(received: readonly ReceivedEvent[]): void {
    for (const one of received) {
      const event = this.#deps.recorder.event(one, this.#request?.step);
      if (isUnprompted(event)) continue;
      this.#unexpected.push({ event, cause: findCause(this.#requests, event, one.at, false), isForeign: true });
    }
    this.#findMisplaced();
  }

  /** Records events of the connection that the request names as its own. Events for others must not arrive there. */
  receiveAsSender(received: readonly ReceivedEvent[]): void {
    for (const one of received) {
      const event = checkEvent(this.#deps.contract.events, one);
      this.#sendersEvents.push(event);
      if (this.#request && this.#findEmission(event)?.to === 'others') {
        const hint = 'Broadcast it with toOthers(), so that it skips the connection in X-Socket-ID.';
        const text = 'The connection that sent the request received it too.';
        this.#reports.add('event-echoed', event, text, { request: this.#request, hint });
      }
    }
  }

  /** The step's events that the sending connection should have received too, but didn't. */
  withheld(listensTo: (address: string) => boolean): readonly CheckedEvent[] {
    return this.#events.filter((event) => {
      const emission = this.#findEmission(event);
      const isReceived = ({ channel, name }: CheckedEvent): boolean => channel === event.channel && name === event.name;
      const isForAll = emission !== undefined && emission.to !== 'others';
      return isForAll && listensTo(event.received.channel) && !this.#sendersEvents.some(isReceived);
    });
  }

  reportWithheld(listensTo: (address: string) => boolean): void {
    const text = "The connection that sent the request didn't receive it.";
    const details = { ...(this.#request && { request: this.#request }), hint: 'Broadcast it without toOthers().' };
    for (const event of this.withheld(listensTo)) this.#reports.add('event-missing', event, text, details);
  }

  nextDeadline(): number | null {
    return this.#pending.length === 0 ? null : Math.min(...this.#pending.map(({ deadline }) => deadline));
  }

  passDeadlines(now: number): void {
    const over = this.#pending.filter(({ deadline }) => deadline <= now);
    this.#countMissed(over.length);
    this.#pending = this.#pending.filter(({ deadline }) => deadline > now);
    this.#overdue.push(...over);
    this.#findMisplaced();
  }

  settled(): StepOutcome {
    const missing = this.#overdue.filter(({ request }) => request === this.#request);
    return { events: this.#events, missing: missing.map(({ expected }) => expected) };
  }

  isOverdue(): boolean {
    return this.#overdue.length > 0;
  }

  /** A broken connection can't report missing events. */
  finish(isConnected: boolean): void {
    this.#reportUnexpected();
    for (const pending of isConnected ? this.#overdue : []) this.#reports.missing(pending);
    this.#overdue = [];
  }

  #countMissed(count: number): void {
    const before = this.#missedInARow;
    this.#missedInARow += count;
    if (before < mostMissed && this.#missedInARow >= mostMissed) this.#deps.log?.(shortWaitText);
  }

  #toPending(request: WatchedRequest, expected: ExpectedEvent, now: number): PendingEvent {
    const { operation, step } = request;
    const emission = findEmission(operation, expected.channel, expected.message);
    if (!emission) {
      const address = getChannelAddress(this.#deps.contract.events, expected);
      throw new FatalError(
        `${step}: the contract doesn't list ${expected.message} on ${address} as caused by ${operation.id}.`,
      );
    }
    const { within } = emission;
    const wait = this.#missedInARow < mostMissed ? within : Math.min(within, shortWait);
    return { expected, request, within, deadline: now + wait, instead: null };
  }

  #record(received: ReceivedEvent): void {
    const step = this.#request?.step;
    const event = this.#deps.recorder.event(received, step);
    this.#events.push(event);
    this.#missedInARow = 0;
    const key = JSON.stringify([received.channel, received.event, received.data]);
    if (this.#seenKeys.has(key)) {
      this.#reports.add('event-doubled', event, 'The same event arrived twice.', { step });
      return;
    }
    this.#seenKeys.add(key);
    const fault = this.#order.findMismatch(event);
    if (fault !== null) this.#reports.add('event-order', event, fault, { step, hint: orderHint });
    this.#assign(event, Math.max(received.at, this.#emptiedAt));
    // Ends the wait for events that this one rules out. Overdue ones should have arrived before it.
    this.#pending = this.#pending.filter(
      ({ expected: { unless }, request }) =>
        unless === undefined || !isSameMessage(unless, event) || isOfAnother(request, event),
    );
  }

  /** An event is one that the latest request expects, or an overdue one, or else a due, late or unexpected one. */
  #assign(event: CheckedEvent, at: number): void {
    const isSubscribed = this.#stream.listensTo(event.received.channel);
    const cause = event.message ? findCause(this.#requests, event, at, isSubscribed) : null;
    const pending = this.#pending.find((one) => isExpected(one, event));
    const overdue = pending ? undefined : this.#findOverdue(event, cause);
    this.#pending = without(this.#pending, pending);
    this.#overdue = without(this.#overdue, overdue);
    if (overdue) {
      // The wait may have been shorter than the contract allows.
      if (at - (overdue.request.answeredAt ?? at) > overdue.within) this.#reports.late(overdue, event, at);
      return;
    }
    if (!pending) this.#rememberInstead(event);
    if (cause?.kind === 'due') {
      const id = getAnswerId(event);
      if (id !== null && !cause.request.isNamed) cause.request.about.add(id);
      return;
    }
    if (pending || isUnprompted(event)) return;
    if (cause?.kind === 'late') this.#reports.late(cause, event, at);
    else this.#unexpected.push({ event, cause, isForeign: false });
  }

  /** Prefers an overdue event that is surely not the latest request's: its payload was known, or it's about another answer. */
  #findOverdue(event: CheckedEvent, cause: EventCause | null): PendingEvent | undefined {
    const id = getAnswerId(event);
    const candidates = this.#overdue.filter((one) => isExpected(one, event));
    const ofOlder = candidates.find(
      ({ expected, request }) =>
        expected.payload !== undefined ||
        (id !== null && request.about.has(id) && this.#request?.about.has(id) === false),
    );
    // A request that has the event it expects can't have caused this one too, so it's an earlier request's.
    const hasItsOwn =
      cause?.kind !== 'due' ||
      cause.request.expected.some((one) => isOnExpectedChannel(one, event) && isSameMessage(one, event));
    return ofOlder ?? (hasItsOwn ? candidates[0] : undefined);
  }

  /** An undeclared event may be an expected one under another name, and another payload that of an expected one. */
  #rememberInstead(event: CheckedEvent): void {
    for (const pending of this.#pending) {
      const { expected } = pending;
      const isNear = isOnExpectedChannel(expected, event) && (expected.message === event.name || !event.message);
      if (isNear) pending.instead ??= event;
    }
  }

  #findEmission({ channel, name }: CheckedEvent): Emission | undefined {
    return this.#request ? findEmission(this.#request.operation, channel?.key, name) : undefined;
  }

  /** Matches missing events to unexpected ones, first on the same channel. */
  #findMisplaced(): void {
    for (const isSameChannel of [true, false]) {
      for (const missing of this.#overdue) {
        const unexpected = this.#unexpected.find(
          ({ event }) =>
            isSameMessage(missing.expected, event) &&
            (event.channel?.key === missing.expected.channel || !isSameChannel),
        );
        if (!unexpected) continue;
        this.#reports.misplaced(missing.request, unexpected, missing.expected);
        this.#unexpected = without(this.#unexpected, unexpected);
        this.#overdue = without(this.#overdue, missing);
      }
    }
  }

  /** Reports unexplained events at the step's end. The recorder reports undeclared ones. */
  #reportUnexpected(): void {
    for (const unexpected of this.#unexpected.filter(({ event: { message } }) => message !== null)) {
      const { cause, event, isForeign } = unexpected;
      const by = isForeign ? ' Another writer received it.' : '';
      const text = `No recent request causes it, and the contract gives no other reason.${by}`;
      if (cause) this.#reports.misplaced(cause.request, unexpected);
      else this.#reports.add('event-unexpected', event, text, { step: this.#request?.step });
    }
    this.#unexpected = [];
  }
}
