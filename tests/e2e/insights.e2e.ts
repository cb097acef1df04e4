import type { Locator, Page } from '@playwright/test';
import type { MockControl } from '../support/mock-control.ts';
import { openInterview, question } from '../support/conversation.ts';
import { openElement } from '../support/insights.ts';
import { callElsewhere } from '../support/other-device.ts';
import { expect, test } from '../support/test.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Creative Insights' });
const bookmark = (insight: Locator) => insight.getByRole('button', { name: 'Save insight' });
const key = (page: Page) => panel(page).getByRole('article', { name: 'Let the key come back' });
const tobias = (page: Page) => panel(page).getByRole('article', { name: 'They will side with the one who stayed' });

/** Whether the server holds the insight about the key as saved. */
async function isKeySaved(page: Page): Promise<boolean> {
  const data = await callElsewhere(page, 'get', 'development-insights/users/me/saved?page=1&per_page=30');
  return (data as { title: string }[]).some(({ title }) => title === 'Let the key come back');
}

/** Opens the interview with insights that the server has never made. */
async function openWith(page: Page, mock: MockControl, data: unknown): Promise<void> {
  const { conversation } = await openInterview(page);
  const bare = JSON.stringify({ ...conversation, development_insights: null });
  await mock.fault({ operation_id: 'storyDevelopmentResume', answer_text: bare });
  await mock.fault({ operation_id: 'userInsightList', answer_text: JSON.stringify({ data }) });
  await page.reload();
  await expect(question(page)).toBeVisible();
}

const insight = (id: number, more: object): object => ({
  id,
  type: 'development_tip',
  title: `Insight ${id}`,
  content: null,
  saved_at: null,
  actions: { save: { method: 'POST', path: `/api/v1/development-insights/${id}/save` } },
  ...more,
});

// Covers INSIGHTS-09, INSIGHTS-22, INSIGHTS-23, INSIGHTS-25, INSIGHTS-27.
test('a press saves an insight at once, a second one takes it back, and a reload finds it as it was left', async ({
  writer: page,
  mock,
}) => {
  await openInterview(page);
  await mock.clock({ paused: true });
  await mock.fault({ operation_id: 'insightSave', latency_ms: 1000 });
  await expect(bookmark(key(page))).toHaveAttribute('aria-pressed', 'false');
  await bookmark(key(page)).click();
  await expect(bookmark(key(page))).toHaveAttribute('aria-pressed', 'true');
  // While the first is on its way no second one is sent.
  await bookmark(tobias(page)).click({ force: true });
  await expect(bookmark(tobias(page))).toHaveAttribute('aria-pressed', 'false');
  await mock.met('insightSave');
  await mock.advance(1000);
  await expect(bookmark(tobias(page))).toBeEnabled();
  expect(await mock.calls('insightSave')).toHaveLength(1);
  await page.reload();
  await expect(bookmark(key(page))).toHaveAttribute('aria-pressed', 'true');
  await bookmark(key(page)).click();
  await expect(bookmark(key(page))).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(async () => (await mock.calls('insightUnsave')).map(({ method }) => method)).toEqual(['POST']);
  await bookmark(key(page)).click();
  await expect.poll(async () => (await mock.calls('insightSave')).map(({ status }) => status)).toEqual([200, 200]);
});

// Covers INSIGHTS-31.
test('a bookmark that the server does not take goes back, and says so', async ({ writer: page, mock, guard }) => {
  guard.expectError(/500 .*save/);
  await openInterview(page);
  await mock.fault({ operation_id: 'insightSave', status: 500 });
  await bookmark(key(page)).click();
  const alert = page.getByRole('alert', { name: 'Error' });
  await expect(alert).toContainText('We couldn’t save that insight. Please try again.');
  await expect(bookmark(key(page))).toHaveAttribute('aria-pressed', 'false');
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await bookmark(key(page)).click();
  await expect(bookmark(key(page))).toHaveAttribute('aria-pressed', 'true');
  await mock.fault({ operation_id: 'insightUnsave', status: 500 });
  await bookmark(key(page)).click();
  await expect(alert).toContainText('We couldn’t unsave that insight. Please try again.');
  await expect(bookmark(key(page))).toHaveAttribute('aria-pressed', 'true');
});

