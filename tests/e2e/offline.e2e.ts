import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../support/accessibility.ts';
import { getStoredCopies, getStoredDrafts } from '../support/device.ts';
import { endLogin, loginForm, signIn, signInAgain, storeToken } from '../support/sign-in.ts';
import { getServerText, openText, saveElsewhere, paragraph, saveState, story, writeAtEnd } from '../support/write.ts';
import { expect, test } from '../faults/support/test.ts';

// A reload offline needs the worker's copy of the application. A shared context can't be emptied while a worker copies.
test.use({ serviceWorkers: 'allow', emptyCache: true });
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ faults, guard }) => {
  faults.keepsConnections = true;
  guard.expectError(/ERR_|WebSocket connection to .* failed|401|Failed to load resource/);
});

const notice = 'You’re offline. Your work is saved on this device.';
const written = ' She lit the lamp.';

/** Opens Write online, until this device has what an offline start needs. */
async function openOnline(page: Page): Promise<void> {
  await signIn(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await openText(page);
  await expect(saveState(page)).toHaveText('Saved');
  // The page writes this only after its start.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('savedLogin'))).not.toBeNull();
}

/** The label appears with the first stored letters. */
async function waitForDraft(page: Page, text: string): Promise<void> {
  await expect(saveState(page)).toHaveText('Saved on this device');
  await expect.poll(async () => (await getStoredDrafts(page)).join(' ')).toContain(text);
}

async function reloadOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await page.reload();
}

test('Write opens after a reload offline, saves here and sends it once the network is back', async ({
  page,
  context,
}) => {
  await openOnline(page);
  await writeAtEnd(page, ' Typed online.');
  await expect(saveState(page)).toHaveText('Saved');
  await reloadOffline(page, context);
  await expect(story(page)).toContainText('Typed online.');
  await expect(page.getByRole('status', { name: 'Connection' })).toHaveText(notice);
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Ana Reyes');
  await test.step('typed text is saved on this device, also over another reload', async () => {
    await expect(story(page)).toHaveAttribute('contenteditable', 'true');
    await writeAtEnd(page, written);
    await waitForDraft(page, written);
    await page.reload();
    await expect(story(page)).toContainText(`Typed online.${written}`);
    await expectAccessibleInBoth(page);
  });
  await test.step('another screen says what opens offline and leads back', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Saved on this device' })).toContainText(written);
    await expectAccessibleInBoth(page);
    await page.getByRole('main').getByRole('link', { name: 'The Salt Road' }).click();
    await expect(story(page)).toContainText(written);
  });
  await test.step('back online the text is sent, and the screens open', async () => {
    await context.setOffline(false);
    await expect(saveState(page)).toHaveText('Saved');
    await expect.poll(() => getServerText(page)).toContain(`Typed online.${written}`);
    await expect(page.getByRole('status', { name: 'Connection' })).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
  });
});

test('text changed elsewhere meanwhile appears once the server can be reached again', async ({ page, faults }) => {
  await openOnline(page);
  faults.isDown = true;
  await page.reload();
  await expect(story(page)).toContainText('The bus driver');
  await expect(page.getByRole('status', { name: 'Connection' })).toHaveText(notice);
  faults.isDown = false;
  await saveElsewhere(page, (blocks) => [...blocks, paragraph('From another device.')]);
  // What the timers of ten seconds do too.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(story(page)).toContainText('From another device.');
  await expect(page.getByRole('status', { name: 'Connection' })).toHaveCount(0);
});

test('a login that ended meanwhile is asked for again, and the text stays', async ({ page, context }) => {
  await openOnline(page);
  await reloadOffline(page, context);
  await expect(story(page)).toHaveAttribute('contenteditable', 'true');
  await writeAtEnd(page, written);
  await waitForDraft(page, written);
  await endLogin(page);
  await context.setOffline(false);
  await signInAgain(page);
  await expect(saveState(page)).toHaveText('Saved');
  await expect.poll(() => getServerText(page)).toContain(written);
});

test("no other writer sees a saved text: logging out deletes it, and another token doesn't open it", async ({
  page,
  context,
}) => {
  await openOnline(page);
  await context.setOffline(true);
  await storeToken(page, '99|another-token');
  await page.reload();
  await expect(loginForm(page)).toBeVisible();
  await context.setOffline(false);
  await openOnline(page);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Log out' }).click();
  await expect(loginForm(page)).toBeVisible();
  await expect.poll(() => getStoredCopies(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto('/projects/the-salt-road/write');
  await expect(loginForm(page)).toBeVisible();
});
