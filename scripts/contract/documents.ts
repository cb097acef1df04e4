/** The contract's version is `info.version` in both documents. A released version has a changelog entry. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineMessages } from '#shared/inline-messages.ts';
import { bundlePaths, type DocumentKind, parseObject } from '#verify/contract/documents.ts';
import { child, type JsonObject } from '../generate/bundle.ts';

/** Three numbers: a valid folder name that sorts as a version. */
const form = /^\d+\.\d+\.\d+$/;

function parseVersion(document: JsonObject, name: string): string {
  const { version } = child(document, 'info');
  if (typeof version !== 'string' || !form.test(version))
    throw new Error(`info.version in ${name}: expected three numbers such as "1.4.0", got ${JSON.stringify(version)}.`);
  return version;
}

export function changelogVersions(changelog: string): string[] {
  return [...changelog.matchAll(/^##[ \t]+\[?v?(\d+\.\d+\.\d+)(?![\d.-])/gm)].map(([, version = '']) => version);
}

/** Throws an Error when the documents' versions differ or aren't valid. */
export function contractVersion(openapi: JsonObject, asyncapi: JsonObject): string {
  const version = parseVersion(openapi, 'openapi/openapi.yaml');
  const other = parseVersion(asyncapi, 'asyncapi/asyncapi.yaml');
  if (version !== other)
    throw new Error(
      `Both documents need the same version: openapi/openapi.yaml has ${version}, asyncapi/asyncapi.yaml has ${other}.`,
    );
  return version;
}

/** Throws an Error when the changelog lacks this version. */
export function requireEntry(version: string, changelog: string): void {
  if (!changelogVersions(changelog).includes(version))
    throw new Error(`CHANGELOG.md has no heading "## ${version}". Describe there what changed in this version.`);
}

/** `bytes` are exactly those checked in. */
export type Contract = {
  version: string;
  openapi: JsonObject;
  asyncapi: JsonObject;
  changelog: string;
  bytes: Record<DocumentKind, Buffer>;
};

function readBytes(root: string, file: string, remedy: string): Buffer {
  const path = join(root, file);
  if (!existsSync(path)) throw new Error(`${file} doesn't exist: ${remedy}.`);
  return readFileSync(path);
}

function readBundle(root: string, kind: DocumentKind): { bytes: Buffer; document: JsonObject } {
  const file = bundlePaths[kind];
  const bytes = readBytes(root, file, 'run `npm run generate`');
  try {
    return { bytes, document: parseObject(bytes.toString('utf8'), file) as JsonObject };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${why} Run \`npm run generate\`.`, { cause: error });
  }
}

/** Reads the contract. Throws an Error when a file is missing or unreadable, or versions differ. */
export function readContract(root: string): Contract {
  const openapi = readBundle(root, 'openapi');
  const asyncapi = readBundle(root, 'asyncapi');
  const changelog = readBytes(root, 'CHANGELOG.md', 'every contract version needs an entry in it');
  return {
    version: contractVersion(openapi.document, asyncapi.document),
    openapi: openapi.document,
    asyncapi: inlineMessages(asyncapi.document),
    changelog: changelog.toString('utf8'),
    bytes: { openapi: openapi.bytes, asyncapi: asyncapi.bytes },
  };
}
