import { type Coverage, getCoverage } from '#verify/coverage/coverage.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { Outcome } from '#verify/run.ts';
import { type CountedFinding, isWarning } from '#verify/finding.ts';
import { type FindingGroup, groupFindings } from './finding-groups.ts';
import { type ReportTopic, groupByTopic } from './topics.ts';

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

function withoutLogin(target: string): string {
  return target.replace(/^([a-z]+:\/\/)[^/@]*@/, '$1');
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
    target: withoutLogin(target),
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

export function plural(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}

export function formatSummary({
  findings,
  topics,
  warnings,
}: Pick<Report, 'findings' | 'topics' | 'warnings'>): string {
  const problems =
    findings.length === 0
      ? 'No problems found.'
      : `${plural(findings.length, 'problem')} in ${plural(topics.length, 'endpoint')}.`;
  return warnings.length === 0 ? problems : `${problems} ${plural(warnings.length, 'warning')}.`;
}
