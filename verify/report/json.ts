import type { Coverage } from '#verify/coverage/coverage.ts';
import type { Cause } from './causes.ts';
import type { NotTried } from '#verify/journal.ts';
import type { Report } from './report.ts';

/** `report.json`, for programs. A change that breaks a reader raises `version`; fields may be added without. */
export type JsonReport = {
  readonly version: 1;
  readonly verdict: 'clean' | 'findings';
  /** The address or the file that was verified. */
  readonly target: string;
  /** The version of the contract. */
  readonly contract: string;
  /** When it ended, as ISO 8601. */
  readonly at: string;
  /** What generated requests were made from; null where none were. */
  readonly seed: number | null;
  readonly counts: {
    readonly calls: number;
    readonly events: number;
    readonly findings: number;
    readonly places: number;
  };
  /** In the order in which they were met, each thing once; `parts` have met it. */
  readonly findings: readonly Cause[];
  /** What could not be tried with this server and these options, and why. */
  readonly notTried: readonly NotTried[];
  readonly coverage: Coverage;
};

export const jsonReport = ({
  findings,
  notTried,
  places,
  target,
  contract,
  at,
  seed,
  calls,
  events,
  coverage,
}: Report): string => {
  const report: JsonReport = {
    version: 1,
    verdict: findings.length === 0 ? 'clean' : 'findings',
    target,
    contract,
    at: new Date(at).toISOString(),
    seed,
    counts: { calls, events, findings: findings.length, places: places.length },
    findings,
    notTried,
    coverage,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
};
