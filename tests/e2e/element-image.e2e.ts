import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const mara = '/projects/the-salt-road/characters/mara-ellery';
const image = (page: Page) => page.getByRole('main').getByRole('img', { name: 'Mara Ellery' });
const buffer = readFileSync(new URL('../../mocks/assets/pictures/board-gulls.webp', import.meta.url));
const gulls = { name: 'gulls.webp', mimeType: 'image/webp', buffer };

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'More actions for Mara Ellery' }).click();
  await page.getByRole('menuitem', { name: 'Change image' }).click();
  await (await chooser).setFiles(file);
}

// Covers PROJECT-16, API-21.
test('another picture of an element is sent as a form, tells how far it is, and shows in every place', async ({
  writer: page,
  mock,
}) => {
  await page.goto(mara);
  await expect(image(page)).toHaveAttribute('src', /portrait-mara/);
  await mock.clock({ paused: true });
  await mock.fault({ operation_id: 'elementImageUpload', latency_ms: 60_000 });
  const sent = page.waitForRequest(/elements\/mara-ellery\/images$/);
  await choose(page, gulls);
  expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  await mock.met('elementImageUpload');
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', '100');
  await mock.clock({ paused: false });
  await mock.advance(60_000);
  await expect(image(page)).not.toHaveAttribute('src', /portrait-mara/);
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toHaveCount(0);
  const address = (await image(page).getAttribute('src')) ?? '';
  await page
    .getByRole('navigation', { name: 'Project', exact: true })
    .getByRole('link', { name: 'Characters' })
    .click();
  await expect(page.getByRole('list', { name: 'Characters' }).locator('img').first()).toHaveAttribute('src', address);
});

// Covers ERROR-12, ERROR-13, PROJECT-16.
test('a picture that is not taken says why under the picture: in the server’s words, else in ours', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/(?:422|500) .*images/);
  await page.goto(mara);
  const problem = page.getByRole('main').getByRole('alert');
  const message = 'The image is smaller than 100 pixels.';
  const refusal = JSON.stringify({ message, errors: { image: [message] } });
  await mock.fault({ operation_id: 'elementImageUpload', status: 422, answer_text: refusal });
  await choose(page, gulls);
  await expect(problem).toHaveText(message);
  await mock.fault({ operation_id: 'elementImageUpload', status: 500, answer_text: '{}' });
  await choose(page, gulls);
  await expect(problem).toHaveText('An error occurred during upload.');
  await expect(image(page)).toHaveAttribute('src', /portrait-mara/);
  const calls = (await mock.calls('elementImageUpload')).length;
  await choose(page, { name: 'plan.pdf', mimeType: 'application/pdf', buffer });
  await expect(problem).toHaveText('We can’t use this file type. Choose a PNG, JPEG, WebP or GIF image.');
  expect(await mock.calls('elementImageUpload')).toHaveLength(calls);
});

test('the edit modal replaces the picture too', async ({ writer: page }) => {
  await page.goto(mara);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit element' });
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Replace' }).click();
  await (await chooser).setFiles(gulls);
  await expect(form.getByRole('img', { name: 'Mara Ellery' })).not.toHaveAttribute('src', /portrait-mara/);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(image(page)).not.toHaveAttribute('src', /portrait-mara/);
});
