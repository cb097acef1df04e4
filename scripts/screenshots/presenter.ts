import { mkdirSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import type { BrowserPage } from '../browser/browser-fixture.ts';

export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    const finite = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

const stepMs = 300;
const longest = 60_000;

export type Presenter = {
  readonly page: Page;
  readonly isPhone: boolean;
  capture: (name: string) => Promise<void>;
  /** Advances the paused session clock until this is visible. */
  until: (seen: Locator) => Promise<void>;
};

async function waited(locator: Locator, pass: () => Promise<unknown>): Promise<void> {
  for (let ms = 0; ms < longest; ms += stepMs) {
    const isSeen = await locator.waitFor({ timeout: stepMs }).then(
      () => true,
      () => false,
    );
    if (isSeen) return;
    await pass();
  }
  throw new Error(`Timed out after 60 seconds waiting for ${locator.toString()}.`);
}

export async function createPresenter(
  { page, control }: BrowserPage,
  folder: string,
  look: string,
  isPhone: boolean,
): Promise<Presenter> {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const response = await control.patch('/__mock/session/clock', { data: { paused: true } });
  if (!response.ok()) throw new Error(`Couldn't pause the clock: ${await response.text()}`);
  return {
    page,
    isPhone,
    capture: async (name) => {
      await waitForIdle(page);
      count += 1;
      await page.screenshot({ path: `${folder}/${String(count).padStart(2, '0')}-${name}-${look}.png` });
    },
    until: (seen) => waited(seen, () => control.post('/__mock/session/clock/advance', { data: { ms: stepMs } })),
  };
}
