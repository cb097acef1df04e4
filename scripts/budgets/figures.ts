/**
 * Compares a build's bytes with their budgets. A route needs the entry, the chunks that the router loads for it
 * (`config/chunks.ts` names them), and their imports.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { manifestFile } from '#config/chunks.ts';
import { collectCode, findChunk, type Manifest, withImports } from './manifest.ts';

const letterA = 0x61;
const regular = 400;

function property(block: string, name: string): string {
  return new RegExp(`${name}:\\s*([^;}]+)`, 'i').exec(block)?.[1]?.trim() ?? '';
}

/** Accepts `U+61`, `U+0-FF` or `U+??`. An absent range contains every letter. */
function holdsLetterA(range: string): boolean {
  if (range === '') return true;
  return range.split(',').some((part) => {
    const text = part.trim().replace(/^u\+/i, '');
    const [from = '', to = from] = text.split('-');
    const [low, high] = [from.replaceAll('?', '0'), to.replaceAll('?', 'F')].map((hex) => Number.parseInt(hex, 16));
    return low !== undefined && high !== undefined && low <= letterA && letterA <= high;
  });
}

function isRegular(weight: string): boolean {
  if (weight === '' || weight === 'normal') return true;
  const [low = 0, high = low] = weight.split(/\s+/).map(Number);
  return low <= regular && regular <= high;
}

/**
 * Returns the paths (as written in `url(…)`) of upright, regular faces with Latin letters; other faces load on demand.
 */
/** Finds the fonts that a browser fetches for an English page's first paint, by the style sheets. */
export function firstFonts(css: string): string[] {
  const faces = css.match(/@font-face\s*{[^}]*}/g) ?? [];
  return faces
    .filter((face) => property(face, 'font-style') !== 'italic')
    .filter((face) => isRegular(property(face, 'font-weight')) && holdsLetterA(property(face, 'unicode-range')))
    .flatMap((face) => /url\(["']?([^"')]+)["']?\)/.exec(face)?.[1] ?? []);
}

export type BuildFigure = { what: string; bytes: number; limit: number; unit: 'KiB' | 'kB' };

type Route = { what: string; chunks: string[]; limit: number };

const kib = 1024;
const entry = 'index.html';
const routes: Route[] = [
  { what: 'login', chunks: ['login'], limit: 152 },
  { what: 'home', chunks: ['frame'], limit: 179 },
  { what: 'home with its live connection', chunks: ['frame', 'echo', 'pusher'], limit: 199 },
];

function gzipped(build: string, file: string): number {
  return gzipSync(readFileSync(join(build, file)), { level: 9 }).length;
}

function total(build: string, files: string[]): number {
  return files.map((file) => gzipped(build, file)).reduce((sum, bytes) => sum + bytes, 0);
}

function route(build: string, manifest: Manifest, { what, chunks, limit }: Route): BuildFigure {
  const files = collectCode(
    manifest,
    withImports(manifest, [entry, ...chunks.map((name) => findChunk(manifest, name))]),
  );
  return { what: `${what}: JavaScript and CSS, gzip`, bytes: total(build, files), limit: limit * kib, unit: 'KiB' };
}

function largestLazy(build: string, manifest: Manifest): BuildFigure {
  const first = new Set(collectCode(manifest, withImports(manifest, [entry])));
  const lazy = readdirSync(join(build, 'assets')).filter((file) => file.endsWith('.js'));
  const sizes = lazy
    .map((file) => `assets/${file}`)
    .filter((file) => !first.has(file))
    .map((file) => ({ file, bytes: gzipped(build, file) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const { file, bytes } = sizes[0] ?? { file: 'none', bytes: 0 };
  return { what: `largest lazy chunk (${basename(file)})`, bytes, limit: 130 * kib, unit: 'KiB' };
}

function fonts(build: string): BuildFigure {
  const styles = readdirSync(join(build, 'assets')).filter((file) => file.endsWith('.css'));
  const files = styles.flatMap((file) => firstFonts(readFileSync(join(build, 'assets', file), 'utf8')));
  const unique = [...new Set(files.map((file) => basename(file)))];
  const bytes = unique.map((file) => statSync(join(build, 'assets', file)).size).reduce((sum, size) => sum + size, 0);
  return { what: `fonts before first paint (${unique.length} files)`, bytes, limit: 80_000, unit: 'kB' };
}

/** Fonts and images are compressed already. */
function offlineCopy(build: string): BuildFigure {
  const worker = readFileSync(join(build, 'sw.js'), 'utf8');
  const files = [...worker.matchAll(/url:"([^"]+)"/g)].map(([, file = '']) => file);
  const bytes = total(build, ['sw.js', ...files]);
  return { what: `offline copy, gzip (${files.length} files)`, bytes, limit: 960_000, unit: 'kB' };
}

/** Throws an Error when `build` doesn't contain a build. */
export function measureBuild(build: string): BuildFigure[] {
  const file = manifestFile(build);
  if (!existsSync(file)) throw new Error(`${file} doesn't exist. Run \`npm run build\` first`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return [
    ...routes.map((one) => route(build, manifest, one)),
    largestLazy(build, manifest),
    fonts(build),
    offlineCopy(build),
  ];
}
