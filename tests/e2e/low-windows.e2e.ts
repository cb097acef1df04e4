import type { Locator, Page } from '@playwright/test';
import { answerBox, question, sendButton } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import { screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

/** 1280 × 1024 at 400 % zoom, a phone on its side, and a phone with its keyboard open. */
const sizes = [
  { width: 320, height: 256 },
  { width: 667, height: 375 },
  { width: 390, height: 400 },
];

/** Returns what stays in place while the page scrolls and covers more than a quarter of the height. */
function findCovers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { position, visibility, pointerEvents } = getComputedStyle(element);
      const { top, bottom, width } = element.getBoundingClientRect();
      const visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
      const isFixed = position === 'fixed' || position === 'sticky';
      const isShown = visibility !== 'hidden' && pointerEvents !== 'none' && width > innerWidth / 2;
      return isFixed && isShown && visible > innerHeight / 4
        ? [`${element.tagName} ${element.getAttribute('aria-label') ?? ''}`]
        : [];
    }),
  );
}

/** The elements don't cover each other, and each can be scrolled into view, clear of the navigation. */
async function expectApart(page: Page, upper: Locator, lower: Locator): Promise<void> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  await lower.scrollIntoViewIfNeeded();
  await lower.click({ trial: true });
}

test('low windows fit every screen, and nothing that stays in place covers more than a quarter of them', async ({
  writer: page,
}) => {
  await page.goto('/');
  for (const path of screens) {
    await go(page, path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const name = `${path} at ${size.width} × ${size.height}`;
      await expect.poll(() => findCovers(page), name).toEqual([]);
      // A screen may still slide in.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name)
        .toBeLessThanOrEqual(0);
    }
  }
});

test('low windows show the question above the answer while speaking and typing', async ({ writer: page }) => {
  await page.goto('/stories/21/develop');
  await page.getByRole('radio', { name: 'Type' }).check();
  await answerBox(page).fill('She kept the key for twelve years. '.repeat(8));
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectApart(page, question(page), answerBox(page));
    await expectApart(page, answerBox(page), sendButton(page));
    await expectApart(page, question(page), page.getByRole('button', { name: 'Creative Insights' }));
  }
  await answerBox(page).fill('');
  await page.getByRole('radio', { name: 'Speak' }).check();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectApart(page, question(page), page.getByRole('button', { name: 'Start recording' }));
  }
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectApart(page, question(page), page.getByRole('radio', { name: 'Type' }));
    await expectApart(page, page.getByRole('radio', { name: 'Type' }), sendButton(page));
  }
});
