import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../support/accessibility.ts';
import { go } from '../support/go.ts';
import * as on from '../support/insights.ts';
import {
  article,
  articles,
  getRequestedPages,
  insight,
  insights,
  openElement,
  pageText,
  scrollTo,
  tab,
} from '../support/insights.ts';
import { expect, test } from '../support/test.ts';

function more(page: Page) {
  return page.getByRole('button', { name: 'Load more insights' });
}

function end(page: Page) {
  return page.getByText('End of insights history. No more insights available.');
}

function stored(page: Page) {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('insightsEmpty:')));
}

test('the tabs Current, Saved and History are accessible and remembered when the panel closes', async ({
  writer: page,
}) => {
  await openElement(page);
  await expect(on.panel(page).getByRole('heading', { level: 2 })).toHaveText('Creative Insights');
  await expect(page.getByRole('tab')).toHaveText(['Current', 'Saved', 'History']);
  await expect(tab(page, 'Current')).toHaveAttribute('aria-selected', 'true');
  // A conversation without answers leaves the element's newest insights.
  await expect(articles(page)).toHaveCount(3);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await tab(page, 'Current').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Saved')).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Saved' }).getByRole('article').first()).toBeVisible();
  await expectAccessibleInBoth(page);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(page.getByRole('searchbox', { name: 'Search insights' })).toHaveAttribute('placeholder', 'Search...');
  await expect(articles(page).first()).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'Close insights' }).click();
  await page.getByRole('button', { name: 'Creative Insights' }).click();
  await expect(tab(page, 'History')).toHaveAttribute('aria-selected', 'true');
  await expect(articles(page).first()).toBeVisible();
});

test('saved insights and the history load 30 per page on demand until their end', async ({ writer: page, mock }) => {
  await openElement(page);
  await test.step('saved insights are requested on the first visit only, then page by page', async () => {
    expect(await getRequestedPages(mock, 'elementInsightSavedList')).toEqual([]);
    const saved = { saved_at: '2026-11-01T10:00:00Z' };
    await mock.fault({
      operation_id: 'elementInsightSavedList',
      answer_text: pageText(insights(1, 30, saved), 1, 2, 35),
    });
    await mock.fault({
      operation_id: 'elementInsightSavedList',
      answer_text: pageText(insights(31, 5, saved), 2, 2, 35),
    });
    await tab(page, 'Saved').click();
    await expect(article(page, 'Insight 1')).toHaveAttribute('aria-posinset', '1');
    await expect(article(page, 'Insight 1')).toHaveAttribute('aria-setsize', '35');
    await expect(page.getByRole('feed', { name: 'Saved insights' })).toBeVisible();
    await tab(page, 'Current').click();
    await tab(page, 'Saved').click();
    await expect(article(page, 'Insight 1')).toBeVisible();
    expect(await getRequestedPages(mock, 'elementInsightSavedList')).toEqual(['saved?page=1&per_page=30']);
    await scrollTo(page, 1);
    await expect(page.getByText("You've reached the end of your saved insights.")).toBeVisible();
    await expect(article(page, 'Insight 35')).toHaveAttribute('aria-posinset', '35');
    await expect(more(page)).toHaveCount(0);
    expect(await getRequestedPages(mock, 'elementInsightSavedList')).toEqual([
      'saved?page=1&per_page=30',
      'saved?page=2&per_page=30',
    ]);
  });
  await test.step('the history loads one page at a time, past 80 % of its height or by button', async () => {
    const list = 'elementInsightHistoryList';
    // The height assumed for unmeasured cards, so that the total stays the same.
    const high = { content: 'One.\nTwo.\nThree.\nFour.' };
    await mock.fault({ operation_id: list, answer_text: pageText(insights(1, 30, high), 1, 9) });
    await tab(page, 'History').click();
    await expect(more(page)).toBeVisible();
    await scrollTo(page, 0.7);
    await mock.clock({ paused: true });
    await mock.fault({ operation_id: list, answer_text: pageText(insights(31, 30, high), 2, 9), latency_ms: 1000 });
    await scrollTo(page, 0.74);
    expect(await getRequestedPages(mock, list)).toEqual(['history?page=1&per_page=30']);
    await scrollTo(page, 0.88);
    await mock.waitForFault(list);
    await scrollTo(page, 0.95);
    await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'true');
    await mock.advance(1000);
    await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'false');
    expect(await getRequestedPages(mock, list)).toHaveLength(2);
    await mock.fault({ operation_id: list, answer_text: pageText([], 3, 9) });
    // The mouse would scroll to it, which alone loads the page.
    await more(page).dispatchEvent('click');
    await expect(end(page)).toBeVisible();
    await expect(more(page)).toHaveCount(0);
    expect((await getRequestedPages(mock, list)).at(-1)).toBe('history?page=3&per_page=30');
    await scrollTo(page, 1);
    await expect(article(page, 'Insight 60')).toBeVisible();
    expect(await getRequestedPages(mock, list)).toHaveLength(3);
  });
});

