import { type Coverage, coverageOf } from '#verify/coverage/coverage.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { Outcome } from '#verify/run.ts';
import type { CountedFinding } from '#verify/finding.ts';
import { type Cause, causesOf } from './causes.ts';
import { type Place, placesOf } from './places.ts';

/** Everything that the reports say. */
export type Report = Omit<Outcome, 'findings'> & {
  /** What was verified: an address, or a file. */
  readonly target: string;
  /** The version of the contract. */
  readonly contract: string;
  /** When it ended, ms since 1970. */
  readonly at: number;
  /** Each thing once, whichever parts have met it. */
  readonly findings: readonly Cause[];
  /** As each part has met them. */
  readonly byPart: readonly CountedFinding[];
  readonly places: readonly Place[];
  readonly coverage: Coverage;
  readonly calls: number;
  readonly events: number;
};

const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((total, count) => total + count, 0);

/** An address without the login that it may hold. */
const withoutLogin = (target: string): string => target.replace(/^([a-z]+:\/\/)[^/@]*@/, '$1');

export const createReport = (
  contract: Contract,
  outcome: Outcome,
  { target, at }: { readonly target: string; readonly at: number },
): Report => {
  const coverage = coverageOf(contract, outcome.met);
  const findings = causesOf(outcome.findings);
  return {
    ...outcome,
    target: withoutLogin(target),
    contract: contract.rest.version,
    at,
    coverage,
    findings,
    byPart: outcome.findings,
    places: placesOf(findings, coverage),
    calls: sum(outcome.met.answers),
    events: sum(outcome.met.events),
  };
};

export const plural = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

/** The last word, in one sentence. */
export const verdictOf = ({ findings, places }: Pick<Report, 'findings' | 'places'>): string =>
  findings.length === 0
    ? 'No problems found.'
    : `${plural(findings.length, 'problem')} in ${plural(places.length, 'endpoint')}.`;
