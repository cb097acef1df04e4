import { fileURLToPath } from 'node:url';
import { createProcessIo, runCommand } from './command.ts';

function beside(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

process.exitCode = await runCommand(process.argv.slice(2), {
  files: { openapi: beside('openapi.json'), asyncapi: beside('asyncapi.json'), workflows: beside('workflows') },
  startMock: null,
  ...createProcessIo(),
});
