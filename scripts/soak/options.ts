import { parseArgs } from 'node:util';
import { largestSeed, parseSeed } from '#config/test-seed.ts';

export const soakParts = ['properties', 'walks', 'mutants', 'browser'] as const;
export type SoakPart = (typeof soakParts)[number];

export type SoakOptions = {
  readonly seed: number;
  readonly rounds: number;
  readonly parts: readonly SoakPart[];
};

const mostRounds = 1000;

export const soakUsage = `Usage: node scripts/soak.ts [PART …] [--seed N] [--rounds N]
  Runs the random tests with a new seed.

  PART        ${soakParts.join(', ')}; all of them by default
  --seed N    repeat a run, 0 to ${largestSeed}
  --rounds N  run the properties and mutants N times as much (default 10)`;

function parseRounds(text: string): number {
  const rounds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (rounds >= 1 && rounds <= mostRounds) return rounds;
  throw new Error(`--rounds: expected a whole number from 1 to ${mostRounds}, got "${text}".`);
}

/**
 * Returns null for `--help`. `newSeed` applies without `--seed`. Throws an Error with the option, value and expected
 * value.
 */
export function parseSoakOptions(parameters: readonly string[], newSeed: number): SoakOptions | null {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    options: { seed: { type: 'string' }, rounds: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help === true) return null;
  const unknown = positionals.filter((name) => !soakParts.some((part) => part === name));
  if (unknown.length > 0)
    throw new Error(`Unknown part: ${unknown.join(', ')}. The parts are ${soakParts.join(', ')}.`);
  return {
    seed: values.seed === undefined ? newSeed : parseSeed(values.seed, '--seed'),
    rounds: parseRounds(values.rounds ?? '10'),
    parts: soakParts.filter((part) => positionals.length === 0 || positionals.includes(part)),
  };
}
