import { expect, type Page } from '@playwright/test';

/** Short enough not to delay the next step, long enough for a page to render. */
export const shortTimeout = { timeout: 200 };

/**
 * Advances the page's clock by `ms` until the expectation holds, so that waits take no time. The page's clock must be
 * installed. Give the expectations `glance` to avoid real waits.
 */
export async function fastForwardUntil(page: Page, ms: number, expectation: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(ms);
    await expectation();
  }).toPass({ intervals: [50] });
}
