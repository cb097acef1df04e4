import { type CountedFinding, type Finding, findingKinds, isWarning } from '#verify/base/finding.ts';
import type { Outcome } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import { plural } from '#verify/base/values.ts';
import { type Coverage, getCoverage } from '#verify/run/coverage.ts';
import {
  aspectText,
  type FindingGroup,
  groupByTopic,
  groupFindings,
  placesText,
  repeatText,
  type ReportTopic,
  timesText,
} from './topics.ts';

export type Report = Omit<Outcome, 'findings'> & {
  readonly target: string;
  readonly contract: string;
  /** End time in ms since 1970. */
  readonly at: number;
  readonly findings: readonly FindingGroup[];
  readonly byPart: readonly CountedFinding[];
  readonly topics: readonly ReportTopic[];
  /** What doesn't fail the run; empty with `--strict`. */
  readonly warnings: readonly FindingGroup[];
  readonly warningTopics: readonly ReportTopic[];
  readonly coverage: Coverage;
  readonly requests: number;
  readonly events: number;
};

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

export function createReport(
  contract: Contract,
  outcome: Outcome,
  { target, at, strict = false }: { readonly target: string; readonly at: number; readonly strict?: boolean },
): Report {
  const coverage = getCoverage(contract, outcome.observed);
  const isMild = (finding: CountedFinding): boolean => !strict && isWarning(finding);
  const problems = outcome.findings.filter((finding) => !isMild(finding));
  const findings = groupFindings(problems);
  const warnings = groupFindings(outcome.findings.filter(isMild));
  return {
    ...outcome,
    // Without a login.
    target: target.replace(/^([a-z]+:\/\/)[^/@]*@/, '$1'),
    contract: contract.rest.version,
    at,
    coverage,
    findings,
    byPart: problems,
    topics: groupByTopic(findings, coverage),
    warnings,
    warningTopics: groupByTopic(warnings, coverage),
    requests: sum(outcome.observed.responses),
    events: sum(outcome.observed.events),
  };
}

export function formatSummary(report: Pick<Report, 'findings' | 'topics' | 'warnings' | 'coverage'>): string {
  const { findings, topics, warnings, coverage } = report;
  const { met, of } = coverage.totals.operations;
  const problems =
    findings.length === 0
      ? `No problems found${met < of ? ` in the ${met} of ${of} operations that were tested` : ''}.`
      : `${plural(findings.length, 'problem')} in ${plural(topics.length, 'endpoint')}.`;
  return warnings.length === 0 ? problems : `${problems} ${plural(warnings.length, 'warning')}.`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** The request format in evidence: method, path with query, optional body. */
const called = /^(GET|POST|PUT|PATCH|DELETE) (\/\S*)(?: (.*))?$/;

function getTokenVariable({ text, evidence = [] }: Finding): string {
  const all = [text, ...evidence].join(' ');
  if (/\ban unauthenticated (?:request|client)\b/i.test(all)) return '';
  return text.startsWith('Another writer') ? '$OTHER_TOKEN' : '$TOKEN';
}

function toBodyArgs(body: string): readonly string[] {
  const type = body.startsWith('{') || body.startsWith('[') ? 'application/json' : 'application/x-www-form-urlencoded';
  return ['-H', quoted(`Content-Type: ${type}`), '-d', quoted(body)];
}

/**
 * Returns a curl command that repeats the request, or null if the evidence is incomplete. Uses `$TOKEN`, so it contains
 * no secret.
 */
export function toCurl(finding: Finding, target: string): string | null {
  const requestMatch = finding.evidence?.map((line) => called.exec(line)).find((match) => match !== null);
  if (!requestMatch || !/^https?:\/\//.test(target)) return null;
  const [, method = 'GET', path = '', body = ''] = requestMatch;
  // Binary or shortened bodies can't be sent again.
  if (/^\d+ bytes of /.test(body) || body.endsWith('…')) return null;
  const token = getTokenVariable(finding);
  return [
    'curl -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(token === '' ? [] : [`-H "Authorization: Bearer ${token}"`]),
    `-H 'Accept: application/json'`,
    ...(body === '' ? [] : toBodyArgs(body)),
    quoted(target.replace(/\/+$/, '') + path),
  ].join(' ');
}

type DescribedFinding = Pick<FindingGroup, 'kind' | 'text' | 'hint'> &
  Readonly<Record<'meaning' | 'aspect' | 'times' | 'about' | 'places' | 'repeat', string>> &
  Readonly<Record<'isWarned' | 'isMild', boolean>> & {
    readonly evidence: readonly string[];
    readonly curl: string | null;
  };

/** What the terminal and the page show of a finding. Empty texts are left out. */
export function describeFinding(finding: FindingGroup, { seed, target, warnings }: Report): DescribedFinding {
  const { kind, text, hint, evidence = [] } = finding;
  const [aspect, times] = [aspectText(finding), timesText(finding)];
  const isWarned = warnings.includes(finding);
  return {
    kind,
    meaning: findingKinds[kind],
    text,
    aspect,
    times,
    about: [aspect, times].filter((part) => part !== '').join(' · '),
    isWarned,
    isMild: isWarned || kind === 'not-covered',
    hint,
    places: placesText(finding),
    evidence,
    curl: toCurl(finding, target),
    repeat: repeatText(finding, seed),
  };
}
