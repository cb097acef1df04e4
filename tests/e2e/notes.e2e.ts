import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth } from '../support/accessibility.ts';
import { channelsOf } from '../support/channels.ts';
import {
  makeNotes,
  noteList,
  notesAddress,
  noteTitle,
  openTides,
  renameElsewhere,
  saveState,
  sectionText,
  serverWords,
  tides,
} from '../support/notes.ts';
import { expect, test } from '../support/test.ts';

const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter notes' });
const rows = (page: Page) => noteList(page).getByRole('listitem');
const newNote = (page: Page) => page.getByRole('button', { name: 'New note' });
const beside = (page: Page, title: string) => page.getByRole('article', { name: title });

// Covers PROJECT-08, ROUTER-17.
test('the notes of a project stand in a list, the one touched last beside it; arrows move and Enter opens one', async ({
  writer: page,
}) => {
  await page.goto(notesAddress);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText('Tides, and who keeps them');
  await expect(rows(page).first()).toContainText('The safe hour moves by fifty minutes a day.');
  await expect(beside(page, 'Tides, and who keeps them')).toContainText('Tobias writes the hour down.');
  await expect(page.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible();
  await expect(page).toHaveTitle(/^Notes/);
  await expectAccessibleInBoth(page);
  await noteList(page).getByRole('link').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(`${notesAddress}?note=702`);
  await expect(beside(page, 'How Rourke speaks')).toContainText('Never a question.');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${notesAddress}/702`);
  await expect(noteTitle(page)).toHaveValue('How Rourke speaks');
});

test('the filter looks in titles and texts, stands in the address and survives a reload', async ({ writer: page }) => {
  await page.goto(notesAddress);
  await filter(page).fill('never a question');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('How Rourke speaks');
  await expect(page).toHaveURL(/[?&]filter=never/);
  await page.reload();
  await expect(filter(page)).toHaveValue('never a question');
  await expect(rows(page)).toHaveCount(1);
  await filter(page).fill('zeppelin');
  await expect(page.getByText('No matches', { exact: true })).toBeVisible();
  await expect(page.getByText('Try fewer words.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(rows(page)).toHaveCount(3);
});

test('a long list comes in pages', async ({ writer: page }) => {
  await page.goto(notesAddress);
  await expect(rows(page)).toHaveCount(3);
  await makeNotes(
    page,
    Array.from({ length: 29 }, (_, n) => `Note ${n}`),
  );
  await page.reload();
  await expect(rows(page)).toHaveCount(30);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(rows(page)).toHaveCount(32);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});

// Covers PROJECT-08, PROJECT-09, ROUTER-18.
test('a new note opens at once, without the head of the project, and saves itself', async ({ writer: page }) => {
  await page.goto(notesAddress);
  await newNote(page).click();
  await expect(page).toHaveURL(/\/notes\/\d+$/);
  await expect(page.getByRole('navigation', { name: 'Project', exact: true })).toHaveCount(0);
  await expect(noteTitle(page)).toBeFocused();
  await page.keyboard.type('Bells');
  // Enter leads from the title into the text, once that is there.
  await expect(page.getByRole('main').locator('[contenteditable=true]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Three for fog.');
  await expect(page.getByRole('heading', { level: 1, name: 'Bells' })).toBeAttached();
  await expect(page).toHaveTitle(/^Bells/);
  const id = Number(page.url().split('/').at(-1));
  await expect.poll(() => serverWords(page, id)).toContain('Three for fog.');
  await expect(saveState(page)).toHaveText('Saved');
  await page.getByRole('link', { name: 'Notes', exact: true }).click();
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).first()).toContainText('Bells');
  await expect(rows(page).first()).toContainText('Three for fog.');
});

// Covers PROJECT-08.
test('a note is deleted after a question, and comes back with Undo', async ({ writer: page }) => {
  await page.goto(notesAddress);
  await page.getByRole('button', { name: 'Delete note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete note?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete note' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(beside(page, 'How Rourke speaks')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText('Tides, and who keeps them');
});

test('a note that is open can be deleted; what was typed a moment ago comes back with it', async ({ writer: page }) => {
  await openTides(page);
  await noteTitle(page).fill('Ebb');
  await page.getByRole('button', { name: 'Delete note' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(notesAddress);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page).filter({ hasText: 'Ebb' })).toHaveCount(1);
});

// Covers REALTIME-15, REALTIME-26.
test('a title that changes elsewhere changes in the list and in the note beside it, on the channel of that note', async ({
  writer: page,
}) => {
  const channels = channelsOf(page);
  await page.goto(notesAddress);
  await expect(beside(page, 'Tides, and who keeps them')).toBeVisible();
  await expect.poll(() => [...channels]).toContain(tides.channel);
  await renameElsewhere(page, 'Tide tables');
  await expect(rows(page).first()).toContainText('Tide tables');
  await expect(beside(page, 'Tide tables')).toBeVisible();
  // The channel is the note's own, and given up with it.
  await page.getByRole('navigation', { name: 'Project', exact: true }).getByRole('link', { name: 'Overview' }).click();
  await expect.poll(() => [...channels]).not.toContain(tides.channel);
});

test('a project without notes says what will be here; one whose notes do not come says so', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500/);
  await mock.fault({ operation_id: 'noteList', status: 500 });
  await page.goto(notesAddress);
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your notes.');
  await mock.fault({
    operation_id: 'noteList',
    answer_text: JSON.stringify({ data: [], meta: { total: 0, per_page: 30, current_page: 1, last_page: 1 } }),
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('A place for stray thoughts.')).toBeVisible();
  await expect(page.getByText('They save as you type.')).toBeVisible();
  await expect(newNote(page)).toBeVisible();
});

test('at 320 px nothing of notes has to be scrolled sideways', async ({ writer: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.goto(notesAddress);
  await expect(rows(page)).toHaveCount(3);
  await expect.poll(overflow, 'the list').toBeLessThanOrEqual(0);
  await openTides(page);
  await noteTitle(page).fill('a-very-long-word-that-nobody-would-ever-hyphenate-anywhere-at-all');
  await expect.poll(overflow, 'a note').toBeLessThanOrEqual(0);
});

test('on a phone a note is a page of its own, reached from the list', async ({ writer: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(notesAddress);
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('article')).toHaveCount(0);
  await noteList(page).getByRole('link', { name: 'Tides, and who keeps them' }).click();
  await expect(sectionText(page, 'What is true')).toContainText('Tobias writes the hour down.');
  await expectAccessibleInBoth(page);
  await page.getByRole('link', { name: 'Notes', exact: true }).click();
  await expect(rows(page)).toHaveCount(3);
});
