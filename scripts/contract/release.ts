import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { child, isObject } from '../generate/bundle.ts';
import { readContract, requireEntry } from './documents.ts';

const folder = 'released';

function readReleasedVersion(): unknown {
  if (!existsSync(`${folder}/openapi.json`)) return null;
  const document: unknown = JSON.parse(readFileSync(`${folder}/openapi.json`, 'utf8'));
  return isObject(document) ? child(document, 'info')['version'] : null;
}

/** Makes the checked-in bundles the last release. Throws an Error if their version is released already or isn't in the changelog. */
export async function release(args: readonly string[]): Promise<void> {
  parseArgs({ args: [...args] });
  const { version, bytes, changelog } = readContract(process.cwd());
  requireEntry(version, changelog);
  if (readReleasedVersion() === version)
    throw new Error(`Version ${version} is released already. Raise info.version in both documents.`);
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(bytes)) await writeFile(`${folder}/${name}.json`, content);
  console.log(`Released contract ${version} in ${folder}/.`);
}
