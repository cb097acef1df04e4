/** Opens the contract site as a backend developer does: from the disk, without a network. */
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, test as base, type Page } from '@playwright/test';

/** A page that may request only the site's own files and report no error, and those files' URLs. */
type Site = { page: Page; address: (name: string) => string };

const test = base.extend<{ site: Site }>({
  site: async ({ page }, use, info) => {
    const folder = info.outputPath('site');
    execFileSync(process.execPath, ['scripts/contract-docs.ts', '--out', folder]);
    const faults: string[] = [];
    const siteUrl = pathToFileURL(folder).href;
    page.on('request', (request) => {
      if (!request.url().startsWith(siteUrl) && !/^(?:data|blob):/.test(request.url())) faults.push(request.url());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await use({ page, address: (name) => `${siteUrl}/${name}` });
    expect(faults).toEqual([]);
  },
});

test('the contract site links its list by origin, operations and events, and fits a phone', async ({ site }) => {
  const { page, address } = site;
  await test.step('links lead to the operation, to its event and back', async () => {
    await page.goto(address('index.html'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The contract \d+\.\d+\.\d+$/);
    const row = page.getByRole('listitem').filter({ has: page.getByText('chatMessageAnswer', { exact: true }) });
    await row.getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Answer a question' })).toBeInViewport();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'chatMessage.created on private-sessionChat.' })
      .getByRole('link')
      .click();
    await expect(page.getByRole('heading', { name: 'private-sessionChat.{id}' })).toBeInViewport();
    await page.goto(address('events.html'));
    await page.getByRole('link', { name: 'The whole contract by origin' }).click();
    await expect(page.getByRole('heading', { name: 'Proposed' })).toBeAttached();
  });
  await test.step("pages aren't wider than a phone's screen", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of ['index.html', 'changelog.html', 'rest.html', 'events.html']) {
      await page.goto(address(name));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), name).toBe(390);
    }
  });
});
