import type { Coverage } from '#verify/coverage/coverage.ts';
import type { FindingGroup } from './finding-groups.ts';
import type { Skipped } from '#verify/run-recorder.ts';
import type { Report } from './report.ts';

/** `report.json`, for programs. Breaking changes raise `version`; new fields don't. */
export type JsonReport = {
  readonly version: 1;
  // oxlint-disable-next-line lamplight/standard-names -- a field of report.json
  readonly verdict: 'clean' | 'findings';
  readonly target: string;
  readonly contract: string;
  /** End time in ISO 8601. */
  readonly at: string;
  readonly seed: number | null;
  readonly counts: {
    readonly calls: number;
    readonly events: number;
    readonly findings: number;
    readonly warnings: number;
    readonly places: number;
  };
  readonly findings: readonly FindingGroup[];
  readonly warnings: readonly FindingGroup[];
  readonly notTried: readonly Skipped[];
  readonly coverage: Coverage;
};

export function jsonReport({
  findings,
  warnings,
  notTried,
  topics,
  target,
  contract,
  at,
  seed,
  requests,
  events,
  coverage,
}: Report): string {
  const report: JsonReport = {
    version: 1,
    verdict: findings.length === 0 ? 'clean' : 'findings',
    target,
    contract,
    at: new Date(at).toISOString(),
    seed,
    counts: { calls: requests, events, findings: findings.length, warnings: warnings.length, places: topics.length },
    findings,
    warnings,
    notTried,
    coverage,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
