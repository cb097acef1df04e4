/**
 * Describes REST and event changes since a git ref (tag, branch, commit) or a published contract's folder; compares the
 * bundles. Exit 0: compatible. 1: breaking. 2: could not compare, with the reason on stderr. Without a ref it compares
 * with the last release (`released/`), and breaking changes are allowed in a new major version.
 */
import { parseArgs } from 'node:util';
import { compareContracts, type Contract } from './contract-diff/compare-contracts.ts';
import { contractOfFolder, contractOfRef, holdsContract } from './contract-diff/read-contract.ts';
import { formatDifference } from './contract-diff/report.ts';
import { child } from './generate/bundle.ts';
import { runCommand, UsageError } from './command.ts';

const usage = 'Usage: npm run contract:diff [-- <git ref or folder>]';
const released = 'released';

function parseSince(): string {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [since = released, ...more] = positionals;
  if (since === '') throw new UsageError('The git ref or folder is empty.');
  if (more.length > 0) throw new UsageError(`Expected one git ref or folder, got ${[since, ...more].join(' and ')}.`);
  return since;
}

function oldContract(since: string): Contract {
  return holdsContract(since) ? contractOfFolder(since, since) : contractOfRef(process.cwd(), since);
}

function getMajor({ openapi }: Contract): number {
  const { version } = child(openapi, 'info');
  return typeof version === 'string' ? Number.parseInt(version, 10) : 0;
}

await runCommand(
  usage,
  async () => {
    const since = parseSince();
    const [old, next] = [oldContract(since), contractOfFolder(process.cwd(), 'The working tree')];
    const difference = await compareContracts(old, next);
    console.log(formatDifference(difference, since));
    const isAllowed = since === released && getMajor(next) > getMajor(old);
    process.exitCode = difference.breaking.length > 0 && !isAllowed ? 1 : 0;
    if (process.exitCode === 1 && since === released)
      console.error('A breaking change needs a new major version: raise info.version in both documents.');
  },
  2,
);
