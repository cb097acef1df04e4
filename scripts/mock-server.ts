/** Runs the mock server alone. Prints its address when ready. Ends on a signal, or with the process that started it. */
import { parseArgs } from 'node:util';
import { checkMockServer } from '#mocks/mock-server.ts';
import { runCommand } from './command.ts';
import { readModels } from './start/options.ts';
import { serve } from './start/serve.ts';

const usage = `Usage: node scripts/mock-server.ts [options]
  --port <number>    listen on this port of 127.0.0.1 (default: any free port)
  --dist <folder>    serve this built application too
  --database <file>  save sessions in this file (default: memory)
  --fresh            begin again with nothing saved
  --restore <file>   replace what is saved with a backup
  --scenario <name>  start in this scenario
  --replay <file>    replay recorded traffic (docs/recording.md)
  --jitter <ms>      delay requests, responses and frames by up to this many ms
  --interviewer <url> --model <name> [--transcriber <url> --transcriber-model <name>]
                     interview with this model
  --check            only read the contract, the handlers and every scenario; exit 1: a mistake`;

await runCommand(usage, async () => {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: {
      port: { ...text, default: '0' },
      dist: text,
      database: text,
      fresh: flag,
      restore: text,
      scenario: text,
      replay: text,
      jitter: text,
      interviewer: text,
      model: text,
      transcriber: text,
      'transcriber-model': text,
      check: flag,
    },
  });
  const { port, jitter, dist, database, fresh, restore, scenario, replay, check } = values;
  if (check) {
    checkMockServer();
    return;
  }
  await serve({
    port: Number(port),
    dist,
    database,
    fresh,
    restore,
    scenario,
    replay,
    models: readModels(values),
    ...(jitter !== undefined && { jitter: Number(jitter) }),
  });
});