test('pressing a bookmark many times ends in what the server holds', async ({ writer: page }) => {
  await openInterview(page);
  for (const _press of [1, 2, 3, 4, 5]) await bookmark(key(page)).click({ force: true });
  const pressed = () => bookmark(key(page)).getAttribute('aria-pressed');
  // While a press is on its way the page is ahead of the server.
  await expect.poll(async () => (await isKeySaved(page)) === ((await pressed()) === 'true')).toBe(true);
  const shown = await pressed();
  await page.reload();
  await expect(bookmark(key(page))).toHaveAttribute('aria-pressed', shown ?? '');
});

// Covers INSIGHTS-16, INSIGHTS-29, INSIGHTS-30.
test('a save whose address leads elsewhere, or is not given, is not sent', async ({ writer: page, mock }) => {
  const elsewhere = { save: { method: 'POST', path: '//evil.test/api/v1/development-insights/1/save' } };
  const deleting = { unsave: { method: 'DELETE', path: '/api/v1/../user' } };
  await openWith(page, mock, [
    insight(1, { actions: elsewhere }),
    insight(2, { actions: deleting, saved_at: '2026-11-01T10:00:00Z' }),
    insight(3, { actions: {} }),
    insight(4, { actions: undefined }),
  ]);
  const articles = panel(page).getByRole('article');
  await expect(articles).toHaveCount(4);
  const alert = page.getByRole('alert', { name: 'Error' });
  for (const [n, pressed] of [
    [0, 'false'],
    [1, 'true'],
  ] as const) {
    await bookmark(articles.nth(n)).click();
    await expect(alert).toContainText('This action isn’t available.');
    await expect(bookmark(articles.nth(n))).toHaveAttribute('aria-pressed', pressed);
    await alert.getByRole('button', { name: 'Dismiss' }).click();
  }
  await expect(bookmark(articles.nth(2))).toBeDisabled();
  await expect(bookmark(articles.nth(3))).toBeDisabled();
  expect(await mock.calls('insightSave')).toEqual([]);
  expect(await mock.calls('insightUnsave')).toEqual([]);
});

