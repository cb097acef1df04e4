import {
  type CountedFinding,
  type Finding,
  type FindingKind,
  findingKinds,
  formatSubject,
  type SuiteName,
} from '#verify/base/finding.ts';
import type { Coverage } from '#verify/run/coverage.ts';

export type FindingGroup = CountedFinding & {
  readonly parts: readonly SuiteName[];
  /** Where else the same cause shows: subject and place in the body, such as `storyRead 200 /data/image`. */
  readonly places: readonly string[];
};

/** Kinds whose findings in several places usually have one cause, such as a resource that many responses contain. */
const ofResources: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'answer-schema',
  'event-schema',
  'lost-value',
  'undeclared-field',
  'foreign-data-allowed',
  'wrong-action',
]);

/** `/data/3/image/url` is `url`, `data[].title` is `title`. */
function getField(at: string): string {
  const names = at.split(/[/.]/).filter((part) => !/^\d*$/.test(part));
  return (names.at(-1) ?? '').replaceAll('[]', '');
}

/** Identifies a finding's cause. Merges a server error's findings across clients and messages, and one resource's across responses and events. */
export function getGroupKey({ kind, subject, at, text, hint }: Finding): string {
  const { operation, call, status = 0, channel, message } = subject;
  if (ofResources.has(kind) && (at !== '' || kind === 'foreign-data-allowed')) {
    const problem = hint ?? text.slice(text.startsWith(at) ? at.length : 0).replace(/, got .*$/, '');
    return JSON.stringify([kind, getField(at), problem]);
  }
  // An undocumented channel has an id instead of the contract's `{id}`.
  const isOfChannel = kind === 'undeclared-channel' || kind === 'undeclared-event';
  const distinctChannel = isOfChannel ? channel?.replaceAll(/\d+/g, '{id}') : channel;
  const distinctText = status >= 500 || at !== '' || isOfChannel ? '' : text;
  return JSON.stringify([kind, operation ?? call, status, distinctChannel, message, at, distinctText]);
}

/** A finding's subject and place, with `*` for each entry of a list. */
function getPlace({ subject, at }: CountedFinding): string {
  return [formatSubject(subject), at.replaceAll(/\/\d+(?=\/|$)/g, '/*')].filter((part) => part !== '').join(' ');
}

/** Merges findings of one cause and adds their counts. */
export function groupFindings(findings: readonly CountedFinding[]): readonly FindingGroup[] {
  const causes = new Map<string, FindingGroup>();
  for (const finding of findings) {
    const key = getGroupKey(finding);
    const { parts, places, count, ...first } = causes.get(key) ?? { ...finding, parts: [], places: [], count: 0 };
    const place = getPlace(finding);
    const isKnown = places.includes(place) || place === getPlace({ ...first, count });
    causes.set(key, {
      ...first,
      count: count + finding.count,
      parts: parts.includes(finding.part) ? parts : [...parts, finding.part],
      places: isKnown ? places : [...places, place],
    });
  }
  return [...causes.values()];
}

const mostPlaces = 8;

/** Returns the other places of a cause in one line; empty if there are none. */
export function placesText({ places }: FindingGroup): string {
  if (places.length === 0) return '';
  const more = places.length - mostPlaces;
  return `Also in ${places.slice(0, mostPlaces).join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
}

export type ReportTopic = {
  /** Such as `GET /api/v1/stories/{story}` or `chatMessage.created on private-chat.{id}`. */
  readonly title: string;
  readonly name: string;
  readonly findings: readonly FindingGroup[];
};

const kinds = Object.keys(findingKinds);

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
  for (const finding of findings.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))) {
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

/** Kinds about the run as a whole: no part repeats them. */
const ofRun: ReadonlySet<FindingKind> = new Set<FindingKind>(['not-covered', 'stopped', 'too-little']);

/** Returns the options that repeat the finding; empty if only a client or the whole run can. */
export function repeatText({ kind, part }: CountedFinding, seed: number | null): string {
  if (part === 'passive' || ofRun.has(kind)) return '';
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
