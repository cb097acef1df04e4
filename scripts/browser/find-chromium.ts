/**
 * Finds or installs a Chromium for tests and benchmarks, without root. It uses the first that starts: one that it
 * installed before, Playwright's, the system's, the one in the npm package @sparticuz/chromium (headless, a third faster
 * than a full one), or one that `playwright install chromium` downloads. CHROMIUM_PATH sets a path.
 * LAMPLIGHT_BROWSER=bundled|playwright|system|install allows one source only.
 */
import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { runCommand } from '../command.ts';
import { installPackages } from '../tools.ts';

/** Flags for every headless Chromium the project starts: no network beyond this machine, and it can run as root. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** Adds `--no-sandbox` only as root, where Chromium requires it. */
export function browserArguments(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
}

/**
 * The microphone's behaviour: `speaking` repeats a wave file (48 kHz mono), `refused` denies permission, `missing` is a
 * machine without one.
 */
export type Microphone = 'speaking' | 'refused' | 'missing';

/** Unless refused, the browser context also needs `permissions: ['microphone']`. */
export function microphoneArguments(microphone: Microphone, audioFile: string): string[] {
  if (microphone === 'missing') return ['--disable-audio-input'];
  const permission = microphone === 'refused' ? '=deny' : '';
  return [
    '--use-fake-device-for-media-stream',
    `--use-fake-ui-for-media-stream${permission}`,
    `--use-file-for-fake-audio-capture=${resolve(audioFile)}`,
  ];
}

const cache = resolve('.cache/chromium');
/** The package with its lock file, outside the project's packages, because few machines need it. */
const manifests = fileURLToPath(new URL('chromium', import.meta.url));

type Unpacked = { path: string; env: Record<string, string> };

function bundledFolder(): string {
  const manifest = JSON.parse(readFileSync(join(manifests, 'package.json'), 'utf8')) as {
    dependencies: { '@sparticuz/chromium': string };
  };
  return join(cache, manifest.dependencies['@sparticuz/chromium']);
}

/** It includes its libraries and needs only glibc, no root. */
function unpackedChromium(): Unpacked[] {
  const folder = bundledFolder();
  if (!existsSync(folder)) return [];
  return [
    {
      path: join(folder, 'chromium'),
      env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
    },
  ];
}

/** Installs it once, with the hashes of its lock file, into .cache/chromium/<version>. */
async function bundledChromium(): Promise<Unpacked[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it supports Linux on x64 only');
  const folder = bundledFolder();
  if (!existsSync(folder)) await unpack(folder);
  return unpackedChromium();
}

/** A program, because the project's packages don't include this one. */
const unpacking = `
  import chromium, { inflate } from '@sparticuz/chromium';
  await chromium.executablePath();
  await inflate('node_modules/@sparticuz/chromium/bin/al2023.tar.br');
`;

/** Several processes may run this at once: the first complete folder wins. */
async function unpack(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'unpacking-'));
  try {
    console.error('No Chromium found; installing the npm package @sparticuz/chromium …');
    await installPackages(manifests, draft);
    // The package always unpacks into `TMPDIR`.
    const env = { ...process.env, TMPDIR: draft };
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpacking], { cwd: draft, env });
    await rm(join(draft, 'node_modules'), { recursive: true });
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

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge-stable'];

const defaultPaths: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/opt/google/chrome/chrome', '/usr/lib/chromium/chromium', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = process.env[variable];
    return folder === undefined
      ? []
      : [
          join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
          join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
        ];
  }),
};

function runnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function systemChromium(): string[] {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'].filter(Boolean);
  const onPath =
    process.platform === 'win32' ? [] : names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...new Set([...onPath, ...(defaultPaths[process.platform] ?? [])])].filter(runnable);
}

export type Browser = { path?: string; env?: Record<string, string>; version: string; source: string };

type Candidate = { path?: string; env?: Record<string, string> };
type Source = { name: string; description: string; candidates: () => Promise<Candidate[]> | Candidate[] };

