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

test('two versions of a manuscript are compared, also of text written offline, and the writer keeps this one or both', async ({
  writer: page,
  context,
  mock,
  guard,
}) => {
  guard.expectError(/409|ERR_INTERNET_DISCONNECTED/);
  const channels = trackChannels(page);
  await openText(page);
  await expect.poll(() => channels.has('private-document.721')).toBe(true);
  await mock.connection({ action: 'silence' });
  await test.step('keeping this version stores the other one among the snapshots', async () => {
    await saveElsewhere(page, (blocks) => [...blocks.slice(0, -1), paragraph('It was gone.')]);
    await writeAtEnd(page, ' She waited.');
    await saveNow(page);
    await expect(conflict(page)).toBeVisible();
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
  await test.step('text written offline waits for a choice too, also after closing the dialog and a reload', async () => {
    await context.setOffline(true);
    await writeAtEnd(page, ' She slept.');
    await saveNow(page);
    await expect(saveState(page)).toHaveText('Saved on this device');
    await saveElsewhere(page, (blocks) => [...blocks.slice(0, -1), paragraph('It was morning.')]);
    await context.setOffline(false);
    await expect(conflict(page)).toBeVisible({ timeout: 30_000 });
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
