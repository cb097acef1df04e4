import type { Page } from '@playwright/test';
import { article, articles, asked, bookmark, insight, openElement, pageText, tab } from '../support/insights.ts';
import { expect, test } from '../support/test.ts';

const pressed = (page: Page, name: string) => bookmark(article(page, name)).getAttribute('aria-pressed');

// Covers INSIGHTS-22, INSIGHTS-23, INSIGHTS-24, INSIGHTS-25, INSIGHTS-26.
test('a saved insight stands in front of the saved ones and is marked everywhere; taken back it is gone there, not elsewhere', async ({
  writer: page,
  mock,
  guard,
}) => {
  await openElement(page, guard);
  await tab(page, 'Saved').click();
  await expect(articles(page)).toHaveCount(2);
  await tab(page, 'History').click();
  const key = 'Give the key a price';
  await bookmark(article(page, key)).click();
  await expect(bookmark(article(page, key))).toHaveAttribute('aria-pressed', 'true');
  await expect(tab(page, 'Saved')).toHaveAccessibleDescription('Something new');
  await expect.poll(async () => (await mock.calls('insightSave')).length).toBe(1);
  await tab(page, 'Saved').click();
  await expect(articles(page)).toHaveCount(3);
  await expect(articles(page).first()).toHaveAccessibleName(key);
  await expect(tab(page, 'Saved')).not.toHaveAccessibleDescription('Something new');
  expect(await mock.calls('elementInsightSavedList')).toHaveLength(1);
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('searchbox').fill('the key');
  await expect(article(page, key).locator('mark').first()).toBeVisible();
  await expect(bookmark(article(page, key))).toHaveAttribute('aria-pressed', 'true');
  await tab(page, 'Saved').click();
  await bookmark(article(page, key)).click();
  await expect(articles(page)).toHaveCount(2);
  await tab(page, 'History').click();
  await expect(bookmark(article(page, key))).toHaveAttribute('aria-pressed', 'false');
  // The action that the server gave with its answer is the one that is called.
  await expect(bookmark(article(page, key))).toBeEnabled();
  await bookmark(article(page, key)).click();
  await expect.poll(async () => (await mock.calls('insightSave')).map(({ status }) => status)).toEqual([200, 200]);
});

// Covers INSIGHTS-10, INSIGHTS-23, API-30, API-31.
test('the calls go where the server says, by POST whatever it names; what it answers counts', async ({
  writer: page,
  mock,
  guard,
}) => {
  await openElement(page, guard);
  const elsewhere = { save: { method: 'PUT', path: '/api/v1/development-insights/9001/save' } };
  await mock.fault({
    operation_id: 'elementInsightHistoryList',
    answer_text: pageText([insight(1, { actions: elsewhere }), insight(2)], 1, 1, 2),
  });
  await tab(page, 'History').click();
  const unsave = { method: 'DELETE', path: '/api/v1/development-insights/9002/unsave' };
  const answer = insight(1, { saved_at: '2026-11-21T10:00:00Z', actions: { unsave } });
  await mock.fault({ operation_id: 'insightSave', answer_text: JSON.stringify({ data: answer }) });
  await bookmark(article(page, 'Insight 1')).click();
  await expect.poll(async () => (await mock.calls('insightSave')).length).toBe(1);
  await expect(bookmark(article(page, 'Insight 1'))).toBeEnabled();
  await mock.fault({ operation_id: 'insightUnsave', answer_text: '{}' });
  await bookmark(article(page, 'Insight 1')).click();
  await expect.poll(async () => (await mock.calls('insightUnsave')).length).toBe(1);
  const [saved] = await mock.calls('insightSave');
  const [taken] = await mock.calls('insightUnsave');
  expect([saved?.method, saved?.path]).toEqual(['POST', '/api/v1/development-insights/9001/save']);
  expect([taken?.method, taken?.path]).toEqual(['POST', '/api/v1/development-insights/9002/unsave']);
  await expect(bookmark(article(page, 'Insight 1'))).toHaveAttribute('aria-pressed', 'false');
});

// Covers INSIGHTS-27, INSIGHTS-28.
test('one save and one unsave may be under way side by side, and no second of either', async ({
  writer: page,
  mock,
  guard,
}) => {
  await openElement(page, guard);
  const unsave = { unsave: { method: 'POST', path: '/api/v1/development-insights/9001/unsave' } };
  const saved = { saved_at: '2026-11-01T10:00:00Z', actions: unsave };
  const rows = [insight(1), insight(2), insight(3, saved), insight(4, saved)];
  await mock.fault({ operation_id: 'elementInsightHistoryList', answer_text: pageText(rows, 1, 1, 4) });
  await tab(page, 'History').click();
  await mock.clock({ paused: true });
  await mock.fault({ operation_id: 'insightSave', latency_ms: 1000, answer_text: '{}' });
  await mock.fault({ operation_id: 'insightUnsave', latency_ms: 1000, answer_text: '{}' });
  for (const id of [1, 2, 3, 4]) await bookmark(article(page, `Insight ${id}`)).click({ force: true });
  await mock.met('insightSave');
  await mock.met('insightUnsave');
  const shown = async () => Promise.all([1, 2, 3, 4].map((id) => pressed(page, `Insight ${id}`)));
  await expect.poll(shown).toEqual(['true', 'false', 'false', 'true']);
  await mock.advance(1000);
  await expect(bookmark(article(page, 'Insight 2'))).toBeEnabled();
  await expect(bookmark(article(page, 'Insight 4'))).toBeEnabled();
  expect(await mock.calls('insightSave')).toHaveLength(1);
  expect(await mock.calls('insightUnsave')).toHaveLength(1);
  await expect.poll(shown).toEqual(['true', 'false', 'false', 'true']);
});

// Covers INSIGHTS-31.
test('a save that the server refuses is taken back in every list, and said once', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*save/);
  await openElement(page, guard);
  await tab(page, 'Saved').click();
  await expect(articles(page)).toHaveCount(2);
  const before = await asked(mock, 'elementInsightSavedList');
  await tab(page, 'History').click();
  await mock.clock({ paused: true });
  await mock.fault({ operation_id: 'insightSave', status: 500, latency_ms: 1000 });
  const key = article(page, 'Give the key a price');
  await bookmark(key).click();
  await mock.met('insightSave');
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
  expect(await asked(mock, 'elementInsightSavedList')).toEqual(before);
});
