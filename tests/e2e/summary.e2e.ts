import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../support/accessibility.ts';
import { question } from '../support/conversation.ts';
import { recordingsKept } from '../support/device.ts';
import type { MockControl } from '../support/mock-control.ts';
import type { PageGuard } from '../support/page-guard.ts';
import { glance, hurry } from '../support/page-time.ts';
import { button } from '../support/recordings.ts';
import { expect, test } from '../support/test.ts';

const title = 'The Salt Road so far';
const updated = 'Your recording is saved, but this demo doesn’t transcribe it.';
const updateStatus = (reader: Locator) => reader.getByRole('status', { name: 'Conversation status' });

/** Goes to the summary; its conversation is new, and nothing to resume is a 404. */
async function openSummary(page: Page, guard: PageGuard): Promise<void> {
  guard.expectError(/404 .*conversation\/summaries/);
  await page.goto('/summary/41');
  await expect(question(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(title);
}

async function openReader(page: Page, guard: PageGuard): Promise<Locator> {
  await openSummary(page, guard);
  await button(page, 'Read the summary').click();
  const reader = page.getByRole('dialog', { name: title });
  await expect(reader.getByText('The book turns on one hour')).toBeVisible();
  return reader;
}

/** Speaks an update and sends it. */
async function update(reader: Locator): Promise<void> {
  await button(reader, 'Update by voice').click();
  await button(reader, 'Start recording').click();
  await expect(reader.getByText('Saved on this device')).toBeVisible();
  await button(reader, 'Send update').click();
}

/** Until the server has the update: only then may its work go on. */
const untilSent = (mock: MockControl): Promise<void> =>
  expect.poll(async () => (await mock.calls('summaryUpdateProcess')).length).toBe(1);

/** The parts of each form that the page sends from now on. */
async function watchForms(page: Page): Promise<() => Promise<object[]>> {
  await page.evaluate(() => {
    const forms: object[] = [];
    const real = window.fetch.bind(window);
    Object.assign(window, {
      forms,
      fetch: (input: RequestInfo | URL, init?: RequestInit) => {
        if (init?.body instanceof FormData)
          forms.push(
            Object.fromEntries([...init.body].map(([name, part]) => [name, part instanceof File ? 'a file' : part])),
          );
        return real(input, init);
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { forms: object[] }).forms);
}

/** Lets the session's own time run until the reader shows the new text. */
async function untilUpdated(reader: Locator, mock: MockControl): Promise<void> {
  await expect(async () => {
    await mock.advance(3000);
    await expect(reader.getByText(updated)).toBeVisible(glance);
  }).toPass({ intervals: [50, 100, 200] });
}

// Covers SUMMARY-01, SUMMARY-02, SHELL-10.
test('a summary stands over its conversation, and can be read whole and copied', async ({
  writer: page,
  context,
  guard,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const reader = await openReader(page, guard);
  await expect(reader.getByRole('heading', { name: 'Mara and the road' })).toBeVisible();
  await expect(reader.getByRole('listitem')).toHaveCount(3);
  await expect(reader.locator('strong')).toHaveText('sell a house');
  await button(reader, 'Copy').click();
  await expect(button(reader, 'Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('## Mara and the road');
  expect(copied).toContain('Tobias is on it.');
  await reader.getByText('Close', { exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, 'Read the summary')).toBeFocused();
});

// Covers SUMMARY-03, SUMMARY-04, REALTIME-31, API-32.
test('a spoken update is sent with its sound, followed by its status, and the new summary shows', async ({
  writer: page,
  mock,
  guard,
}) => {
  await mock.clock({ paused: true });
  const reader = await openReader(page, guard);
  const sent = await watchForms(page);
  await update(reader);
  await expect(updateStatus(reader)).toHaveText('Processing your message...');
  await untilUpdated(reader, mock);
  await expect(updateStatus(reader)).toBeEmpty();
  await expect(button(reader, 'Start recording')).toBeVisible();
  await expect.poll(() => recordingsKept(page)).toMatchObject([{ state: 'success' }]);
  const [recording] = await recordingsKept(page);
  expect(await mock.ledger()).toMatchObject([{ kind: 'audio', sha256: recording?.sha256, bytes: recording?.length }]);
  expect(await sent()).toEqual([{ audio: 'a file', identifier: '41', message: '' }]);
});

test('the new summary shows also where no event arrives, and after the dialog was closed', async ({
  writer: page,
  mock,
  guard,
}) => {
  await mock.clock({ paused: true });
  await page.clock.install();
  const reader = await openReader(page, guard);
  await mock.connection({ action: 'silence' });
  await update(reader);
  await expect(updateStatus(reader)).toHaveText('Processing your message...');
  await untilSent(mock);
  await reader.getByText('Close', { exact: true }).click();
  await mock.advance(10_000);
  await button(page, 'Read the summary').click();
  await hurry(page, 1000, () => expect(reader.getByText(updated)).toBeVisible(glance));
});

// Covers LIMITS-25.
test('an update that cannot be sent is tried once more, its recording is kept, and sends again', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*update\/process/);
  await page.clock.install();
  const reader = await openReader(page, guard);
  await mock.fault({ operation_id: 'summaryUpdateProcess', status: 500, times: 2 });
  await update(reader);
  await hurry(page, 1000, () => expect(reader.getByText('We couldn’t send your update.')).toBeVisible(glance));
  await expect(reader.getByText('Your recording is safe on this device.')).toBeVisible();
  expect(await mock.calls('summaryUpdateProcess')).toHaveLength(2);
  await expect.poll(() => recordingsKept(page)).toMatchObject([{ state: 'failed' }]);
  const [kept] = await recordingsKept(page);
  // Also after a reload: the recording comes back to the recorder that made it.
  await page.reload();
  await button(page, 'Read the summary').click();
  await button(reader, 'Update by voice').click();
  await button(reader, 'Send update').click();
  await untilUpdated(reader, mock);
  expect((await mock.ledger()).map(({ sha256 }) => sha256)).toEqual([kept?.sha256]);
});

test('an update that could not be worked on says so, leaves the summary, and sends the same recording again', async ({
  writer: page,
  mock,
  guard,
}) => {
  await mock.clock({ paused: true });
  const reader = await openReader(page, guard);
  await mock.fault({ operation_id: 'summaryUpdateProcess', work_error: 'The recording could not be read.' });
  await update(reader);
  await expect(updateStatus(reader)).toHaveText('Processing your message...');
  await untilSent(mock);
  await mock.advance(10_000);
  await expect(updateStatus(reader)).toHaveText('An error occurred while processing your message.');
  await expect(reader.getByText(updated)).toHaveCount(0);
  await button(reader, 'Try again').click();
  await untilUpdated(reader, mock);
  const hashes = (await mock.ledger()).map(({ sha256 }) => sha256);
  expect(hashes).toHaveLength(2);
  expect(new Set(hashes).size).toBe(1);
});

test('a summary may hold anything: no program, no foreign picture, no form comes out of it', async ({
  writer: page,
  mock,
  guard,
}) => {
  await openSummary(page, guard);
  const content = [
    '# Loud\n\n<iframe src="https://evil.test"></iframe><img src=x onerror=alert(1)>',
    '![a pixel](https://evil.test/pixel.png)',
    '[run](javascript:alert(1)) and [read](https://example.org/a)',
  ].join('\n\n');
  const data = { id: 41, title, content, updated_at: '2026-11-12T17:00:00.000000Z' };
  await mock.fault({ operation_id: 'summaryRead', answer_text: JSON.stringify({ data }) });
  await page.reload();
  await button(page, 'Read the summary').click();
  const reader = page.getByRole('dialog', { name: title });
  await expect(reader.getByRole('heading', { level: 3, name: 'Loud' })).toBeVisible();
  await expect(reader.locator('iframe, img, form')).toHaveCount(0);
  await expect(reader.getByRole('link')).toHaveCount(1);
  const link = reader.getByRole('link', { name: 'read' });
  await expect(link).toHaveAttribute('href', 'https://example.org/a');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

test('a summary nested without end is shown as plain text, and its conversation goes on', async ({
  writer: page,
  mock,
  guard,
}) => {
  await openSummary(page, guard);
  const data = { id: 41, title, content: `${'>'.repeat(5000)} deep`, updated_at: '2026-11-12T17:00:00.000000Z' };
  await mock.fault({ operation_id: 'summaryRead', answer_text: JSON.stringify({ data }) });
  await page.reload();
  await button(page, 'Read the summary').click();
  await expect(page.getByRole('dialog', { name: title })).toContainText('>>>> deep');
});

// Covers API-54.
test('a summary that cannot be loaded says so, can be tried again, and leaves its conversation alone', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/404 .*conversation\/summaries|500 .*user-summaries/);
  await mock.fault({ operation_id: 'summaryRead', status: 500 });
  await page.goto('/summary/41');
  const card = page.getByRole('region', { name: 'Summary' });
  await expect(card).toContainText('We couldn’t load this summary.');
  await expect(question(page)).toBeVisible();
  await button(card, 'Try again').click();
  await expect(card).toContainText(title);
});

for (const width of [1280, 390]) {
  test(`the summary and its reader are accessible, light and dark, at ${width} px`, async ({ writer: page, guard }) => {
    await page.setViewportSize({ width, height: 844 });
    const reader = await openReader(page, guard);
    await expectAccessibleInBoth(page);
    await button(reader, 'Update by voice').click();
    await expect(button(reader, 'Start recording')).toBeVisible();
    await expectAccessibleInBoth(page);
    await reader.getByText('Close', { exact: true }).click();
    await expectAccessibleInBoth(page);
  });
}
