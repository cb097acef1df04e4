import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePaths, type DocumentKind, parseDocument, withAlternatives } from '#verify/contract/documents.ts';
import type { JsonObject } from '../../generate/bundle.ts';
import type { Contract } from './compare-contracts.ts';

const names = {
  openapi: [bundlePaths.openapi, 'openapi.bundle.json', 'openapi.json'],
  asyncapi: [bundlePaths.asyncapi, 'asyncapi.bundle.json', 'asyncapi.json'],
} as const;

function parse(kind: DocumentKind, text: string, source: string): JsonObject {
  const document = parseDocument(kind, text, source) as JsonObject;
  return kind === 'openapi' ? withAlternatives(document) : document;
}

function findBundle(kind: DocumentKind, folder: string): string | undefined {
  return names[kind].map((path) => join(folder, path)).find((file) => existsSync(file));
}

/** Returns true with one bundle, so that an error can name the other. */
export function holdsContract(folder: string): boolean {
  return (['openapi', 'asyncapi'] as const).some((kind) => findBundle(kind, folder) !== undefined);
}

/** Throws an Error with a sentence. `name` is for its messages. */
export function contractOfFolder(folder: string, name: string): Contract {
  const read = (kind: DocumentKind): JsonObject => {
    const file = findBundle(kind, folder);
    if (file === undefined)
      throw new Error(`${name} has no ${kind} bundle: ${names[kind].join(' or ')} is expected there.`);
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
    if (missing) throw new Error("git isn't installed. Give a folder with the two bundles instead.", { cause: error });
    return null;
  }
}

/** Reads the contract at a tag, branch or commit of `folder`'s repository. Throws an Error with a sentence. */
export function contractOfRef(folder: string, ref: string): Contract {
  if (git(folder, 'rev-parse', '--is-inside-work-tree') === null) {
    throw new Error("This folder isn't in a git repository. Give a folder with the two bundles instead.");
  }
  if (git(folder, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`) === null) {
    throw new Error(`\`${ref}\` isn't a git tag, branch or commit, or a folder with the two bundles.`);
  }
  const read = (kind: DocumentKind): JsonObject => {
    const file = bundlePaths[kind];
    // `./` is this folder; it may not be the repository's root.
    const text = git(folder, 'show', `${ref}:./${file}`);
    if (text === null) throw new Error(`\`${ref}\` has no ${file}.`);
    return parse(kind, text, `${file} of \`${ref}\``);
  };
  return { openapi: read('openapi'), asyncapi: read('asyncapi') };
}