/** Older versions lack features the app uses. */
const oldest = 130;

const bundled = 'from the npm package @sparticuz/chromium';

const sources: Source[] = [
  { name: 'bundled', description: bundled, candidates: unpackedChromium },
  { name: 'playwright', description: "Playwright's own", candidates: () => [{}] },
  { name: 'system', description: "the system's own", candidates: () => systemChromium().map((path) => ({ path })) },
  { name: 'bundled', description: `${bundled}, just installed`, candidates: bundledChromium },
  { name: 'install', description: "Playwright's own, just installed", candidates: install },
];

async function install(): Promise<Candidate[]> {
  console.error('No Chromium found; trying `playwright install chromium` …');
  const program = resolve('node_modules/playwright/cli.js');
  await promisify(execFile)(process.execPath, [program, 'install', 'chromium'], { timeout: 300_000 });
  return [{}];
}

export function launchOptions(
  browser: Candidate,
  more: string[] = [],
): {
  executablePath?: string;
  args: string[];
  env?: Record<string, string>;
} {
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return {
    args: [...browserArguments(), ...more],
    ...(browser.path !== undefined && { executablePath: browser.path }),
    ...(browser.env && { env: { ...(Object.fromEntries(inherited) as Record<string, string>), ...browser.env } }),
  };
}

async function probe(candidate: Candidate): Promise<string> {
  const browser = await chromium.launch({ ...launchOptions(candidate), timeout: 30_000 });
  try {
    const page = await browser.newPage();
    const sum = await page.evaluate(() => 6 * 7);
    const version = browser.version();
    if (sum !== 42) throw new Error("it doesn't run JavaScript correctly");
    if (Number.parseInt(version, 10) < oldest) throw new Error(`version ${version} is older than ${oldest}`);
    return version;
  } finally {
    await browser.close();
  }
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (
    text
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim() ?? 'no reason given'
  );
}

async function tryCandidate(
  candidate: Candidate,
  description: string,
  failures: string[],
): Promise<Browser | undefined> {
  try {
    return { ...candidate, version: await probe(candidate), source: description };
  } catch (error) {
    failures.push(`${candidate.path ?? description}: ${firstLine(error)}`);
    return undefined;
  }
}

async function trySource({ description, candidates }: Source, failures: string[]): Promise<Browser | undefined> {
  let sourceCandidates: Candidate[] = [];
  try {
    sourceCandidates = await candidates();
  } catch (error) {
    failures.push(`${description}: ${firstLine(error)}`);
  }
  for (const candidate of sourceCandidates) {
    const browser = await tryCandidate(candidate, description, failures);
    if (browser) return browser;
  }
  if (sourceCandidates.length === 0) failures.push(`${description}: not found`);
  return undefined;
}

/** Throws an Error with what was tried, why it failed and what to do. */
export async function findChromium(): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  const only = process.env['LAMPLIGHT_BROWSER'];
  const allowed: Source[] = named
    ? [{ name: 'named', description: 'from CHROMIUM_PATH', candidates: () => [{ path: named }] }]
    : sources.filter(({ name }) => only === undefined || only === '' || name === only);
  if (allowed.length === 0) {
    throw new Error(
      `LAMPLIGHT_BROWSER is "${only}". Expected ${[...new Set(sources.map(({ name }) => name))].join(', ')}.`,
    );
  }
  const failures: string[] = [];
  for (const source of allowed) {
    const browser = await trySource(source, failures);
    if (browser) return browser;
  }
  throw new Error(
    `No usable Chromium. Tried:\n  ${failures.join('\n  ')}\n` +
      'Install Chromium or Chrome, or set its path: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

export function described({ path, version, source }: Browser): string {
  return `Browser: Chromium ${version}, ${source}${path === undefined ? '' : ` (${path})`}`;
}

if (import.meta.main) await runCommand(async () => console.log(described(await findChromium())));
