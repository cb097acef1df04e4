import type { Locator, Page } from '@playwright/test';
import { listening, question } from '../support/conversation.ts';
import { getStoredRecordings } from '../support/device.ts';
import type { MockControl } from '../support/mock-control.ts';
import { shortTimeout, fastForwardUntil } from '../support/fast-forward.ts';
import { button } from '../support/recordings.ts';
import { expect, test } from '../support/test.ts';

const title = 'The Salt Road so far';
const updated = 'Your recording is saved, but this demo doesn’t transcribe it.';

function updateStatus(reader: Locator) {
  return reader.getByRole('status', { name: 'Conversation status' });
}

async function openReader(page: Page): Promise<Locator> {
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(title);
  await button(page, 'Read the summary').click();
  const reader = page.getByRole('dialog', { name: title });
  await expect(reader.getByText('The book turns on one hour')).toBeVisible();
  return reader;
}

async function update(reader: Locator): Promise<void> {
  await button(reader, 'Update by voice').click();
  await button(reader, 'Start recording').click();
  await expect(reader.getByText('Saved on this device')).toBeVisible();
  await button(reader, 'Send update').click();
}

/** Waits until the server has the update, before time passes. */
function untilSent(mock: MockControl, times = 1): Promise<void> {
  return expect.poll(async () => (await mock.getRequests('summaryUpdateProcess')).length).toBe(times);
}

async function watchForms(page: Page): Promise<() => Promise<object[]>> {
  await page.evaluate(() => {
    const forms: object[] = [];
    const real = window.fetch.bind(window);
    Object.assign(window, {
      forms,
      fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
        const request = new Request(input, init);
        if (request.headers.get('Content-Type')?.startsWith('multipart/form-data')) {
          const form = await request.clone().formData();
          forms.push(
            Object.fromEntries([...form].map(([name, part]) => [name, part instanceof File ? 'a file' : part])),
          );
        }
        return real(request);
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { forms: object[] }).forms);
}

async function untilUpdated(reader: Locator, mock: MockControl): Promise<void> {
  await expect(async () => {
    await mock.advance(3000);
    await expect(reader.getByText(updated)).toBeVisible(shortTimeout);
  }).toPass({ intervals: [50, 100, 200] });
}

test('a summary is shown above its conversation, read in full and updated by voice, again after a failure', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*user-summaries/);
  await mock.clock({ paused: true });
  await test.step("a summary that fails to load doesn't affect its conversation", async () => {
    const card = page.getByRole('region', { name: 'Summary' });
    await mock.fault({ operation_id: 'summaryRead', status: 500 });
    await page.goto('/summary/41');
    await expect(card).toContainText('We couldn’t load this summary.');
    await expect(question(page)).toBeVisible();
    await card.getByRole('button', { name: 'Try again' }).click();
  });
  const reader = await openReader(page);
  await listening(mock);
  await test.step('Close returns the focus', async () => {
    await reader.getByText('Close', { exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, 'Read the summary')).toBeFocused();
    await button(page, 'Read the summary').click();
  });
  const sent = await watchForms(page);
  await test.step('a failed update leaves the summary unchanged', async () => {
    await mock.fault({ operation_id: 'summaryUpdateProcess', work_error: 'The recording could not be read.' });
    await update(reader);
    await expect(updateStatus(reader)).toHaveText('Processing your message...');
    await untilSent(mock);
    await mock.advance(10_000);
    await expect(updateStatus(reader)).toHaveText('An error occurred while processing your message.');
    await expect(reader.getByText(updated)).toHaveCount(0);
  });

  await test.step('Try again sends the same recording, and the new summary shows', async () => {
    await button(reader, 'Try again').click();
    await expect(updateStatus(reader)).toHaveText('Processing your message...');
    await untilUpdated(reader, mock);
    await expect(updateStatus(reader)).toBeEmpty();
    await expect(button(reader, 'Start recording')).toBeVisible();
    await expect.poll(() => getStoredRecordings(page)).toMatchObject([{ state: 'success' }]);
    const [recording] = await getStoredRecordings(page);
    const received = { kind: 'audio', sha256: recording?.sha256, bytes: recording?.length };
    expect(await mock.ledger()).toMatchObject([received, received]);
    const form = { audio: 'a file', identifier: '41', message: '' };
    expect(await sent()).toEqual([form, form]);
  });
});

test('an unsent update survives a reload, is sent later and shows without an event', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*update\/process/);
  await mock.clock({ paused: true });
  await page.clock.install();
  await page.goto('/summary/41');
  const reader = await openReader(page);
  await test.step("an update that can't be sent is tried twice, and its recording is saved", async () => {
    await mock.fault({ operation_id: 'summaryUpdateProcess', status: 500, times: 2 });
    await update(reader);
    await fastForwardUntil(page, 1000, () =>
      expect(reader.getByText('We couldn’t send your update.')).toBeVisible(shortTimeout),
    );
    await expect(reader.getByText('Your recording is safe on this device.')).toBeVisible();
    expect(await mock.getRequests('summaryUpdateProcess')).toHaveLength(2);
    await expect.poll(() => getStoredRecordings(page)).toMatchObject([{ state: 'failed' }]);
  });

  const [recording] = await getStoredRecordings(page);
  await test.step('after a reload the recorder still has the recording and sends it', async () => {
    await page.reload();
    await button(page, 'Read the summary').click();
    await mock.connection({ action: 'silence' });
    await button(reader, 'Update by voice').click();
    await button(reader, 'Send update').click();
    await expect(updateStatus(reader)).toHaveText('Processing your message...');
    await untilSent(mock, 3);
  });

  await test.step('the new summary shows without an event and after the reader was closed', async () => {
    await reader.getByText('Close', { exact: true }).click();
    await mock.advance(10_000);
    await button(page, 'Read the summary').click();
    await fastForwardUntil(page, 1000, () => expect(reader.getByText(updated)).toBeVisible(shortTimeout));
    expect((await mock.ledger()).map(({ sha256 }) => sha256)).toEqual([recording?.sha256]);
  });
});
