/**
 * A table of changes and their impact. It follows oasdiff, with two rules of our own: events follow the rules for
 * responses, and removing a promised event (`x-emits`) breaks clients that wait for it.
 */
import type { DiffLocation } from './location.ts';

type Audience = 'deployed clients' | 'deployed servers' | 'generated clients';

/** `null` is harmless; `why` ends a sentence about those that break. */
type Impact = { readonly breaks: readonly Audience[]; readonly why: string } | null;

type Rule = { readonly request: Impact; readonly response: Impact };

function clients(why: string): Impact {
  return { breaks: ['deployed clients'], why };
}

function both(why: string): Impact {
  return { breaks: ['deployed clients', 'deployed servers'], why };
}

function generated(why: string): Impact {
  return { breaks: ['generated clients'], why };
}

function everywhere(impact: Impact): Rule {
  return { request: impact, response: impact };
}

const rules = {
  'field-added': { request: null, response: null },
  'field-added-required': { request: clients("they don't send it and will be rejected"), response: null },
  'field-added-to-closed': { request: null, response: clients("they reject fields that aren't in the closed list") },
  'field-removed': {
    request: clients('they still send it, but the server ignores it'),
    response: clients('they still read it'),
  },
  'became-required': { request: clients('they may omit it and will be rejected'), response: null },
  'became-optional': { request: null, response: clients('they rely on it') },

  'null-added': { request: null, response: clients('they expect a value') },
  'null-removed': { request: clients('they may send null and will be rejected'), response: null },
  'type-changed': {
    request: both('the types no longer match'),
    response: both('the types no longer match'),
  },
  'form-added': { request: null, response: clients("they don't know this variant") },
  'form-removed': { request: clients('they may still send this variant and will be rejected'), response: null },
  'value-added': { request: null, response: clients("they don't know this value, and the set is closed") },
  'value-removed': { request: clients('they may still send it and will be rejected'), response: null },
  'known-value': everywhere(null),
  narrowed: { request: clients('they may send values that are now rejected'), response: null },
  widened: { request: null, response: clients('they may receive unexpected values') },
  'rule-changed': {
    request: clients("they may send values that are now rejected (this comparison can't tell)"),
    response: clients("they may receive unexpected values (this comparison can't tell)"),
  },

  'operation-removed': everywhere(clients('they still use it')),
  'operation-moved': everywhere(both('client and server no longer use the same path or method')),
  'name-changed': everywhere(generated("the name in generated code changes, but the traffic doesn't")),
  'body-removed': everywhere(clients('they still send it, but the server ignores it')),
  'media-removed': {
    request: clients('they still send it and will be rejected'),
    response: clients("they can't read other media types"),
  },
  'success-added': everywhere(clients("they don't know this response")),
  'success-removed': everywhere(clients('they expect it')),
  'security-added': everywhere(clients("they don't send it and will be rejected")),
  'emits-removed': everywhere(clients('they wait for this event, but it never arrives')),
  'emits-later': everywhere(clients('they stop waiting sooner')),
  'emits-moved': everywhere(clients('they subscribe with another id and receive nothing')),
  'emits-narrowed': everywhere(clients('the sender waits for this event, but it never arrives')),
  'emits-echoed': everywhere(clients('they treat it as a change by somebody else')),
  'emits-conditional': everywhere(clients('they wait for this event, but it may not arrive')),

  'channel-removed': everywhere(clients('they subscribe to it and receive nothing')),
  'channel-moved': everywhere(both('publisher and subscriber no longer use the same channel or name')),
  'event-removed': everywhere(clients('they wait for it, but it never arrives')),
  'event-moved': everywhere(both('publisher and subscriber no longer use the same channel or name')),
  'event-renamed': everywhere(both('publisher and subscriber no longer use the same event name')),

  harmless: everywhere(null),
} as const satisfies Record<string, Rule>;

export type Kind = keyof typeof rules;

/** The client sends requests; the server sends responses and events. */
export type Direction = 'request' | 'response';

function getImpact(kind: Kind, side: Direction): Impact {
  return rules[kind][side];
}

export type Finding = {
  readonly kind: Kind;
  readonly side: Direction;
  readonly diffLocation: DiffLocation;
  /** The end of a sentence: `is required now, was optional`. */
  readonly what: string;
  readonly impact: Impact;
};

export type Note = (diffLocation: DiffLocation, kind: Kind, what: string) => void;

export function createNoteCollector(findings: Finding[], side: Direction): Note {
  return (diffLocation, kind, what) => {
    findings.push({ kind, side, diffLocation, what, impact: getImpact(kind, side) });
  };
}

/** Breaking changes to a whole operation, event or channel aren't grouped. */
function standsAlone({ kind, diffLocation, impact }: Finding): boolean {
  return (
    impact !== null &&
    diffLocation.shared === null &&
    diffLocation.base === '' &&
    diffLocation.path === '' &&
    kind !== 'security-added'
  );
}

function toGroupKey(finding: Finding): string {
  const { diffLocation, what, impact } = finding;
  const texts = [what, impact?.why, impact?.breaks];
  if (diffLocation.shared !== null) return JSON.stringify([diffLocation.shared, texts]);
  return JSON.stringify([
    standsAlone(finding) ? diffLocation.carrier : diffLocation.carrier.kind,
    diffLocation.base,
    diffLocation.path,
    texts,
  ]);
}

export type Group = [Finding, ...Finding[]];

export function groupFindings(findings: readonly Finding[]): Group[] {
  const groups = new Map<string, Group>();
  for (const finding of findings) {
    const group = groups.get(toGroupKey(finding));
    if (group === undefined) groups.set(toGroupKey(finding), [finding]);
    else group.push(finding);
  }
  return [...groups.values()];
}
