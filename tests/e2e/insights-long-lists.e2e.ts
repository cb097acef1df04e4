import {
  article,
  articles,
  bookmark,
  insight,
  insights,
  openElement,
  pageText,
  scroller,
  tab,
  getTop,
} from '../support/insights.ts';
import { expect, test } from '../support/test.ts';

const long = Array.from({ length: 300 }, (_, n) => insight(n + 1, { content: `Line ${n}.\n`.repeat((n % 5) + 1) }));

test('a long list renders few cards, supports the keyboard, and keeps position and focus', async ({
  writer: page,
  mock,
}) => {
  await openElement(page);
  await mock.fault({ operation_id: 'elementInsightHistoryList', answer_text: pageText(long, 1, 1, 300) });
  await tab(page, 'History').click();
  await expect(article(page, 'Insight 1')).toBeVisible();
  await test.step('only cards near the viewport are rendered, and a tab restores its scroll position', async () => {
    await expect.poll(() => articles(page).count()).toBeLessThan(30);
    await scroller(page).evaluate((element) => element.scrollTo(0, 20_000));
    const first = async () => Number(await articles(page).first().getAttribute('aria-posinset'));
    await expect.poll(first).toBeGreaterThan(60);
    await expect.poll(() => articles(page).count()).toBeLessThan(30);
    const name = await scroller(page).evaluate((element) => {
      const top = element.getBoundingClientRect().top + 90;
      const cards = [...element.querySelectorAll('article')];
      return cards.find((card) => card.getBoundingClientRect().top > top)?.getAttribute('aria-label') ?? '';
    });
    const before = await getTop(page, name);
    await tab(page, 'Current').click();
    await expect(articles(page)).toHaveCount(3);
    await tab(page, 'History').click();
    await expect.poll(async () => Math.abs((await getTop(page, name)) - before)).toBeLessThanOrEqual(2);
    await page.getByRole('button', { name: 'Close insights' }).click();
    await page.getByRole('button', { name: 'Creative Insights' }).click();
    await expect.poll(async () => Math.abs((await getTop(page, name)) - before)).toBeLessThanOrEqual(2);
  });
  await test.step('Page keys move by card, End scrolls to the end, Control with Home or End leaves', async () => {
    await scroller(page).evaluate((element) => element.scrollTo(0, 0));
    await article(page, 'Insight 1').focus();
    for (let n = 2; n <= 14; n += 1) {
      await page.keyboard.press('PageDown');
      await expect(article(page, `Insight ${n}`)).toBeFocused();
      await expect(article(page, `Insight ${n}`)).toBeInViewport();
    }
    await page.keyboard.press('Tab');
    await expect(bookmark(article(page, 'Insight 14'))).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(article(page, 'Insight 13')).toBeFocused();
    await page.keyboard.press('End');
    await expect(article(page, 'Insight 300')).toBeInViewport();
    await expect(article(page, 'Insight 13')).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(article(page, 'Insight 14')).toBeFocused();
    await expect(article(page, 'Insight 14')).toBeInViewport();
    await page.keyboard.press('Control+Home');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await article(page, 'Insight 14').focus();
    await page.keyboard.press('Control+End');
    await expect(page.getByText('End of insights history. No more insights available.')).toBeFocused();
  });
  await test.step('removing a card from the saved insights moves the focus to the next card', async () => {
    const actions = { unsave: { method: 'DELETE', path: '/api/v1/development-insights/9001/unsave' } };
    const saved = insights(1, 12, { saved_at: '2026-11-01T10:00:00Z', actions });
    await mock.fault({ operation_id: 'elementInsightSavedList', answer_text: pageText(saved, 1, 1, 12) });
    await mock.fault({ operation_id: 'insightUnsave', answer_text: JSON.stringify({ data: {} }) });
    await tab(page, 'Saved').click();
    await bookmark(article(page, 'Insight 2')).focus();
    await page.keyboard.press('Enter');
    await expect(article(page, 'Insight 2')).toHaveCount(0);
    await expect(article(page, 'Insight 3')).toBeFocused();
    await expect(article(page, 'Insight 3')).toHaveAttribute('aria-posinset', '2');
    await expect(article(page, 'Insight 3')).toHaveAttribute('aria-setsize', '11');
  });
});
