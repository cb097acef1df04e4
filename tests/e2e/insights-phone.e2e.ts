import type { Page } from '@playwright/test';
import { openInterview, openNewStory, question, sendTyped, untilNextQuestion } from '../support/conversation.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Creative Insights' });
const pill = (page: Page) => page.getByRole('button', { name: /^Creative Insights/ });

async function openSheet(page: Page): Promise<void> {
  await pill(page).tap();
  await expect(sheet(page)).toBeVisible();
  await expect(pill(page)).toHaveAttribute('aria-expanded', 'true');
}

/** Drags the head of the sheet and lets go. */
async function swipe(page: Page, dx: number, dy: number): Promise<void> {
  const head = sheet(page).getByRole('heading', { name: 'Creative Insights' });
  // Waits until the sheet has come to rest.
  await head.hover();
  const box = await head.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 80, (box?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2);
  await page.mouse.move(x + dx, y + dy);
  await page.mouse.up();
}

test('on a phone the insights open from their pill, and close by each way that a writer tries', async ({
  writer: page,
}) => {
  await openInterview(page);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(sheet(page)).toHaveCount(0);
  const ways: [string, () => Promise<unknown>][] = [
    ['the cross', () => sheet(page).getByRole('button', { name: 'Close' }).tap()],
    ['Back', () => page.goBack()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['a press beside it', () => page.touchscreen.tap(195, 60)],
    ['a swipe down', () => swipe(page, 0, 51)],
    ['a swipe to the side', () => swipe(page, 51, 0)],
  ];
  for (const [name, close] of ways) {
    await openSheet(page);
    await expect(sheet(page).getByRole('article')).toHaveCount(2);
    await close();
    await expect(sheet(page), name).toHaveCount(0);
    await expect(page, name).toHaveURL('/stories/21/develop');
    await expect(question(page)).toBeVisible();
  }
});

test('a swipe of 50 px does not close the sheet yet', async ({ writer: page }) => {
  await openInterview(page);
  await openSheet(page);
  for (const [dx, dy] of [
    [0, 50],
    [50, 0],
    [-50, 0],
  ] as const)
    await swipe(page, dx, dy);
  await expect(sheet(page)).toBeVisible();
  await swipe(page, -51, 0);
  await expect(sheet(page)).toHaveCount(0);
});

test('the focus goes into the sheet and returns to its pill; an insight can be saved there', async ({
  writer: page,
  mock,
}) => {
  await openInterview(page);
  await pill(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  expect(await sheet(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  const bookmark = sheet(page).getByRole('button', { name: 'Save insight' }).first();
  await bookmark.tap();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(pill(page)).toBeFocused();
  await expect.poll(async () => (await mock.calls('insightSave')).length).toBe(1);
});

test('new insights never open the sheet by themselves; the pill says that there is something new', async ({
  writer: page,
  mock,
  guard,
}) => {
  await mock.clock({ paused: true });
  await openNewStory(page, guard);
  await expect(pill(page)).toHaveAccessibleName('Creative Insights');
  await sendTyped(page, 'A street that nobody lights.');
  await untilNextQuestion(page, mock, 'What story has been following you around?');
  await expect(pill(page)).toHaveAccessibleName('Creative Insights, new');
  await expect(sheet(page)).toHaveCount(0);
  await openSheet(page);
  await page.keyboard.press('Escape');
  await expect(pill(page)).toHaveAccessibleName('Creative Insights');
});

test('the insights stand beside the conversation from 768 px on, and in the sheet below', async ({ writer: page }) => {
  await openInterview(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.getByRole('complementary', { name: 'Creative Insights' })).toBeVisible();
  await expect(pill(page)).toHaveCount(0);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(pill(page)).toBeVisible();
});
