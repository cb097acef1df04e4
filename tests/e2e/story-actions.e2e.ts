import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
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
  await openStory(page);
  await expect(cover(page)).toHaveAttribute('src', /cover-winter/);
  const pick = async (file: typeof tide): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await choose(page, 'Change cover');
    await (await chooser).setFiles(file);
  };
  const undo = page.getByRole('button', { name: 'Undo' });
  await test.step('a rejected image shows the reason', async () => {
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
    await undo.click();
    await expect(cover(page)).toHaveAttribute('src', /cover-winter/);
  });
  await test.step('the page, its title and the list of stories have the new name', async () => {
    await choose(page, 'Rename');
    const form = dialog(page, 'Rename story');
    await form.getByRole('textbox', { name: 'Name' }).fill('The Thaw');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    await expect(heading(page)).toHaveText('The Thaw');
    await expect(page).toHaveTitle(/^The Thaw/);
    await page.getByRole('link', { name: 'Stories' }).last().click();
    await expect(stories(page).getByRole('link').nth(1)).toHaveText('The Thaw');
    await stories(page).getByRole('link', { name: 'The Thaw' }).click();
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
});
