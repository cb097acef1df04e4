import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

export type Violation = { rule: string; comment: string; from: string; to: string };
export type ImportReport = { files: string[]; imports: number; violations: Violation[] };

type Report = {
  modules: { source: string }[];
  summary: {
    violations: { rule: { name: string }; from: string; to: string; comment?: string }[];
    totalDependenciesCruised: number;
  };
};

const modules = ['src', 'mocks', 'verify', 'scripts', 'tests', 'config'];

export async function checkImports(folder: string): Promise<ImportReport> {
  const report = await run(folder);
  const files = report.modules
    .map((module) => module.source)
    .filter((file) => modules.includes(file.split('/')[0] ?? ''));
  return {
    files,
    imports: report.summary.totalDependenciesCruised,
    violations: report.summary.violations.map(({ rule, from, to, comment }) => ({
      rule: rule.name,
      comment: comment ?? '',
      from,
      to,
    })),
  };
}

function run(folder: string): Promise<Report> {
  const program = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const rules = resolve('.dependency-cruiser.mjs');
  const present = modules.filter((moduleName) => existsSync(join(folder, moduleName)));
  const parameters = [program, ...present, '--config', rules, '--output-type', 'json'];
  return new Promise((done, fail) => {
    execFile(process.execPath, parameters, { cwd: folder, maxBuffer: 1e9 }, (error, output, complaint) => {
      // The exit code is the number of violations: only an unreadable report is a failure.
      if (output.startsWith('{')) done(JSON.parse(output) as Report);
      else fail(new Error(`dependency-cruiser returned no report: ${complaint || (error?.message ?? 'no message')}`));
    });
  });
}
