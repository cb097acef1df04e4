import './older-node.ts';
import { join } from 'node:path';
import { choosePort } from '#scripts/start/port.mjs';
import { readStartOptions } from '#scripts/start/options.mjs';
import { serve } from '#scripts/start/serve.ts';
import { runToEnd } from '#scripts/start/stop.mjs';

export function startDemo(folder: string): Promise<void> {
  return runToEnd(async () => {
    const {
      port: requestedPort,
      data,
      ...options
    } = await readStartOptions('node demo.mjs', join(folder, 'files/mocks/scenarios'));
    const port = await choosePort(requestedPort);
    await serve({
      ...options,
      port,
      dist: join(folder, 'files/app'),
      save: { data, earlierFolders: [join(folder, 'saved')] },
    });
  });
}
