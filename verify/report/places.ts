import type { Coverage } from '#verify/coverage/coverage.ts';
import { type CountedFinding, type FindingKind, findingKinds } from '#verify/finding.ts';
import type { Cause } from './causes.ts';

/** A call of the contract, an event on a channel, or the server as a whole, with what was found of it. */
export type Place = {
  /** Such as `GET /api/v1/stories/{story}` or `chatMessage.created on private-chat.{id}`. */
  readonly title: string;
  /** The operation's name; empty where it is none. */
  readonly name: string;
  /** The most important first. */
  readonly findings: readonly Cause[];
};

/** What lets strangers in or keeps clients out goes before what is wrong in an answer; what was only not met goes last. */
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
  // What comes under another name is missing under its own.
  'undeclared-channel',
  'undeclared-event',
  'event-missing',
  'event-misplaced',
  'event-encoding',
  'event-schema',
];
const last: readonly FindingKind[] = ['not-covered'];

const ranks: ReadonlyMap<string, number> = new Map(
  [
    ...first,
    ...Object.keys(findingKinds).filter((kind) => ![...first, ...last].some((known) => known === kind)),
    ...last,
  ].map((kind, rank) => [kind, rank]),
);

const rankOf = ({ kind }: CountedFinding): number => ranks.get(kind) ?? ranks.size;

const theServer = 'The server';

const titleOf = ({ subject }: CountedFinding, calls: ReadonlyMap<string, string>): string => {
  const { channel, message, operation, call } = subject;
  if (channel !== undefined || message !== undefined) {
    return [message, channel].filter((part) => part !== undefined).join(' on ');
  }
  return call ?? (operation === undefined ? theServer : (calls.get(operation) ?? operation));
};

/** The findings by the place that they are about; the places in the order of their most important finding. */
export const placesOf = (findings: readonly Cause[], coverage: Coverage): readonly Place[] => {
  const calls = new Map(coverage.operations.map(({ operation, call }) => [operation, call]));
  const names = new Map(coverage.operations.map(({ operation, call }) => [call, operation]));
  const places = new Map<string, Cause[]>();
  for (const finding of findings.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const title = titleOf(finding, calls);
    places.set(title, [...(places.get(title) ?? []), finding]);
  }
  return [...places].map(([title, found]) => ({ title, name: names.get(title) ?? '', findings: found }));
};

/** What of a finding's subject its place does not say: status and media type of an answer, the call that causes an event. */
export const aspectText = ({ subject, at, text }: CountedFinding): string => {
  const { status, mediaType, operation, message } = subject;
  const answer = [status, mediaType].filter((part) => part !== undefined).join(' ');
  const cause = message !== undefined && operation !== undefined ? `after ${operation}` : '';
  // Most sentences begin with their place.
  const place = text.startsWith(at) ? '' : at;
  return [answer, cause, place].filter((part) => part !== '').join(', ');
};

/** Options that lead there again; empty where a client made the call, or only the whole run tells. */
export const repeatText = ({ kind, part }: CountedFinding, seed: number | null): string => {
  if (part === 'passive' || kind === 'not-covered') return '';
  if (part === 'requests' && seed !== null) return `--only requests --seed ${seed}`;
  return `--only ${part}`;
};

/** How often it was met, and by which parts where there are several; empty for once. */
export const timesText = ({ count, parts }: Cause): string => {
  if (count === 1) return '';
  return parts.length === 1 ? `${count} times` : `${count} times, in ${parts.join(', ')}`;
};

/** Above as many places a list of them leads to each. */
export const fewPlaces = 3;

/** What is the most important of a place, and how much more there is. */
export const gist = ({ findings: [first, ...others] }: Place): string =>
  `${first?.text ?? ''}${others.length === 0 ? '' : ` And ${others.length} more.`}`;
