#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { createProcessIo, endProcess, runCommand } from './command.ts';

/** The build puts the contract beside this file. */
function locate(name: string): string {
  return fileURLToPath(new URL(`contract/${name}`, import.meta.url));
}

const code = await runCommand(process.argv.slice(2), {
  files: { openapi: locate('openapi.json'), asyncapi: locate('asyncapi.json'), workflows: locate('workflows') },
  startMock: null,
  ...createProcessIo(),
});
endProcess(code);
