/**
 * `npm run test:browsers` runs the user flows in Firefox and WebKit, where installed, and prints each step. `--browser
 * NAME` (firefox, webkit, chromium; repeatable) chooses. `--screenshots DIR` writes an image after each step. Exit
 * code: 0 fine, 1 problems found, 2 could not run.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Installation } from './browser.ts';
import { Page } from './page.ts';
import { chromium, findFirefox } from './puppeteer-browser.ts';
import { buildApplication, startServer, type Server } from './server.ts';
import { conversationSteps } from './steps/conversation.ts';
import { deviceSteps } from './steps/device.ts';
import type { Step } from './steps/step.ts';
import { workspaceSteps } from './steps/workspace.ts';
import { findWebKit } from './webkit-browser.ts';

const installationFinders: Readonly<Record<string, () => Installation>> = {
  firefox: findFirefox,
  webkit: findWebKit,
  chromium: () => chromium,
};

/** Each step starts at its own address, so a failure doesn't stop the rest. */
const journey: readonly Step[] = [...conversationSteps, ...workspaceSteps, ...deviceSteps];

function print(line: string): void {
  void process.stdout.write(`${line}\n`);
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

type Look = (name: string) => Promise<void>;

async function runStep(step: Step, page: Page, server: Server): Promise<string[]> {
  const failures: string[] = [];
  const note = (error: unknown): void => void failures.push(getMessage(error));
  await step.run(page, server).catch(note);
  failures.push(...(await page.takeProblems().catch((error: unknown) => [getMessage(error)])));
  return failures;
}

async function runJourney(browser: Browser, server: Server, look: Look): Promise<number> {
  for (const cookie of server.sessionCookies) await browser.setCookie(cookie);
  const page = new Page(browser, server.origin);
  let failed = 0;
  for (const [index, step] of journey.entries()) {
    const started = Date.now();
    const failures = await runStep(step, page, server);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    print(`  ${failures.length === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)`);
    for (const failure of failures) print(`       ${failure.replaceAll('\n', '\n       ')}`);
    // A hung page has no image either.
    await look(`${String(index + 1).padStart(2, '0')}-${step.name.replaceAll(/\W+/g, '-')}`).catch((error: unknown) =>
      print(`       ${getMessage(error)}`),
    );
    if (failures.length > 0) failed += 1;
    // Without a login every other step fails.
    if (failed > 0 && index === 0) break;
  }
  const violations = await server.mock.violations();
  for (const violation of violations) print(`  FAIL broken contract: ${JSON.stringify(violation)}`);
  return failed + violations.length;
}

async function runBrowser(start: () => Promise<Browser>, folder: string | undefined): Promise<number> {
  const server = await startServer();
  try {
    const browser = await start();
    print(`${browser.name} ${browser.version}`);
    const look: Look = async (name) => {
      if (folder === undefined) return;
      writeFileSync(join(folder, `${browser.name.toLowerCase()}-${name}.png`), await browser.screenshot());
    };
    try {
      await browser.open(`${server.origin}/start.js`);
      return await runJourney(browser, server, look);
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}

function chooseBrowsers(names: readonly string[]): Installation[] {
  return names.map((name) => {
    const find = installationFinders[name];
    if (find === undefined)
      throw new Error(`--browser: expected one of ${Object.keys(installationFinders).join(', ')}, got "${name}".`);
    return find();
  });
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { browser: { type: 'string', multiple: true }, screenshots: { type: 'string' } },
  });
  const installations = chooseBrowsers(values.browser ?? ['firefox', 'webkit']);
  if (values.screenshots !== undefined) mkdirSync(values.screenshots, { recursive: true });
  await buildApplication(() => print('Building the application in mock mode …'));
  let failed = 0;
  let used = 0;
  for (const installation of installations) {
    if ('missing' in installation) {
      print(`${installation.name}: skipped, ${installation.missing}`);
    } else {
      used += 1;
      failed += await runBrowser(installation.start, values.screenshots);
    }
  }
  if (used === 0) throw new Error('No browser to test. On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb');
  print(failed === 0 ? 'All steps passed.' : `${failed} problems.`);
  return failed === 0 ? 0 : 1;
}

// `exit` stops the programs that the browsers need.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(2));

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${getMessage(error)}\n`);
  process.exitCode = 2;
}
