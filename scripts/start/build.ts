import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';

const inputs = ['src', 'public', 'config', 'index.html', 'package-lock.json', 'tsconfig.json'];
const inputFiles = /^(?:vite\.config\..+|\.env(?:\.mock)?(?:\.local)?)$/;

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [full];
  const names = readdirSync(full, { recursive: true, encoding: 'utf8' });
  return names.map((name) => join(full, name)).filter((file) => statSync(file).isFile());
}

function hashInputs(root: string): string {
  const single = readdirSync(root).filter((name) => inputFiles.test(name));
  const files = [...inputs, ...single].flatMap((path) => filesBelow(root, path)).filter((path) => !isTest(path));
  const hash = createHash('sha256');
  for (const file of files.toSorted((one, other) => (one < other ? -1 : 1)))
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Builds the application in mock mode into dist/mock if its inputs changed. `onStart` runs before a build. Rejects with
 * the build's error.
 */
export async function buildWhenChanged(root: string, onStart: () => void): Promise<void> {
  const note = join(root, '.cache', 'mock-build.txt');
  const hash = hashInputs(root);
  const built =
    existsSync(join(root, 'dist/mock/index.html')) && existsSync(note) && readFileSync(note, 'utf8') === hash;
  if (built) return;
  onStart();
  await build({ root, mode: 'mock', logLevel: 'error' });
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, hash);
}
