import type { Page } from '@playwright/test';
import type { MockControl } from '../support/mock-control.ts';
import { expect, test } from '../support/test.ts';

const user = 'private-App.Models.User.1';

function background(page: Page, name: string) {
  return page
    .getByLabel(name, { exact: true })
    .evaluate((region) => getComputedStyle(region.children[0] ?? region).backgroundColor);
}

function send(mock: MockControl, type: string, title: string): Promise<void> {
  return mock.broadcast({
    channel: user,
    event: 'toast.notification',
    payload: { type, title, message: 'From the server.' },
  });
}

test('notices show one at a time, and a distinct error stays until dismissed for good', async ({
  writer: page,
  mock,
}) => {
  await page.goto('/stories');
  const first = page.getByRole('status', { name: 'First' });
  await expect(async () => {
    await send(mock, 'info', 'First');
    await expect(first).toBeVisible({ timeout: 2000 });
  }).toPass();
  const rail = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect((await first.boundingBox())?.x).toBeGreaterThanOrEqual((rail?.x ?? 0) + (rail?.width ?? Infinity));
  const infoBackground = await background(page, 'First');
  await send(mock, 'error', 'Error');
  const error = page.getByRole('alert', { name: 'Error' });
  await expect(error).toBeVisible();
  await expect(page.locator('[data-toaster] button')).toHaveCount(1);
  expect(await background(page, 'Error')).not.toBe(infoBackground);
  await send(mock, 'a type from a later version', 'Second');
  await page.clock.install();
  await page.clock.fastForward(60_000);
  // Pause the clock: a plain notice would close automatically.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await expect(error).toBeVisible();
  await error.getByRole('button', { name: 'Dismiss' }).click();
  const second = page.getByRole('status', { name: 'Second' });
  await expect(second).toBeVisible();
  await second.getByRole('button', { name: 'Dismiss' }).click();
  await page.clock.fastForward(1_100_000);
  await expect(page.locator('[data-toaster]')).toHaveText('');
});
