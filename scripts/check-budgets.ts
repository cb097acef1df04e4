/**
 * `npm run budgets`: bytes of the production build (dist/app) against what they may be. Sizes are exact, so this
 * belongs into the test command. What a route needs is the entry, the route's own module and all that they import.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstFonts } from './budgets/fonts.ts';
import { codeOf, moduleEnding, withImports, type Manifest } from './budgets/manifest.ts';

type Figure = { what: string; bytes: number; limit: number; unit: 'KiB' | 'kB' };

const build = 'dist/app';
const kib = 1024;
const entry = 'index.html';

function gzipped(file: string): number {
  return gzipSync(readFileSync(join(build, file)), { level: 9 }).length;
}

function total(files: string[]): number {
  return files.map(gzipped).reduce((sum, bytes) => sum + bytes, 0);
}

/** JavaScript and CSS of a route's first load, gzip; `modules` are those that the router loads for it. */
function route(manifest: Manifest, what: string, modules: string[], limit: number): Figure {
  const files = codeOf(manifest, withImports(manifest, [entry, ...modules.map((end) => moduleEnding(manifest, end))]));
  return { what, bytes: total(files), limit: limit * kib, unit: 'KiB' };
}

/** The largest script that is not part of the entry. */
function largestLazy(manifest: Manifest): Figure {
  const first = new Set(codeOf(manifest, withImports(manifest, [entry])));
  const lazy = readdirSync(join(build, 'assets')).filter((file) => file.endsWith('.js'));
  const sizes = lazy
    .map((file) => `assets/${file}`)
    .filter((file) => !first.has(file))
    .map((file) => ({ file, bytes: gzipped(file) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const { file, bytes } = sizes[0] ?? { file: 'none', bytes: 0 };
  return { what: `largest lazy chunk (${basename(file)})`, bytes, limit: 130 * kib, unit: 'KiB' };
}

function fonts(): Figure {
  const styles = readdirSync(join(build, 'assets')).filter((file) => file.endsWith('.css'));
  const files = styles.flatMap((file) => firstFonts(readFileSync(join(build, 'assets', file), 'utf8')));
  const unique = [...new Set(files.map((file) => basename(file)))];
  const bytes = unique.map((file) => statSync(join(build, 'assets', file)).size).reduce((sum, size) => sum + size, 0);
  return { what: `fonts before first paint (${unique.length} files)`, bytes, limit: 80_000, unit: 'kB' };
}

function line({ what, bytes, limit, unit }: Figure): string {
  const size = (value: number): string => (value / (unit === 'KiB' ? kib : 1000)).toFixed(1);
  const verdict = bytes <= limit ? 'within' : 'OVER  ';
  return `${verdict} ${size(bytes).padStart(6)} of ${size(limit).padStart(5)} ${unit}  ${what} (${bytes} bytes)`;
}

function main(): void {
  const file = join(build, '.vite', 'manifest.json');
  if (!existsSync(file)) throw new Error(`${file} is not there: run \`npm run build\` first`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const figures = [
    route(manifest, 'login: JavaScript and CSS, gzip', ['/login.screen.tsx'], 173),
    route(manifest, 'home: JavaScript and CSS, gzip', ['/shell.tsx', '/home.screen.tsx'], 232),
    largestLazy(manifest),
    fonts(),
  ];
  for (const figure of figures) console.log(line(figure));
  if (figures.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
