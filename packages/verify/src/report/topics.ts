import { type CountedFinding, type FindingKind, findingKinds, type SuiteName } from '#verify/base/finding.ts';
import type { Coverage } from '#verify/run/coverage.ts';

export type FindingGroup = CountedFinding & {
  readonly parts: readonly SuiteName[];
};

/** Merges a server error's findings across clients and messages. */
function getGroupKey({ kind, subject, at, text }: CountedFinding): string {
  const { operation, call, status = 0, channel, message } = subject;
  const distinctText = status >= 500 || at !== '' ? '' : text;
  return JSON.stringify([kind, operation ?? call, status, channel, message, at, distinctText]);
}

/** Merges duplicate findings and adds their counts. */
export function groupFindings(findings: readonly CountedFinding[]): readonly FindingGroup[] {
  const causes = new Map<string, FindingGroup>();
  for (const finding of findings) {
    const key = getGroupKey(finding);
    const existing = causes.get(key);
    const parts = existing?.parts ?? [];
    causes.set(key, {
      ...(existing ?? finding),
      count: (existing?.count ?? 0) + finding.count,
      parts: parts.includes(finding.part) ? parts : [...parts, finding.part],
    });
  }
  return [...causes.values()];
}

export type ReportTopic = {
  /** Such as `GET /api/v1/stories/{story}` or `chatMessage.created on private-chat.{id}`. */
  readonly title: string;
  readonly name: string;
  readonly findings: readonly FindingGroup[];
};

/** Access problems come first, then response faults; uncovered operations come last. */
const first: readonly FindingKind[] = [
  'foreign-channel-allowed',
  'set-up',
  'wrong-signature',
  'own-channel-refused',
  'no-answer',
  'connection-lost',
  'undocumented-status',
  'unexpected-status',
  'wrong-media-type',
  'unreadable-body',
  'text-before-json',
  'missing-body',
  'unexpected-body',
  'step-failed',
  'answer-schema',
  // An event under another name is missing under its own.
  'undeclared-channel',
  'undeclared-event',
  'event-missing',
  'event-misplaced',
  'event-encoding',
  'event-schema',
];
const last: readonly FindingKind[] = ['undeclared-field', 'not-covered'];

const ranks: ReadonlyMap<string, number> = new Map(
  [
    ...first,
    ...Object.keys(findingKinds).filter((kind) => ![...first, ...last].some((ranked) => ranked === kind)),
    ...last,
  ].map((kind, rank) => [kind, rank]),
);

function getRank({ kind }: CountedFinding): number {
  return ranks.get(kind) ?? ranks.size;
}

const theServer = 'The server';

function getTitle({ subject }: CountedFinding, requests: ReadonlyMap<string, string>): string {
  const { channel, message, operation, call } = subject;
  if (channel !== undefined || message !== undefined) {
    return [message, channel].filter((part) => part !== undefined).join(' on ');
  }
  return call ?? (operation === undefined ? theServer : (requests.get(operation) ?? operation));
}

/** Groups findings by subject, the most important first. */
export function groupByTopic(findings: readonly FindingGroup[], coverage: Coverage): readonly ReportTopic[] {
  const requests = new Map(coverage.operations.map(({ operation, call }) => [operation, call]));
  const names = new Map(coverage.operations.map(({ operation, call }) => [call, operation]));
  const topics = new Map<string, FindingGroup[]>();
  for (const finding of findings.toSorted((one, other) => getRank(one) - getRank(other))) {
    const title = getTitle(finding, requests);
    topics.set(title, [...(topics.get(title) ?? []), finding]);
  }
  return [...topics].map(([title, topicFindings]) => ({
    title,
    name: names.get(title) ?? '',
    findings: topicFindings,
  }));
}

/** Returns details that the title lacks: a response's status and media type, or the request that causes an event. */
export function aspectText({ subject, at, text }: CountedFinding): string {
  const { status, mediaType, operation, message } = subject;
  const response = [status, mediaType].filter((part) => part !== undefined).join(' ');
  const cause = message !== undefined && operation !== undefined ? `after ${operation}` : '';
  const pointer = text.startsWith(at) ? '' : at;
  return [response, cause, pointer].filter((part) => part !== '').join(', ');
}

/** Returns the options that repeat the finding; empty if only a client or the whole run can. */
export function repeatText({ kind, part }: CountedFinding, seed: number | null): string {
  if (part === 'passive' || kind === 'not-covered') return '';
  if (part === 'requests' && seed !== null) return `--only requests --seed ${seed}`;
  return `--only ${part}`;
}

export function timesText({ count, parts }: FindingGroup): string {
  if (count === 1) return '';
  return parts.length === 1 ? `${count} times` : `${count} times, in ${parts.join(', ')}`;
}

export const fewTopics = 3;

export function excerpt({ findings: [first, ...others] }: ReportTopic): string {
  return `${first?.text ?? ''}${others.length === 0 ? '' : ` And ${others.length} more.`}`;
}
