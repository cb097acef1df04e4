import type { Page } from '@playwright/test';
import { article, articles, getRequestedPages, insights, openElement, pageText, tab } from '../support/insights.ts';
import type { MockControl } from '../support/mock-control.ts';
import { shortTimeout, fastForwardUntil } from '../support/fast-forward.ts';
import { expect, test } from '../support/test.ts';

function box(page: Page) {
  return page.getByRole('searchbox', { name: 'Search insights' });
}

function searching(page: Page, term: string) {
  return page.getByText(`Searching all insights for "${term}"...`);
}

const search = 'elementInsightSearch';

/** Advances the page's paused clock in 10 ms steps until something is visible. */
function soon(page: Page, seen: () => Promise<void>) {
  return fastForwardUntil(page, 10, seen);
}

async function openHistory(page: Page, mock: MockControl, rows: readonly object[]): Promise<void> {
  await page.clock.install();
  await openElement(page);
  // Each time: the panel's activation may fetch the list once more.
  const answer_text = pageText(rows, 1, 1, rows.length);
  await mock.fault({ operation_id: 'elementInsightHistoryList', answer_text, times: 100 });
  await tab(page, 'History').click();
  await expect(articles(page).first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('a search of three letters or more queries the server once, and the last term wins', async ({
  writer: page,
  mock,
}) => {
  await openHistory(page, mock, insights(1, 3));
  await test.step('the search waits a second after typing, loads pages and is cached for 10 seconds', async () => {
    await mock.clock({ paused: true });
    await mock.fault({ operation_id: search, answer_text: pageText(insights(101, 30), 1, 2, 32), latency_ms: 1000 });
    for (const term of ['ins', 'insi', ' insight ']) {
      await box(page).fill(term);
      await page.clock.runFor(900);
    }
    expect(await getRequestedPages(mock, search)).toEqual([]);
    await page.clock.runFor(100);
    await mock.waitForFault(search);
    await expect(searching(page, 'insight')).toBeVisible();
    await mock.advance(1000);
    await soon(page, () => expect(article(page, 'Insight 101')).toBeVisible(shortTimeout));
    await expect(searching(page, 'insight')).toHaveCount(0);
    await expect(article(page, 'Insight 101').locator('mark')).toHaveText(['Insight', 'insight']);
    await mock.fault({ operation_id: search, answer_text: pageText(insights(131, 2), 2, 2, 32) });
    await page.getByRole('button', { name: 'Load more search results' }).dispatchEvent('click');
    await soon(page, () => expect(page.getByRole('button', { name: /^Load more/ })).toHaveCount(0, shortTimeout));
    await expect(page.getByText('End of insights history')).toHaveCount(0);
    const both = ['search?query=insight&page=1&per_page=30', 'search?query=insight&page=2&per_page=30'];
    expect(await getRequestedPages(mock, search)).toEqual(both);

    const again = async (): Promise<void> => {
      await box(page).fill('');
      await expect(articles(page)).toHaveCount(3);
      await box(page).fill('insight');
      await page.clock.runFor(1000);
      await soon(page, () => expect(article(page, 'Insight 101').locator('mark').first()).toBeVisible(shortTimeout));
    };
    await again();
    await page.clock.runFor(5000);
    await again();
    expect(await getRequestedPages(mock, search)).toEqual(both);
    await page.clock.runFor(3000);
    await mock.fault({ operation_id: search, answer_text: pageText(insights(101, 1), 1, 1, 1) });
    await again();
    await expect(articles(page)).toHaveCount(1);
    expect(await getRequestedPages(mock, search)).toEqual([...both, both[0]]);
  });
  await test.step('the last term wins over a late response to an earlier term', async () => {
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('query=late'));
    await mock.fault({ operation_id: search, answer_text: pageText(insights(11, 1), 1, 1, 1), latency_ms: 5000 });
    await box(page).fill('late');
    await page.clock.runFor(1000);
    await mock.waitForFault(search);
    await mock.fault({ operation_id: search, answer_text: pageText(insights(22, 1), 1, 1, 1) });
    await box(page).fill('last');
    await aborted;
    await page.clock.runFor(1000);
    await soon(page, () => expect(article(page, 'Insight 22')).toBeVisible(shortTimeout));
    await mock.advance(5000);
    await page.clock.runFor(100);
    await expect(articles(page)).toHaveCount(1);
    await expect(article(page, 'Insight 22')).toBeVisible();
  });
});
