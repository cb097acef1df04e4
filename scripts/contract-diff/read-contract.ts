import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withAlternatives } from '#shared/contract-documents.ts';
import { isObject, type JsonObject } from '../generate/bundle.ts';
import type { Contract } from './compare-contracts.ts';

/** The comparison is impossible; the message is a sentence for the developer. */
export class CannotCompare extends Error {}

const bundlePaths = {
  openapi: ['openapi/openapi.bundle.json', 'openapi.bundle.json', 'openapi.json'],
  asyncapi: ['asyncapi/asyncapi.bundle.json', 'asyncapi.bundle.json', 'asyncapi.json'],
} as const;

type Kind = keyof typeof bundlePaths;

function parse(kind: Kind, text: string, source: string): JsonObject {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotCompare(`${source} isn't valid JSON: ${reason}.`);
  }
  if (!isObject(document) || typeof document[kind] !== 'string') {
    throw new CannotCompare(`${source} isn't an ${kind === 'openapi' ? 'OpenAPI' : 'AsyncAPI'} document.`);
  }
  return kind === 'openapi' ? withAlternatives(document) : document;
}

function findBundle(kind: Kind, folder: string): string | undefined {
  return bundlePaths[kind].map((path) => join(folder, path)).find((file) => existsSync(file));
}

/** Returns true with one bundle, so that an error can name the other. */
export function holdsContract(folder: string): boolean {
  return (['openapi', 'asyncapi'] as const).some((kind) => findBundle(kind, folder) !== undefined);
}

/** Throws CannotCompare. `name` is for its messages. */
export function contractOfFolder(folder: string, name: string): Contract {
  const read = (kind: Kind): JsonObject => {
    const file = findBundle(kind, folder);
    if (file === undefined)
      throw new CannotCompare(`${name} has no ${kind} bundle: ${bundlePaths[kind].join(' or ')} is expected there.`);
    return parse(kind, readFileSync(file, 'utf8'), file);
  };
  return { openapi: read('openapi'), asyncapi: read('asyncapi') };
}

function git(folder: string, ...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (missing) throw new CannotCompare("git isn't installed. Give a folder with the two bundles instead.");
    return null;
  }
}

/** Reads the contract at a tag, branch or commit of `folder`'s repository. Throws CannotCompare. */
export function contractOfRef(folder: string, ref: string): Contract {
  if (git(folder, 'rev-parse', '--is-inside-work-tree') === null) {
    throw new CannotCompare("This folder isn't in a git repository. Give a folder with the two bundles instead.");
  }
  if (git(folder, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`) === null) {
    throw new CannotCompare(`\`${ref}\` isn't a git tag, branch or commit, or a folder with the two bundles.`);
  }
  const read = (kind: Kind): JsonObject => {
    const [file] = bundlePaths[kind];
    // `./` is this folder; it may not be the repository's root.
    const text = git(folder, 'show', `${ref}:./${file}`);
    if (text === null) throw new CannotCompare(`\`${ref}\` has no ${file}.`);
    return parse(kind, text, `${file} of \`${ref}\``);
  };
  return { openapi: read('openapi'), asyncapi: read('asyncapi') };
}
