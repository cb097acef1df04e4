import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../support/accessibility.ts';
import { answerBox, openInterview } from '../support/conversation.ts';
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

test('"?" lists the shortcuts, text fields ignore them, and single keys can be switched off', async ({
  writer: page,
}) => {
  await openInterview(page);
  await test.step('the list is accessible, and its keys do nothing in a text field', async () => {
    await page.getByRole('radio', { name: 'Type' }).check();
    await answerBox(page).pressSequentially('rp[]?');
    await expect(answerBox(page)).toHaveValue('rp[]?');
    await expect(insights(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await expect(sheet(page)).toBeVisible();
    await expectAccessibleInBoth(page);
    await expect(sheet(page).locator('dl')).toHaveCount(4);
    const recording = sheet(page).locator('dl > div').filter({ hasText: 'Start recording' });
    await expect(recording.locator('kbd')).toHaveText(['R']);
    await expect(sheet(page).locator('dl > div').filter({ hasText: 'Send answer' }).locator('kbd')).toHaveText([
      'Ctrl',
      'Enter',
    ]);
    await expect(singleKeys(page)).toBeChecked();
  });
  await test.step('single keys that are switched off stay off after a reload', async () => {
    await singleKeys(page).click();
    await expect(singleKeys(page)).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Type' })).toBeVisible();
    await page.getByRole('radio', { name: 'Speak' }).check();
    await expect(button(page, 'Start recording')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('r');
    await page.keyboard.press('?');
    await expect(button(page, 'Start recording')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('Keyboard');
    await page.getByRole('option', { name: 'Keyboard shortcuts' }).click();
    await expect(singleKeys(page)).not.toBeChecked();
    await singleKeys(page).click();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await page.keyboard.press('r');
    await expect(page.getByText('Recording.')).toBeVisible();
  });
});

test('"[" collapses the sidebar, a button expands it, "]" hides the insights, and a menu lists the shortcuts', async ({
  writer: page,
}) => {
  await page.goto('/projects/the-salt-road/characters/mara-ellery');
  await expect(insights(page)).toBeVisible();
  const rail = page.getByRole('navigation', { name: 'Main' });
  const width = async (): Promise<number> => (await rail.boundingBox())?.width ?? 0;
  await expect.poll(width).toBe(232);
  await page.keyboard.press('[');
  await expect.poll(width).toBe(64);
  await page.reload();
  await expect(insights(page)).toBeVisible();
  await expect.poll(width).toBe(64);
  await rail.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect.poll(width).toBe(232);
  await page.keyboard.press(']');
  await expect(insights(page)).toHaveCount(0);
  await page.keyboard.press(']');
  await expect(insights(page)).toBeVisible();
  await rail.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(sheet(page)).toBeVisible();
});
