import {
  type CountedFinding,
  type Finding,
  formatSubject,
  getFindingKey,
  isWarning,
  mismatch,
  type SuiteName,
  type Mismatch,
} from '#verify/base/finding.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { Exchange } from '#verify/proxy/exchange.ts';
import { checkEvent, type EventCheck, getEventExcerpt, type ReceivedEvent } from './check-event.ts';
import { checkResponse } from './check-response.ts';
import { getExchangeExcerpt, getMediaType, getPath } from './exchange.ts';
import { createSecrets, hideIn, type Secrets } from './secrets.ts';

export type Observed = {
  /** `operation status mediaType` → count. */
  readonly responses: ReadonlyMap<string, number>;
  /** `channel message` → count. */
  readonly events: ReadonlyMap<string, number>;
  /** Keys of both → paths of the documented fields that appeared, such as `data[].title`. */
  readonly fields: ReadonlyMap<string, ReadonlySet<string>>;
};

export type Attempted = { readonly subjects: Set<string>; readonly steps: Set<string> };

export type Skipped = { readonly part: SuiteName; readonly what: string; readonly why: string };

export type Outcome = {
  readonly findings: readonly CountedFinding[];
  readonly observed: Observed;
  readonly tried: ReadonlyMap<SuiteName, Attempted>;
  readonly notTried: readonly Skipped[];
  readonly seed: number | null;
  /** Whether the run was stopped before its end. */
  readonly isStopped: boolean;
};

export type Progress = {
  readonly part: (title: string) => void;
  readonly log: (text: string) => void;
  readonly countCheck?: () => void;
  readonly countProblem?: () => void;
};

/**
 * All traffic with the backend. Checks it immediately against the contract; parts add findings for their own
 * expectations.
 */
export type RunRecorder = {
  /** Checks and counts, but reports only warnings, for requests that are retried often. */
  readonly look: (part: SuiteName, exchange: Exchange) => readonly Mismatch[];
  /** Checks a request and reports undocumented ones. Returns the faults without the warnings. */
  readonly exchange: (part: SuiteName, exchange: Exchange, step?: string) => readonly Mismatch[];
  readonly event: (part: SuiteName, event: ReceivedEvent, step?: string) => EventCheck;
  readonly add: (part: SuiteName, fault: Mismatch, evidence?: readonly string[]) => void;
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
  const call = `${method} ${getPath(target)}`;
  return mismatch('undocumented-call', { call }, `${call} isn't in the contract.`);
}

type RunListener = {
  readonly onFinding?: (finding: Finding) => void;
  readonly onObserved?: () => void;
  /** The server's address before `/api`, to check the addresses in its responses. */
  readonly baseUrl?: string;
};

export function createRunRecorder({ rest, events }: Contract, listener: RunListener = {}): RunRecorder {
  const secrets = createSecrets();
  const findings = new Map<string, CountedFinding>();
  const add: RunRecorder['add'] = (part, fault, evidence = []) => {
    const finding: Finding = { ...fault, part, evidence };
    const key = getFindingKey(finding);
    const existing = findings.get(key);
    findings.set(key, { ...(existing ?? finding), count: (existing?.count ?? 0) + 1 });
    if (!existing) listener.onFinding?.(hideIn(secrets, finding));
  };
  const tried = new Map<SuiteName, Attempted>();
  const triedBy = (part: SuiteName): Attempted => {
    const existing = tried.get(part) ?? { subjects: new Set(), steps: new Set() };
    tried.set(part, existing);
    return existing;
  };
  const fields = new Map<string, Set<string>>();
  const addField = (key: string, path: string): void => {
    fields.set(key, (fields.get(key) ?? new Set()).add(path));
  };
  const responses = new Map<string, number>();
  const receivedEvents = new Map<string, number>();
  const notTried: Skipped[] = [];
  const look = (part: SuiteName, exchange: Exchange, evidence: readonly string[]): readonly Mismatch[] => {
    secrets.learn(exchange);
    listener.onObserved?.();
    const match = rest.find(exchange.method, exchange.target);
    if (!match) return [noOperation(exchange)];
    const { operation } = match;
    const { response } = exchange;
    triedBy(part).subjects.add(operation.id);
    if (!response) return checkResponse(rest, operation, exchange);
    const key = responseKey(operation.id, response.status, getMediaType(response.headers));
    count(responses, key);
    const faults = checkResponse(rest, operation, exchange, {
      onField: (path) => {
        addField(key, path);
      },
      baseUrl: listener.baseUrl ?? null,
    });
    for (const warning of faults.filter(isWarning)) add(part, warning, evidence);
    return faults.filter((fault) => !isWarning(fault));
  };
  return {
    look: (part, exchange) => look(part, exchange, getExchangeExcerpt(exchange)),
    exchange: (part, exchange, step) => {
      if (step !== undefined) triedBy(part).steps.add(step);
      const evidence = [...(step === undefined ? [] : [step]), ...getExchangeExcerpt(exchange)];
      const faults = look(part, exchange, evidence);
      for (const fault of faults) add(part, fault, evidence);
      return faults;
    },
    event: (part, event, step) => {
      const check = checkEvent(events, event);
      const { channel, message, faults, fields: seen } = check;
      listener.onObserved?.();
      if (channel && message) {
        const key = eventKey(channel.key, message.name);
        count(receivedEvents, key);
        for (const path of seen) addField(key, path);
        triedBy(part).subjects.add(formatSubject({ channel: channel.address, message: message.name }));
      }
      const evidence = [...(step === undefined ? [] : [step]), getEventExcerpt(event)];
      for (const fault of faults) add(part, fault, evidence);
      return { ...check, faults: faults.filter((fault) => !isWarning(fault)) };
    },
    add,
    leaveOut: (left) => {
      notTried.push(left);
    },
    findings: () => [...findings.values()].map((finding) => hideIn(secrets, finding)),
    observed: { responses, events: receivedEvents, fields },
    tried,
    notTried,
    secrets,
  };
}
