/** The command of the package: `lamplight-verify --base-url URL …`. The contract it was built with lies beside it. */
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runCommand } from './command.ts';

const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

process.exitCode = await runCommand(process.argv.slice(2), {
  files: { openapi: beside('openapi.json'), asyncapi: beside('asyncapi.json'), workflows: beside('workflows') },
  startMock: null,
  environment: process.env,
  write: (text) => process.stdout.write(text),
  isTerminal: process.stdout.isTTY,
  writeError: (text) => process.stderr.write(text),
  stopped: async () => {
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  },
});
