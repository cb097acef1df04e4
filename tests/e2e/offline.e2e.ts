import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../support/accessibility.ts';
import { getStoredCopies, getStoredDrafts } from '../support/device.ts';
import { go } from '../support/go.ts';
import { endLogin, loginForm, signIn, signInAgain, storedToken, storeToken } from '../support/sign-in.ts';
import { getServerText, saveElsewhere, saveNow, paragraph, saveState, story, writeAtEnd } from '../support/write.ts';
import { expect, test } from '../faults/support/test.ts';

// A reload offline needs the worker's copy of the application. A shared context can't be emptied while a worker copies.
test.use({ serviceWorkers: 'allow', emptyCache: true });
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ faults, guard }) => {
  faults.keepsConnections = true;
  guard.expectError(/ERR_|WebSocket connection to .* failed|401|Failed to load resource/);
});

const notice = 'You’re offline. Your work is saved on this device.';
const writeAddress = '/projects/the-salt-road/write';

/** The label appears with the first stored letters. */
async function writeOffline(page: Page, text: string): Promise<void> {
  await expect(story(page)).toHaveAttribute('contenteditable', 'true');
  await writeAtEnd(page, text);
  await expect(saveState(page)).toHaveText('Saved on this device');
  await expect.poll(async () => (await getStoredDrafts(page)).join(' ')).toContain(text);
}

function openFromMain(page: Page, name: string): Promise<void> {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
}

test('Write opens and saves without a network, sends its text later, and shows it to no other writer', async ({
  page,
  context,
  faults,
}) => {
  const connection = page.getByRole('status', { name: 'Connection' });
  await test.step('this device copies what an offline start needs', async () => {
    await signIn(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await go(page, writeAddress);
    await expect(story(page)).toHaveAttribute('contenteditable', 'true');
    await writeAtEnd(page, ' Typed online.');
    await saveNow(page);
    await expect(saveState(page)).toHaveText('Saved');
    // The page writes this only after its start.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('savedLogin'))).not.toBeNull();
  });
  await test.step('Write opens after a reload offline', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(story(page)).toContainText('Typed online.');
    await expect(connection).toHaveText(notice);
    await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Ana Reyes');
  });
  await test.step('typed text is saved on this device, and another screen says what opens offline and leads back', async () => {
    await writeOffline(page, ' She lit the lamp.');
    await openFromMain(page, 'Stories');
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Saved on this device' })).toContainText(' She lit the lamp.');
    await expectAccessibleInBoth(page);
    await page.getByRole('main').getByRole('link', { name: 'The Salt Road' }).click();
    await expect(story(page)).toContainText(' She lit the lamp.');
  });
  await test.step('back online the text is sent, and the screens open', async () => {
    await context.setOffline(false);
    await expect(saveState(page)).toHaveText('Saved');
    await expect.poll(() => getServerText(page)).toContain('Typed online. She lit the lamp.');
    await expect(connection).toHaveCount(0);
    await openFromMain(page, 'Stories');
    await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
    await page.goBack();
    await expect(story(page)).toContainText(' She lit the lamp.');
  });
  await test.step('text changed elsewhere meanwhile appears once the server can be reached again', async () => {
    faults.isDown = true;
    await page.reload();
    await expect(story(page)).toContainText('The bus driver');
    await expect(connection).toHaveText(notice);
    faults.isDown = false;
    await saveElsewhere(page, (blocks) => [...blocks, paragraph('From another device.')]);
    // What the timers of ten seconds do too.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(story(page)).toContainText('From another device.');
    await expect(connection).toHaveCount(0);
  });
  await test.step('text typed offline survives another reload, and an ended login that is asked for again', async () => {
    await context.setOffline(true);
    await writeOffline(page, ' She blew it out.');
    await page.reload();
    await expect(story(page)).toContainText(' She blew it out.');
    await endLogin(page);
    await context.setOffline(false);
    await signInAgain(page);
    await expect(saveState(page)).toHaveText('Saved');
    await expect.poll(() => getServerText(page)).toContain(' She blew it out.');
  });
  const token = (await storedToken(page)) ?? '';
  await test.step("another token doesn't open the saved text", async () => {
    await context.setOffline(true);
    await storeToken(page, '99|another-token');
    await page.reload();
    await expect(loginForm(page)).toBeVisible();
  });
  await test.step('logging out deletes the saved text', async () => {
    await context.setOffline(false);
    await storeToken(page, token);
    await page.goto(writeAddress);
    await expect(story(page)).toContainText(' She blew it out.');
    await expect.poll(() => getStoredCopies(page)).not.toEqual([]);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Log out' }).click();
    await expect(loginForm(page)).toBeVisible();
    await expect.poll(() => getStoredCopies(page)).toEqual([]);
    await context.setOffline(true);
    await page.goto(writeAddress);
    await expect(loginForm(page)).toBeVisible();
  });
});
