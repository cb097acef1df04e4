import type { Browser, Locator, Page } from '@playwright/test';
import { startDevelopment } from '../support/development-server.ts';
import { signInByApi } from '../support/sign-in-by-api.ts';
import { guard } from '../support/page-guard.ts';
import { serveProduction } from '../support/production-build.ts';
import { expect, test } from '../support/test.ts';

// Each test starts a server, and may build first.
test.describe.configure({ timeout: 240_000 });

function panel(page: Page): Locator {
  return page.getByRole('region', { name: 'Debug panel' });
}

function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

async function writerAt(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const watch = await guard(context, origin);
  const page = await context.newPage();
  await signInByApi(page);
  return { context, page, watch };
}

/** Returns the theme menu's items and closes it. Keys pressed earlier have arrived by then. */
async function offered(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: /^Theme:/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeVisible();
  const items = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  return items;
}

// As slow as twenty others: runs each night.
const soak = { tag: '@soak' };

test('Ctrl+Shift+D shows and hides the debug panel on the development server', soak, async ({ browser }) => {
  const server = await startDevelopment();
  try {
    const { context, page } = await writerAt(browser, server.origin);
    await page.goto('/');
    // Unbundled: the first visit takes some thousand requests.
    await expect(heading(page)).toBeVisible({ timeout: 120_000 });
    await page.keyboard.press('Control+Shift+D');
    await expect(panel(page).getByRole('log', { name: 'Debug log' })).toContainText('GET', { timeout: 60_000 });
    await expect(panel(page).getByText('Mock responses')).toHaveCount(0);
    await page.keyboard.press('Control+Shift+D');
    await expect(panel(page)).toHaveCount(0);
    await context.close();
  } finally {
    await server.close();
  }
});

test('a production build has debug tools only in a tab opened with debug=true', async ({ browser }) => {
  const server = await serveProduction();
  try {
    const { context, page, watch } = await writerAt(browser, server.origin);
    await page.goto('/stories?debug=true');
    await expect(heading(page)).toBeVisible();
    expect(await offered(page)).toContain('Debug panel');
    await page.keyboard.press('Control+Shift+D');
    await expect(panel(page).getByRole('log', { name: 'Debug log' })).toContainText('…/stories');
    await expect(panel(page).getByRole('combobox')).toHaveCount(0);
    await page.goto('/stories');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Control+Shift+D');
    await expect(panel(page)).toHaveCount(0);

    const other = await context.newPage();
    await other.goto('/');
    await expect(heading(other)).toBeVisible();
    await other.keyboard.press('Control+Shift+D');
    expect(await offered(other)).not.toContain('Debug panel');
    await expect(panel(other)).toHaveCount(0);
    await watch.settle();
    watch.verify();
    await context.close();
  } finally {
    await server.close();
  }
});
