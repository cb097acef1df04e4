/**
 * `npm run contract:diff -- <ref>`: describes REST and event changes since a git ref (tag, branch, commit) or a
 * published contract's folder; compares the bundles. `--json` prints JSON. Exit 0: compatible. 1: breaking. 2: could
 * not compare, with the reason on stderr.
 */
import { compareContracts, type Contract } from './contract-diff/compare-contracts.ts';
import { CannotCompare, contractOfFolder, contractOfRef, holdsContract } from './contract-diff/read-contract.ts';
import { toReportLines } from './contract-diff/report.ts';
import { textReport } from './contract-diff/text-report.ts';

const usage = 'Usage: npm run contract:diff -- <git ref or folder> [--json]';

function parseOptions(args: readonly string[]): { since: string; json: boolean } {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--json');
  if (unknown !== undefined) throw new CannotCompare(`${unknown} isn't an option. ${usage}`);
  const [since, ...more] = args.filter((arg) => arg !== '--json');
  if (since === undefined || since === '') throw new CannotCompare(`A git ref or folder is required. ${usage}`);
  if (more.length > 0)
    throw new CannotCompare(`Expected one git ref or folder, got ${[since, ...more].join(' and ')}. ${usage}`);
  return { since, json: args.includes('--json') };
}

function oldContract(since: string): Contract {
  return holdsContract(since) ? contractOfFolder(since, since) : contractOfRef(process.cwd(), since);
}

try {
  const { since, json } = parseOptions(process.argv.slice(2));
  const difference = compareContracts(oldContract(since), contractOfFolder(process.cwd(), 'The working tree'));
  const lines = toReportLines(difference);
  console.log(
    json ? JSON.stringify({ since, ...lines, texts: difference.texts }, null, 2) : textReport(difference, since),
  );
  process.exitCode = lines.breaking.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
