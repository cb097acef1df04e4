import {
  type CountedFinding,
  type FindingKind,
  findingKinds,
  type SuiteName,
  suiteNames,
  formatSubject,
} from '#verify/finding.ts';
import type { Attempted } from '#verify/run-recorder.ts';
import { markup, type Markup } from './markup.ts';
import { repeatText } from './topics.ts';
import type { Report } from './report.ts';

/** Other kinds are their own aspect. */
const aspects: Readonly<Record<string, readonly FindingKind[]>> = {
  status: ['no-answer', 'undocumented-call', 'undocumented-status', 'unexpected-status'],
  'media type and body': ['wrong-media-type', 'unreadable-body', 'text-before-json', 'unexpected-body', 'missing-body'],
  schema: ['answer-schema', 'event-schema', 'event-encoding', 'event-too-large'],
};

const ofCalls = ['status', 'media type and body', 'schema'];
const ofEvents = ['schema'];

function aspectOf(kind: FindingKind): string {
  return Object.entries(aspects).find(([, kinds]) => kinds.includes(kind))?.[0] ?? kind;
}

type Case = { readonly place: string; readonly aspect: string; readonly found: CountedFinding[] };

function placeOf({ subject }: CountedFinding): string {
  const { operation, call, channel, message } = subject;
  if (channel !== undefined || message !== undefined) {
    return formatSubject({ ...(channel !== undefined && { channel }), ...(message !== undefined && { message }) });
  }
  return operation ?? call ?? 'the server';
}

function workflowIn(step: string): string {
  return / of (workflow .+)$/.exec(step)?.[1] ?? step;
}

function isIn(workflow: string, { text, evidence = [] }: CountedFinding): boolean {
  return [text, ...evidence].some((line) => line.includes(workflow));
}

function casesOf(part: SuiteName, tried: Attempted | undefined, findings: readonly CountedFinding[]): readonly Case[] {
  const cases = new Map<string, Case>();
  const open = (place: string, aspect: string): Case => {
    const key = JSON.stringify([place, aspect]);
    const known = cases.get(key) ?? { place, aspect, found: [] };
    cases.set(key, known);
    return known;
  };
  for (const subject of tried?.subjects ?? []) {
    for (const aspect of subject.includes(' on ') ? ofEvents : ofCalls) open(subject, aspect);
  }
  for (const finding of findings) open(placeOf(finding), aspectOf(finding.kind)).found.push(finding);
  if (part !== 'workflows') return [...cases.values()];
  const workflows = [...new Set([...(tried?.steps ?? [])].map(workflowIn))];
  return [
    ...workflows.map((place) => ({ place, aspect: 'steps', found: findings.filter((found) => isIn(place, found)) })),
    ...cases.values(),
  ];
}

function failure(found: readonly CountedFinding[], seed: number | null): Markup {
  const [first] = found;
  if (!first) return markup``;
  const lines = found.flatMap((finding) => {
    const { kind, subject, at, text, hint, evidence = [], count } = finding;
    const where = [formatSubject(subject), at].filter((piece) => piece !== '').join(' ');
    const repeat = repeatText(finding, seed);
    return [
      `${where === '' ? '' : `${where}: `}${text}${count > 1 ? ` (${count} times)` : ''}`,
      `${kind}: ${findingKinds[kind]}`,
      ...(hint === undefined ? [] : [`Fix: ${hint}`]),
      ...evidence,
      ...(repeat === '' ? [] : [`Repeat: ${repeat}`]),
      '',
    ];
  });
  return markup`<failure type="${first.kind}" message="${first.text}">${lines.join('\n')}</failure>`;
}

function suite(part: SuiteName, cases: readonly Case[], { seed, at }: Report): Markup {
  const failed = cases.filter(({ found }) => found.length > 0).length;
  const time = new Date(at).toISOString().slice(0, 19);
  return markup`  <testsuite name="${part}" tests="${cases.length}" failures="${failed}" errors="0" skipped="0" time="0" timestamp="${time}">
${cases.map(
  ({ place, aspect, found }) =>
    markup`    <testcase classname="${`contract.${part}`}" name="${`${place}: ${aspect}`}" time="0">${failure(found, seed)}</testcase>
`,
)}  </testsuite>
`;
}

/** Returns JUnit XML: a suite per part, with a test per operation and aspect and per workflow. */
export function junitReport(report: Report): string {
  const suites = suiteNames.flatMap((part) => {
    const findings = report.byPart.filter((finding) => finding.part === part);
    const cases = casesOf(part, report.tried.get(part), findings);
    return cases.length === 0 ? [] : [{ part, cases }];
  });
  const all = suites.flatMap(({ cases }) => cases);
  const failed = all.filter(({ found }) => found.length > 0).length;
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="contract" tests="${all.length}" failures="${failed}" errors="0" time="0">
${suites.map(({ part, cases }) => suite(part, cases, report))}</testsuites>
`.markup;
}
