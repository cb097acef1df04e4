/**
 * `node scripts/with-tools.ts <program> [arguments]`: runs a program that needs the tools of scripts/tools.ts, which it
 * installs if necessary. Ends with the program's exit code, or 2 without one.
 */
import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { runCommand, UsageError } from './command.ts';
import { installTools, toolPath } from './tools.ts';

await runCommand(async () => {
  const [program, ...parameters] = process.argv.slice(2);
  if (program === undefined) throw new UsageError('Usage: node scripts/with-tools.ts <program> [arguments]');
  await installTools();
  process.env['PATH'] = [toolPath('.bin'), dirname(process.execPath), process.env['PATH']].join(delimiter);
  const child = spawn(program, parameters, { stdio: 'inherit', shell: process.platform === 'win32' });
  process.once('SIGTERM', () => child.kill('SIGTERM'));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      process.exitCode = code ?? 1;
      resolve();
    });
  });
}, 2);
