import type { Page } from '@playwright/test';
import { question, write } from '../support/conversation.ts';
import { getStoredDrafts } from '../support/device.ts';
import type { FaultServer } from './support/fault-server.ts';
import { expect, test } from './support/test.ts';

test.use({ emptyCache: true });

function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

function rail(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

/** Responses for a replaced build's file: 404, or the page itself. */
const notFound = { status: 404, type: 'text/plain', body: 'Not found.' };
const pageInstead = { status: 200, type: 'text/html', body: '<!doctype html><title>Lamplight</title>' };
const refused = /404|MIME type|ERR_|dynamically imported/;

function missing(faults: FaultServer, file: string, response: typeof notFound, times = 1) {
  return faults.fault({ method: 'GET', path: new RegExp(`/assets/${file}`), at: 'before', response, times });
}

function loads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

function forgetReload(page: Page) {
  return page.evaluate(() => sessionStorage.clear());
}

test('a tab with files from an older build reloads once and loses no typed answer', async ({
  writer: page,
  faults,
  guard,
}) => {
  guard.expectError(refused);
  await page.goto('/');
  await expect(heading(page)).toContainText('Ana');
  await test.step('the tab reloads once for a missing file, then offers Reload and other screens', async () => {
    const loaded = loads(page);
    missing(faults, 'stories\\.screen', notFound, 99);
    await rail(page).getByRole('link', { name: 'Stories' }).click();
    await expect(heading(page)).toHaveText('This page didn’t load');
    expect(loaded()).toBe(1);
    await rail(page).getByRole('link', { name: 'Home' }).click();
    await expect(heading(page)).toContainText('Ana');
    faults.heal();
    await rail(page).getByRole('link', { name: 'Stories' }).click();
    const reloadButton = page.getByRole('main').getByRole('button', { name: 'Reload' });
    // A browser may cache the failure.
    await expect(heading(page).getByText('Stories').or(reloadButton).first()).toBeVisible();
    if (await reloadButton.isVisible()) await reloadButton.click();
    await expect(heading(page)).toHaveText('Stories');
  });
  await test.step('the tab reloads once at the requested address when a file request returns HTML', async () => {
    await forgetReload(page);
    const loaded = loads(page);
    missing(faults, 'elements\\.screen', pageInstead);
    await rail(page).getByRole('link', { name: 'Story Elements' }).click();
    await expect(heading(page)).toHaveText('Story Elements');
    await expect(page).toHaveURL('/elements');
    expect(loaded()).toBe(1);
  });
  await test.step('with a typed answer the tab asks before reloading and restores the text', async () => {
    await forgetReload(page);
    await rail(page).getByRole('link', { name: 'Home' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await write(page, 'The harbour smelled of tar.');
    await expect.poll(() => getStoredDrafts(page)).not.toEqual([]);
    const loaded = loads(page);
    missing(faults, 'search-dialog', notFound);
    await page.keyboard.press('Control+k');
    const notice = page.getByRole('alert', { name: 'Error' }).filter({ hasText: 'This section didn’t load.' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('The harbour smelled of tar.');
    expect(loaded()).toBe(0);
    await notice.getByRole('button', { name: 'Reload' }).click();
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('The harbour smelled of tar.');
    expect(loaded()).toBe(1);
  });
});
