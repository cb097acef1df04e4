/** `npm start`: the built application on the mock server, one process, one address. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { buildWhenChanged } from './start/build.ts';
import { readStartOptions, startUsage } from './start/options.ts';
import { choosePort } from './start/port.ts';

const root = join(import.meta.dirname, '..');

await runCommand(startUsage('npm start --'), async () => {
  const started = readStartOptions(join(root, 'mocks/scenarios'));
  if (started === null) return;
  const { data, ...options } = started;
  const port = await choosePort(options.port);
  await buildWhenChanged(root, () => console.log('Building the application…'));
  enableCompileCache(join(root, '.cache/node'));
  const { serve } = await import('./start/serve.ts');
  // Earlier versions saved accounts there. The first start moves them.
  const earlierFolders = ['.cache/mock', 'dist/demo/saved'].map((path) => join(root, path));
  await serve({ ...options, port, dist: join(root, 'dist/mock'), save: { data, earlierFolders } });
});
