import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { getStoredDrafts } from '../support/device.ts';
import { go } from '../support/go.ts';
import { openTides, passPause, saveState, sectionText, serverNote, getServerText, writeIn } from '../support/notes.ts';
import * as manuscript from '../support/write.ts';
import { expect, test } from './support/test.ts';

const section = 'What is true';

/** Takes only one tab offline, and back online. */
async function createOfflineSwitch(page: Page): Promise<(offline: boolean) => Promise<void>> {
  const tab: CDPSession = await page.context().newCDPSession(page);
  await tab.send('Network.enable');
  const conditions = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  return async (offline) => {
    await tab.send('Network.emulateNetworkConditions', { offline, ...conditions });
  };
}

type SecondTab = { page: Page; setOffline: (offline: boolean) => Promise<void> };

async function openSecondTab(context: BrowserContext): Promise<SecondTab> {
  const page = await context.newPage();
  await openTides(page);
  return { page, setOffline: await createOfflineSwitch(page) };
}

/** Writes in one section from two tabs: `away` is offline and stores its text, then `online` saves its own. */
async function writeInTwoTabs(
  online: Page,
  { page: away, setOffline }: SecondTab,
  text: { offline: string; online: string },
): Promise<void> {
  await setOffline(true);
  const unsent = away.waitForEvent('requestfailed', (request) => request.method() === 'PATCH');
  await writeIn(away, section, text.offline);
  await passPause(away);
  await unsent;
  await expect(saveState(away)).toHaveText('Saved on this device');
  await writeIn(online, section, text.online);
  await passPause(online);
  await expect.poll(() => getServerText(online)).toContain(text.online.trim());
}

async function keepBoth(page: Page, text: string): Promise<void> {
  await expect(page.getByText('Updated on another device.')).toBeVisible();
  await expect(sectionText(page, section)).toContainText(text);
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('button', { name: 'Keep both' }).click();
  await passPause(page);
}

test('two tabs on one note lose no text when one tab is offline', async ({ writer: online, context, guard }) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED/);
  await online.clock.install();
  await openTides(online);
  const away = await openSecondTab(context);
  await test.step('the tab that was offline offers "Keep both"', async () => {
    await writeInTwoTabs(online, away, { offline: ' Written on the train.', online: ' Written at the desk.' });
    // One tab's save must not delete the other's draft from the device.
    await expect.poll(async () => (await getStoredDrafts(away.page)).join('\n')).toContain('Written on the train.');
    await away.setOffline(false);
    await keepBoth(away.page, 'Written on the train.');
    await expect.poll(() => getServerText(online)).toContain('Written on the train.');
    expect(await getServerText(online)).toContain('Written at the desk.');
    await expect(sectionText(online, section)).toContainText('Written on the train.');
    await expect(saveState(online)).toHaveText('Saved');
    await expect.poll(() => getStoredDrafts(online)).toEqual([]);
  });
  await test.step('the reloaded tab offers the text from the tab that was closed offline', async () => {
    await writeInTwoTabs(online, away, { offline: ' Written on the ferry.', online: ' Written in the attic.' });
    await away.page.close();
    await online.reload();
    await keepBoth(online, 'Written on the ferry.');
    await expect.poll(() => getServerText(online)).toContain('Written on the ferry.');
    expect(await getServerText(online)).toContain('Written in the attic.');
  });
});

function headings(page: Page) {
  return page.getByRole('textbox', { name: /^Section \d+ heading$/ });
}

