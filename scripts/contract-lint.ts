/**
 * `npm run contract:lint`: both documents by the standard tools, Redocly's strict rules (which validate every example) and
 * the AsyncAPI parser. Prints what they say; exit 1 when one of them objects.
 */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from '@asyncapi/parser';

const root = process.cwd();
/** Severities of the parser: 0 is an error, what follows is milder. */
const firstWarning = 1;
const documents = { openapi: 'openapi/openapi.yaml', asyncapi: 'asyncapi/asyncapi.yaml' };

function redocly(): Promise<boolean> {
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const child = spawn(process.execPath, [cli, 'lint', ...Object.values(documents), '--format', 'stylish'], {
    cwd: root,
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}

async function asyncapiParser(): Promise<boolean> {
  const source = join(root, documents.asyncapi);
  const { diagnostics } = await new Parser().parse(await readFile(source, 'utf8'), { source });
  const errors = diagnostics.filter(({ severity }: { severity: number }) => severity < firstWarning);
  for (const error of errors) console.error(`${documents.asyncapi} ${error.path.join('.')}: ${error.message}`);
  return errors.length === 0;
}

const results = [await redocly(), await asyncapiParser()];
if (results.includes(false)) process.exitCode = 1;
