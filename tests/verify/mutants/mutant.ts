import type { CountedFinding, SuiteName } from '#verify/base/finding.ts';
import type { Coverage } from '#verify/run/coverage.ts';
import type { Interference } from './captured.ts';

export type Mutant = {
  readonly kind: string;
  readonly target: string;
  readonly parts: readonly SuiteName[];
  readonly change: () => Interference;
  readonly isDetectedBy: (finding: CountedFinding) => boolean;
  /** Finds it in what the run never saw. */
  readonly isDetectedIn?: (coverage: Coverage) => boolean;
  /** Matches the message with which the verification stops. */
  readonly isReportedBy?: (sentence: string) => boolean;
  /** Its changes and possible shared findings. Mutants with a common claim run separately. */
  readonly claims: readonly string[];
};

/** Chooses deterministically by `key`; each `round` returns the next choice. */
export function choose<Choice>(choices: readonly Choice[], key: string, round: number): Choice | undefined {
  let hash = 0;
  for (const character of key) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return choices.length === 0 || round >= choices.length ? undefined : choices[(hash + round) % choices.length];
}
