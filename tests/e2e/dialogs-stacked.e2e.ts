import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Scrolls the wheel and waits until a scrollable page would have moved. */
async function wheel(page: Page): Promise<void> {
  await page.mouse.move(20, 300);
  await page.mouse.wheel(0, 400);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))),
  );
}

test('dialogs stack, preserve typed text and lock the page until the last one closes', async ({ writer: page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/projects/the-salt-road/characters/mara-ellery');
  const opener = page.getByRole('button', { name: 'Edit', exact: true });
  const edit = page.getByRole('dialog', { name: 'Edit element' });
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await opener.click();
  const oneLine = edit.getByRole('textbox', { name: 'In one line' });
  await oneLine.fill('Home after twelve years');
  await wheel(page);
  expect(await scrolled(page)).toBe(0);

  await page.keyboard.press('Escape');
  await expect(leave.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await expect(edit).toBeHidden();
  await wheel(page);
  expect(await scrolled(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(edit).toBeVisible();
  await expect(leave).toHaveCount(0);
  await expect(oneLine).toHaveValue('Home after twelve years');
  await expect(oneLine).toBeFocused();
  await wheel(page);
  expect(await scrolled(page)).toBe(0);

  await edit.getByRole('button', { name: 'Close' }).click();
  await leave.getByRole('button', { name: 'Leave' }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(async () => {
    await wheel(page);
    expect(await scrolled(page)).toBeGreaterThan(0);
  }).toPass();
  await expect(page.getByText('Left at nineteen in her mother’s coat')).toHaveCount(1);
});
