/**
 * Bytes of a build against what they may be. What a route needs is the entry, the modules that the router loads for it,
 * and all that these import.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstFonts } from './fonts.ts';
import { codeOf, moduleEnding, withImports, type Manifest } from './manifest.ts';

/** `limit` in bytes, shown in `unit`. */
export type Figure = { what: string; bytes: number; limit: number; unit: 'KiB' | 'kB' };

/** A first load, by the endings of the modules' paths; `limit` in KiB. */
type Route = { what: string; modules: string[]; limit: number };

const kib = 1024;
const entry = 'index.html';
const home = ['/shell.tsx', '/home.screen.tsx'];
const live = ['/laravel-echo/dist/echo.js', '/pusher-js/dist/web/pusher.js'];

const routes: Route[] = [
  { what: 'login', modules: ['/login.screen.tsx'], limit: 173 },
  { what: 'home', modules: home, limit: 232 },
  { what: 'home with its live connection', modules: [...home, ...live], limit: 232 },
];

function gzipped(build: string, file: string): number {
  return gzipSync(readFileSync(join(build, file)), { level: 9 }).length;
}

function total(build: string, files: string[]): number {
  return files.map((file) => gzipped(build, file)).reduce((sum, bytes) => sum + bytes, 0);
}

/** JavaScript and CSS of a route's first load, gzip; `modules` are those that the router loads for it. */
function route(build: string, manifest: Manifest, { what, modules, limit }: Route): Figure {
  const files = codeOf(manifest, withImports(manifest, [entry, ...modules.map((end) => moduleEnding(manifest, end))]));
  return { what: `${what}: JavaScript and CSS, gzip`, bytes: total(build, files), limit: limit * kib, unit: 'KiB' };
}

/** The largest script that is not part of the entry. */
function largestLazy(build: string, manifest: Manifest): Figure {
  const first = new Set(codeOf(manifest, withImports(manifest, [entry])));
  const lazy = readdirSync(join(build, 'assets')).filter((file) => file.endsWith('.js'));
  const sizes = lazy
    .map((file) => `assets/${file}`)
    .filter((file) => !first.has(file))
    .map((file) => ({ file, bytes: gzipped(build, file) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const { file, bytes } = sizes[0] ?? { file: 'none', bytes: 0 };
  return { what: `largest lazy chunk (${basename(file)})`, bytes, limit: 130 * kib, unit: 'KiB' };
}

function fonts(build: string): Figure {
  const styles = readdirSync(join(build, 'assets')).filter((file) => file.endsWith('.css'));
  const files = styles.flatMap((file) => firstFonts(readFileSync(join(build, 'assets', file), 'utf8')));
  const unique = [...new Set(files.map((file) => basename(file)))];
  const bytes = unique.map((file) => statSync(join(build, 'assets', file)).size).reduce((sum, size) => sum + size, 0);
  return { what: `fonts before first paint (${unique.length} files)`, bytes, limit: 80_000, unit: 'kB' };
}

/**
 * All figures of the build in `build`.
 * @throws Error when it is not there
 */
export function figuresOf(build: string): Figure[] {
  const file = join(build, '.vite', 'manifest.json');
  if (!existsSync(file)) throw new Error(`${file} doesn't exist. Run \`npm run build\` first`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return [...routes.map((one) => route(build, manifest, one)), largestLazy(build, manifest), fonts(build)];
}
