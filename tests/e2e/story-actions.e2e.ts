import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const story = '/stories/22';

const buffer = readFileSync(new URL('../../mocks/assets/pictures/cover-tide.webp', import.meta.url));
const tide = { name: 'tide.webp', mimeType: 'image/webp', buffer };

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

function cover(page: Page) {
  return page.getByRole('main').locator('[data-cover] img').first();
}

function dialog(page: Page, name: string) {
  return page.getByRole('dialog', { name });
}

async function openStory(page: Page): Promise<void> {
  await page.goto(story);
  await expect(heading(page)).toHaveText('Winter Quarters');
}

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function deleteStory(page: Page): Promise<void> {
  await choose(page, 'Delete');
  await dialog(page, 'Delete story?').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/stories');
}

function stories(page: Page) {
  return page.getByRole('list', { name: 'Stories' });
}

test('a writer changes, removes and restores a cover, renames the story, and deletes and restores it', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/422 .*cover/);
  guard.expectError(/404 .*stories\/22/);
  guard.expectError(/500 .*stories\/22/);
  await openStory(page);
  await expect(cover(page)).toHaveAttribute('src', /cover-winter/);
  const pick = async (file: typeof tide): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await choose(page, 'Change cover');
    await (await chooser).setFiles(file);
  };
  const undo = page.getByRole('button', { name: 'Undo' });
  await test.step('an unusable file or a rejected image shows the reason', async () => {
    await pick({ name: 'plan.pdf', mimeType: 'application/pdf', buffer });
    await expect(page.getByRole('alert')).toContainText('We can’t use this file type.');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    const message = 'The image is smaller than 100 pixels.';
    const refusal = JSON.stringify({ message, errors: { image: [message] } });
    await mock.fault({ operation_id: 'storyCoverUpload', status: 422, answer_text: refusal });
    await pick(tide);
    await expect(page.getByRole('alert')).toContainText(message);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(cover(page)).toHaveAttribute('src', /cover-winter/);
  });
  await test.step('the upload shows its progress, then the new cover', async () => {
    await mock.clock({ paused: true });
    await mock.fault({ operation_id: 'storyCoverUpload', latency_ms: 60_000 });
    await pick(tide);
    await mock.waitForFault('storyCoverUpload');
    await expect(page.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', '100');
    await mock.clock({ paused: false });
    await mock.advance(60_000);
    await expect(page.getByText('Cover changed')).toBeVisible();
    await expect(cover(page)).toHaveAttribute('src', /\/media\/images\//);
    await undo.click();
    await expect(cover(page)).toHaveAttribute('src', /cover-winter/);
  });
  await test.step('a removed cover is replaced by the title until Undo', async () => {
    await choose(page, 'Remove cover');
    await expect(page.getByText('Cover removed')).toBeVisible();
    await expect(cover(page)).toHaveCount(0);
    await page.getByRole('button', { name: /^More actions for/ }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Rename',
      'Add cover',
      'Export',
      'Print or save as PDF',
      'Delete',
    ]);
    await page.keyboard.press('Escape');
    await undo.click();
    await expect(cover(page)).toHaveAttribute('src', /cover-winter/);
  });
  await choose(page, 'Rename');
  const form = dialog(page, 'Rename story');
  const name = form.getByRole('textbox', { name: 'Name' });
  const save = form.getByRole('button', { name: 'Save' });
  await test.step('a name is required, and a failure keeps what was typed', async () => {
    await expect(name).toHaveValue('Winter Quarters');
    await expectAccessible(page);
    await name.fill('  ');
    await save.click();
    await expect(form).toContainText('Enter a name.');
    await name.fill('The Thaw');
    await mock.fault({ operation_id: 'storyUpdate', status: 500 });
    await save.click();
    await expect(form.getByRole('alert')).toContainText('An unexpected error occurred.');
    await expect(name).toHaveValue('The Thaw');
  });
  await test.step('the page, its title and the list of stories have the new name', async () => {
    await save.click();
    await expect(form).toHaveCount(0);
    await expect(heading(page)).toHaveText('The Thaw');
    await expect(page).toHaveTitle(/^The Thaw/);
    await page.getByRole('link', { name: 'Stories' }).last().click();
    await expect(stories(page).getByRole('link').nth(1)).toHaveText('The Thaw');
    await stories(page).getByRole('link', { name: 'The Thaw' }).click();
    await expect(heading(page)).toHaveText('The Thaw');
  });
  await test.step('nothing is deleted on Cancel or after a failure', async () => {
    await choose(page, 'Delete');
    await expect(dialog(page, 'Delete story?')).toContainText('You can restore it for 30 days.');
    await dialog(page, 'Delete story?').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await mock.fault({ operation_id: 'storyDelete', status: 500 });
    await choose(page, 'Delete');
    await dialog(page, 'Delete story?').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('We couldn’t delete the story.');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(heading(page)).toHaveText('The Thaw');
  });
  await test.step('the story leaves the list, and Undo returns it', async () => {
    await deleteStory(page);
    await expect(stories(page).getByRole('link', { name: 'The Salt Road' })).toBeVisible();
    await expect(stories(page).getByRole('link', { name: 'The Thaw' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Story restored')).toBeVisible();
    await stories(page).getByRole('link', { name: 'The Thaw' }).click();
    await expect(heading(page)).toHaveText('The Thaw');
  });
  await test.step('its address says that it is in the trash, and restores it', async () => {
    await deleteStory(page);
    await page.goto(story);
    await expect(page.getByText('“The Thaw” is in the trash.')).toBeVisible();
    await expect(page.getByText('You can restore it for 30 days.')).toBeVisible();
    await expect(heading(page)).toHaveText('The Thaw');
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(page.getByRole('progressbar', { name: 'Progress of The Thaw' })).toBeVisible();
    await expect(page.getByText('The Thaw restored')).toBeVisible();
  });
  await test.step('after 30 days it is gone', async () => {
    await deleteStory(page);
    await mock.advance(30 * 24 * 60 * 60 * 1000);
    await page.goto(story);
    await expect(page.getByRole('alert')).toContainText('We couldn’t find this story.');
  });
});

test('a writer exports a story with all answers, and prints it with a title page, without the controls', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*turns/);
  await page.goto('/stories/21');
  await expect(heading(page)).toHaveText('The Salt Road');
  const exported = async (form: string): Promise<{ name: string; bytes: Buffer }> => {
    const download = page.waitForEvent('download');
    await dialog(page, 'Export').getByRole('button', { name: form }).click();
    const file = await download;
    await expect(page.getByRole('dialog')).toHaveCount(0);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  await test.step('a failure is shown, and the next attempt succeeds', async () => {
    await choose(page, 'Export');
    await expect(dialog(page, 'Export')).toBeVisible();
    await expectAccessible(page);
    await mock.fault({ operation_id: 'turnList', status: 500 });
    await dialog(page, 'Export').getByRole('button', { name: 'Markdown' }).click();
    await expect(dialog(page, 'Export').getByRole('alert')).toHaveText(
      'We couldn’t create the file. Please try again.',
    );
    const { name, bytes } = await exported('Markdown');
    expect(name).toBe('the-salt-road.md');
    const text = bytes.toString();
    expect(text).toContain('# The Salt Road\n\n*Novel · Standalone · Drama');
    expect(text).toContain('### Mara Ellery\n\n*Protagonist · Returner*');
    expect(text).toContain('## In your words\n\n### ');
    expect(text).toContain('She pretended to forget the key');
  });
  await test.step('a screenplay has the scenes, and a Word file is a Word file', async () => {
    await choose(page, 'Export');
    const fountain = await exported('Fountain');
    expect(fountain.name).toBe('the-salt-road.fountain');
    expect(fountain.bytes.toString()).toContain('.THE STORM ON THE FLATS\n\nThe road is open for one hour');
    await choose(page, 'Export');
    const word = await exported('Word');
    expect(word.bytes.subarray(0, 2).toString()).toBe('PK');
  });
  await test.step('the printed story has a title page and no controls', async () => {
    // A headless browser has no print window. Browsers send this event before they open it.
    await page.evaluate(() => {
      window.print = () => window.dispatchEvent(new Event('beforeprint'));
    });
    await choose(page, 'Export');
    await dialog(page, 'Export').getByRole('button', { name: 'Print or save as PDF' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(heading(page)).toHaveText('The Salt Road');
    await expect(page.getByRole('banner').getByText('Ana Reyes')).toBeVisible();
    const text = page.getByRole('article');
    await expect(text.getByRole('heading', { level: 3, name: 'In your words' })).toBeVisible();
    await expect(text).toContainText('She pretended to forget the key');
    await expect(page.getByRole('button')).toHaveCount(0);
    const pages = (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(1);
    await page.emulateMedia({ media: null });
    await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
    await page.getByRole('link', { name: 'Stories' }).last().click();
    await expect(page.locator('[data-print]')).toHaveCount(0);
  });
});
