/** Lists the contract's operations and events by origin, as text. */
import { parseArgs } from 'node:util';
import { readContract } from './contract-docs/contract-documents.ts';
import { createInventory } from './contract-docs/inventory.ts';
import { runCommand } from './command.ts';
import { formatReport } from './contract-docs/report.ts';

await runCommand('Usage: node scripts/contract-report.ts', async () => {
  parseArgs();
  const { version, openapi, asyncapi } = readContract(process.cwd());
  await new Promise<void>((resolve) => {
    process.stdout.write(`${formatReport(version, createInventory(openapi, asyncapi))}\n`, () => resolve());
  });
});
