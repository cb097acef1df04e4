import type { Page } from '@playwright/test';
import { answerBox, write } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import { button } from '../support/recordings.ts';
import { expect, test } from '../support/test.ts';

function sheet(page: Page) {
  return page.getByRole('dialog', { name: 'Keyboard shortcuts' });
}

function singleKeys(page: Page) {
  return sheet(page).getByRole('switch', { name: 'Single-key shortcuts' });
}

function insights(page: Page) {
  return page.getByRole('complementary', { name: 'Creative Insights' });
}

test('keys collapse the sidebar, hide the insights and open the shortcuts, text fields ignore them, and single keys can be switched off', async ({
  writer: page,
}) => {
  const rail = page.getByRole('navigation', { name: 'Main' });
  const width = async (): Promise<number> => (await rail.boundingBox())?.width ?? 0;
  await page.goto('/projects/the-salt-road/characters/mara-ellery');
  await expect(insights(page)).toBeVisible();
  await test.step('"[" collapses the sidebar, and "]" hides the insights', async () => {
    await expect.poll(width).toBe(232);
    await page.keyboard.press('[');
    await expect.poll(width).toBe(64);
    await page.keyboard.press(']');
    await expect(insights(page)).toHaveCount(0);
    await page.keyboard.press(']');
    await expect(insights(page)).toBeVisible();
  });
  await test.step('single keys that are switched off stay off after a reload, and the sidebar stays collapsed', async () => {
    await page.keyboard.press('?');
    await singleKeys(page).click();
    await expect(singleKeys(page)).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await page.reload();
    await expect(insights(page)).toBeVisible();
    await expect.poll(width).toBe(64);
    await page.keyboard.press('[');
    await page.keyboard.press(']');
    expect(await width()).toBe(64);
    await go(page, '/stories/21/develop');
    await expect(button(page, 'Start recording')).toBeVisible();
    await page.keyboard.press('r');
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('Keyboard');
    await page.getByRole('option', { name: 'Keyboard shortcuts' }).click();
    await expect(singleKeys(page)).not.toBeChecked();
    await singleKeys(page).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, 'Start recording')).toBeVisible();
    await expect(insights(page)).toBeVisible();
  });
  await test.step('the keys do nothing in a text field, and elsewhere "r" records', async () => {
    await write(page, '');
    await answerBox(page).pressSequentially('rp[]?');
    await expect(answerBox(page)).toHaveValue('rp[]?');
    await expect(insights(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('radio', { name: 'Speak' }).check();
    await expect(button(page, 'Start recording')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('r');
    await expect(page.getByText('Recording.')).toBeVisible();
  });
});
