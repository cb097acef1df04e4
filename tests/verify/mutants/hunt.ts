/** Lets mutants loose on verifications, many at once where they do not hide each other, and says which were found. */
import type { Contract } from '#verify/contract/contract.ts';
import type { CountedFinding } from '#verify/finding.ts';
import type { Mutant } from './mutant.ts';
import { runSession } from './session.ts';

/** What became of a mutant: the finding that names it; null: none did. */
export type Hunted = { readonly mutant: Mutant; readonly finding: CountedFinding | null };

const hunt = async (
  contract: Contract,
  mutants: readonly Mutant[],
  say: (line: string) => void,
): Promise<readonly Hunted[]> => {
  const [first] = mutants;
  if (!first) return [];
  const { findings, stopped } = await runSession(
    contract,
    first.parts,
    mutants.map(({ change }) => change),
  );
  if (stopped !== null) say(`stopped: ${stopped}`);
  return mutants.map((mutant) => ({ mutant, finding: findings.find(mutant.isFoundBy) ?? null }));
};

const inChunks = <Entry>(entries: readonly Entry[], size: number): readonly (readonly Entry[])[] =>
  Array.from({ length: Math.ceil(entries.length / size) }, (_, index) =>
    entries.slice(index * size, (index + 1) * size),
  );

/** Those that go into one run: of the same parts, and only one for each place. */
const runsOf = (mutants: readonly Mutant[]): readonly (readonly Mutant[])[] => {
  const runs = new Map<string, Mutant[]>();
  for (const mutant of mutants) {
    const key = mutant.alone === true ? `${mutant.kind} ${mutant.place}` : `${mutant.parts.join()} ${mutant.kind}`;
    runs.set(key, [...(runs.get(key) ?? []), mutant]);
  }
  return [...runs.values()];
};

/** Those that others hid are tried again with fewer beside them, and in the end alone. */
export const huntAll = async (
  contract: Contract,
  mutants: readonly Mutant[],
  say: (line: string) => void,
): Promise<readonly Hunted[]> => {
  const found: Hunted[] = [];
  let missed: readonly Mutant[] = [];
  const take = (hunted: readonly Hunted[]): void => {
    found.push(...hunted.filter(({ finding }) => finding !== null));
    missed = [...missed, ...hunted.filter(({ finding }) => finding === null).map(({ mutant }) => mutant)];
  };
  for (const run of runsOf(mutants)) {
    take(await hunt(contract, run, say));
    say(`${run[0]?.kind}: ${run.length} at once, ${missed.length} to try again`);
  }
  for (const size of [6, 1]) {
    const again = missed;
    missed = [];
    for (const kinds of runsOf(again)) {
      for (const run of inChunks(kinds, size)) take(await hunt(contract, run, say));
    }
    say(`${again.length} tried again, ${size} at once: ${missed.length} left`);
  }
  return [...found, ...missed.map((mutant) => ({ mutant, finding: null }))];
};
