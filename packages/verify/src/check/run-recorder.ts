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
import { type Exchange, getExchangeExcerpt, getMediaType, getPath } from '#verify/base/exchange.ts';
import { checkEvent, type CheckedEvent, getEventExcerpt, type ReceivedEvent } from './check-event.ts';
import { checkResponse } from './check-response.ts';
import { createSecrets, hideIn } from './secrets.ts';

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

/**
 * All traffic with the backend. Checks it immediately against the contract; parts add findings for their own
 * expectations.
 */
export class RunRecorder {
  /** The part that runs. Findings and requests count as its own. */
  part: SuiteName = 'doctor';
  readonly secrets = createSecrets();
  readonly observed = {
    responses: new Map<string, number>(),
    events: new Map<string, number>(),
    fields: new Map<string, Set<string>>(),
  } satisfies Observed;
  readonly tried = new Map<SuiteName, Attempted>();
  readonly notTried: Skipped[] = [];
  readonly #contract: Contract;
  readonly #listener: RunListener;
  readonly #findings = new Map<string, CountedFinding>();

  constructor(contract: Contract, listener: RunListener = {}) {
    this.#contract = contract;
    this.#listener = listener;
  }

  /** Checks and counts, but reports only warnings, for requests that are retried often. */
  look(exchange: Exchange, evidence = getExchangeExcerpt(exchange)): readonly Mismatch[] {
    this.secrets.learn(exchange);
    this.#listener.onObserved?.();
    const { rest } = this.#contract;
    const match = rest.find(exchange.method, exchange.target);
    if (!match) return [noOperation(exchange)];
    const { operation } = match;
    const { response } = exchange;
    this.#tried().subjects.add(operation.id);
    if (!response) return checkResponse(rest, operation, exchange);
    const key = responseKey(operation.id, response.status, getMediaType(response.headers));
    count(this.observed.responses, key);
    const faults = checkResponse(rest, operation, exchange, {
      onField: (path) => {
        this.#addField(key, path);
      },
      baseUrl: this.#listener.baseUrl ?? null,
    });
    for (const warning of faults.filter(isWarning)) this.add(warning, evidence);
    return faults.filter((fault) => !isWarning(fault));
  }

  /** Checks a request and reports undocumented ones. Returns the faults without the warnings. */
  exchange(exchange: Exchange, step?: string): readonly Mismatch[] {
    if (step !== undefined) this.#tried().steps.add(step);
    const evidence = [...(step === undefined ? [] : [step]), ...getExchangeExcerpt(exchange)];
    const faults = this.look(exchange, evidence);
    for (const fault of faults) this.add(fault, evidence);
    return faults;
  }

  event(event: ReceivedEvent, step?: string): CheckedEvent {
    const check = checkEvent(this.#contract.events, event);
    const { channel, message, faults, fields } = check;
    this.#listener.onObserved?.();
    if (channel && message) {
      const key = eventKey(channel.key, message.name);
      count(this.observed.events, key);
      for (const path of fields) this.#addField(key, path);
      this.#tried().subjects.add(formatSubject({ channel: channel.address, message: message.name }));
    }
    const evidence = [...(step === undefined ? [] : [step]), getEventExcerpt(event)];
    for (const fault of faults) this.add(fault, evidence);
    return { ...check, faults: faults.filter((fault) => !isWarning(fault)) };
  }

  add(fault: Mismatch, evidence: readonly string[] = []): void {
    const finding: Finding = { ...fault, part: this.part, evidence };
    const key = getFindingKey(finding);
    const existing = this.#findings.get(key);
    this.#findings.set(key, { ...(existing ?? finding), count: (existing?.count ?? 0) + 1 });
    if (!existing) this.#listener.onFinding?.(hideIn(this.secrets, finding));
  }

  /** Adds a finding with the request and response that show it. `notes` come before them. */
  addAbout({ exchange }: { readonly exchange: Exchange }, fault: Mismatch, ...notes: readonly string[]): void {
    this.add(fault, [...notes, ...getExchangeExcerpt(exchange)]);
  }

  leaveOut(what: string, why: string): void {
    this.notTried.push({ part: this.part, what, why });
  }

  /** In order of first occurrence, without passwords, tokens and cookies. */
  findings(): readonly CountedFinding[] {
    return [...this.#findings.values()].map((finding) => hideIn(this.secrets, finding));
  }

  outcome(seed: number | null, isStopped: boolean): Outcome {
    const { observed, tried, notTried } = this;
    return { findings: this.findings(), observed, tried, notTried, seed, isStopped };
  }

  #tried(): Attempted {
    const existing = this.tried.get(this.part) ?? { subjects: new Set(), steps: new Set() };
    this.tried.set(this.part, existing);
    return existing;
  }

  #addField(key: string, path: string): void {
    this.observed.fields.set(key, (this.observed.fields.get(key) ?? new Set()).add(path));
  }
}
