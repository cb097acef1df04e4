import type { Page } from '@playwright/test';
import { moveCaretToEnd, moveCaretToStart, untilAtEnd } from '../support/caret.ts';
import { trackChannels } from '../support/channels.ts';
import { getStoredDrafts } from '../support/device.ts';
import {
  changeSectionElsewhere,
  deleteElsewhere,
  notesAddress,
  noteTitle,
  openTides,
  passPause,
  renameElsewhere,
  saveState,
  sectionText,
  serverNote,
  getServerText,
  getPlainText,
  noteWithTwoSections,
  writeIn,
} from '../support/notes.ts';
import { expect, test } from '../support/test.ts';

function strip(page: Page) {
  return page.getByText('Updated on another device. Your version hasn’t changed.');
}

function headings(page: Page) {
  return page.getByRole('textbox', { name: /^Section \d+ heading$/ });
}

function getMenu(page: Page, section: string) {
  return page.getByRole('button', { name: `More actions for ${section}` });
}

async function choose(page: Page, section: string, what: string): Promise<void> {
  await getMenu(page, section).click();
  await page.getByRole('menuitem', { name: what }).click();
}

test('a note saves its title, text and sections, shows them after a reload, and can be saved as a new note', async ({
  writer: page,
  guard,
}) => {
  guard.expectError(/404/);
  await openTides(page);
  await test.step('title, text and pasted marks are saved in a pause, and pasted HTML runs and loads nothing', async () => {
    await noteTitle(page).fill('Tide tables');
    await writeIn(page, 'What is true', ' She counts the bells.');
    await moveCaretToEnd(sectionText(page, 'What the town says'));
    await sectionText(page, 'What the town says').evaluate((element) => {
      const clipboardData = new DataTransfer();
      const html =
        '<p style="color:red" onclick="alert(1)">Pasted <b>bold</b></p><script>alert(1)</script><img src="https://evil.test/x.png" onerror="alert(1)">';
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(sectionText(page, 'What the town says')).toContainText('Pasted bold');
    await expect.poll(() => getServerText(page)).toContain('"marks":[{"type":"bold"}]');
    expect(await getServerText(page)).not.toMatch(/evil|alert|color/);
    expect(await getServerText(page)).toContain('She counts the bells.');
    expect((await serverNote(page)).title).toBe('Tide tables');
    await expect(saveState(page)).toHaveText('Saved');
    await expect.poll(() => getStoredDrafts(page)).toEqual([]);
  });
  await test.step('sections are added, named, moved, deleted and restored', async () => {
    await page.getByRole('button', { name: 'Add section' }).click();
    await expect(headings(page).nth(2)).toBeFocused();
    await page.keyboard.type('What nobody says');
    await writeIn(page, 'What nobody says', 'That it floods.');
    await choose(page, 'What nobody says', 'Move up');
    await expect(headings(page).nth(1)).toHaveValue('What nobody says');
    const titles = async (): Promise<(string | null | undefined)[]> =>
      (await serverNote(page)).sections.map(({ title }) => title);
    await expect.poll(titles).toEqual(['What is true', 'What nobody says', 'What the town says']);
    await expect.poll(() => getServerText(page)).toContain('That it floods.');
    await choose(page, 'What nobody says', 'Delete section');
    await expect(headings(page)).toHaveCount(2);
    await expect.poll(titles).toEqual(['What is true', 'What the town says']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(sectionText(page, 'What nobody says')).toHaveText('That it floods.');
    await expect.poll(titles).toEqual(['What is true', 'What nobody says', 'What the town says']);
  });
  const channels = trackChannels(page);
  await test.step('a reload shows title, text and sections', async () => {
    await page.reload();
    await expect(noteTitle(page)).toHaveValue('Tide tables');
    await expect(sectionText(page, 'What is true')).toContainText('She counts the bells.');
    await expect(sectionText(page, 'What nobody says')).toHaveText('That it floods.');
  });
  await test.step('a note deleted on another device says so at once and can be saved as a new note', async () => {
    await expect.poll(() => [...channels]).toContain(noteWithTwoSections.channel);
    await deleteElsewhere(page);
    await expect(page.getByText('This note was deleted on another device. Your copy is safe here.')).toBeVisible();
    await writeIn(page, 'What is true', ' Still.');
    await page.getByRole('button', { name: 'Save as new note' }).click();
    await expect(page).not.toHaveURL(`${notesAddress}/${noteWithTwoSections.id}`);
    await expect(sectionText(page, 'What is true')).toContainText('She counts the bells. Still.');
    await expect(sectionText(page, 'What the town says')).toBeVisible();
    await expect.poll(() => getStoredDrafts(page)).toEqual([]);
  });
});

test("a note that can't be saved stays on this device and is sent later", async ({
  writer: page,
  context,
  mock,
  guard,
}) => {
  for (const error of [/422/, /503/, /ERR_INTERNET_DISCONNECTED/]) guard.expectError(error);
  const list = page.getByRole('list', { name: 'Notes' });
  await page.clock.install();
  await page.goto(notesAddress);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(sectionText(page, 'What is true')).toHaveAttribute('contenteditable', 'true');
  await test.step('a rejected title is reported and saved when the writer tries again', async () => {
    await mock.fault({ operation_id: 'noteUpdate', status: 422 });
    await noteTitle(page).fill('Ebb');
    await passPause(page);
    await expect(saveState(page)).toHaveText('Save failed');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(saveState(page)).toHaveText('Saved');
    expect((await serverNote(page)).title).toBe('Ebb');
  });
  await test.step('a note left in mid-sentence is saved, and its list shows the new text', async () => {
    // The list's request precedes the save, so its response would be out of date.
    await mock.fault({ operation_id: 'noteList', latency_ms: 600_000 });
    await moveCaretToStart(sectionText(page, 'What is true'));
    await page.keyboard.type('First of all: ');
    await page.getByRole('link', { name: 'Notes', exact: true }).click();
    await expect.poll(() => getServerText(page)).toContain('First of all: The safe hour');
    await expect(list).toContainText('First of all: The safe hour');
  });
  await test.step('text that the server rejects survives a reload', async () => {
    await mock.fault({ operation_id: 'noteSectionUpdate', status: 503, times: 50 });
    await page.getByRole('link', { name: 'Edit' }).click();
    await writeIn(page, 'What is true', ' Before the reload.');
    await passPause(page);
    await expect(saveState(page)).toHaveText('Save failed');
    await expect(page.getByRole('alert')).toContainText('Not saved. Your changes are safe on this device.');
    await page.reload();
    await expect(sectionText(page, 'What is true')).toContainText('Before the reload.');
    expect(await getServerText(page)).not.toContain('Before the reload.');
  });
  await test.step('the list marks the unsent note, which is sent when the network returns', async () => {
    await page.getByRole('link', { name: 'Notes', exact: true }).click();
    await expect(list).toContainText('On this device');
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(sectionText(page, 'What is true')).toHaveAttribute('contenteditable', 'true');
    // A save pending when the faults end would be accepted, and make the next one a conflict.
    await passPause(page);
    await expect(saveState(page)).toHaveText('Save failed');
    await context.setOffline(true);
    await mock.noFaults();
    await writeIn(page, 'What is true', ' On the train.');
    await passPause(page);
    await expect(saveState(page)).toHaveText('Saved on this device');
    await page.getByRole('link', { name: 'Notes', exact: true }).click();
    await expect(list).toContainText('On this device');
    await context.setOffline(false);
    await expect.poll(() => getServerText(page)).toContain('Before the reload. On the train.');
    await expect(list).not.toContainText('On this device');
    await expect.poll(() => getStoredDrafts(page)).toEqual([]);
  });
});

test('a note follows another device and never overwrites unsaved text', async ({ writer: page, mock, guard }) => {
  guard.expectError(/422/);
  guard.expectError(/409/);
  const first = sectionText(page, 'What is true');
  const second = sectionText(page, 'What the town says');
  const channels = trackChannels(page);
  await page.clock.install();
  await openTides(page);
  await expect.poll(() => [...channels]).toContain(noteWithTwoSections.channel);
  await test.step('a title and a section without unsaved text update here too', async () => {
    await moveCaretToEnd(second);
    await renameElsewhere(page, 'Tide tables');
    await expect(noteTitle(page)).toHaveValue('Tide tables');
    await changeSectionElsewhere(page, noteWithTwoSections.first, { content: getPlainText('Every hour is safe.') });
    await expect(first).toHaveText('Every hour is safe.');
    await changeSectionElsewhere(page, noteWithTwoSections.second, {
      content: getPlainText('New.', '“The road knows its own.”'),
    });
    await expect(second).toContainText('New.');
    await untilAtEnd(second);
    await page.keyboard.type(' So they say.');
    await expect(second).toContainText('“The road knows its own.” So they say.');
    await passPause(page);
    await expect.poll(() => getServerText(page)).toContain('So they say.');
    await expect(saveState(page)).toHaveText('Saved');
  });
  await test.step('a section with unsaved text stays, and the writer compares and keeps both versions', async () => {
    await mock.fault({ operation_id: 'noteSectionUpdate', status: 422 });
    await writeIn(page, 'What the town says', ' Mine.');
    await passPause(page);
    await expect(saveState(page)).toHaveText('Save failed');
    await changeSectionElsewhere(page, noteWithTwoSections.second, { content: getPlainText('“The road forgets.”') });
    await expect(strip(page)).toBeVisible();
    await expect(second).toHaveText('New.“The road knows its own.” So they say. Mine.');
    await expect(saveState(page)).toHaveText('Saved on this device');
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('button', { name: 'Keep both' }).click();
    await passPause(page);
    await expect(strip(page)).toHaveCount(0);
    await expect(second).toContainText('“The road forgets.”');
    await expect.poll(() => getServerText(page)).toContain('Mine.');
    expect(await getServerText(page)).toContain('“The road forgets.”');
  });
  await test.step('a stale save without an event shows both versions', async () => {
    await mock.connection({ action: 'silence' });
    await changeSectionElsewhere(page, noteWithTwoSections.first, { content: getPlainText('Theirs.') });
    await writeIn(page, 'What is true', ' Ours.');
    await passPause(page);
    await expect(strip(page)).toBeVisible();
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('button', { name: 'Keep the other version' }).click();
    await expect(first).toHaveText('Theirs.');
  });
  await test.step('a section deleted on another device disappears or is restored with its unsaved text', async () => {
    await mock.connection({ action: 'restore' });
    await mock.fault({ operation_id: 'noteSectionUpdate', status: 422, times: 9 });
    await writeIn(page, 'What is true', ' And yet.');
    await passPause(page);
    await expect(saveState(page)).toHaveText('Save failed');
    await deleteElsewhere(page, noteWithTwoSections.second);
    await expect(headings(page)).toHaveCount(1);
    await deleteElsewhere(page, noteWithTwoSections.first);
    await expect(page.getByText('Deleted on another device.')).toBeVisible();
    await page.getByRole('button', { name: 'Restore' }).click();
    await passPause(page);
    await expect.poll(() => getServerText(page)).toContain('And yet.');
    await expect(first).toContainText('And yet.');
  });
});
