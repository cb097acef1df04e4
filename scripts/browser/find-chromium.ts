/**
 * Finds or installs a Chromium for tests and benchmarks, without root. It uses the first that starts:
 * @sparticuz/chromium (headless, a third faster than a full one), Playwright's, the system's, or one that `playwright
 * install chromium` downloads. CHROMIUM_PATH sets a path. LAMPLIGHT_BROWSER=bundled|playwright|system|install allows
 * one source only.
 */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { browserArguments } from './browser-arguments.ts';
import { bundledChromium } from './bundled-chromium.ts';
import { systemChromium } from './system-chromium.ts';

export type Browser = { path?: string; env?: Record<string, string>; version: string; source: string };

type Candidate = { path?: string; env?: Record<string, string> };
type Source = { name: string; description: string; candidates: () => Promise<Candidate[]> | Candidate[] };

/** Older versions lack features the app uses. */
const oldest = 130;

const sources: Source[] = [
  {
    name: 'bundled',
    description: 'from the npm package @sparticuz/chromium',
    candidates: async () => [await bundledChromium()],
  },
  { name: 'playwright', description: "Playwright's own", candidates: () => [{}] },
  { name: 'system', description: "the system's own", candidates: () => systemChromium().map((path) => ({ path })) },
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
    throw new Error(`LAMPLIGHT_BROWSER is "${only}". Expected ${sources.map(({ name }) => name).join(', ')}.`);
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

if (import.meta.main) {
  try {
    console.log(described(await findChromium()));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
