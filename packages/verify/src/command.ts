import { once } from 'node:events';
import { join } from 'node:path';
import pc from 'picocolors';
import { realClock } from '#verify/base/clock.ts';
import { FatalError, mismatch } from '#verify/base/finding.ts';
import { readOptions, usage, type VerifyOptions } from '#verify/base/options.ts';
import type { Outcome } from '#verify/check/run-recorder.ts';
import { type Contract, type ContractPaths, readContract } from '#verify/contract/contract.ts';
import { checkPassively } from '#verify/passive/passive.ts';
import { getCoverage } from '#verify/run/coverage.ts';
import { createReport } from '#verify/report/report.ts';
import { type Colours, createProgress, type ProgressDisplay, terminalReport } from '#verify/report/terminal.ts';
import { prepareFolder, writeReports } from '#verify/report/write-reports.ts';
import { type Target, verify } from './verify.ts';

type VerifierFiles = ContractPaths & { readonly workflows: string };

export type StartedMock = { readonly target: Target; readonly close: () => Promise<void> };

type CommandIo = {
  readonly files: VerifierFiles;
  readonly startMock: (() => Promise<StartedMock>) | null;
  readonly environment: NodeJS.ProcessEnv;
  readonly write: (text: string) => void;
  /** Plain text without it. */
  readonly paint?: Colours;
  readonly writeError: (text: string) => void;
  /** Resolves when the user presses Ctrl+C: the run ends with a summary and the reports. */
  readonly stopped: () => Promise<void>;
};

async function startVerification(
  { files, startMock, stopped }: CommandIo,
  contract: Contract,
  options: VerifyOptions,
  progress: ProgressDisplay,
): Promise<Outcome> {
  if (options.har !== undefined || options.listen !== undefined) {
    return checkPassively({ contract, progress, stopped }, options);
  }
  const otherContract = [options.openapi, options.asyncapi, options.onlyOrigin].some((value) => value !== undefined);
  const all = { ...options, workflows: files.workflows, otherContract };
  if (!options.mock) {
    const { baseUrl, origin, realtime, login, other, headers } = options;
    if (baseUrl === undefined || login === null) throw new FatalError('--base-url and a login are required.');
    const target = { baseUrl, realtime, login, other, headers, ...(origin !== undefined && { page: origin }) };
    return verify(contract, target, all, { ...progress, stopped: stopped() });
  }
  if (!startMock) {
    throw new FatalError(
      '--mock needs the mock server, which is part of the project. Run npm run verify -- --mock there.',
    );
  }
  const { target, close } = await startMock();
  try {
    const everything = { ...all, allowWrites: true, rate: Number.POSITIVE_INFINITY };
    return await verify(contract, target, everything, { ...progress, stopped: stopped() });
  } finally {
    await close();
  }
}

/** Adds a finding if the run tested too little: less than was asked for, or nothing that succeeded. */
function withMinCoverage(contract: Contract, outcome: Outcome, percent: number): Outcome {
  const { met, of } = getCoverage(contract, outcome.observed).totals.operations;
  const share = of === 0 ? 100 : Math.floor((met / of) * 100);
  const isNothing = met === 0 && outcome.observed.events.size === 0;
  if (share >= percent && !isNothing) return outcome;
  const text = isNothing
    ? 'No operation succeeded and no event arrived, so nothing was tested.'
    : `${met} of ${of} operations were tested (${share} %), but --min-coverage asks for ${percent} %.`;
  const finding = { ...mismatch('too-little', {}, text), part: 'requests', count: 1 } as const;
  return { ...outcome, findings: [...outcome.findings, finding] };
}

async function run(parts: CommandIo, options: VerifyOptions): Promise<0 | 1 | 130> {
  const { files, write, paint } = parts;
  if (options.report !== undefined) await prepareFolder(options.report);
  const contract = await readContract(
    { openapi: options.openapi ?? files.openapi, asyncapi: options.asyncapi ?? files.asyncapi },
    options.onlyOrigin,
  );
  const progress = createProgress(write, paint);
  const checked = await startVerification(parts, contract, options, progress);
  const outcome = checked.isStopped ? checked : withMinCoverage(contract, checked, options.minCoverage);
  progress.end();
  const target = options.mock ? 'The mock server' : (options.har ?? options.baseUrl ?? '');
  const report = createReport(contract, outcome, {
    target,
    at: realClock.now(),
    strict: options.strict || options.mock,
  });
  if (options.report !== undefined) await writeReports(options.report, report);
  write(`${terminalReport(report, paint)}\n`);
  if (options.report !== undefined) write(`Full report: ${join(options.report, 'report.html')}\n`);
  if (outcome.isStopped) return 130;
  return report.findings.length === 0 ? 0 : 1;
}

/** Runs a command line. Returns the exit code: 0 fine, 1 findings, 2 couldn't run, 130 stopped. */
export async function runCommand(args: readonly string[], parts: CommandIo): Promise<0 | 1 | 2 | 130> {
  try {
    const options = readOptions(args, parts.environment);
    if (!options) {
      parts.write(`${usage}\n`);
      return 0;
    }
    return await run(parts, options);
  } catch (error) {
    if (!(error instanceof FatalError)) throw error;
    parts.writeError(`${error.message}\n`);
    return 2;
  }
}

/** The reader may close the pipe (`| head`). The check has stopped, so it isn't a success. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(130);
}

/** Ends the process once everything is written, also while requests are under way. */
export function endProcess(code: number): void {
  process.stdout.write('', () => process.exit(code));
}

export function createProcessIo(): Omit<CommandIo, 'files' | 'startMock'> {
  process.stdout.on('error', endWithReader);
  return {
    environment: process.env,
    write: (text) => process.stdout.write(text),
    paint: pc,
    writeError: (text) => process.stderr.write(text),
    stopped: async () => {
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    },
  };
}
