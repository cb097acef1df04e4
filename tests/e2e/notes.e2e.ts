import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { trackChannels } from '../support/channels.ts';
import {
  noteList,
  notesAddress,
  noteTitle,
  renameElsewhere,
  sectionText,
  getServerText,
  noteWithTwoSections,
} from '../support/notes.ts';
import { expect, test } from '../support/test.ts';

function filter(page: Page) {
  return page.getByRole('searchbox', { name: 'Filter notes' });
}

function rows(page: Page) {
  return noteList(page).getByRole('listitem');
}

function newNote(page: Page) {
  return page.getByRole('button', { name: 'New note' });
}

function beside(page: Page, title: string) {
  return page.getByRole('article', { name: title });
}

test(
  'a project lists its notes, shows the latest and finds others by arrows and filter',
  { tag: '@smoke' },
  async ({ writer: page }) => {
    const channels = trackChannels(page);
    await page.goto(notesAddress);
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).first()).toContainText('Tides, and who keeps them');
    await expect(rows(page).first()).toContainText('The safe hour moves by fifty minutes a day.');
    await expect(beside(page, 'Tides, and who keeps them')).toContainText('Tobias writes the hour down.');
    await expect(page.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible();
    await expectAccessible(page);
    await test.step('a title changed on another device updates in the list and the note beside it', async () => {
      await expect.poll(() => [...channels]).toContain(noteWithTwoSections.channel);
      await renameElsewhere(page, 'Tide tables');
      await expect(rows(page).first()).toContainText('Tide tables');
      await expect(beside(page, 'Tide tables')).toBeVisible();
    });
    await test.step('arrows move to the next note, and Enter opens it', async () => {
      await noteList(page).getByRole('link').first().focus();
      await page.keyboard.press('ArrowDown');
      await expect(page).toHaveURL(`${notesAddress}?note=702`);
      await expect(beside(page, 'How Rourke speaks')).toContainText('Never a question.');
      await expect.poll(() => [...channels]).not.toContain(noteWithTwoSections.channel);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${notesAddress}/702`);
      await expect(noteTitle(page)).toHaveValue('How Rourke speaks');
      await page.getByRole('link', { name: 'Notes', exact: true }).click();
    });
    await test.step('the filter searches titles and text, is in the address and survives a reload', async () => {
      await filter(page).fill('never a question');
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('How Rourke speaks');
      await expect(page).toHaveURL(/[?&]filter=never/);
      await page.reload();
      await expect(filter(page)).toHaveValue('never a question');
      await expect(rows(page)).toHaveCount(1);
    });
  },
);

test('notes are created, deleted and restored, and fit a phone', async ({ writer: page }) => {
  await page.goto(notesAddress);
  await test.step('a new note opens at once without the project header and is saved when the writer leaves it', async () => {
    await newNote(page).click();
    await expect(page).toHaveURL(/\/notes\/\d+$/);
    await expect(page.getByRole('navigation', { name: 'Project', exact: true })).toHaveCount(0);
    await expect(noteTitle(page)).toBeFocused();
    await page.keyboard.type('Bells');
    await expect(page.getByRole('main').locator('[contenteditable=true]')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Three for fog.');
    await expect(page.getByRole('heading', { level: 1, name: 'Bells' })).toBeAttached();
    await expect(page).toHaveTitle(/^Bells/);
    const id = Number(page.url().split('/').at(-1));
    await page.getByRole('link', { name: 'Notes', exact: true }).click();
    await expect.poll(() => getServerText(page, id)).toContain('Three for fog.');
    await expect(rows(page)).toHaveCount(4);
    await expect(rows(page).first()).toContainText('Bells');
    await expect(rows(page).first()).toContainText('Three for fog.');
  });
  const dialog = page.getByRole('dialog', { name: 'Delete note?' });
  await test.step('a note is deleted after confirmation, and Undo restores it', async () => {
    await page.getByRole('button', { name: 'Delete note' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Delete note' }).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(rows(page)).toHaveCount(3);
    await expect(beside(page, 'Tides, and who keeps them')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(4);
    await expect(rows(page).first()).toContainText('Bells');
  });
  await test.step('Undo restores a deleted open note with the text just typed', async () => {
    await noteList(page).getByRole('link', { name: 'Tides, and who keeps them' }).click();
    await beside(page, 'Tides, and who keeps them').getByRole('link', { name: 'Edit' }).click();
    await noteTitle(page).fill('Ebb');
    await page.getByRole('button', { name: 'Delete note' }).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page).toHaveURL(notesAddress);
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page).filter({ hasText: 'Ebb' })).toHaveCount(1);
  });
  await test.step('on a phone a note is its own page, opened from the list', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('article')).toHaveCount(0);
    await noteList(page).getByRole('link', { name: 'Ebb' }).click();
    await expect(sectionText(page, 'What is true')).toContainText('Tobias writes the hour down.');
    await expectAccessible(page);
  });
  await test.step('note and list fit a screen of 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await noteTitle(page).fill('a-very-long-word-that-nobody-would-ever-hyphenate-anywhere-at-all');
    await expect.poll(overflow, 'a note').toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'Notes', exact: true }).click();
    await expect(rows(page)).toHaveCount(4);
    await expect.poll(overflow, 'the list').toBeLessThanOrEqual(0);
  });
});
