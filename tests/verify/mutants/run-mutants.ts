/** Runs mutants through verifications, many per run if they don't hide each other, and reports which were found. */
import type { Contract } from '#verify/contract/contract.ts';
import type { Mutant } from './mutant.ts';
import { runVerification } from './session.ts';

export type MutationResult = { readonly mutant: Mutant; readonly isDetected: boolean };

async function testMutants(
  contract: Contract,
  mutants: readonly Mutant[],
  report: (text: string) => void,
): Promise<readonly MutationResult[]> {
  const [first] = mutants;
  if (!first) return [];
  const { findings, coverage, stopped } = await runVerification(
    contract,
    first.parts,
    mutants.map(({ change }) => change()),
  );
  const isReported = ({ isReportedBy }: Mutant): boolean => stopped !== null && isReportedBy?.(stopped) === true;
  if (stopped !== null && !mutants.some(isReported)) report(`  stopped: ${stopped}`);
  return mutants.map((mutant) => ({
    mutant,
    isDetected:
      isReported(mutant) ||
      findings.some(mutant.isDetectedBy) ||
      (coverage !== null && mutant.isDetectedIn?.(coverage) === true),
  }));
}

function planRuns(mutants: readonly Mutant[], size: number): readonly (readonly Mutant[])[] {
  const runs: { readonly parts: string; readonly mutants: Mutant[]; readonly claims: Set<string> }[] = [];
  for (const mutant of mutants) {
    const parts = mutant.parts.join();
    const open = runs.find(
      (run) =>
        run.parts === parts && run.mutants.length < size && !mutant.claims.some((claim) => run.claims.has(claim)),
    );
    const run = open ?? { parts, mutants: [], claims: new Set<string>() };
    if (!open) runs.push(run);
    run.mutants.push(mutant);
    for (const claim of mutant.claims) run.claims.add(claim);
  }
  return runs.map((run) => run.mutants);
}

/** Mutants per run. Later rounds retry hidden mutants in smaller runs, finally alone. */
const rounds = [Infinity, Infinity, 24, 6, 1] as const;

export async function runMutants(
  contract: Contract,
  mutants: readonly Mutant[],
  report: (text: string) => void,
): Promise<readonly MutationResult[]> {
  const detected: MutationResult[] = [];
  let open = mutants;
  let before = '';
  for (const [round, size] of rounds.entries()) {
    const missed: Mutant[] = [];
    const runs = planRuns(open, size);
    // Repeating the same runs can't find more.
    const plan = runs.map((run) => run.length).join();
    if (plan === before) continue;
    before = plan;
    for (const run of runs) {
      const results = await testMutants(contract, run, report);
      detected.push(...results.filter(({ isDetected }) => isDetected));
      missed.push(...results.filter(({ isDetected }) => !isDetected).map(({ mutant }) => mutant));
      report(
        `  ${run[0]?.parts.join(', ')}: ${results.filter(({ isDetected }) => isDetected).length} of ${run.length}`,
      );
    }
    report(`Round ${round + 1}: ${open.length - missed.length} of ${open.length} found.`);
    open = missed;
  }
  return [...detected, ...open.map((mutant) => ({ mutant, isDetected: false }))];
}
