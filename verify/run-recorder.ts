import { checkResponse, type Mismatch } from './check/check-response.ts';
import { checkEvent, type EventCheck, type ReceivedEvent } from './check/check-event.ts';
import type { Exchange } from '#mocks/proxy/exchange.ts';
import { getExchangeExcerpt, getMediaType, getPath } from './check/exchange.ts';
import type { Contract } from './contract/contract.ts';
import { type CountedFinding, type Finding, getFindingKey, type SuiteName, formatSubject } from './finding.ts';
import { createSecrets, hideIn, type Secrets } from './report/secrets.ts';

export type Observed = {
  /** `operation status mediaType` → count. */
  readonly responses: ReadonlyMap<string, number>;
  /** `channel message` → count. */
  readonly events: ReadonlyMap<string, number>;
};

export type Attempted = { readonly subjects: Set<string>; readonly steps: Set<string> };

export type Skipped = { readonly part: SuiteName; readonly what: string; readonly why: string };

/**
 * All traffic with the backend. Checks it immediately against the contract; parts add findings for their own
 * expectations.
 */
export type RunRecorder = {
  /** Checks and counts without findings, for requests that are retried often. */
  readonly look: (part: SuiteName, exchange: Exchange) => readonly Mismatch[];
  /** Checks a request and reports undocumented ones. Returns the faults. */
  readonly exchange: (part: SuiteName, exchange: Exchange, step?: string) => readonly Mismatch[];
  readonly event: (part: SuiteName, event: ReceivedEvent, step?: string) => EventCheck;
  readonly add: (finding: Finding) => void;
  readonly leaveOut: (notTried: Skipped) => void;
  /** In order of first occurrence, without passwords, tokens and cookies. */
  readonly findings: () => readonly CountedFinding[];
  readonly observed: Observed;
  readonly tried: ReadonlyMap<SuiteName, Attempted>;
  readonly notTried: readonly Skipped[];
  readonly secrets: Secrets;
};

export function responseKey(operation: string, status: number, mediaType: string): string {
  return `${operation} ${status} ${mediaType}`.trim();
}

export function eventKey(channel: string, message: string): string {
  return `${channel} ${message}`;
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function noOperation({ method, target }: Exchange): Mismatch {
  return {
    kind: 'undocumented-call',
    subject: { call: `${method} ${getPath(target)}` },
    at: '',
    text: `${method} ${getPath(target)} isn't in the contract.`,
  };
}

export type RunListener = { readonly onFinding?: (finding: Finding) => void; readonly onObserved?: () => void };

function createTried() {
  const tried = new Map<SuiteName, Attempted>();
  const of = (part: SuiteName): Attempted => {
    const existing = tried.get(part) ?? { subjects: new Set(), steps: new Set() };
    tried.set(part, existing);
    return existing;
  };
  return { tried, of };
}

export function createRunRecorder({ rest, events }: Contract, listener: RunListener = {}): RunRecorder {
  const secrets = createSecrets();
  const { tried, of: triedBy } = createTried();
  const findings = new Map<string, CountedFinding>();
  const responses = new Map<string, number>();
  const receivedEvents = new Map<string, number>();
  const notTried: Skipped[] = [];
  const add = (finding: Finding): void => {
    const key = getFindingKey(finding);
    const existing = findings.get(key);
    findings.set(key, { ...(existing ?? finding), count: (existing?.count ?? 0) + 1 });
    if (!existing) listener.onFinding?.(hideIn(secrets, finding));
  };
  const addAll = (part: SuiteName, faults: readonly Mismatch[], evidence: readonly string[]): void => {
    for (const fault of faults) add({ ...fault, part, evidence });
  };
  const look = (part: SuiteName, exchange: Exchange): readonly Mismatch[] => {
    secrets.learn(exchange);
    listener.onObserved?.();
    const match = rest.find(exchange.method, getPath(exchange.target));
    if (!match) return [noOperation(exchange)];
    const { operation } = match;
    const { response } = exchange;
    if (response) count(responses, responseKey(operation.id, response.status, getMediaType(response.headers)));
    triedBy(part).subjects.add(operation.id);
    return checkResponse(rest, operation, exchange);
  };
  return {
    look,
    exchange: (part, exchange, step) => {
      if (step !== undefined) triedBy(part).steps.add(step);
      const faults = look(part, exchange);
      if (faults.length > 0)
        addAll(part, faults, [...(step === undefined ? [] : [step]), ...getExchangeExcerpt(exchange)]);
      return faults;
    },
    event: (part, event, step) => {
      const check = checkEvent(events, event);
      const { channel, message, faults } = check;
      listener.onObserved?.();
      if (channel && message) {
        count(receivedEvents, eventKey(channel.key, message.name));
        triedBy(part).subjects.add(formatSubject({ channel: channel.address, message: message.name }));
      }
      const data = typeof event.data === 'string' ? event.data : JSON.stringify(event.data);
      const line = `${event.event} on ${event.channel}: ${data.slice(0, 400)}`;
      addAll(part, faults, [...(step === undefined ? [] : [step]), line]);
      return check;
    },
    add,
    leaveOut: (left) => {
      notTried.push(left);
    },
    findings: () => [...findings.values()].map((finding) => hideIn(secrets, finding)),
    observed: { responses, events: receivedEvents },
    tried,
    notTried,
    secrets,
  };
}
