import './older-node.ts';
import { join } from 'node:path';
import { runCommand } from '#scripts/command.ts';
import { readStartOptions, startUsage } from '#scripts/start/options.ts';
import { choosePort } from '#scripts/start/port.ts';
import { serve } from '#scripts/start/serve.ts';

export function startDemo(folder: string): Promise<void> {
  return runCommand(startUsage('node demo.mjs'), async () => {
    const started = readStartOptions(join(folder, 'files/mocks/scenarios'));
    if (started === null) return;
    const { data, ...options } = started;
    await serve({
      ...options,
      port: await choosePort(options.port),
      dist: join(folder, 'files/app'),
      save: { data, earlierFolders: [join(folder, 'saved')] },
    });
  });
}
