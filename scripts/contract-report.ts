import { readContract } from './contract-docs/contract-documents.ts';
import { createInventory } from './contract-docs/inventory.ts';
import { runCommand, UsageError } from './command.ts';
import { formatReport } from './contract-docs/report.ts';

await runCommand(async () => {
  const parameters = process.argv.slice(2);
  if (parameters.length > 0)
    throw new UsageError(`Unknown option "${parameters.join(' ')}". Usage: npm run contract:report`);
  const { version, openapi, asyncapi } = readContract(process.cwd());
  await new Promise<void>((resolve) => {
    process.stdout.write(`${formatReport(version, createInventory(openapi, asyncapi))}\n`, () => resolve());
  });
});
