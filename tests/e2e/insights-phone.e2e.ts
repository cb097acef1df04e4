import type { Page } from '@playwright/test';
import { openNewStory, question, sendTyped, untilNextQuestion, write } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import { characterWithInsights, insights } from '../support/insights.ts';
import { getAuthHeaders } from '../support/other-device.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

function sheet(page: Page) {
  return page.getByRole('dialog', { name: 'Creative Insights' });
}

function pill(page: Page) {
  // The open sheet hides the page from assistive technology.
  return page.getByRole('button', { name: /^Creative Insights/, includeHidden: true });
}

async function openSheet(page: Page): Promise<void> {
  await pill(page).tap();
  await expect(sheet(page)).toBeVisible();
  await expect(pill(page)).toHaveAttribute('aria-expanded', 'true');
}

test('on a phone the writer opens the insights from their pill, saves one and closes them', async ({
  writer: page,
  mock,
}) => {
  await mock.clock({ paused: true });
  await openNewStory(page);
  await test.step('new insights mark the pill without opening the sheet', async () => {
    await expect(pill(page)).toHaveAccessibleName('Creative Insights');
    await sendTyped(page, 'A street that nobody lights.');
    await untilNextQuestion(page, mock, 'What story has been following you around?');
    await expect(pill(page)).toHaveAccessibleName('Creative Insights, new');
    await expect(sheet(page)).toHaveCount(0);
  });
  await test.step('Back closes the sheet, and the conversation stays', async () => {
    await expect(page.getByRole('complementary')).toHaveCount(0);
    const address = page.url();
    await openSheet(page);
    await expect(sheet(page).getByRole('article')).toHaveCount(3);
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await expect(pill(page)).toHaveAccessibleName('Creative Insights');
    await expect(question(page)).toBeVisible();
  });
  await test.step('the focus moves into the sheet and back, and an insight can be saved there', async () => {
    await pill(page).focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    await expect.poll(() => sheet(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    const bookmark = sheet(page).getByRole('button', { name: 'Save insight' }).first();
    await bookmark.tap();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(pill(page)).toBeFocused();
    await expect.poll(async () => (await mock.getRequests('insightSave')).length).toBe(1);
  });
  await test.step('from 768 px the insights are beside the conversation', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(page.getByRole('complementary', { name: 'Creative Insights' })).toBeVisible();
    await expect(pill(page)).toHaveCount(0);
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(pill(page)).toBeVisible();
  });
});

function remembered(page: Page) {
  return page.evaluate(() => [
    localStorage.getItem('mobileInsightsVisible'),
    localStorage.getItem('insightsPanelVisible'),
  ]);
}

test("an element's sheet opens automatically until the writer closes it, and not over a writer who types", async ({
  writer: page,
  mock,
}) => {
  await test.step("an element's own page opens it below 768 px until the writer closes it", async () => {
    await page.setViewportSize({ width: 767, height: 900 });
    await page.goto('/projects/the-salt-road/characters/mara-ellery');
    await expect(sheet(page).getByRole('article')).toHaveCount(3);
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await expect(sheet(page)).toHaveCount(0);
    await expect.poll(() => remembered(page)).toEqual(['false', null]);
    await page.reload();
    await expect(pill(page)).toHaveAccessibleName('Creative Insights');
    await expect(page.getByRole('heading', { level: 1, name: 'Mara Ellery' })).toBeVisible();
    await expect(sheet(page)).toHaveCount(0);
    await pill(page).click();
    await expect(sheet(page).getByRole('article')).toHaveCount(3);
    await expect.poll(() => remembered(page)).toEqual(['true', null]);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(page.getByRole('complementary', { name: 'Creative Insights' })).toBeVisible();
  });
  await test.step("the sheet doesn't open automatically over a writer who types", async () => {
    const address = '/api/v1/conversation/projects/the-salt-road/narrative-elements/tobias-ellery';
    const started = await page.request.post(address, { headers: await getAuthHeaders(page.context()) });
    const bare = JSON.stringify({ ...((await started.json()) as object), development_insights: null });
    await mock.clock({ paused: true });
    await mock.fault({ operation_id: 'elementConversationResume', answer_text: bare });
    const some = JSON.stringify({ data: { insights: insights(1, 12) } });
    await mock.fault({ operation_id: 'elementInsightList', answer_text: some, latency_ms: 1000 });
    await go(page, '/projects/the-salt-road/conversation/narrative-elements/tobias-ellery');
    await mock.waitForFault('elementInsightList');
    await page.setViewportSize({ width: 390, height: 844 });
    await write(page, 'She left');
    await mock.advance(1000);
    await expect(pill(page)).toHaveAccessibleName('Creative Insights, new');
    await expect(sheet(page)).toHaveCount(0);
  });
  await test.step('it opens in another conversation', async () => {
    await go(page, characterWithInsights);
    await expect(sheet(page).getByRole('article').first()).toBeVisible();
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    await expect.poll(() => remembered(page)).toEqual(['false', null]);
  });
});
