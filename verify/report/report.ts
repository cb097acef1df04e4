import { type Coverage, coverageOf } from '#verify/coverage/coverage.ts';
import type { Contract } from '#verify/contract/contract.ts';
import type { Outcome } from '#verify/run.ts';
import { type Place, placesOf } from './places.ts';

/** Everything that the reports say. */
export type Report = Outcome & {
  /** What was verified: an address, or a file. */
  readonly target: string;
  /** The version of the contract. */
  readonly contract: string;
  /** When it ended, ms since 1970. */
  readonly at: number;
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
  return {
    ...outcome,
    target: withoutLogin(target),
    contract: contract.rest.version,
    at,
    coverage,
    places: placesOf(outcome.findings, coverage),
    calls: sum(outcome.met.answers),
    events: sum(outcome.met.events),
  };
};

export const plural = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

/** The last word, in one sentence. */
export const verdictOf = ({ findings, places }: Pick<Report, 'findings' | 'places'>): string =>
  findings.length === 0
    ? 'Nothing found.'
    : `${plural(findings.length, 'finding')} in ${plural(places.length, 'place')}.`;
