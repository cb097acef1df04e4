/**
 * `npm run check` (and `npm test`): everything that must hold, in the order of check/steps.ts.
 * `npm run check -- types lint` runs only these steps, `-- --list` names them. Ends with 1 when one fails, with 2 for an unknown name.
 */
import { spawn } from 'node:child_process';
import { runStages, type Outcome } from './check/run-stages.ts';
import { chosen, stages, type Step } from './check/steps.ts';

/** The npm that started this, run by the Node that npm put first on the path. */
function npm(script: string): { program: string; parameters: string[] } {
  const npmProgram = process.env['npm_execpath'];
  const parameters = ['run', '--silent', script];
  if (npmProgram?.endsWith('.js')) return { program: process.execPath, parameters: [npmProgram, ...parameters] };
  return { program: process.platform === 'win32' ? 'npm.cmd' : 'npm', parameters };
}

function run(step: Step): Promise<Outcome> {
  const started = performance.now();
  const { program, parameters } = npm(step.name);
  return new Promise((done) => {
    const child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    const end = (passed: boolean): void => {
      const output = Buffer.concat(chunks).toString('utf8').trim();
      done({ step, passed, seconds: (performance.now() - started) / 1000, output });
    };
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => {
      chunks.push(Buffer.from(String(error)));
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

function report({ step, passed, seconds, output }: Outcome): void {
  console.log(`${passed ? '✓' : '✗'} ${step.name.padEnd(16)}${seconds.toFixed(1).padStart(6)} s  ${step.says}`);
  if (output !== '' && (!passed || step.shown)) console.log(output.replaceAll(/^/gm, '    '));
}

function list(): number {
  for (const { name, says } of stages.flatMap(({ steps }) => steps)) console.log(`${name.padEnd(16)}${says}`);
  return 0;
}

async function main(names: string[]): Promise<number> {
  if (names[0] === '--list') return list();
  const started = performance.now();
  const plan = chosen(stages, names);
  const outcomes = await runStages(plan, run, report);
  const failed = outcomes.filter(({ passed }) => !passed).map(({ step }) => step.name);
  const skipped = plan.flatMap(({ steps }) => steps).length - outcomes.length;
  const took = `in ${((performance.now() - started) / 1000).toFixed(0)} s`;
  if (failed.length === 0) console.log(`\nAll ${outcomes.length} steps passed ${took}.`);
  else console.log(`\nFailed: ${failed.join(', ')}${skipped > 0 ? `; ${skipped} later steps skipped` : ''} (${took}).`);
  return failed.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
