/** Firefox over WebDriver BiDi, and Chromium for comparison, both with Puppeteer. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { browserArguments, findChromium, microphoneArguments } from '#scripts/browser/find-chromium.ts';
import { installPackages } from '#scripts/tools.ts';
import type { Browser, Installation } from './browser.ts';
import { findProgram } from './programs.ts';

const viewport = { width: 1280, height: 800 };
const startMs = 120_000;

/** A permitted microphone that plays a tone. An AudioContext never runs without an output device. */
const firefoxPreferences = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'media.cubeb.force_mock_context': true,
  'intl.accept_languages': 'en-GB, en',
};

export function findFirefox(): Installation {
  const path = findProgram('firefox-esr', 'firefox');
  if (path === null) return { name: 'Firefox', missing: 'neither firefox-esr nor firefox is on the PATH' };
  return {
    name: 'Firefox',
    start: () => launch('Firefox', { browser: 'firefox', executablePath: path, extraPrefsFirefox: firefoxPreferences }),
  };
}

export const chromium: Installation = {
  name: 'Chromium',
  start: async () => {
    const { path, env } = await findChromium();
    const args = [...browserArguments(), ...microphoneArguments('speaking', 'tests/support/fake-microphone.wav')];
    return launch('Chromium', {
      args,
      ...(path !== undefined && { executablePath: path }),
      ...(env !== undefined && { env: { ...process.env, ...env } }),
    });
  },
};

/** What we use of Puppeteer. */
type PuppeteerPage = {
  setDefaultNavigationTimeout: (ms: number) => void;
  setViewport: (size: { width: number; height: number }) => Promise<void>;
  bringToFront: () => Promise<void>;
  on: (event: 'dialog', listener: (dialog: { accept: () => Promise<void> }) => void) => void;
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  mouse: {
    move: (x: number, y: number, options?: { steps: number }) => Promise<void>;
    down: () => Promise<void>;
    up: () => Promise<void>;
  };
  keyboard: Record<'type' | 'down' | 'up', (text: string) => Promise<void>>;
  screenshot: () => Promise<Uint8Array>;
};
type Puppeteer = {
  launch: (options: object) => Promise<{
    pages: () => Promise<PuppeteerPage[]>;
    newPage: () => Promise<PuppeteerPage>;
    version: () => Promise<string>;
    setCookie: (cookie: { name: string; value: string; domain: string; path: string }) => Promise<void>;
    close: () => Promise<void>;
  }>;
};

/** Only this command needs the package, so its first run installs it. */
async function loadPuppeteer(): Promise<Puppeteer> {
  const manifests = join(import.meta.dirname, 'puppeteer');
  const manifest = readFileSync(join(manifests, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: { 'puppeteer-core': string } };
  const folder = resolve('.cache/puppeteer', dependencies['puppeteer-core']);
  // npm writes this file last.
  if (!existsSync(join(folder, 'node_modules/.package-lock.json'))) await installPackages(manifests, folder);
  return createRequire(join(folder, 'package.json'))('puppeteer-core') as Puppeteer;
}

async function launch(name: string, options: object): Promise<Browser> {
  const puppeteer = await loadPuppeteer();
  const browser = await puppeteer.launch({ ...options, headless: true, defaultViewport: null, timeout: startMs });
  const [first] = await browser.pages();
  const page = first ?? (await browser.newPage());
  page.setDefaultNavigationTimeout(startMs);
  await page.setViewport(viewport);
  await page.bringToFront();
  // Dismiss the warning about unsent work after a failed step.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    name,
    version: (await browser.version()).replace(/^.*\//, ''),
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    drag: async ([start, ...rest]) => {
      if (start === undefined) return;
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 5 });
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    press: async (keys) => {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    setCookie: async ({ name: cookie, value }) => {
      await browser.setCookie({ name: cookie, value, domain: '127.0.0.1', path: '/' });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
