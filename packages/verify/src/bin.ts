#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createProcessIo, endProcess, runCommand } from './command.ts';

/** The packed verifier has its files beside it. */
function locate(packed: string, inProject: string): string {
  const beside = new URL(packed, import.meta.url);
  return fileURLToPath(existsSync(beside) ? beside : new URL(`../../../${inProject}`, import.meta.url));
}

const code = await runCommand(process.argv.slice(2), {
  files: {
    openapi: locate('openapi.json', 'openapi/openapi.bundle.json'),
    asyncapi: locate('asyncapi.json', 'asyncapi/asyncapi.bundle.json'),
    workflows: locate('workflows', 'openapi/workflows'),
  },
  startMock: null,
  ...createProcessIo(),
});
endProcess(code);
