/** The contract's version is `info.version` in both documents. A published version has a changelog entry. */
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
