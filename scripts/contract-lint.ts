/**
 * The second half of `npm run contract:lint`, after `redocly lint`: checks both documents with the AsyncAPI parser, the
 * official JSON schemas and this project's rules (contract-lint/rules). Prints findings as `rule place: sentence`. Exit
 * 1: findings. 2: could not run.
 */
import { parseArgs } from 'node:util';
import { findAll, line, withoutExceptions } from './contract-lint/rule.ts';
import { rules } from './contract-lint/rules.ts';
import { loadDocuments } from './contract-lint/sources.ts';
import { asyncapiParser, officialSchemas } from './contract-lint/standard-tools.ts';
import { runCommand } from './command.ts';

const root = process.cwd();

async function main(): Promise<void> {
  parseArgs();
  const documents = await loadDocuments(root);
  const findings = [
    ...(await asyncapiParser(root)),
    ...officialSchemas(documents),
    ...withoutExceptions(documents, findAll(rules, documents)),
  ];
  for (const finding of findings) console.error(line(finding));
  if (findings.length > 0) process.exitCode = 1;
}

await runCommand('Usage: node scripts/contract-lint.ts', main, 2);
