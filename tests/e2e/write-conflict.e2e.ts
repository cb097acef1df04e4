import type { Page } from '@playwright/test';
import { trackChannels } from '../support/channels.ts';
import {
  chooseMore,
  openText,
  paragraph,
  saveElsewhere,
  saveNow,
  saveState,
  getServerText,
  writeAtEnd,
} from '../support/write.ts';
import { expect, test } from '../support/test.ts';

function conflict(page: Page) {
  return page.getByRole('dialog', { name: 'Two versions of “The Salt Road”' });
}

async function writeBoth(page: Page, localText: string, remoteText: string): Promise<void> {
  await saveElsewhere(page, (blocks) => [...blocks.slice(0, -1), paragraph(remoteText)]);
  await writeAtEnd(page, localText);
  await saveNow(page);
  await expect(conflict(page)).toBeVisible();
}

test('two versions of a manuscript are compared, and the writer keeps this one, both or neither', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/409/);
  const channels = trackChannels(page);
  await openText(page);
  await expect.poll(() => channels.has('private-document.721')).toBe(true);
  await mock.connection({ action: 'silence' });
  await test.step('keeping this version stores the other one among the snapshots', async () => {
    await writeBoth(page, ' She waited.', 'It was gone.');
    await conflict(page).getByRole('button', { name: 'Keep this version' }).click();
    await expect(page.getByText('Kept this version')).toBeVisible();
    await expect.poll(() => getServerText(page)).toContain('She waited.');
    expect(await getServerText(page)).not.toContain('It was gone.');
    await chooseMore(page, 'Snapshots');
    const snapshots = page.getByRole('dialog', { name: 'Snapshots' });
    await expect(snapshots).toContainText('The other version, before you kept this one');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(saveState(page)).toHaveText('Saved');
  });
  await test.step('closing the dialog preserves both versions, and a reload asks again', async () => {
    await expect(saveState(page)).toHaveText('Saved');
    await writeBoth(page, ' She slept.', 'It was morning.');
    await page.keyboard.press('Escape');
    await expect(conflict(page)).toHaveCount(0);
    await expect(saveState(page)).toHaveText('Saved on this device');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(conflict(page)).toBeVisible();
    await page.reload();
    await expect(conflict(page)).toBeVisible();
    await conflict(page).getByRole('button', { name: 'Keep both' }).click();
    await expect.poll(() => getServerText(page)).toContain('She slept.');
    expect(await getServerText(page)).toContain('It was morning.');
  });
});
