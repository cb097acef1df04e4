import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineMessages } from '#shared/contract-documents.ts';
/** The contract's version is `info.version` in both documents. A published version has a changelog entry. */
import { child, isObject, type JsonObject } from '../generate/bundle.ts';

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

/** Names as published; `bytes` are exactly those checked in. */
export type Contract = {
  version: string;
  openapi: JsonObject;
  asyncapi: JsonObject;
  bytes: { 'openapi.json': Buffer; 'asyncapi.json': Buffer; 'CHANGELOG.md': Buffer };
};

const bundles = { openapi: 'openapi/openapi.bundle.json', asyncapi: 'asyncapi/asyncapi.bundle.json' };

function readBytes(root: string, file: string, remedy: string): Buffer {
  const path = join(root, file);
  if (!existsSync(path)) throw new Error(`${file} doesn't exist: ${remedy}.`);
  return readFileSync(path);
}

function parseBundle(file: string, bytes: Buffer): JsonObject {
  const remedy = 'run `npm run generate`';
  let document: unknown;
  try {
    document = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Error(`${file} isn't valid JSON: ${remedy}.`);
  }
  if (!isObject(document)) throw new Error(`${file} isn't a JSON object: ${remedy}.`);
  return document;
}

/** Reads the contract. Throws an Error when a file is missing or unreadable, or versions differ. */
export function readContract(root: string): Contract {
  const openapiBytes = readBytes(root, bundles.openapi, 'run `npm run generate`');
  const asyncapiBytes = readBytes(root, bundles.asyncapi, 'run `npm run generate`');
  const changelog = readBytes(root, 'CHANGELOG.md', 'every contract version needs an entry in it');
  const openapi = parseBundle(bundles.openapi, openapiBytes);
  const asyncapi = parseBundle(bundles.asyncapi, asyncapiBytes);
  return {
    version: contractVersion(openapi, asyncapi),
    openapi,
    asyncapi: inlineMessages(asyncapi),
    bytes: { 'openapi.json': openapiBytes, 'asyncapi.json': asyncapiBytes, 'CHANGELOG.md': changelog },
  };
}
