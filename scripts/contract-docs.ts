/**
 * `npm run contract:docs`: builds a static site of both documents in dist/contract-docs (or `--out <folder>`), for the
 * disk or any server. It has an overview by origin, Redoc's pages, the changelog and the bundles.
 */
import { join } from 'node:path';
import { readContract } from './contract-docs/contract-documents.ts';
import { prepareFolder, readOut, runCommand } from './command.ts';
import { writeSite } from './contract-docs/site.ts';

await runCommand(async () => {
  const requestedFolder = readOut(process.argv.slice(2), 'npm run contract:docs [-- --out <folder>]');
  const contract = readContract(process.cwd());
  const out = await prepareFolder(requestedFolder, 'dist/contract-docs');
  await writeSite(process.cwd(), contract, out);
  console.log(`Documentation of contract ${contract.version}: ${join(out, 'index.html')}`);
});
