/**
 * Finds the Chromium for tests, benchmarks and screenshots: the system's, Playwright's or the one in the npm package
 * @sparticuz/chromium (Linux on x64, needs no root), which needs a fifth less CPU time than a system's. CHROMIUM_PATH sets
 * a path, LAMPLIGHT_BROWSER one of the sources.
 */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright';
import manifest from '../../package.json' with { type: 'json' };

/** Where prepareChromium unpacks the package: one folder per version. */
const bundled = resolve('.cache/chromium', manifest.devDependencies['@sparticuz/chromium']);

function systemPath(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe', 'msedge.exe'];
  const installed = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/opt/google/chrome/chrome'];
  const windows = join(process.env['PROGRAMFILES'] ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe');
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...installed, windows].find(existsSync);
}

const sources: Readonly<Record<string, () => string | undefined>> = {
  system: systemPath,
  playwright: () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined),
  bundled: () => (process.platform === 'linux' && process.arch === 'x64' ? join(bundled, 'chromium') : undefined),
};

/** Returns its path without starting or installing anything. Throws one sentence with what to do. */
export function findChromium(): string {
  const { CHROMIUM_PATH: named, LAMPLIGHT_BROWSER: only } = process.env;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is "${named}", which doesn't exist.`);
  }
  if (only && !Object.hasOwn(sources, only))
    throw new Error(`LAMPLIGHT_BROWSER is "${only}". Expected ${Object.keys(sources).join(', ')}.`);
  const allowed = only ? [sources[only]] : Object.values(sources);
  const path = allowed.map((find) => find?.()).find((found) => found !== undefined);
  if (path !== undefined) return path;
  throw new Error('No Chromium found. Run "npx playwright install chromium", or set CHROMIUM_PATH to one.');
}

/** Unpacks the package's Chromium if `findChromium` chooses it. Of several processes the first complete folder wins. */
export async function prepareChromium(): Promise<void> {
  if (findChromium() !== join(bundled, 'chromium') || existsSync(bundled)) return;
  mkdirSync(dirname(bundled), { recursive: true });
  const draft = mkdtempSync(`${bundled}-`);
  // The package unpacks into the folder for temporary files.
  process.env['TMPDIR'] = draft;
  const { default: packed, inflate } = await import('@sparticuz/chromium');
  await packed.executablePath();
  await inflate(resolve('node_modules/@sparticuz/chromium/bin/al2023.tar.br'));
  delete process.env['TMPDIR'];
  const folders = [`${bundled}/fonts`, '/usr/share/fonts', '/usr/local/share/fonts'];
  const fonts = folders.map((folder) => `<dir>${folder}</dir>`).join('');
  writeFileSync(`${draft}/fonts.conf`, `<fontconfig>${fonts}<cachedir>${bundled}/cache</cachedir></fontconfig>`);
  if (existsSync(bundled)) rmSync(draft, { recursive: true });
  else renameSync(draft, bundled);
}

/** An argument: pages may make sounds before the first press. */
export const soundAllowed = '--autoplay-policy=no-user-gesture-required';

/** An argument: turns off V8's optimizing compilers, which cost short tests more than they save. */
export const withoutOptimizers = '--js-flags=--no-opt --no-maglev';

/** Launches it headless, without network beyond this machine, and as root without the sandbox, which can't run there. */
export function chromiumOptions(...more: string[]): LaunchOptions {
  const executablePath = findChromium();
  const env = { LD_LIBRARY_PATH: join(bundled, 'al2023/lib'), FONTCONFIG_FILE: join(bundled, 'fonts.conf') };
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const local = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';
  const args = [...root, '--disable-gpu', '--disable-quic', local, ...more];
  return { executablePath, args, ...(executablePath.startsWith(bundled) && { env: { ...process.env, ...env } }) };
}
