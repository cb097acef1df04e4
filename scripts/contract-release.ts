/**
 * Makes the checked-in bundles the last release, to which `npm run contract:diff` compares. Exit 1, with the reason, if
 * their version is released already or isn't in the changelog.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readContract, requireEntry } from './contract-docs/contract-documents.ts';
import { runCommand } from './command.ts';
import { child, isObject } from './generate/bundle.ts';

const folder = 'released';

function readReleasedVersion(): unknown {
  if (!existsSync(`${folder}/openapi.json`)) return null;
  const document: unknown = JSON.parse(readFileSync(`${folder}/openapi.json`, 'utf8'));
  return isObject(document) ? child(document, 'info')['version'] : null;
}

await runCommand('Usage: node scripts/contract-release.ts', async () => {
  parseArgs();
  const { version, bytes } = readContract(process.cwd());
  requireEntry(version, bytes['CHANGELOG.md'].toString('utf8'));
  if (readReleasedVersion() === version)
    throw new Error(`Version ${version} is released already. Raise info.version in both documents.`);
  await mkdir(folder, { recursive: true });
  for (const name of ['openapi.json', 'asyncapi.json'] as const) await writeFile(`${folder}/${name}`, bytes[name]);
  console.log(`Released contract ${version} in ${folder}/.`);
});
