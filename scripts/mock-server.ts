/**
 * Runs the mock server: `node scripts/mock-server.ts --port 4173 [--dist folder] [--database file | --save [--data
 * folder]] [--fresh] [--restore file] [--scenario name] [--replay recording] [--jitter ms] [--interviewer url --model
 * name [--transcriber url --transcriber-model name]]`. `--save` finds the place of the database itself. Prints its
 * address when ready. Ends on a signal, or with the
 * command that started it. `--check` only reads the contract, the handlers and every scenario; exit 1: a mistake.
 */
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkMockServer } from '#mocks/mock-server.ts';
import { readModels } from './start/options.mjs';
import { serve } from './start/serve.ts';
import { Stop } from './start/stop.mjs';

const root = dirname(import.meta.dirname);

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    dist: { type: 'string' },
    database: { type: 'string' },
    save: { type: 'boolean', default: false },
    data: { type: 'string' },
    restore: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    scenario: { type: 'string' },
    replay: { type: 'string' },
    jitter: { type: 'string' },
    interviewer: { type: 'string' },
    model: { type: 'string' },
    transcriber: { type: 'string' },
    'transcriber-model': { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});

try {
  const { port, jitter, dist, database, save, data, restore, fresh, scenario, replay, check } = values;
  if (check) checkMockServer();
  else
    await serve({
      port: Number(port),
      dist,
      ...(save
        ? { save: { data, earlierFolders: ['.cache/mock', 'dist/demo/saved'].map((path) => join(root, path)) } }
        : { database }),
      fresh,
      restore,
      scenario,
      replay,
      models: readModels(values),
      ...(jitter !== undefined && { jitter: Number(jitter) }),
    });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof Stop ? error.code : 1;
}
