/** Firefox over WebDriver BiDi, and Chromium for comparison, both with Puppeteer. */
import puppeteer, { type KeyInput, type LaunchOptions } from 'puppeteer-core';
import { browserArguments, findChromium, microphoneArguments } from '#scripts/browser/find-chromium.ts';
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

async function launch(name: string, options: LaunchOptions): Promise<Browser> {
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
      for (const key of keys) await page.keyboard.down(key satisfies KeyInput);
      for (const key of keys.toReversed()) await page.keyboard.up(key satisfies KeyInput);
    },
    setCookie: async ({ name: cookie, value }) => {
      await browser.setCookie({ name: cookie, value, domain: '127.0.0.1', path: '/' });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
