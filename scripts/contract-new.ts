/**
 * Adds an operation or an event to the contract: paths, schemas, examples, the changelog's line. Then generates. Exit 1:
 * could not generate. 2: wrong arguments; nothing changed.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { extendContract, usage } from './contract-new/extend-contract.ts';

await runCommand(usage, async () => {
  const root = process.cwd();
  const { changed, next } = extendContract(root, process.argv.slice(2));
  for (const file of changed) console.log(`changed  ${file}`);
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/generate.ts')], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The contract was changed, but generating failed (see above).');
  console.log(`Generated. Next: ${next}`);
  return Promise.resolve();
});
