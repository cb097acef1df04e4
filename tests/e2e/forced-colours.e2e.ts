import type { Locator } from '@playwright/test';
import { go } from '../support/go.ts';
import { tab } from '../support/insights.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 1280, height: 800 } });

/** Returns what of an element shows a state without our colours: its frame and its lower border. */
function getMarks(element: Locator): Promise<string> {
  return element.evaluate((node) => {
    const { outlineStyle, outlineWidth, borderBottomColor } = getComputedStyle(node);
    return [outlineStyle === 'none' ? 'no frame' : outlineWidth, borderBottomColor].join(' ');
  });
}

test('forced colours tell apart what is current, selected, pressed and disabled', async ({ writer: page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(await getMarks(navigation.getByRole('link', { name: 'Home' }))).toMatch(/^2px/);
  expect(await getMarks(navigation.getByRole('link', { name: 'Stories' }))).toMatch(/^no frame/);
  await go(page, '/stories/21/develop');
  await expect(tab(page, 'Current')).toHaveAttribute('aria-selected', 'true');
  expect(await getMarks(tab(page, 'Current'))).not.toBe(await getMarks(tab(page, 'Saved')));
  const bookmark = page.getByRole('tabpanel').getByRole('button', { name: 'Save insight' }).first();
  expect(await getMarks(bookmark)).toMatch(/^no frame/);
  await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(0, 0);
  await page.getByRole('heading', { name: 'Creative Insights' }).click();
  expect(await getMarks(bookmark)).toMatch(/^2px/);
  await page.getByRole('radio', { name: 'Type' }).check();
  const send = page.getByRole('button', { name: 'Send answer' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  const disabled = await getMarks(send);
  await page.getByRole('textbox', { name: 'Your answer' }).fill('She kept the key.');
  await expect(send).toHaveAttribute('aria-disabled', 'false');
  await expect.poll(() => getMarks(send)).not.toBe(disabled);
});
