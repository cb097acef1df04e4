import { subscription } from '../support/conversation.ts';
import {
  article,
  articles,
  getRequestedPages,
  insight,
  insights,
  openElement,
  pageText,
  scroller,
  tab,
  getTop,
} from '../support/insights.ts';
import { getAuthHeaders } from '../support/other-device.ts';
import { expect, test } from '../support/test.ts';

function current(first: number, count: number): string {
  return JSON.stringify({
    data: { title: 'Mara Ellery', caption: 'After your answers', insights: insights(first, count) },
  });
}

function createPayload(element: string, ids: number[]) {
  return {
    chat_message_id: 1,
    data: { projectSlug: 'the-salt-road', narrativeElementSlug: element, insights: ids.map((id) => ({ id })) },
  };
}

const created = 'chatMessage.developmentInsightsCreated';

test("an element's new insights appear first and are announced, those of its conversation at once", async ({
  writer: page,
  mock,
}) => {
  const startAddress = '/api/v1/conversation/projects/the-salt-road/narrative-elements/mara-ellery';
  const started = await page.request.post(startAddress, { headers: await getAuthHeaders(page.context()) });
  const conversation = (await started.json()) as { session_chat_id: number };
  const reopen = async (element: string): Promise<void> => {
    const group = { projectSlug: 'the-salt-road', narrativeElementSlug: element, title: null, caption: null };
    const development_insights = { ...group, insights: [insight(901)] };
    const answer_text = JSON.stringify({ ...conversation, development_insights });
    await mock.fault({ operation_id: 'elementConversationResume', answer_text });
    await openElement(page);
  };
  await test.step("a conversation's own insights show without a request, and another element's don't show", async () => {
    await reopen('mara-ellery');
    await expect(article(page, 'Insight 901')).toBeVisible();
    expect(await getRequestedPages(mock, 'elementInsightList')).toHaveLength(0);
    const subscribed = subscription(page);
    await mock.fault({ operation_id: 'elementInsightList', answer_text: current(1, 10) });
    await reopen('tobias-ellery');
    await expect(articles(page)).toHaveCount(10);
    await expect(article(page, 'Insight 901')).toHaveCount(0);
    expect(await getRequestedPages(mock, 'elementInsightList')).toHaveLength(1);
    await subscribed;
  });
  const channel = `private-sessionChat.${conversation.session_chat_id}`;
  await test.step("new insights keep the scroll position, and another element's insights aren't fetched", async () => {
    await tab(page, 'History').click();
    await expect(articles(page).first()).toBeVisible();
    await tab(page, 'Current').click();
    await scroller(page).evaluate((element) => element.scrollTo(0, 400));
    const topBefore = await getTop(page, 'Insight 5');
    await mock.broadcast({ channel, event: created, payload: createPayload('tobias-ellery', [77]) });
    const data = [...insights(11, 3), ...insights(1, 10)];
    await mock.fault({ operation_id: 'elementInsightList', answer_text: JSON.stringify({ data }) });
    await mock.fault({ operation_id: 'elementInsightHistoryList', answer_text: pageText(insights(11, 3), 1, 3) });
    await mock.broadcast({ channel, event: created, payload: createPayload('mara-ellery', [11, 12, 13]) });
    const pill = page.getByRole('button', { name: '3 new insights' });
    await expect(pill).toBeVisible();
    await expect(articles(page)).toHaveCount(13);
    expect(Math.abs((await getTop(page, 'Insight 5')) - topBefore)).toBeLessThanOrEqual(1);
    expect(await getRequestedPages(mock, 'elementInsightList')).toHaveLength(2);
    await pill.click();
    await expect(article(page, 'Insight 11')).toBeInViewport();
    await expect(pill).toHaveCount(0);
    await tab(page, 'History').click();
    await expect(articles(page).first()).toHaveAccessibleName('Insight 11');
  });
  await test.step('a live region announces new insights, their tab is marked, and a closed panel shows a toast', async () => {
    await tab(page, 'Saved').click();
    await mock.fault({ operation_id: 'elementInsightList', answer_text: current(1, 15) });
    await mock.broadcast({ channel, event: created, payload: createPayload('mara-ellery', [14, 15]) });
    await expect(tab(page, 'Current')).toHaveAccessibleDescription('Something new');
    await expect(page.locator('[aria-live=polite]', { hasText: '2 new insights' })).toBeAttached();
    await page.getByRole('button', { name: 'Close insights' }).click();
    await mock.broadcast({ channel, event: created, payload: createPayload('mara-ellery', [16]) });
    await expect(page.getByRole('status').filter({ hasText: '1 new insight' })).toContainText('Creative Insights');
  });
});