test('an empty list is remembered per visit, project and element until another element is shown', async ({
  writer: page,
  mock,
}) => {
  await openElement(page);
  const lists = ['elementInsightSavedList', 'elementInsightHistoryList'] as const;
  for (const operation of lists) await mock.fault({ operation_id: operation, answer_text: pageText([], 1, 1, 0) });
  const look = async (): Promise<void> => {
    await tab(page, 'Saved').click();
    await expect(page.getByText('No saved insights found.')).toBeVisible();
    await tab(page, 'History').click();
    await expect(page.getByText('No history insights found.')).toBeVisible();
    await expect(end(page)).toHaveCount(0);
  };
  await look();
  const flags = ['history', 'saved'].map((list) => `insightsEmpty:${list}:the-salt-road:mara-ellery`);
  await expect.poll(async () => (await stored(page)).toSorted()).toEqual(flags);
  await look();
  await page.reload();
  await look();
  for (const operation of lists) expect(await getRequestedPages(mock, operation)).toHaveLength(1);
  await go(page, on.secondCharacter);
  await expect.poll(() => stored(page)).toEqual([]);
  await page.goto(on.characterWithInsights);
  await tab(page, 'Saved').click();
  await expect(articles(page).first()).toBeVisible();
});

test('a list that fails to load shows its own error, and an odd response ends the list', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/(?:500|401) .*development-insights/);
  await test.step('the current insights are requested again by their button', async () => {
    await mock.fault({ operation_id: 'elementInsightList', status: 500 });
    await openElement(page);
    await expect(on.panel(page).getByRole('alert')).toHaveText('Failed to load current insights');
    await on.panel(page).getByRole('button', { name: 'Retry' }).click();
    await expect(articles(page)).toHaveCount(3);
    expect(await mock.getRequests('elementInsightList')).toHaveLength(2);
  });
  await test.step('the saved insights and the history are requested again by their buttons', async () => {
    const alert = page.getByRole('tabpanel').getByRole('alert');
    await mock.fault({ operation_id: 'elementInsightSavedList', status: 500 });
    await tab(page, 'Saved').click();
    await expect(alert).toHaveText('Failed to load saved insights. Please try again.');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(articles(page).first()).toBeVisible();
    const list = 'elementInsightHistoryList';
    await mock.fault({ operation_id: list, status: 500 });
    await tab(page, 'History').click();
    await expect(alert).toHaveText('Failed to load history insights');
    await mock.fault({ operation_id: list, answer_text: pageText(insights(1, 30), 1, 2) });
    await mock.fault({ operation_id: list, status: 500 });
    await page.getByRole('button', { name: 'Retry' }).click();
    // The mouse would scroll to it, which alone loads the page.
    await more(page).dispatchEvent('click');
    await expect(alert).toHaveText('Failed to load insights. Please try again.');
    await scrollTo(page, 1);
    await mock.fault({ operation_id: list, answer_text: pageText(insights(31, 2), 2, 2) });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(end(page)).toBeVisible();
    expect((await getRequestedPages(mock, list)).map((request) => request.slice(0, 14))).toEqual(
      [1, 1, 2, 2].map((n) => `history?page=${n}`),
    );
  });
  await test.step('odd responses end a list without repeats and show each insight once', async () => {
    await go(page, on.secondCharacter);
    await expect(page.getByRole('heading', { level: 1, name: 'Tobias Ellery' })).toBeVisible();
    const list = 'elementInsightHistoryList';
    const before = (await getRequestedPages(mock, list)).length;
    const data = [insight(1), insight(2), insight(1)];
    await mock.fault({ operation_id: list, answer_text: JSON.stringify({ data, meta: { last_page: 2 } }) });
    await mock.fault({ operation_id: list, answer_text: JSON.stringify({ data, meta: { last_page: 7 } }) });
    await tab(page, 'History').click();
    await expect(end(page)).toBeVisible();
    await expect(articles(page)).toHaveCount(2);
    await expect(articles(page).first()).toHaveAttribute('aria-setsize', '-1');
    const pages = ['history?page=1&per_page=30', 'history?page=2&per_page=30'];
    expect((await getRequestedPages(mock, list)).slice(before)).toEqual(pages);
    await mock.fault({
      operation_id: 'elementInsightSavedList',
      answer_text: JSON.stringify({ data: { insights: data } }),
    });
    await tab(page, 'Saved').click();
    await expect(page.getByText("You've reached the end of your saved insights.")).toBeVisible();
    await expect(articles(page)).toHaveCount(2);
  });
  await test.step('an expired login neither shows an error in the lists nor leaves the page', async () => {
    await mock.fault({ operation_id: 'elementInsightList', status: 401 });
    await mock.fault({ operation_id: 'elementInsightSavedList', status: 401 });
    await mock.fault({ operation_id: 'elementInsightHistoryList', status: 401 });
    await page.goto(on.characterWithInsights);
    await expect(page.getByText('No current insights found.')).toBeVisible();
    await tab(page, 'Saved').click();
    await expect(page.getByText('No saved insights found.')).toBeVisible();
    await tab(page, 'History').click();
    await expect(page.getByText('No history insights found.')).toBeVisible();
    await expect(page.getByText('Failed to load')).toHaveCount(0);
    expect(await stored(page)).toEqual([]);
    await expect(page).toHaveURL(on.characterWithInsights);
  });
});
