import type { Page } from '@playwright/test';

/** A headless browser has no print window. Browsers send this event before they open it. */
export async function withoutPrintWindow(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'));
  });
}
