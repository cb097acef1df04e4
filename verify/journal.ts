import { checkAnswer, type Fault } from './check/check-answer.ts';
import { checkEvent, type EventVerdict, type ReceivedEvent } from './check/check-event.ts';
import type { Exchange } from '#mocks/passthrough/exchange.ts';
import { evidenceOf, mediaTypeOf, pathOf } from './check/exchange.ts';
import type { Contract } from './contract/contract.ts';
import type { Match } from './contract/rest.ts';
import { type CountedFinding, type Finding, keyOf, type PartName, subjectText } from './finding.ts';
import { createSecrets, hideIn, type Secrets } from './report/secrets.ts';

/** What was met of the contract: how often each answer and each event came. */
export type Met = {
  /** `operation status mediaType` → count. */
  readonly answers: ReadonlyMap<string, number>;
  /** `channel message` → count. */
  readonly events: ReadonlyMap<string, number>;
};

/** What a part has tried, in the words of `subjectText`; and the steps that it has named. */
export type Tried = { readonly subjects: Set<string>; readonly steps: Set<string> };

/** What could not be tried, and why, in words; it is no finding. */
export type NotTried = { readonly part: PartName; readonly what: string; readonly why: string };

/**
 * Everything that was seen of the backend, by all parts. What passes through it is held to the contract at once; whoever
 * knows more of what was due (a workflow, a negative case) adds findings of its own.
 */
export type Journal = {
  /** Checks and counts a call and writes nothing down: for calls that are tried many times before one of them is told. */
  readonly look: (part: PartName, exchange: Exchange) => readonly Fault[];
  /** Checks a call of the contract or, where the contract has none, says so. Answers what was wrong with it. */
  readonly exchange: (part: PartName, exchange: Exchange, step?: string) => readonly Fault[];
  /** Checks an event. */
  readonly event: (part: PartName, event: ReceivedEvent, step?: string) => EventVerdict;
  readonly add: (finding: Finding) => void;
  /** Takes what could not be tried. */
  readonly leaveOut: (notTried: NotTried) => void;
  /** In the order in which they were first met, without passwords, tokens and cookies. */
  readonly findings: () => readonly CountedFinding[];
  readonly met: Met;
  readonly tried: ReadonlyMap<PartName, Tried>;
  readonly notTried: readonly NotTried[];
  readonly secrets: Secrets;
};

/** The key of an answer in `Met`. */
export const answerKey = (operation: string, status: number, mediaType: string): string =>
  `${operation} ${status} ${mediaType}`.trim();

/** The key of an event in `Met`. */
export const eventKey = (channel: string, message: string): string => `${channel} ${message}`;

const count = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

const noOperation = ({ method, target }: Exchange): Fault => ({
  kind: 'undocumented-call',
  subject: { call: `${method} ${pathOf(target)}` },
  at: '',
  text: `${method} ${pathOf(target)} isn't in the contract.`,
});

/** Who wants to know at once; `onMet` of each call and event. */
export type JournalListener = { readonly onFinding?: (finding: Finding) => void; readonly onMet?: () => void };

const createTried = () => {
  const tried = new Map<PartName, Tried>();
  const of = (part: PartName): Tried => {
    const known = tried.get(part) ?? { subjects: new Set(), steps: new Set() };
    tried.set(part, known);
    return known;
  };
  return { tried, of };
};

export const createJournal = ({ rest, events }: Contract, { onFinding, onMet }: JournalListener = {}): Journal => {
  const secrets = createSecrets();
  const { tried, of: triedBy } = createTried();
  const findings = new Map<string, CountedFinding>();
  const answers = new Map<string, number>();
  const heard = new Map<string, number>();
  const notTried: NotTried[] = [];
  const add = (finding: Finding): void => {
    const key = keyOf(finding);
    const known = findings.get(key);
    findings.set(key, { ...(known ?? finding), count: (known?.count ?? 0) + 1 });
    if (!known) onFinding?.(hideIn(secrets, finding));
  };
  const addAll = (part: PartName, faults: readonly Fault[], evidence: readonly string[]): void => {
    for (const fault of faults) add({ ...fault, part, evidence });
  };
  const meet = ({ operation }: Match, { answer }: Exchange): void => {
    if (answer) count(answers, answerKey(operation.id, answer.status, mediaTypeOf(answer.headers)));
  };
  const look = (part: PartName, exchange: Exchange): readonly Fault[] => {
    secrets.learn(exchange);
    onMet?.();
    const match = rest.find(exchange.method, pathOf(exchange.target));
    if (!match) return [noOperation(exchange)];
    meet(match, exchange);
    triedBy(part).subjects.add(match.operation.id);
    return checkAnswer(rest, match.operation, exchange);
  };
  return {
    look,
    exchange: (part, exchange, step) => {
      if (step !== undefined) triedBy(part).steps.add(step);
      const faults = look(part, exchange);
      if (faults.length > 0) addAll(part, faults, [...(step === undefined ? [] : [step]), ...evidenceOf(exchange)]);
      return faults;
    },
    event: (part, event, step) => {
      const verdict = checkEvent(events, event);
      const { channel, message, faults } = verdict;
      onMet?.();
      if (channel && message) {
        count(heard, eventKey(channel.key, message.name));
        triedBy(part).subjects.add(subjectText({ channel: channel.address, message: message.name }));
      }
      const data = typeof event.data === 'string' ? event.data : JSON.stringify(event.data);
      const line = `${event.event} on ${event.channel}: ${data.slice(0, 400)}`;
      addAll(part, faults, [...(step === undefined ? [] : [step]), line]);
      return verdict;
    },
    add,
    leaveOut: (left) => {
      notTried.push(left);
    },
    findings: () => [...findings.values()].map((finding) => hideIn(secrets, finding)),
    met: { answers, events: heard },
    tried,
    notTried,
    secrets,
  };
};