// Covers INSIGHTS-08, INSIGHTS-11, INSIGHTS-12, INSIGHTS-13, INSIGHTS-14, INSIGHTS-15.
test('every kind of insight has its label, and its content is shown in whatever form it comes', async ({
  writer: page,
  mock,
}) => {
  const labels = {
    market_comp_insight: 'Similar Story Insight',
    brainstorming_insight: 'Brainstorming',
    relevant_quote: 'Insightful Quote',
    audience_reaction_insight: 'Audience Reaction',
    development_tip: 'Development Tip',
    common_tropes: 'Common Tropes',
    common_cliches: 'Common Cliches',
    __proto__x: 'Insight',
    constructor: 'Insight',
  };
  const kinds = Object.keys(labels).map((type, n) => insight(n + 1, { type }));
  const forms = [
    insight(20, { content: 'One plain sentence.' }),
    insight(21, { content: ['First of a list.', 'Second of a list.'] }),
    insight(22, { content: [{ type: 'bullet_points', content: ['A point.', 'Another point.'] }] }),
    insight(23, { content: [{ type: 'quote', content: 'Said by somebody.' }] }),
    insight(24, { content: [{ type: 'subtitle', content: 'A small heading' }, 'And its text.'] }),
    insight(25, { content: [{ type: 'hologram', content: '<b>Unheard of</b>' }, null, 7, {}] }),
    insight(26, { title: null, subtitle_1: 'A subtitle', subtitle_2: 'Another', caption: 'A caption', content: null }),
    insight(20, { content: 'The same id again.' }),
    { type: 'development_tip', title: 'Without an id' },
    null,
  ];
  await openWith(page, mock, { title: 'The Salt Road', caption: 'After your answers', insights: [...kinds, ...forms] });
  const articles = panel(page).getByRole('article');
  await expect(articles).toHaveCount(kinds.length + 7);
  await expect(panel(page).getByRole('heading', { name: 'The Salt Road' })).toBeVisible();
  await expect(panel(page).getByText('After your answers')).toBeVisible();
  for (const [n, label] of Object.values(labels).entries())
    await expect(articles.nth(n).getByText(label, { exact: true })).toBeVisible();
  const of = (id: number) => panel(page).getByRole('article', { name: `Insight ${id}`, exact: true });
  await expect(of(21)).toContainText('Second of a list.');
  await expect(of(22).getByRole('listitem')).toHaveText(['A point.', 'Another point.']);
  await expect(of(23).getByRole('blockquote')).toContainText('Said by somebody.');
  await expect(of(24).getByRole('heading', { name: 'A small heading' })).toBeVisible();
  await expect(of(25)).toContainText('<b>Unheard of</b>');
  await expect(panel(page).getByText('A caption')).toBeVisible();
  await expect(panel(page)).not.toContainText(/undefined|NaN|\[object/);
});

// Covers ERROR-18, ERROR-36.
test('insights that do not load can be asked for again; a login that has run out is no reason for an error', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/(?:500|401) .*development-insights/);
  const { conversation } = await openInterview(page);
  const bare = JSON.stringify({ ...conversation, development_insights: null });
  await mock.fault({ operation_id: 'storyDevelopmentResume', answer_text: bare, times: 2 });
  await mock.fault({ operation_id: 'userInsightList', status: 500 });
  await page.reload();
  await expect(panel(page).getByRole('alert')).toHaveText('Failed to load insights');
  await expect(question(page)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(key(page)).toBeVisible();
  await mock.fault({ operation_id: 'userInsightList', status: 401 });
  await page.reload();
  await expect(question(page)).toBeVisible();
  await expect(panel(page).getByText('No current insights found.')).toBeVisible();
  await expect(page.getByText('Failed to load')).toHaveCount(0);
  await expect(page).toHaveURL('/stories/21/develop');
});

// Covers ERROR-16, ERROR-38, API-26.
test('the current insights of an element have a text of their own when they do not load', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*development-insights/);
  await mock.fault({ operation_id: 'elementInsightList', status: 500 });
  await openElement(page, guard);
  await expect(panel(page).getByRole('alert')).toHaveText('Failed to load current insights');
  await panel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(panel(page).getByText('No current insights found.')).toBeVisible();
  expect(await mock.calls('elementInsightList')).toHaveLength(2);
});

// Covers INSIGHTS-02, INSIGHTS-04.
test('a panel that was closed stays closed, and comes back by its button', async ({ writer: page }) => {
  await openInterview(page);
  await panel(page).getByRole('button', { name: 'Close insights' }).click();
  await expect(panel(page)).toHaveCount(0);
  await page.reload();
  await expect(question(page)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Creative Insights', expanded: false }).click();
  await expect(panel(page).getByRole('heading', { level: 2, name: 'Creative Insights' })).toBeVisible();
  await page.reload();
  await expect(panel(page)).toBeVisible();
});

// Covers INSIGHTS-20, REALTIME-21.
test('new insights are fetched when they are announced, and only then', async ({ writer: page, mock }) => {
  const { channel, messageId } = await openInterview(page);
  const before = (await mock.calls('userInsightList')).length;
  const data = { projectSlug: null, narrativeElementSlug: null, insights: [{ id: 1 }] };
  const payload = { chat_message_id: messageId, data };
  await mock.broadcast({ channel, event: 'chatMessage.developmentInsightsCreated', payload });
  await expect.poll(async () => (await mock.calls('userInsightList')).length).toBe(before + 1);
  await expect(panel(page).getByRole('article')).toHaveCount(2);
});
