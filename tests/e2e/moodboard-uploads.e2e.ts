import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const address = '/projects/the-salt-road/moodboard';

function board(page: Page): Locator {
  return page.getByRole('list', { name: 'Moodboard' });
}

function count(page: Page, images: number): Promise<void> {
  return expect(board(page).getByRole('img')).toHaveCount(images);
}

function tile(page: Page, name: string): Locator {
  return board(page).getByRole('listitem').filter({ hasText: name });
}

const bytes = readFileSync(new URL('../../mocks/assets/pictures/board-gulls.webp', import.meta.url));

function createImage(name: string) {
  return { name, mimeType: 'image/webp', buffer: bytes };
}

async function open(page: Page): Promise<void> {
  await page.goto(address);
  await count(page, 6);
}

async function choose(page: Page, ...files: ReturnType<typeof createImage>[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add image' }).click();
  await (await chooser).setFiles(files);
}

async function give(page: Page, how: 'drop' | 'paste', file: { name: string; type: string }): Promise<void> {
  await page.evaluate(
    ({ how: kind, name, type, data }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(data)], name, { type }));
      const target = document.querySelector('main') ?? document.body;
      if (kind === 'paste') {
        target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true }));
        return;
      }
      for (const event of ['dragenter', 'dragover', 'drop']) {
        target.dispatchEvent(new DragEvent(event, { dataTransfer: transfer, bubbles: true, cancelable: true }));
      }
    },
    { how, ...file, data: [...bytes] },
  );
}

test("images are chosen, dropped or pasted, show their upload and survive a reload, and one that can't be sent says why", async ({
  writer: page,
  mock,
  guard,
}) => {
  for (const error of [/422/, /500/, /ERR_EMPTY_RESPONSE|ERR_CONNECTION/]) guard.expectError(error);
  await open(page);
  await test.step('a chosen image shows its upload, which continues on other screens', async () => {
    await mock.clock({ paused: true });
    await mock.fault({ operation_id: 'elementImageUpload', latency_ms: 60_000 });
    await choose(page, createImage('gulls.webp'));
    await mock.waitForFault('elementImageUpload');
    const bar = page.getByRole('progressbar', { name: 'Uploading gulls.webp' });
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(tile(page, 'gulls.webp')).toContainText('Saving');
    const sections = page.getByRole('navigation', { name: 'Project', exact: true });
    await sections.getByRole('link', { name: 'Overview' }).click();
    await expect(board(page)).toHaveCount(0);
    await sections.getByRole('link', { name: 'Moodboard' }).click();
    await expect(bar).toBeVisible();
    await mock.clock({ paused: false });
    await mock.advance(60_000);
    await count(page, 7);
    await expect(bar).toHaveCount(0);
    const [call] = await mock.getRequests('elementImageUpload');
    expect(call?.path).toBe('/api/v1/projects/the-salt-road/elements/moodboard/images');
  });
  await test.step('files dragged over the page show where to drop them', async () => {
    const hold = (event: string) =>
      page.evaluate((kind) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(['x'], 'a.png', { type: 'image/png' }));
        document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: transfer, bubbles: true, cancelable: true }));
      }, event);
    await hold('dragenter');
    await expect(page.getByText('Drop to add')).toBeVisible();
    await hold('dragleave');
    await expect(page.getByText('Drop to add')).toHaveCount(0);
  });
  await test.step('images are added several at once, by dropping and by pasting', async () => {
    await choose(page, createImage('two.webp'), createImage('three.webp'));
    await count(page, 9);
    await give(page, 'drop', { name: 'dropped.webp', type: 'image/webp' });
    await count(page, 10);
    await give(page, 'paste', { name: 'image.png', type: 'image/png' });
    await count(page, 11);
    await page.reload();
    await count(page, 11);
  });
  await test.step('an unsupported file type is rejected and not sent', async () => {
    await give(page, 'drop', { name: 'plan.pdf', type: 'application/pdf' });
    const refused = tile(page, 'plan.pdf');
    await expect(refused).toContainText('We can’t use this file type. Choose a PNG, JPEG, WebP or GIF image.');
    await expect(refused.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await refused.getByRole('button', { name: 'Remove' }).click();
    await expect(refused).toHaveCount(0);
    expect(await mock.getRequests('elementImageUpload')).toHaveLength(5);
  });
  await test.step("a rejected image shows the server's reason or our own and can be sent again", async () => {
    const message = 'The image field must be an image.';
    const answer_text = JSON.stringify({ message, errors: { image: [message] } });
    await mock.fault({ operation_id: 'elementImageUpload', status: 422, answer_text });
    await choose(page, createImage('storm.webp'));
    await expect(tile(page, 'storm.webp').getByRole('alert')).toHaveText(message);
    await mock.fault({ operation_id: 'elementImageUpload', status: 500, answer_text: '{}' });
    await tile(page, 'storm.webp').getByRole('button', { name: 'Try again' }).click();
    await expect(tile(page, 'storm.webp').getByRole('alert')).toHaveText('An error occurred during upload.');
    await tile(page, 'storm.webp').getByRole('button', { name: 'Try again' }).click();
    await count(page, 12);
    await expect(tile(page, 'storm.webp')).toHaveCount(0);
  });
  await test.step('an upload that lost its connection stays until it is sent again', async () => {
    // Browsers resend requests that were cut on a reused connection.
    await mock.fault({ operation_id: 'elementImageUpload', drop: 'request', times: 9 });
    await choose(page, createImage('ferry.webp'));
    await expect(tile(page, 'ferry.webp').getByRole('alert')).toHaveText(
      'An error occurred during upload. We couldn’t reach the server. Check your connection.',
    );
    await mock.noFaults();
    await tile(page, 'ferry.webp').getByRole('button', { name: 'Try again' }).click();
    await count(page, 13);
  });
});