async function chooseInSection(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function addSection(page: Page, name: string, text: string): Promise<void> {
  const count = await headings(page).count();
  await page.getByRole('button', { name: 'Add section' }).click();
  await expect(headings(page).nth(count)).toBeFocused();
  await page.keyboard.type(name);
  await writeIn(page, name, text);
}

async function serverTitles(page: Page): Promise<(string | null | undefined)[]> {
  return (await serverNote(page)).sections.map(({ title }) => title);
}

test("a note's changes made offline or with a lost response, and the manuscript's, are sent once", async ({
  writer: page,
  faults,
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED/);
  guard.expectError(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  // The server's newer version of the manuscript is this same text.
  guard.expectError(/409 .*document/);
  await page.clock.install();
  await openTides(page);
  const setOffline = await createOfflineSwitch(page);
  await test.step('offline changes of sections stay on this device, also after a deletion is undone', async () => {
    await setOffline(true);
    await addSection(page, 'Offline', 'Written at sea.');
    await chooseInSection(page, 'Offline', 'Move up');
    await expect(headings(page).nth(1)).toHaveValue('Offline');
    await chooseInSection(page, 'What the town says', 'Delete section');
    await expect(headings(page)).toHaveCount(2);
    await chooseInSection(page, 'Offline', 'Delete section');
    await expect(headings(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(sectionText(page, 'Offline')).toHaveText('Written at sea.');
    await expect(saveState(page)).toHaveText('Saved on this device');
    await expect.poll(async () => (await getStoredDrafts(page)).join('\n')).toContain('Written at sea.');
    expect(await serverTitles(page)).toEqual(['What is true', 'What the town says']);
  });
  await test.step('they are sent, in order, when the network is back', async () => {
    await setOffline(false);
    await expect.poll(() => serverTitles(page)).toEqual(['What is true', 'Offline']);
    expect(await getServerText(page)).toContain('Written at sea.');
    await expect(saveState(page)).toHaveText('Saved');
    await expect.poll(() => getStoredDrafts(page)).toEqual([]);
  });
  await test.step('a section whose creation lost its response is created once', async () => {
    const lost = faults.fault({ method: 'POST', path: /\/sections$/, at: 'after' });
    await addSection(page, 'Lost', 'Only once.');
    await passPause(page);
    await lost.triggered;
    await expect.poll(() => getServerText(page)).toContain('Only once.');
    await expect(saveState(page)).toHaveText('Saved');
    expect(await serverTitles(page)).toEqual(['What is true', 'Offline', 'Lost']);
    await expect(headings(page)).toHaveCount(3);
  });
  await test.step('a reload shows a section added offline, and sends it', async () => {
    await setOffline(true);
    await addSection(page, 'Ferry', 'Written on the ferry.');
    await expect(saveState(page)).toHaveText('Saved on this device');
    await expect.poll(async () => (await getStoredDrafts(page)).join('\n')).toContain('Written on the ferry.');
    await setOffline(false);
    await page.reload();
    await expect(sectionText(page, 'Ferry')).toHaveText('Written on the ferry.');
    await expect.poll(() => serverTitles(page)).toEqual(['What is true', 'Offline', 'Lost', 'Ferry']);
    await expect.poll(() => getStoredDrafts(page)).toEqual([]);
  });
  await test.step("a save with a lost response shows neither a conflict nor another device's change", async () => {
    const lost = faults.fault({ method: 'PATCH', path: /\/sections\/7101$/, at: 'after' });
    await writeIn(page, section, ' One.');
    await passPause(page);
    await lost.triggered;
    await writeIn(page, section, ' Two.');
    await passPause(page);
    await expect.poll(() => getServerText(page)).toContain('One. Two.');
    await expect(saveState(page)).toHaveText('Saved');
    await expect(page.getByText('Updated on another device.')).toHaveCount(0);
  });
  await test.step('a save of the manuscript with a lost response shows no conflict', async () => {
    await go(page, '/projects/the-salt-road/write');
    const lost = faults.fault({ method: 'PUT', path: /\/document$/, at: 'after' });
    await manuscript.writeAtEnd(page, ' Once and for all.');
    await page.keyboard.press('Control+s');
    await lost.triggered;
    await page.keyboard.press('Control+s');
    await expect(manuscript.saveState(page)).toHaveText('Saved');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const copies = async () => (await manuscript.getServerText(page)).split('Once and for all.');
    await expect.poll(copies).toHaveLength(2);
  });
});
