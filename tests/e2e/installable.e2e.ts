import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { answerBox, projectWithElements } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import { demoWriter, submitLogin } from '../support/sign-in.ts';
import type { FaultServer } from '../faults/support/fault-server.ts';
import { expect, test } from '../faults/support/test.ts';

// The only user flows with the worker, which copies a hundred files.
test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ faults }) => {
  faults.keepsConnections = true;
});

const draft = 'She kept the key in her shoe.';
const unreachable = /ERR_EMPTY_RESPONSE|ERR_CONNECTION|WebSocket connection to .* failed|ERR_FAILED/;

/** Waits until the application's copy is on this device and serves it. */
async function waitForCopy(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

function getCachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Makes the browser check for a new worker, as it sometimes does automatically. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

function update(page: Page) {
  return page.getByRole('status', { name: 'A new version is ready' });
}

/** Publishes another build, and presses Reload where it is announced. */
async function updateByPress(page: Page, faults: FaultServer): Promise<void> {
  await expect(async () => {
    // A page hears of builds some time after its start, so one may not be enough.
    const build = `\n// build ${randomUUID()}`;
    faults.exchange = (path, { body, headers }) => ({ body: path === '/sw.js' ? body + build : body, headers });
    await lookForUpdate(page);
    await expect(update(page)).toBeVisible({ timeout: 3000 });
  }).toPass();
  const reloaded = page.waitForEvent('load');
  await update(page).getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('the app can be installed, updates only on a press in one tab, and opens offline', async ({
  page,
  context,
  faults,
  guard,
}) => {
  guard.expectError(unreachable);
  await page.goto('/auth/login');
  await waitForCopy(page);
  await test.step('the manifest is valid, its icons load, and the worker imports no scripts', async () => {
    const cdp = await page.context().newCDPSession(page);
    const { errors, url } = await cdp.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const response = await page.request.get(url);
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const { icons } = (await response.json()) as { icons: { src: string; type: string }[] };
    for (const { src, type } of icons) {
      const icon = await page.request.get(src);
      expect([icon.status(), icon.headers()['content-type']?.split(';')[0]]).toEqual([200, type]);
    }
    const worker = await page.request.get('/sw.js');
    expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
    expect(await worker.text()).not.toContain('importScripts');
  });

  await test.step('a tab that has been open since the first visit learns of a new version, and a press reloads it', async () => {
    await updateByPress(page, faults);
  });

  await test.step('with the app in another tab too, a press reloads only this tab', async () => {
    const other = await context.newPage();
    await other.goto('/auth/login');
    await other.getByRole('textbox', { name: 'Email' }).fill('typed before');
    await waitForCopy(other);
    await updateByPress(page, faults);
    await expect(other.getByRole('textbox', { name: 'Email' })).toHaveValue('typed before');
  });

  await test.step('after the first visit the app opens offline with a notice and the saved work', async () => {
    await submitLogin(page, demoWriter);
    await expect(page).not.toHaveURL(/\/login/);
    await go(page, projectWithElements);
    await waitForCopy(page);
    // The page writes this only after its start.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lastWriter'))).not.toBeNull();
    await page.getByRole('radio', { name: 'Type' }).check();
    await answerBox(page).fill(draft);
    await expect(page.getByText('Draft saved on this device')).toBeVisible();
    expect((await getCachedPaths(page)).filter((path) => !/^\/(?:assets\/)?[\w.~-]+\.\w+$/.test(path))).toEqual([]);

    faults.isDown = true;
    await page.goto(projectWithElements);
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    const savedRegion = page.getByRole('region', { name: 'Saved on this device' });
    await expect(savedRegion).toContainText('Answer draft');
    await expect(savedRegion).toContainText(draft);

    faults.isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('radio', { name: 'Type' }).check();
    await expect(answerBox(page)).toHaveValue(draft);
  });
});
