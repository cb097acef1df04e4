import type { Page } from '@playwright/test';
import { trackChannels } from '../support/channels.ts';
import { go } from '../support/go.ts';
import { characterWithInsights, openElement } from '../support/insights.ts';
import type { MockControl } from '../support/mock-control.ts';
import { shortTimeout, fastForwardUntil } from '../support/fast-forward.ts';
import { expect, test } from '../support/test.ts';

function question(page: Page) {
  return page.getByRole('region', { name: 'Question' });
}

async function loads(mock: MockControl) {
  return (await mock.getRequests('elementInsightList')).length;
}

function countLoads(page: Page): () => number {
  let loadCount = 0;
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (
      request.method() === 'GET' &&
      /\/development-insights\/projects\/[^/]+\/narrative-elements\/[^/]+$/.test(pathname)
    )
      loadCount += 1;
  });
  return () => loadCount;
}

type UntilLoads = (count: number) => Promise<void>;

/**
 * Opens the conversation about Mara, waits for its set-up and pauses the page's clock. The conversation never includes
 * insights. Returns a function that waits for a number of loads. A late render starts its 200 ms late.
 */
async function openInTime(page: Page, mock: MockControl): Promise<UntilLoads> {
  const getLoadCount = countLoads(page);
  const channels = trackChannels(page);
  await page.clock.install();
  const startResponse = page.waitForResponse(
    (response) => response.url().includes('narrative-elements') && response.status() === 201,
  );
  await openElement(page);
  const conversation = (await (await startResponse).json()) as object;
  const answer_text = JSON.stringify({ ...conversation, development_insights: null });
  await mock.fault({ operation_id: 'elementConversationResume', answer_text, times: 20 });
  await expect.poll(getLoadCount).toBe(1);
  // A channel confirmed after a leap of time seems to have missed events, so the insights would load again.
  await expect.poll(() => channels.size).toBe(5);
  await page.clock.pauseAt(Date.now() + 60_000);
  await leave(page);
  return async (count) => {
    await fastForwardUntil(page, 10, async () => expect(await loads(mock)).toBe(count));
    await expect.poll(getLoadCount).toBe(count);
  };
}

async function leave(page: Page): Promise<void> {
  await go(page, '/stories');
  await fastForwardUntil(page, 2, () =>
    expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible(shortTimeout),
  );
}

async function comeBack(page: Page, ms: number): Promise<void> {
  await go(page, characterWithInsights);
  await fastForwardUntil(page, 2, () => expect(question(page)).toBeVisible(shortTimeout));
  await page.clock.runFor(ms);
}

test("an element's set-up respects its limits: 2 seconds, 30 seconds, the fourth visit and a failure", async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*development-insights/);
  const untilLoads = await openInTime(page, mock);
  await test.step('returning within 2 seconds sends no request until the fourth time, which ignores the cache', async () => {
    await comeBack(page, 250);
    await untilLoads(2);
    for (const _attempt of [2, 3]) {
      await leave(page);
      await comeBack(page, 250);
      expect(await loads(mock)).toBe(2);
    }
    await leave(page);
    await comeBack(page, 250);
    await untilLoads(3);
    await leave(page);
  });
  await test.step("an element's insights are cached for 30 seconds", async () => {
    await page.clock.runFor(31_000);
    await comeBack(page, 150);
    expect(await loads(mock)).toBe(3);
    await untilLoads(4);
    await leave(page);
    await page.clock.runFor(20_000);
    await comeBack(page, 250);
    expect(await loads(mock)).toBe(4);
    await leave(page);
    await page.clock.runFor(11_000);
    await comeBack(page, 250);
    await untilLoads(5);
    await leave(page);
  });
  await test.step('after a failure the insights are requested again when shown 2 seconds later, not before', async () => {
    const failure = page.getByText('Failed to load current insights');
    await page.clock.runFor(31_000);
    await mock.fault({ operation_id: 'elementInsightList', status: 500 });
    await comeBack(page, 250);
    await fastForwardUntil(page, 2, () => expect(failure).toBeVisible(shortTimeout));
    await leave(page);
    await comeBack(page, 250);
    await expect(failure).toBeVisible();
    expect(await loads(mock)).toBe(6);
    await leave(page);
    await page.clock.runFor(2100);
    await comeBack(page, 250);
    await untilLoads(7);
    await fastForwardUntil(page, 2, () => expect(failure).toHaveCount(0, shortTimeout));
  });
});
