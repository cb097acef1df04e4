/**
 * `npm run demo`: packs the application and mock server into a folder. Run it anywhere with `node demo.mjs`, without
 * installation.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { prepareFolder, readOut, runCommand } from './command.ts';
import { packDemo } from './demo/pack.ts';
import { buildWhenChanged } from './start/build.ts';

const megabyte = 1e6;

function getFolderSize(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .filter((stats) => stats.isFile())
    .reduce((sum, { size }) => sum + size, 0);
}

const usage = 'Usage: npm run demo [-- --out <folder>]  (default: dist/demo)';

await runCommand(usage, async () => {
  const requestedFolder = readOut();
  const root = process.cwd();
  // Earlier versions saved accounts there. The next start moves them.
  const out = await prepareFolder(requestedFolder, 'dist/demo', ['saved']);
  await buildWhenChanged(root, () => console.log('Building the application…'));
  await packDemo({ root, out, app: join(root, 'dist/mock') });
  const size = (getFolderSize(out) / megabyte).toFixed(1);
  console.log(`The demo is in ${out} (${size} MB). Copy the folder anywhere and run: node demo.mjs`);
});
