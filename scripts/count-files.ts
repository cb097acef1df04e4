/**
 * `npm run count:files`: the number and the size of hand-written source files by module, without tests and generated
 * code. A directory as argument counts another checkout, to compare two commits. Exits with 2 when it can't run.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const [checkout = '.'] = process.argv.slice(2);

function listSourceFiles(): string[] {
  try {
    const listed = execFileSync('git', ['-C', checkout, 'ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' });
    return listed
      .split('\n')
      .filter(
        (file) => file !== '' && !/\.test\.tsx?$|^tests\/|\/(?:testing|tests)\/|^src\/contract\/generated\//.test(file),
      );
  } catch {
    console.error(`${checkout} is not a git checkout.`);
    process.exit(2);
  }
}

function getModule(file: string): string {
  const [top = '', ...rest] = file.split('/');
  if (rest.length === 0) return 'top level';
  return top === 'src' || top === 'packages' ? `${top}/${rest[0]}` : top;
}

/** The value below which the share `rank` (0 to 1) of the sorted numbers lies. */
function quantile(sorted: readonly number[], rank: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * rank))] ?? 0;
}

function toRow(name: string, sizes: readonly number[]) {
  const sorted = sizes.toSorted((one, other) => one - other);
  return {
    module: name,
    files: sorted.length,
    lines: sorted.reduce((sum, size) => sum + size, 0),
    median: quantile(sorted, 0.5),
    p90: quantile(sorted, 0.9),
    max: sorted.at(-1) ?? 0,
    'under 25': sorted.filter((size) => size < 25).length,
  };
}

const sizes = new Map<string, number[]>();
for (const file of listSourceFiles()) {
  const name = getModule(file);
  const lines = readFileSync(join(checkout, file), 'utf8').split('\n').length - 1;
  sizes.set(name, [...(sizes.get(name) ?? []), lines]);
}
const modules = [...sizes].toSorted(([one], [other]) => one.localeCompare(other));
const inSrc = modules.filter(([name]) => name.startsWith('src/'));
console.table([
  ...modules.map(([name, of]) => toRow(name, of)),
  toRow(
    'src in all',
    inSrc.flatMap(([, of]) => of),
  ),
  toRow(
    'in all',
    modules.flatMap(([, of]) => of),
  ),
]);
