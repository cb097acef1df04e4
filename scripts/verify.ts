/**
 * `npm run verify -- --base-url URL (--email E --password P | --token T)`: checks a server against the contract;
 * `--mock` checks the mock server. `npm run verify -- --help` shows all options and exit codes.
 */
import { fileURLToPath } from 'node:url';
import { createProcessIo, endProcess, runCommand } from '#verify/command.ts';
import { startMock } from './verify/mock-target.ts';
import { bundlePaths } from '#verify/contract/documents.ts';

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

const code = await runCommand(process.argv.slice(2), {
  files: {
    openapi: here(`../${bundlePaths.openapi}`),
    asyncapi: here(`../${bundlePaths.asyncapi}`),
    workflows: here('../openapi/workflows'),
  },
  startMock,
  ...createProcessIo(),
});
endProcess(code);
