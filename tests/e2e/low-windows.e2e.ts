import type { Locator, Page } from '@playwright/test';
import { answerBox, question, sendButton, write } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import { screens } from '../support/screens.ts';
import { forgetLogin } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** 1280 × 1024 at 400 % zoom, a phone on its side, and a phone with its keyboard open. */
const sizes = [
  { width: 320, height: 256 },
  { width: 667, height: 375 },
  { width: 390, height: 400 },
];

const smallPhone = { width: 320, height: 640 };

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

function getOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The elements don't cover each other, and each can be scrolled into view, clear of the navigation. */
async function expectApart(page: Page, upper: Locator, lower: Locator): Promise<void> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  await lower.scrollIntoViewIfNeeded();
  await lower.click({ trial: true });
}

test('low windows and small phones fit every screen, and nothing that stays in place covers more than a quarter of them', async ({
  writer: page,
}) => {
  await page.goto('/');
  // Otherwise the popup covers an element's page.
  await page.evaluate(() => localStorage.setItem('mobileInsightsVisible', 'false'));
  await page.reload();
  for (const { path } of screens.filter(({ scenario, loggedOut }) => scenario === undefined && loggedOut !== true)) {
    await go(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const size of [...sizes, smallPhone]) {
      await page.setViewportSize(size);
      const name = `${path} at ${size.width} × ${size.height}`;
      await expect.poll(() => findCovers(page), name).toEqual([]);
      // A screen may still slide in.
      await expect.poll(() => getOverflow(page), name).toBeLessThanOrEqual(0);
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
  await page.clock.install();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectApart(page, question(page), page.getByRole('radio', { name: 'Type' }));
    await expectApart(page, page.getByRole('radio', { name: 'Type' }), sendButton(page));
  }
  await test.step('on a small phone the insights are beside the modes', async () => {
    await page.setViewportSize(smallPhone);
    const pill = await page.getByRole('button', { name: 'Creative Insights, new' }).boundingBox();
    const modes = await page.getByRole('radiogroup', { name: 'Answer mode' }).boundingBox();
    expect((pill?.x ?? 0) + (pill?.width ?? Infinity)).toBeLessThan(modes?.x ?? 0);
  });
  await test.step('a long word and the login fit 320 px', async () => {
    // However long it took until here, this recording is a long one, which asks first.
    await page.clock.fastForward(11_000);
    await page.getByRole('button', { name: 'Discard recording' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await page.setViewportSize(smallPhone);
    await write(page, 'An answer with a very-long-word-that-nobody-would-ever-hyphenate-anywhere in it.');
    await expect.poll(() => getOverflow(page), 'typing').toBeLessThanOrEqual(0);
    await forgetLogin(page);
    await page.goto('/auth/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect.poll(() => getOverflow(page), 'login').toBeLessThanOrEqual(0);
  });
});
