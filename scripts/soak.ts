/**
 * Random tests with a new seed and many more runs, and slow browser tests. `--seed N` repeats a run. Exit 1: a test failed. 2: wrong arguments.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { largestSeed, seedVariable } from '#config/test-seed.ts';
import { parseSoakOptions, type SoakOptions, type SoakPart, soakUsage } from './soak/options.ts';

type Command = { readonly title: string; readonly seed: number; readonly parameters: readonly string[] };

const vitest = 'node_modules/vitest/vitest.mjs';

function findPropertyTests(): readonly string[] {
  const tests = globSync('{src,mocks,config,shared,scripts,packages/*/src}/**/*.test.{ts,tsx}');
  return tests.filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"));
}

const commands: Readonly<Record<SoakPart, (options: SoakOptions) => readonly Command[]>> = {
  properties: ({ seed, rounds }) => {
    const files = findPropertyTests();
    return Array.from({ length: rounds }, (_, round) => ({
      title: `properties, round ${round + 1} of ${rounds}`,
      seed: (seed + round) % (largestSeed + 1),
      parameters: [vitest, 'run', '--project', 'unit', '--reporter', 'dot', ...files],
    }));
  },
  walks: ({ seed }) => [
    {
      title: 'random walks of 50 writers',
      seed,
      parameters: [vitest, 'run', '--project', 'contract', 'tests/contract/mock-isolation.test.ts'],
    },
  ],
  mutants: ({ seed, rounds }) => [
    {
      title: `mutants, ${rounds} places of each kind`,
      seed,
      parameters: ['--disable-warning=ExperimentalWarning', 'tests/verify/run-mutants.ts', '--rounds', String(rounds)],
    },
  ],
  browser: ({ seed }) => [
    {
      title: 'browser tests',
      seed,
      parameters: [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--project=soak',
        '--reporter=list,./tests/faults/support/figures-reporter.ts',
      ],
    },
  ],
};

function run({ seed, parameters }: Command): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { ...process.env, [seedVariable]: String(seed) };
    const child = spawn(process.execPath, parameters, { stdio: 'inherit', env });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}

async function main(parameters: readonly string[]): Promise<number> {
  const options = parseSoakOptions(parameters, randomInt(largestSeed));
  if (options === null) {
    console.log(soakUsage);
    return 0;
  }
  const { seed, rounds, parts } = options;
  console.log(`Seed ${seed}. Run it again: node scripts/soak.ts --seed ${seed} --rounds ${rounds}`);
  const failed: string[] = [];
  for (const part of parts) {
    for (const command of commands[part](options)) {
      console.log(`\n${command.title}, seed ${command.seed}`);
      if (await run(command)) continue;
      const again = part === 'properties' ? 1 : rounds;
      failed.push(`${command.title}: node scripts/soak.ts ${part} --seed ${command.seed} --rounds ${again}`);
    }
  }
  console.log(failed.length === 0 ? `\nAll passed with seed ${seed}.` : `\nFailed:\n  ${failed.join('\n  ')}`);
  return failed.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : 'The tests could not start.'}\n\n${soakUsage}`);
  process.exitCode = 2;
}
