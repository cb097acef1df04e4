import { parseArgs } from 'node:util';
import { plural, UsageError } from '../command.ts';
import { child } from '../generate/bundle.ts';
import { compareContracts, type Contract, type Difference } from './diff/compare-contracts.ts';
import { contractOfFolder, contractOfRef, holdsContract } from './diff/read-contract.ts';

const released = 'released';

function getMajor({ openapi }: Contract): number {
  const { version } = child(openapi, 'info');
  return typeof version === 'string' ? Number.parseInt(version, 10) : 0;
}

/** Says what breaks clients of an older contract and what is new. The same change in several places is one line. */
export function formatDifference({ breaking, added }: Difference, since: string): string {
  const places = new Map<string, Set<string>>();
  for (const { place, text } of breaking) places.set(text, (places.get(text) ?? new Set()).add(place));
  const lines = [...places].map(([text, all]) => `  - ${[...all].join('; ')}: ${text.replace(/\.$/, '')}.`);
  return [
    ...(lines.length === 0 ? [] : [`Breaking (${lines.length})`, ...lines]),
    ...(added.length === 0 ? [] : [`New: ${added.join(', ')}.`]),
    `Since ${since}: ${plural(lines.length, 'breaking change')}, ${plural(added.length, 'new operation or event', 'new operations and events')}.`,
  ].join('\n');
}

/**
 * Says what changed since a git ref (tag, branch, commit) or a published contract's folder. Without one it compares with
 * the last release (`released/`), and breaking changes are allowed in a new major version. Exit code 1: breaking.
 */
export async function printDifference(args: readonly string[]): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [since = released, ...more] = positionals;
  if (since === '') throw new UsageError('The git ref or folder is empty.');
  if (more.length > 0) throw new UsageError(`Expected one git ref or folder, got ${[since, ...more].join(' and ')}.`);
  const old = holdsContract(since) ? contractOfFolder(since, since) : contractOfRef(process.cwd(), since);
  const next = contractOfFolder(process.cwd(), 'The working tree');
  const difference = await compareContracts(old, next);
  console.log(formatDifference(difference, since));
  const isAllowed = since === released && getMajor(next) > getMajor(old);
  process.exitCode = difference.breaking.length > 0 && !isAllowed ? 1 : 0;
  if (process.exitCode === 1 && since === released)
    console.error('A breaking change needs a new major version: raise info.version in both documents.');
}
