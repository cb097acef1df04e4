import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareFolder, readOut } from '../command.ts';
import { child, isObject } from '../generate/bundle.ts';
import { readContract, requireEntry } from './documents.ts';

/** Writes the checked-in bytes below their version, and `latest.json`, which lists them, beside it. */
export async function publish(args: readonly string[]): Promise<void> {
  const requestedFolder = readOut(args);
  const { version, bytes } = readContract(process.cwd());
  requireEntry(version, bytes['CHANGELOG.md'].toString('utf8'));
  const out = await prepareFolder(requestedFolder, 'dist/contract');
  await mkdir(join(out, version), { recursive: true });
  const files = Object.entries(bytes).map(([name, content]) => ({
    name,
    path: `${version}/${name}`,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }));
  await Promise.all(Object.entries(bytes).map(([name, content]) => writeFile(join(out, version, name), content)));
  await writeFile(join(out, 'latest.json'), `${JSON.stringify({ version, files }, null, 2)}\n`);
  console.log(`Published contract ${version} to ${join(out, version)}: ${files.map(({ name }) => name).join(', ')}`);
}

const releasedFolder = 'released';

function readReleasedVersion(): unknown {
  if (!existsSync(`${releasedFolder}/openapi.json`)) return null;
  const document: unknown = JSON.parse(readFileSync(`${releasedFolder}/openapi.json`, 'utf8'));
  return isObject(document) ? child(document, 'info')['version'] : null;
}

/** Makes the checked-in bundles the last release. Throws an Error if their version is released already or isn't in the changelog. */
export async function release(args: readonly string[]): Promise<void> {
  parseArgs({ args: [...args] });
  const { version, bytes } = readContract(process.cwd());
  requireEntry(version, bytes['CHANGELOG.md'].toString('utf8'));
  if (readReleasedVersion() === version)
    throw new Error(`Version ${version} is released already. Raise info.version in both documents.`);
  await mkdir(releasedFolder, { recursive: true });
  for (const name of ['openapi.json', 'asyncapi.json'] as const)
    await writeFile(`${releasedFolder}/${name}`, bytes[name]);
  console.log(`Released contract ${version} in ${releasedFolder}/.`);
}
