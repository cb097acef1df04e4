import type { CountedFinding, PartName } from '#verify/finding.ts';
import type { Interference } from './seen.ts';

/** One thing that a backend does wrong, in one place. */
export type Mutant = {
  /** What is wrong, such as "a required field dropped". */
  readonly kind: string;
  /** Where: operation and status, or event and channel. */
  readonly place: string;
  /** The parts of a verification that meet the place. */
  readonly parts: readonly PartName[];
  /** Made anew for each run. */
  readonly change: () => Interference;
  /** Whether a finding is about this mutant and names its place. */
  readonly isFoundBy: (finding: CountedFinding) => boolean;
  /** Where it is the sentence with which the verification gives up that names it. */
  readonly isToldBy?: (sentence: string) => boolean;
  /** Places that it changes, and findings that could not be told from those of another: two that share one go into different runs. */
  readonly claims: readonly string[];
};

/** Chooses among several places, the same each time; `round` goes on to the next. */
export const choose = <Choice>(choices: readonly Choice[], key: string, round: number): Choice | undefined => {
  let hash = 0;
  for (const character of key) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return choices.length === 0 || round >= choices.length ? undefined : choices[(hash + round) % choices.length];
};
