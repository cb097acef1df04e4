/**
 * `npm run verify -- --base-url URL (--email E --password P | --token T)`: checks a server against the contract;
 * `--mock` checks the mock server. `npm run verify -- --help` shows all options and exit codes.
 */
import { fileURLToPath } from 'node:url';
import { createProcessIo, runCommand } from '#verify/command.ts';
import { startMock } from './verify/mock-target.ts';

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

process.exitCode = await runCommand(process.argv.slice(2), {
  files: {
    openapi: here('../openapi/openapi.bundle.json'),
    asyncapi: here('../asyncapi/asyncapi.bundle.json'),
    workflows: here('../openapi/workflows'),
  },
  startMock,
  ...createProcessIo(),
});
