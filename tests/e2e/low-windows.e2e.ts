import type { Locator, Page } from '@playwright/test';
import { answerBox, question, sendButton, write } from '../support/conversation.ts';
import { lowWindows, smallPhone } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

/** The elements don't cover each other, and each can be scrolled into view, clear of the navigation. */
async function expectApart(page: Page, upper: Locator, lower: Locator): Promise<void> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  await lower.scrollIntoViewIfNeeded();
  await lower.click({ trial: true });
}

test('narrow windows show the question beside its insights, and low ones above the answer while speaking and typing', async ({
  writer: page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/stories/21/develop');
  const panel = page.getByRole('complementary', { name: 'Creative Insights' });
  await expect(panel.getByRole('article').first()).toBeVisible();
  const parts = [
    question(page),
    page.getByRole('button', { name: 'Finish conversation' }),
    page.getByRole('radio', { name: 'Type' }).locator('xpath=ancestor::label'),
  ];
  for (const width of [768, 900, 1000]) {
    await page.setViewportSize({ width, height: 1024 });
    const overlaps = async (): Promise<number[]> => {
      const left = (await panel.boundingBox())?.x ?? 0;
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      return boxes.map((box) => Math.max(0, (box?.x ?? Infinity) + (box?.width ?? 0) - left));
    };
    await expect.poll(overlaps, `at ${width} px`).toEqual([0, 0, 0]);
  }
  await page.getByRole('radio', { name: 'Type' }).check();
  await answerBox(page).fill('She kept the key for twelve years. '.repeat(8));
  for (const size of lowWindows) {
    await page.setViewportSize(size);
    await expectApart(page, question(page), answerBox(page));
    await expectApart(page, answerBox(page), sendButton(page));
    await expectApart(page, question(page), page.getByRole('button', { name: 'Creative Insights' }));
  }
  await test.step('a long word fits 320 px', async () => {
    await page.setViewportSize(smallPhone);
    await write(page, 'An answer with a very-long-word-that-nobody-would-ever-hyphenate-anywhere in it.');
    const overflow = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow, 'typing').toBeLessThanOrEqual(0);
  });
  await answerBox(page).fill('');
  await page.getByRole('radio', { name: 'Speak' }).check();
  for (const size of lowWindows) {
    await page.setViewportSize(size);
    await expectApart(page, question(page), page.getByRole('button', { name: 'Start recording' }));
  }
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  for (const size of lowWindows) {
    await page.setViewportSize(size);
    await expectApart(page, question(page), page.getByRole('radio', { name: 'Type' }));
    await expectApart(page, page.getByRole('radio', { name: 'Type' }), sendButton(page));
  }
  await test.step('on a small phone the insights are beside the modes', async () => {
    await page.setViewportSize(smallPhone);
    const pill = page.getByRole('button', { name: 'Creative Insights, new' });
    await expect(pill).toBeVisible();
    const [left, right] = [
      await pill.boundingBox(),
      await page.getByRole('radiogroup', { name: 'Answer mode' }).boundingBox(),
    ];
    expect((left?.x ?? 0) + (left?.width ?? Infinity)).toBeLessThan(right?.x ?? 0);
  });
});
