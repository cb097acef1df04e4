/** `contract diff`: says what changed since another version of the contract. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundlePaths, type DocumentKind, parseDocument } from '#verify/contract/documents.ts';
import { plural } from '#verify/base/values.ts';
import { UsageError } from '../command.ts';
import { child, type JsonObject, text } from '../generate/bundle.ts';
import { compareContracts, type Contract, type Difference } from './diff/compare-contracts.ts';

/** Where a bundle may be in a folder: in a working tree, or published. */
const names = {
  openapi: [bundlePaths.openapi, 'openapi.bundle.json', 'openapi.json'],
  asyncapi: [bundlePaths.asyncapi, 'asyncapi.bundle.json', 'asyncapi.json'],
} as const;

/** Throws an Error with a sentence. `name` is for its messages. */
export function contractOfFolder(folder: string, name: string): Contract {
  const read = (kind: DocumentKind): JsonObject => {
    const file = names[kind].map((path) => join(folder, path)).find((path) => existsSync(path));
    if (file === undefined)
      throw new Error(`${name} has no ${kind} bundle: ${names[kind].join(' or ')} is expected there.`);
    return parseDocument(kind, readFileSync(file, 'utf8'), file) as JsonObject;
  };
  return { openapi: read('openapi'), asyncapi: read('asyncapi') };
}

/** Returns what the git command prints, or null if it fails. */
function git(...args: string[]): string | null {
  const { error, status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: Infinity });
  if (error) throw new Error("git isn't installed. Give a folder with the two bundles instead.", { cause: error });
  return status === 0 ? stdout : null;
}

/** Reads the contract at a tag, branch or commit of this repository. Throws an Error with a sentence. */
function contractOfRef(ref: string): Contract {
  if (git('rev-parse', '--is-inside-work-tree') === null)
    throw new Error("This folder isn't in a git repository. Give a folder with the two bundles instead.");
  if (git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`) === null)
    throw new Error(`\`${ref}\` isn't a git tag, branch or commit, or a folder with the two bundles.`);
  const read = (kind: DocumentKind): JsonObject => {
    const file = bundlePaths[kind];
    // `./` is this folder; it may not be the repository's root.
    const bundle = git('show', `${ref}:./${file}`);
    if (bundle === null) throw new Error(`\`${ref}\` has no ${file}.`);
    return parseDocument(kind, bundle, `${file} of \`${ref}\``) as JsonObject;
  };
  return { openapi: read('openapi'), asyncapi: read('asyncapi') };
}

const released = 'released';

function getMajor({ openapi }: Contract): number {
  return Number.parseInt(text(child(openapi, 'info')['version']), 10);
}

/** Says what breaks clients of an older contract and what is new. The same change in several places is one line. */
export function formatDifference({ breaking, added }: Difference, since: string): string {
  const lines = [...Map.groupBy(breaking, ({ text: change }) => change)].map(([change, findings]) => {
    const places = new Set(findings.map(({ place }) => place));
    return `  - ${[...places].join('; ')}: ${change.replace(/\.$/, '')}.`;
  });
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
  const [since = released, ...more] = parseArgs({ args: [...args], allowPositionals: true }).positionals;
  if (since === '') throw new UsageError('The git ref or folder is empty.');
  if (more.length > 0) throw new UsageError(`Expected one git ref or folder, got ${[since, ...more].join(' and ')}.`);
  // One bundle is enough, so that an error can name the other.
  const isFolder = Object.values(names).some((paths) => paths.some((path) => existsSync(join(since, path))));
  const old = isFolder ? contractOfFolder(since, since) : contractOfRef(since);
  const next = contractOfFolder(process.cwd(), 'The working tree');
  const difference = await compareContracts(old, next);
  console.log(formatDifference(difference, since));
  const isAllowed = since === released && getMajor(next) > getMajor(old);
  process.exitCode = difference.breaking.length > 0 && !isAllowed ? 1 : 0;
  if (process.exitCode === 1 && since === released)
    console.error('A breaking change needs a new major version: raise info.version in both documents.');
}
