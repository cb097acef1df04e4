import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { draftsKept } from '../support/device.ts';
import { openTides, saveState, sectionText, serverNote, serverWords, writeIn } from '../support/notes.ts';
import { expect, test } from './support/test.ts';

const section = 'What is true';

/** Takes the network from one tab only, and gives it back. */
async function networkOf(page: Page): Promise<(offline: boolean) => Promise<void>> {
  const tab: CDPSession = await page.context().newCDPSession(page);
  await tab.send('Network.enable');
  const conditions = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  return async (offline) => {
    await tab.send('Network.emulateNetworkConditions', { offline, ...conditions });
  };
}

/** Two tabs write in one section: `away` without a network, which keeps its words on the device; then `online`, which sends them. */
async function writeInTwoTabs(
  online: Page,
  context: BrowserContext,
): Promise<{ away: Page; setOffline: (offline: boolean) => Promise<void> }> {
  await openTides(online);
  const away = await context.newPage();
  await openTides(away);
  const setOffline = await networkOf(away);
  await setOffline(true);
  const unsent = away.waitForEvent('requestfailed', (request) => request.method() === 'PATCH');
  await writeIn(away, section, ' Written on the train.');
  await unsent;
  await expect(saveState(away)).toHaveText('Saved on this device');
  await writeIn(online, section, ' Written at the desk.');
  await expect.poll(() => serverWords(online)).toContain('Written at the desk.');
  return { away, setOffline };
}

test('of two tabs on one note, one of them offline, no text is lost from either', async ({
  writer: online,
  context,
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED/);
  const { away, setOffline } = await writeInTwoTabs(online, context);
  // What the one tab has sent takes nothing of the other's from the device.
  await expect.poll(async () => (await draftsKept(away)).join('\n')).toContain('Written on the train.');
  await setOffline(false);
  await expect(away.getByText('Updated on another device.')).toBeVisible();
  await expect(sectionText(away, section)).toContainText('Written on the train.');
  await away.getByRole('button', { name: 'Compare' }).click();
  await away.getByRole('button', { name: 'Keep both' }).click();
  await expect.poll(() => serverWords(online)).toContain('Written on the train.');
  expect(await serverWords(online)).toContain('Written at the desk.');
  await expect(sectionText(online, section)).toContainText('Written on the train.');
  await expect(saveState(online)).toHaveText('Saved');
  await expect.poll(() => draftsKept(online)).toEqual([]);
});

test('a tab that was closed offline leaves its text to the next one that opens the note', async ({
  writer: online,
  context,
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED/);
  const { away } = await writeInTwoTabs(online, context);
  await away.close();
  await online.reload();
  await expect(online.getByText('Updated on another device.')).toBeVisible();
  await expect(sectionText(online, section)).toContainText('Written on the train.');
  await online.getByRole('button', { name: 'Compare' }).click();
  await online.getByRole('button', { name: 'Keep both' }).click();
  await expect.poll(() => serverWords(online)).toContain('Written on the train.');
  expect(await serverWords(online)).toContain('Written at the desk.');
});

test('a save whose answer was lost is not taken for somebody else’s', async ({ writer: page, faults, guard }) => {
  guard.expectError(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  await openTides(page);
  const lost = faults.fault({ method: 'PATCH', path: /\/sections\/7101$/, at: 'after' });
  await writeIn(page, section, ' One.');
  await lost.met;
  await writeIn(page, section, ' Two.');
  await expect.poll(() => serverWords(page)).toContain('One. Two.');
  await expect(saveState(page)).toHaveText('Saved');
  await expect(page.getByText('Updated on another device.')).toHaveCount(0);
});

test('a note is there again when the browser was killed while it was written', async ({ mortal, faults }) => {
  const held = faults.fault({ method: 'PATCH', path: /\/notes\//, at: 'before', holds: true, times: 20 });
  let page = await mortal.browser.open();
  await openTides(page);
  await writeIn(page, section, ' Nobody saved this yet.');
  await expect.poll(async () => (await draftsKept(page)).join('\n')).toContain('Nobody saved this yet.');
  await held.met;
  await mortal.browser.kill();
  faults.heal();
  page = await mortal.browser.open();
  await openTides(page);
  await expect(sectionText(page, section)).toContainText('Nobody saved this yet.');
  await expect(saveState(page)).toHaveText('Saved');
  const first = async () => JSON.stringify((await serverNote(page)).sections[0]);
  await expect.poll(first).toContain('Nobody saved this yet.');
  await expect.poll(() => draftsKept(page)).toEqual([]);
});
