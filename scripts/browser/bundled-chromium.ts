/**
 * The Chromium inside the npm package @sparticuz/chromium (Linux x64), unpacked once into .cache/chromium/<version>. It
 * includes its libraries and needs only glibc, no root.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const cache = resolve('.cache/chromium');
const unpacker = fileURLToPath(new URL('unpack-chromium.mjs', import.meta.url));

export type Unpacked = { path: string; env: Record<string, string> };

function version(): string {
  const manifest = readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** Unpacks Chromium once. Several processes may run this at once: the first complete folder wins. */
export async function bundledChromium(): Promise<Unpacked> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it supports Linux on x64 only');
  const folder = join(cache, version());
  if (!existsSync(folder)) await unpack(folder);
  return {
    path: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

async function unpack(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'unpacking-'));
  try {
    // The package always unpacks into `TMPDIR`.
    await promisify(execFile)(process.execPath, [unpacker], { env: { ...process.env, TMPDIR: draft } });
    await writeFile(join(draft, 'fonts.conf'), fontSettings(folder));
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** The package's own settings look for fonts in fixed folders, which a bare system lacks. */
function fontSettings(folder: string): string {
  const dirs = [join(folder, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'].map((dir) => `<dir>${dir}</dir>`);
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>${dirs.join('')}<cachedir>${join(folder, 'fonts-cache')}</cachedir><config></config></fontconfig>
`;
}
