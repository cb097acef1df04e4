import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { channelsOf } from '../support/channels.ts';
import type { MockControl } from '../support/mock-control.ts';
import { openText, paragraph, saveElsewhere, saveState, serverWords, story, writeAtEnd } from '../support/write.ts';
import { expect, test } from '../support/test.ts';

const conflict = (page: Page) => page.getByRole('dialog', { name: 'Two versions of “The Salt Road”' });

/** Two devices change the last line, each in its own way; this one does not hear of the other. */
async function twoVersions(page: Page, mock: MockControl): Promise<void> {
  const channels = channelsOf(page);
  await openText(page);
  await expect.poll(() => channels.has('private-document.721')).toBe(true);
  await mock.connection({ action: 'silence' });
  await saveElsewhere(page, (blocks) => [...blocks.slice(0, -1), paragraph('It was open.')]);
  await writeAtEnd(page, ' She knocked.');
  await expect(conflict(page)).toBeVisible();
}

test.beforeEach(({ guard }) => guard.expectError(/409/));

// Covers API-51.
test('two versions stand side by side; both kept, theirs comes below mine under a marked line', async ({
  writer: page,
  mock,
}) => {
  await twoVersions(page, mock);
  await expect(conflict(page).getByRole('region', { name: 'This device' })).toContainText('locked. She knocked.');
  await expect(conflict(page).getByRole('region', { name: 'Other device' })).toContainText('open.');
  await expect(conflict(page).getByRole('button', { name: 'Keep both' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(conflict(page)).toHaveCount(0);
  await expect(page.getByText('Kept both versions')).toBeVisible();
  await expect(story(page)).toContainText(/She knocked\.\s*Other version, saved \d\d:\d\d:\s*It was open\./);
  await expect(saveState(page)).toHaveText('Saved');
  await expect.poll(() => serverWords(page)).toMatch(/She knocked\..*It was open\./);
});

test('my version is kept, and theirs stays among the snapshots', async ({ writer: page, mock }) => {
  await twoVersions(page, mock);
  await conflict(page).getByRole('button', { name: 'Keep this version' }).click();
  await expect(page.getByText('Kept this version')).toBeVisible();
  await expect.poll(() => serverWords(page)).toContain('She knocked.');
  expect(await serverWords(page)).not.toContain('It was open.');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Snapshots', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Snapshots' })).toContainText(
    'The other version, before you kept this one',
  );
});

test('their version is kept, and undone at once', async ({ writer: page, mock }) => {
  await twoVersions(page, mock);
  await conflict(page).getByRole('button', { name: 'Keep the other version' }).click();
  await expect(story(page)).toContainText('It was open.');
  await expect(story(page)).not.toContainText('She knocked.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(story(page)).toContainText('She knocked.');
  await expect.poll(() => serverWords(page)).toContain('She knocked.');
});

test('closed without a choice both stay: after a reload the writer is asked again', async ({ writer: page, mock }) => {
  await twoVersions(page, mock);
  await page.keyboard.press('Escape');
  await expect(conflict(page)).toHaveCount(0);
  await expect(saveState(page)).toHaveText('Saved on this device');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(conflict(page)).toBeVisible();
  await page.reload();
  await expect(conflict(page)).toBeVisible();
  await conflict(page).getByRole('button', { name: 'Keep both' }).click();
  await expect.poll(() => serverWords(page)).toContain('She knocked.');
  expect(await serverWords(page)).toContain('It was open.');
});

test('a choice that does not reach the server changes nothing and can be made again', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500/);
  await twoVersions(page, mock);
  await mock.fault({ operation_id: 'documentReplace', status: 500 });
  await conflict(page).getByRole('button', { name: 'Keep both' }).click();
  await expect(conflict(page).getByRole('alert')).toContainText('An unexpected error occurred.');
  await conflict(page).getByRole('button', { name: 'Keep both' }).click();
  await expect(conflict(page)).toHaveCount(0);
  await expect.poll(() => serverWords(page)).toContain('It was open.');
});
