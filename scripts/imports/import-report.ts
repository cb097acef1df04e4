import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { toolPath } from '../tools.ts';

export type Violation = { rule: string; comment: string; from: string; to: string };
type ImportReport = { files: string[]; imports: number; violations: Violation[] };

type Report = {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: {
    violations: { rule: { name: string }; from: string; to: string; comment?: string }[];
    totalDependenciesCruised: number;
  };
};

const modules = ['src', 'mocks', 'packages', 'scripts', 'tests', 'config', 'shared'];

export async function checkImports(folder: string): Promise<ImportReport> {
  const report = await run(folder);
  const files = report.modules
    .map((module) => module.source)
    .filter((file) => modules.includes(file.split('/')[0] ?? ''));
  const violations = report.summary.violations.map(({ rule, from, to, comment }) => ({
    rule: rule.name,
    comment: comment ?? '',
    from,
    to,
  }));
  return {
    files,
    imports: report.summary.totalDependenciesCruised,
    violations: [...violations, ...folderCycles(report)],
  };
}

/**
 * Returns the sibling folders of an import, such as `mocks/engine` and `mocks/pusher`. Null inside one folder, and
 * between modules, which have their own rules.
 */
function siblingFolders(from: string, to: string): [string, string] | null {
  const [one, other] = [dirname(from).split('/'), dirname(to).split('/')];
  const depth = one.findIndex((name, index) => name !== other[index]);
  const moduleDepth = one[0] === 'src' ? 2 : 1;
  if (depth < moduleDepth || other[depth] === undefined) return null;
  return [one.slice(0, depth + 1).join('/'), other.slice(0, depth + 1).join('/')];
}

/** Tests may import anything. */
const withoutLayers = /^tests\/|\.test\.tsx?$|\/testing\//;

/** Finds sibling folders that import each other, directly or through others. */
function folderCycles({ modules: all }: Report): Violation[] {
  const imported = new Map<string, Map<string, Violation>>();
  for (const { source, dependencies } of all.filter(({ source }) => !withoutLayers.test(source))) {
    for (const { resolved } of dependencies) {
      const [from, to] = siblingFolders(source, resolved) ?? [];
      if (from === undefined || to === undefined || imported.get(from)?.has(to)) continue;
      const comment = `${from} imports ${to}, which imports ${from}.`;
      const violation = { rule: 'no-folder-cycle', comment, from: source, to: resolved };
      imported.set(from, (imported.get(from) ?? new Map<string, Violation>()).set(to, violation));
    }
  }
  const reaches = (folder: string, goal: string, visited: Set<string>): boolean => {
    if (folder === goal) return true;
    if (visited.has(folder)) return false;
    visited.add(folder);
    return [...(imported.get(folder)?.keys() ?? [])].some((next) => reaches(next, goal, visited));
  };
  return [...imported].flatMap(([from, folders]) =>
    [...folders].flatMap(([to, violation]) => (reaches(to, from, new Set()) ? [violation] : [])),
  );
}

function run(folder: string): Promise<Report> {
  const program = toolPath('dependency-cruiser/bin/dependency-cruiser.mjs');
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
