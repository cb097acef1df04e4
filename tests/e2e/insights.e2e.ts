import type { Locator, Page } from '@playwright/test';
import { openInterview, question } from '../support/conversation.ts';
import { requestFromOtherDevice } from '../support/other-device.ts';
import { expect, test } from '../support/test.ts';

function panel(page: Page) {
  return page.getByRole('complementary', { name: 'Creative Insights' });
}

function bookmark(insight: Locator) {
  return insight.getByRole('button', { name: 'Save insight' });
}

function key(page: Page) {
  return panel(page).getByRole('article', { name: 'Let the key come back' });
}

async function isKeySaved(page: Page): Promise<boolean> {
  const data = await requestFromOtherDevice(page, 'get', 'development-insights/users/me/saved?page=1&per_page=30');
  return (data as { title: string }[]).some(({ title }) => title === 'Let the key come back');
}

test('insights arrive with an event, and a bookmark survives a reload, like the closed panel', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*development-insights/);
  guard.expectError(/401 .*development-insights/);
  const { channel, messageId, conversation } = await openInterview(page);
  const fetches = async () => (await mock.getRequests('userInsightList')).length;
  const articles = panel(page).getByRole('article');
  await test.step('a completed message fetches insights only if it contains some', async () => {
    const before = await fetches();
    const completed = { chat_message_id: messageId, status: 'completed' };
    const createdInsights = { projectSlug: null, narrativeElementSlug: null, insights: [{ id: 1 }] };
    const event = 'chatMessage.statusUpdated';
    await mock.broadcast({ channel, event, payload: completed });
    await mock.broadcast({
      channel,
      event,
      payload: { ...completed, data: { development_insights: createdInsights } },
    });
    await expect.poll(fetches).toBe(before + 1);
    await expect(articles).toHaveCount(2);
    expect(await fetches()).toBe(before + 1);
    const payload = { chat_message_id: messageId, data: { ...createdInsights, insights: [{ id: 2 }] } };
    await mock.broadcast({ channel, event: 'chatMessage.developmentInsightsCreated', payload });
    await expect.poll(fetches).toBe(before + 2);
    await expect(articles).toHaveCount(2);
  });
  await test.step('a press saves at once', async () => {
    await expect(bookmark(key(page))).toHaveAttribute('aria-pressed', 'false');
    await bookmark(key(page)).click();
    await expect(bookmark(key(page))).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await mock.getRequests('insightSave')).length).toBe(1);
  });
  await test.step('a reload shows the panel closed and the insight saved', async () => {
    await panel(page).getByRole('button', { name: 'Close insights' }).click();
    await expect(panel(page)).toHaveCount(0);
    await page.reload();
    await expect(question(page)).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Creative Insights', expanded: false }).click();
    await expect(panel(page).getByRole('heading', { level: 2, name: 'Creative Insights' })).toBeVisible();
    await expect(bookmark(key(page))).toHaveAttribute('aria-pressed', 'true');
    await bookmark(key(page)).click();
    await expect(bookmark(key(page))).toHaveAttribute('aria-pressed', 'false');
    await expect
      .poll(async () => (await mock.getRequests('insightUnsave')).map(({ method }) => method))
      .toEqual(['POST']);
    await bookmark(key(page)).click();
    await expect
      .poll(async () => (await mock.getRequests('insightSave')).map(({ status }) => status))
      .toEqual([200, 200]);
  });
  await test.step("many presses end in the server's state", async () => {
    for (const _press of [1, 2, 3, 4, 5]) await bookmark(key(page)).click({ force: true });
    const pressed = () => bookmark(key(page)).getAttribute('aria-pressed');
    // During a press the page is ahead of the server.
    await expect.poll(async () => (await isKeySaved(page)) === ((await pressed()) === 'true')).toBe(true);
  });
  await test.step('insights that fail to load leave the question, and an expired login shows no error', async () => {
    const bare = JSON.stringify({ ...conversation, development_insights: null });
    await mock.fault({ operation_id: 'storyDevelopmentResume', answer_text: bare });
    await mock.fault({ operation_id: 'userInsightList', status: 500 });
    await mock.fault({ operation_id: 'userInsightList', status: 401 });
    await page.reload();
    await expect(panel(page).getByRole('alert')).toHaveText('Failed to load insights');
    await expect(question(page)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Retry' }).click();
    await expect(question(page)).toBeVisible();
    await expect(panel(page).getByText('No current insights found.')).toBeVisible();
    await expect(page.getByText('Failed to load')).toHaveCount(0);
    await expect(page).toHaveURL('/stories/21/develop');
  });
});
