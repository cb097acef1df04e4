/**
 * Builds a static site of both documents, for the disk or any server. It has an overview by origin, Redoc's pages, the
 * changelog and the bundles.
 */
import { join } from 'node:path';
import { readContract } from './contract-docs/contract-documents.ts';
import { prepareFolder, readOut, runCommand } from './command.ts';
import { writeSite } from './contract-docs/site.ts';

const usage = 'Usage: node scripts/contract-docs.ts [--out <folder>]  (default: dist/contract-docs)';

await runCommand(usage, async () => {
  const requestedFolder = readOut();
  const contract = readContract(process.cwd());
  const out = await prepareFolder(requestedFolder, 'dist/contract-docs');
  await writeSite(process.cwd(), contract, out);
  console.log(`Documentation of contract ${contract.version}: ${join(out, 'index.html')}`);
});
