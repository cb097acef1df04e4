/** Commands for the contract, besides linting and generating it. */
import { runCommand, UsageError } from './command.ts';

const usage = `Usage: npm run contract -- <command>

  docs [--out <folder>]      Write the documentation, one page of calls and events (default: dist/contract-docs)
  subset --origin specification [--out <folder>]
                             Write the part that a backend owes (default: dist/contract-subset)
  diff [<git ref or folder>] List what breaks clients of an older contract (default: the last release)
  coverage [--check]         List what the last end-to-end run covered. --check fails if something is missing
  release                    Make the present bundles the last release, in released/`;

const commands = {
  docs: async () => (await import('./contract/docs.ts')).writeDocs,
  subset: async () => (await import('./contract/subset.ts')).writeSubset,
  diff: async () => (await import('./contract/diff.ts')).printDifference,
  coverage: async () => (await import('./contract/coverage.ts')).printCoverage,
  release: async () => (await import('./contract/release.ts')).release,
} as const;

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}

const [name = '', ...args] = process.argv.slice(2);

await runCommand(
  usage,
  async () => {
    if (!isCommand(name)) throw new UsageError(`Unknown command "${name}": use ${Object.keys(commands).join(', ')}.`);
    const run = await commands[name]();
    await run(args);
  },
  // 1 is the exit code for breaking changes.
  name === 'diff' ? 2 : 1,
);
