/** The contract has one version: `info.version` of both documents, with an entry in the changelog once it is published. */
import { child, type JsonObject } from '../generate/bundle.ts';

/** Three numbers, so that it is a folder's name and sorts as a version. */
const form = /^\d+\.\d+\.\d+$/;

function versionOf(document: JsonObject, name: string): string {
  const { version } = child(document, 'info');
  if (typeof version !== 'string' || !form.test(version))
    throw new Error(`info.version in ${name}: expected three numbers such as "1.4.0", got ${JSON.stringify(version)}.`);
  return version;
}

/** The versions that have a heading of their own (`## 1.4.0: …`), as they follow each other. */
export function changelogVersions(changelog: string): string[] {
  return [...changelog.matchAll(/^##[ \t]+\[?v?(\d+\.\d+\.\d+)(?![\d.-])/gm)].map(([, version = '']) => version);
}

/**
 * The version that both documents say.
 * @throws Error in one sentence when they say two, or none that is a version
 */
export function contractVersion(openapi: JsonObject, asyncapi: JsonObject): string {
  const version = versionOf(openapi, 'openapi/openapi.yaml');
  const other = versionOf(asyncapi, 'asyncapi/asyncapi.yaml');
  if (version !== other)
    throw new Error(
      `Both documents need the same version: openapi/openapi.yaml has ${version}, asyncapi/asyncapi.yaml has ${other}.`,
    );
  return version;
}

/**
 * Holds that the changelog speaks of a version, as it must before the version is published.
 * @throws Error in one sentence when it does not
 */
export function requireEntry(version: string, changelog: string): void {
  if (!changelogVersions(changelog).includes(version))
    throw new Error(`CHANGELOG.md has no heading "## ${version}". Describe there what changed in this version.`);
}
