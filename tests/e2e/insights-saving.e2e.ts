import type { Page } from '@playwright/test';
import {
  article,
  articles,
  getRequestedPages,
  bookmark,
  insight,
  openElement,
  pageText,
  tab,
} from '../support/insights.ts';
import { expect, test } from '../support/test.ts';

function pressed(page: Page, name: string) {
  return bookmark(article(page, name)).getAttribute('aria-pressed');
}

test('a saved insight is marked in every list, and a failed save in none', async ({ writer: page, mock, guard }) => {
  guard.expectError(/500 .*save/);
  await openElement(page);
  await test.step('a rejected save is undone in every list and reported once', async () => {
    await tab(page, 'Saved').click();
    await expect(articles(page)).toHaveCount(2);
    const before = await getRequestedPages(mock, 'elementInsightSavedList');
    await tab(page, 'History').click();
    await mock.clock({ paused: true });
    await mock.fault({ operation_id: 'insightSave', status: 500, latency_ms: 1000 });
    const key = article(page, 'Give the key a price');
    await bookmark(key).click();
    await mock.waitForFault('insightSave');
    await tab(page, 'Saved').click();
    await expect(articles(page)).toHaveCount(3);
    await expect(articles(page).first()).toHaveAttribute('aria-setsize', '3');
    await mock.advance(1000);
    await expect(articles(page)).toHaveCount(2);
    await expect(page.getByRole('alert', { name: 'Error' })).toContainText(
      'We couldn’t save that insight. Please try again.',
    );
    await tab(page, 'History').click();
    await expect(bookmark(key)).toHaveAttribute('aria-pressed', 'false');
    expect(await getRequestedPages(mock, 'elementInsightSavedList')).toEqual(before);
    await page.getByRole('alert', { name: 'Error' }).getByRole('button', { name: 'Dismiss' }).click();
  });
  await test.step('a saved insight comes first in the Saved tab, and unsaving removes it there only', async () => {
    const key = 'Give the key a price';
    await bookmark(article(page, key)).click();
    await expect(bookmark(article(page, key))).toHaveAttribute('aria-pressed', 'true');
    await expect(tab(page, 'Saved')).toHaveAccessibleDescription('Something new');
    await expect.poll(async () => (await mock.getRequests('insightSave')).length).toBe(2);
    await tab(page, 'Saved').click();
    await expect(articles(page)).toHaveCount(3);
    await expect(articles(page).first()).toHaveAccessibleName(key);
    await expect(tab(page, 'Saved')).not.toHaveAccessibleDescription('Something new');
    expect(await mock.getRequests('elementInsightSavedList')).toHaveLength(1);
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('searchbox').fill('the key');
    await expect(article(page, key).locator('mark').first()).toBeVisible();
    await expect(bookmark(article(page, key))).toHaveAttribute('aria-pressed', 'true');
    await tab(page, 'Saved').click();
    await bookmark(article(page, key)).click();
    await expect(articles(page)).toHaveCount(2);
    await tab(page, 'History').click();
    await expect(bookmark(article(page, key))).toHaveAttribute('aria-pressed', 'false');
    // The action from the server's last response is the one used.
    await expect(bookmark(article(page, key))).toBeEnabled();
    await bookmark(article(page, key)).click();
    await expect
      .poll(async () => (await mock.getRequests('insightSave')).map(({ status }) => status))
      .toEqual([500, 200, 200]);
  });
});

test("saves and unsaves use the server's addresses, one request of each at a time", async ({ writer: page, mock }) => {
  await openElement(page);
  const address = '/api/v1/development-insights';
  const saved = {
    saved_at: '2026-11-01T10:00:00Z',
    actions: { unsave: { method: 'POST', path: `${address}/9001/unsave` } },
  };
  const elsewhere = { save: { method: 'PUT', path: `${address}/9001/save` } };
  const rows = [insight(1), insight(2), insight(3, saved), insight(4, saved), insight(5, { actions: elsewhere })];
  await mock.fault({ operation_id: 'elementInsightHistoryList', answer_text: pageText(rows, 1, 1, 5) });
  await tab(page, 'History').click();
  await test.step("a save always posts to the server's address and uses the action in the response", async () => {
    const unsave = { method: 'DELETE', path: '/api/v1/development-insights/9002/unsave' };
    const answer = insight(5, { saved_at: '2026-11-21T10:00:00Z', actions: { unsave } });
    await mock.fault({ operation_id: 'insightSave', answer_text: JSON.stringify({ data: answer }) });
    await bookmark(article(page, 'Insight 5')).click();
    await expect.poll(async () => (await mock.getRequests('insightSave')).length).toBe(1);
    await expect(bookmark(article(page, 'Insight 5'))).toBeEnabled();
    await mock.fault({ operation_id: 'insightUnsave', answer_text: '{}' });
    await bookmark(article(page, 'Insight 5')).click();
    await expect.poll(async () => (await mock.getRequests('insightUnsave')).length).toBe(1);
    const [saved] = await mock.getRequests('insightSave');
    const [taken] = await mock.getRequests('insightUnsave');
    expect([saved?.method, saved?.path]).toEqual(['POST', '/api/v1/development-insights/9001/save']);
    expect([taken?.method, taken?.path]).toEqual(['POST', '/api/v1/development-insights/9002/unsave']);
    await expect(bookmark(article(page, 'Insight 5'))).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('one save and one unsave run in parallel, but never two of a kind', async () => {
    await mock.clock({ paused: true });
    await mock.fault({ operation_id: 'insightSave', latency_ms: 1000, answer_text: '{}' });
    await mock.fault({ operation_id: 'insightUnsave', latency_ms: 1000, answer_text: '{}' });
    for (const id of [1, 2, 3, 4]) await bookmark(article(page, `Insight ${id}`)).click({ force: true });
    await mock.waitForFault('insightSave');
    await mock.waitForFault('insightUnsave');
    const getPressedStates = async () => Promise.all([1, 2, 3, 4].map((id) => pressed(page, `Insight ${id}`)));
    await expect.poll(getPressedStates).toEqual(['true', 'false', 'false', 'true']);
    await mock.advance(1000);
    await expect(bookmark(article(page, 'Insight 2'))).toBeEnabled();
    await expect(bookmark(article(page, 'Insight 4'))).toBeEnabled();
    expect(await mock.getRequests('insightSave')).toHaveLength(2);
    expect(await mock.getRequests('insightUnsave')).toHaveLength(2);
    await expect.poll(getPressedStates).toEqual(['true', 'false', 'false', 'true']);
  });
});
