import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject } from '../generate/bundle.ts';
import { type Contract, requireEntry } from './contract-documents.ts';

type Released = {
  version: string;
  files: { name: string; path: string; bytes: number; sha256: string }[];
};

/** Finds external references, which a reader of one file can't follow. */
function outsideReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(outsideReferences);
  if (!isObject(value)) return [];
  const reference = value['$ref'];
  const direct = typeof reference === 'string' && !reference.startsWith('#') ? [reference] : [];
  return [...direct, ...Object.values(value).flatMap(outsideReferences)];
}

/**
 * Writes a version's checked-in bytes below `out`, and `latest.json` next to them. Throws an Error when the changelog
 * lacks the version or a bundle has external references.
 */
export async function publishContract({ version, openapi, asyncapi, bytes }: Contract, out: string): Promise<Released> {
  requireEntry(version, bytes['CHANGELOG.md'].toString('utf8'));
  const outside = [...outsideReferences(openapi), ...outsideReferences(asyncapi)];
  if (outside.length > 0)
    throw new Error(`A bundle has references to other files (${outside.join(', ')}). Run \`npm run generate\`.`);
  await mkdir(join(out, version), { recursive: true });
  const files = Object.entries(bytes).map(([name, content]) => ({
    name,
    path: `${version}/${name}`,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }));
  const released = { version, files };
  await Promise.all(Object.entries(bytes).map(([name, content]) => writeFile(join(out, version, name), content)));
  await writeFile(join(out, 'latest.json'), `${JSON.stringify(released, null, 2)}\n`);
  return released;
}
