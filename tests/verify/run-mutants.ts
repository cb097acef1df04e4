/** Verifies a mock server with every backend defect. Prints how many of each kind were found. Exit 1: one wasn't. */
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '#scripts/command.ts';
import { allMutants } from './mutants/matrix.ts';
import { type MutationResult, runMutants } from './mutants/run-mutants.ts';
import { readRealContract } from './mutants/session.ts';

function report(text: string): void {
  process.stdout.write(`${text}\n`);
}

function table(results: readonly MutationResult[]): readonly string[] {
  const kinds = new Map<string, readonly [all: number, found: number]>();
  for (const { mutant, isDetected } of results) {
    const [all, foundCount] = kinds.get(mutant.kind) ?? [0, 0];
    kinds.set(mutant.kind, [all + 1, foundCount + (isDetected ? 1 : 0)]);
  }
  const width = Math.max(...[...kinds.keys()].map((kind) => kind.length));
  return [...kinds]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([kind, [all, foundCount]]) =>
        `${kind.padEnd(width)}  ${String(all).padStart(5)}  ${String(foundCount).padStart(5)}`,
    );
}

await runCommand('Usage: node tests/verify/run-mutants.ts [--rounds N] [--kind TEXT]', async () => {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '1' }, kind: { type: 'string', default: '' } },
  });
  const rounds = Number(values.rounds);
  if (!(Number.isInteger(rounds) && rounds > 0))
    throw new UsageError(`--rounds: expected a whole number from 1, got "${values.rounds}".`);
  const contract = await readRealContract();
  const mutants = (await allMutants(contract, rounds)).filter(({ kind }) => kind.includes(values.kind));
  report(`${mutants.length} mutants`);
  const results = await runMutants(contract, mutants, report);
  const missed = results.filter(({ isDetected }) => !isDetected);
  report(`\nkind, applied, found\n${table(results).join('\n')}`);
  report(
    `\n${new Set(results.map(({ mutant }) => mutant.kind)).size} kinds, ${results.length} mutants, ${missed.length} not found`,
  );
  for (const { mutant } of missed) report(`not found: ${mutant.kind}: ${mutant.target}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
});
