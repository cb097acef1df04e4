import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const characterWithInsights = '/projects/the-salt-road/characters/mara-ellery';

function image(page: Page) {
  return page.getByRole('main').getByRole('img', { name: 'Mara Ellery' });
}

const buffer = readFileSync(new URL('../../mocks/assets/pictures/board-gulls.webp', import.meta.url));
const gulls = { name: 'gulls.webp', mimeType: 'image/webp', buffer };

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Change image' }).click();
  await (await chooser).setFiles(file);
}

test("an element's image is replaced everywhere, and an unusable image shows a reason", async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/(?:422|500) .*images/);
  const address = async (): Promise<string> => (await image(page).getAttribute('src')) ?? '';
  await page.goto(characterWithInsights);
  await expect(image(page)).toHaveAttribute('src', /portrait-mara/);
  await test.step("a rejected image shows the server's reason or our own", async () => {
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
    const requestCount = (await mock.getRequests('elementImageUpload')).length;
    await choose(page, { name: 'plan.pdf', mimeType: 'application/pdf', buffer });
    await expect(problem).toHaveText('We can’t use this file type. Choose a PNG, JPEG, WebP or GIF image.');
    expect(await mock.getRequests('elementImageUpload')).toHaveLength(requestCount);
  });
  await test.step('an image is sent as a form and shows its upload progress', async () => {
    await mock.clock({ paused: true });
    await mock.fault({ operation_id: 'elementImageUpload', latency_ms: 60_000 });
    const sent = page.waitForRequest(/elements\/mara-ellery\/images$/);
    await choose(page, gulls);
    expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    await mock.waitForFault('elementImageUpload');
    await expect(page.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', '100');
    await mock.clock({ paused: false });
    await mock.advance(60_000);
    await expect(image(page)).not.toHaveAttribute('src', /portrait-mara/);
    await expect(page.getByRole('progressbar', { name: 'Upload' })).toHaveCount(0);
  });
  await test.step('the edit dialog also replaces the image', async () => {
    const before = await address();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Edit element' });
    const chooser = page.waitForEvent('filechooser');
    await form.getByRole('button', { name: 'Replace' }).click();
    await (await chooser).setFiles(gulls);
    await expect(form.getByRole('img', { name: 'Mara Ellery' })).not.toHaveAttribute('src', before);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(image(page)).not.toHaveAttribute('src', before);
  });
  await test.step('the list shows the new image', async () => {
    const last = await address();
    const sections = page.getByRole('navigation', { name: 'Project', exact: true });
    await sections.getByRole('link', { name: 'Characters' }).click();
    const list = page.getByRole('list', { name: 'Characters' });
    await expect(list.locator('img').first()).toHaveAttribute('src', last);
  });
});
