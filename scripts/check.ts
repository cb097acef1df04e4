/**
 * `npm run check` (and `npm test`): runs all checks in the order of check/steps.ts. `-- types lint` runs only these
 * steps, `-- --list` lists them. `-- --covers [ID …]` prints which tests cover a requirement. Exit 1: a step failed. 2:
 * unknown name.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Outcome, readResults, reportRequest, runStages } from './check/run-stages.ts';
import { chosen, stages, type Step } from './check/steps.ts';
import { marks, summary } from './check/summary.ts';
import { printCovers } from './covers/command.ts';

const reports = join('.cache', 'check');

function npm(script: string, parameters: string[]): { program: string; parameters: string[] } {
  const npmProgram = process.env['npm_execpath'];
  const all = ['run', '--silent', script, ...(parameters.length > 0 ? ['--', ...parameters] : [])];
  if (npmProgram?.endsWith('.js')) return { program: process.execPath, parameters: [npmProgram, ...all] };
  return { program: process.platform === 'win32' ? 'npm.cmd' : 'npm', parameters: all };
}

function run(step: Step): Promise<Outcome> {
  const started = performance.now();
  const { runner } = step;
  const report = join(reports, `${step.name.replace(':', '-')}.json`);
  rmSync(report, { force: true });
  const request = runner ? reportRequest(runner, report) : { parameters: [], environment: {} };
  const { program, parameters } = npm(step.name, request.parameters);
  return new Promise((done) => {
    // The tests start many Node processes; share their compiled modules.
    const env = { NODE_COMPILE_CACHE: resolve('.cache', 'node'), ...process.env, ...request.environment };
    const child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'], env });
    const chunks: Buffer[] = [];
    const end = (passed: boolean): void => {
      const output = Buffer.concat(chunks).toString('utf8').trim();
      const seconds = (performance.now() - started) / 1000;
      const tests = runner && existsSync(report) && readResults(runner, readFileSync(report, 'utf8'), process.cwd());
      done({ step, state: passed ? 'passed' : 'failed', seconds, output, ...(tests && { tests }) });
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

function report({ step, state, seconds, output }: Outcome): void {
  console.log(`${marks[state]} ${step.name.padEnd(16)}${seconds.toFixed(1).padStart(6)} s  ${step.description}`);
  if (output !== '' && (state !== 'passed' || step.hasVisibleOutput)) console.log(output.replaceAll(/^/gm, '    '));
}

function list(): number {
  for (const { name, description } of stages.flatMap(({ steps }) => steps))
    console.log(`${name.padEnd(16)}${description}`);
  return 0;
}

async function main([first, ...others]: string[]): Promise<number> {
  if (first === '--list') return list();
  if (first === '--covers') return printCovers(others);
  const started = performance.now();
  const plan = chosen(stages, first === undefined ? [] : [first, ...others]);
  mkdirSync(reports, { recursive: true });
  const outcomes = await runStages(plan, run, report);
  console.log(summary(outcomes, (performance.now() - started) / 1000));
  return outcomes.every(({ state }) => state === 'passed') ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
