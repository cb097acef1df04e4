import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FatalError } from '#verify/fatal-error.ts';
import { jsonReport } from './json.ts';
import { junitReport } from './junit.ts';
import { reportPage } from './page.ts';
import type { Report } from './report.ts';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  EEXIST: 'a file with this name exists',
  ENOTDIR: 'part of the path is a file',
  ENOSPC: 'the disk is full',
};

function refusal(folder: string, error: unknown): FatalError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code] ?? (error instanceof Error ? error.message : String(error));
  return new FatalError(`Can't write the reports to ${folder}: ${reason}.`);
}

/** Checks that reports can be written, before the run. Throws `FatalError` when they can't. */
export async function prepareFolder(folder: string): Promise<void> {
  const trial = join(folder, `.trial-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(trial, '');
    await rm(trial);
  } catch (error) {
    throw refusal(folder, error);
  }
}

export async function writeReports(folder: string, report: Report): Promise<void> {
  try {
    await writeFile(join(folder, 'report.html'), reportPage(report));
    await writeFile(join(folder, 'junit.xml'), junitReport(report));
    await writeFile(join(folder, 'report.json'), jsonReport(report));
  } catch (error) {
    throw refusal(folder, error);
  }
}
