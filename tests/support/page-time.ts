import { expect, type Page } from '@playwright/test';

/** Short enough that a failing look does not hold up the next step, long enough for a page to draw. */
export const glance = { timeout: 200 };

/**
 * Lets the page's own time jump ahead, `ms` at a time, until what is expected holds: waits between repeats pass at once.
 * The page's clock must be installed. Give the expectations `glance`, so that they are not waited for in real time.
 */
export async function hurry(page: Page, ms: number, expectation: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(ms);
    await expectation();
  }).toPass({ intervals: [50] });
}
