/**
 * Part of `npm run build`: publishes the checked-in bundles and changelog to dist/contract/<version>. latest.json has the
 * version and its files.
 */
import { join } from 'node:path';
import { readContract } from './contract-docs/contract-documents.ts';
import { prepareFolder, readOut, runCommand } from './command.ts';
import { publishContract } from './contract-docs/release.ts';

const usage = 'Usage: node scripts/publish-contract.ts [--out <folder>]  (default: dist/contract)';

await runCommand(usage, async () => {
  const requestedFolder = readOut();
  const contract = readContract(process.cwd());
  const out = await prepareFolder(requestedFolder, 'dist/contract');
  const { version, files } = await publishContract(contract, out);
  console.log(`Published contract ${version} to ${join(out, version)}: ${files.map(({ name }) => name).join(', ')}`);
});
