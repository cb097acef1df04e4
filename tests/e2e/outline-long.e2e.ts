import { outline, readOut } from '../support/outline.ts';
import { expect, test } from '../support/test.ts';

test.use({ scenario: 'long-time-writer' });

const largest = '/projects/the-lamplighters-almanac/outline';

test('an outline of 500 scenes renders those near the window, and keys, index and scrolling reach all', async ({
  writer: page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.text().includes('data-index') && warnings.push(message.text()));
  await page.goto(largest);
  await expect(page.getByText('500 scenes', { exact: true })).toBeVisible();
  const scenes = outline(page).getByRole('article');
  const index = page.getByRole('navigation', { name: 'Scenes' });
  const elements = (): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);
  await expect(scenes.first()).toBeVisible();
  await test.step('the page stays small wherever it is scrolled', async () => {
    expect(await elements()).toBeLessThanOrEqual(1500);
    const first = await scenes.first().getAttribute('aria-label');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const estimate = await height();
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: 'Add part' })).toBeInViewport();
    expect(await height()).toBe(estimate);
    await expect(scenes.last()).toBeInViewport();
    await expect(outline(page).getByRole('article', { name: String(first), exact: true })).toHaveCount(0);
    expect(await elements()).toBeLessThanOrEqual(1500);
    await expect(outline(page).getByRole('heading', { level: 2 })).toHaveCount(25);
  });
  await test.step('each scene has its position among all of its part', async () => {
    const items = outline(page).getByRole('list').last().getByRole('listitem');
    await expect(items.last()).toHaveAttribute('aria-posinset', '21');
    await expect(items.last()).toHaveAttribute('aria-setsize', '21');
  });
  await test.step('the index leads to a scene that was far away, and keys move it on', async () => {
    await page.keyboard.press('Home');
    await index.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
    const row = index.getByRole('button').nth(6);
    await expect(row).toBeInViewport();
    const name = (await row.textContent()) ?? '';
    await row.click();
    const card = page.locator('article:focus-within');
    await expect(card).toHaveAttribute('aria-label', name);
    await expect(card).toBeInViewport();
    await card.getByRole('button', { name: `Move ${name}` }).focus();
    await page.keyboard.press('Space');
    for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowDown');
    await expect(readOut(page).last()).toHaveText(/^To .+, position \d+ of 21\.$/);
    await expect(outline(page).locator('[data-line]')).toBeInViewport();
    await page.keyboard.press('Space');
    await expect(card).toHaveAttribute('aria-label', name);
    await expect(card.getByRole('button', { name: `Move ${name}` })).toBeFocused();
    await expect(card).toBeInViewport();
  });
  await test.step('a focused scene keeps the focus while it is scrolled away', async () => {
    await page.keyboard.press('Home');
    await expect(page.locator('article:focus-within')).not.toBeInViewport();
    expect(await elements()).toBeLessThanOrEqual(1500);
  });
  await test.step('the search leads to a scene that was far away', async () => {
    await page.keyboard.press('Control+k');
    const search = page.getByRole('combobox', { name: 'Search' });
    await search.fill('Wilf, in the queue');
    await page
      .getByRole('option', { name: /^Wilf, in the queue/ })
      .first()
      .click();
    await expect(page).toHaveURL(/#scene-/);
    const card = page.locator('article:focus-within');
    await expect(card).toHaveAttribute('aria-label', 'Wilf, in the queue');
    await expect(card).toBeInViewport();
  });
  await test.step('the list view is as small', async () => {
    await page.getByRole('radio', { name: 'List' }).check();
    await page.keyboard.press('End');
    await expect(scenes.last()).toBeInViewport();
    expect(await elements()).toBeLessThanOrEqual(1500);
  });
  expect(warnings, 'warnings of the virtualizer').toEqual([]);
});
