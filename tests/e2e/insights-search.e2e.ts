import type { Page } from '@playwright/test';
import { projectWithElements } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import {
  article,
  articles,
  getRequestedPages,
  insight,
  insights,
  openElement,
  pageText,
  tab,
} from '../support/insights.ts';
import type { MockControl } from '../support/mock-control.ts';
import type { PageGuard } from '../support/page-guard.ts';
import { shortTimeout, fastForwardUntil } from '../support/fast-forward.ts';
import { expect, test } from '../support/test.ts';

function box(page: Page) {
  return page.getByRole('searchbox', { name: 'Search insights' });
}

function noMatch(page: Page) {
  return page.getByText('No insights match your search. Try different keywords.');
}

function searching(page: Page, term: string) {
  return page.getByText(`Searching all insights for "${term}"...`);
}

const search = 'elementInsightSearch';

/** Advances the page's paused clock in 10 ms steps until something is visible. */
function soon(page: Page, seen: () => Promise<void>) {
  return fastForwardUntil(page, 10, seen);
}

async function openHistory(page: Page, mock: MockControl, guard: PageGuard, rows: readonly object[]): Promise<void> {
  await page.clock.install();
  await openElement(page);
  // Each time: the panel's activation may fetch the list once more.
  const answer_text = pageText(rows, 1, 1, rows.length);
  await mock.fault({ operation_id: 'elementInsightHistoryList', answer_text, times: 100 });
  await tab(page, 'History').click();
  await expect(articles(page).first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('a search in the history finds loaded insights and ends after a failure or on leaving', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*search/);
  await openHistory(page, mock, guard, [
    insight(1, { title: 'The qz ledger' }),
    insight(2, { type: 'relevant_quote' }),
    insight(3, { subtitle_1: 'Qx, a novel' }),
    insight(4, { subtitle_2: 'wq' }),
    insight(5, { category_name: 'Zx' }),
    insight(6, { content: [{ type: 'bullet_points', content: ['One', 'a yq in a list'] }] }),
    insight(7, { extraAttributes: { Genre: 'xj' } }),
  ]);
  await test.step('a term of one or two letters is searched in every field of the loaded insights', async () => {
    for (const [term, resultCount] of [
      ['qz', 'The qz ledger'],
      ['fu', 'Insight 2'],
      ['qx ', 'Insight 3'],
      ['wq', 'Insight 4'],
      ['zX', 'Insight 5'],
      ['yq', 'Insight 6'],
      ['xj', 'Insight 7'],
    ] as const) {
      await box(page).fill(term);
      await expect(articles(page)).toHaveCount(1);
      await expect(article(page, resultCount)).toBeVisible();
      await expect(page.locator('mark').first()).toHaveText(term.trim(), { ignoreCase: true });
    }
    await box(page).fill('vv');
    await expect(noMatch(page)).toBeVisible();
    await page.clock.fastForward(5000);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(articles(page)).toHaveCount(7);
    await expect(box(page)).toBeFocused();
    await expect(page.locator('mark')).toHaveCount(0);
    expect(await getRequestedPages(mock, search)).toEqual([]);
  });
  await test.step('a failed search shows no matches and no error, and leaving the history ends it', async () => {
    await mock.fault({ operation_id: search, status: 500 });
    await box(page).fill('harbour');
    await page.clock.runFor(1000);
    await soon(page, () => expect(noMatch(page)).toBeVisible(shortTimeout));
    await expect(page.getByText('Failed to load')).toHaveCount(0);
    expect(await mock.getRequests(search)).toHaveLength(1);
    await tab(page, 'Current').click();
    await tab(page, 'History').click();
    await expect(box(page)).toHaveValue('');
    await expect(articles(page)).toHaveCount(7);
  });
  await test.step('a search outside an element finds nothing and sends no request', async () => {
    await page.clock.resume();
    await go(page, projectWithElements);
    await expect(page.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible();
    await tab(page, 'History').click();
    await expect(articles(page).first()).toBeVisible();
    for (const term of ['ke', 'the key']) {
      await box(page).fill(term);
      await page.clock.fastForward(5000);
      await expect(noMatch(page)).toBeVisible();
    }
    expect(await mock.getRequests(search)).toHaveLength(1);
    await box(page).fill('');
    await expect(articles(page).first()).toBeVisible();
  });
});

test('a search of three letters or more queries the server once, and the last term wins', async ({
  writer: page,
  mock,
  guard,
}) => {
  await openHistory(page, mock, guard, insights(1, 3));
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
