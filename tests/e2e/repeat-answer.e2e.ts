import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../support/accessibility.ts';
import {
  answerBox,
  openInterview,
  question,
  sendTyped,
  errorAlert,
  status,
  untilNextQuestion,
} from '../support/conversation.ts';
import { getStoredOutbox, getStoredRecordings } from '../support/device.ts';
import type { MockControl } from '../support/mock-control.ts';
import { shortTimeout, fastForwardUntil } from '../support/fast-forward.ts';
import { button } from '../support/recordings.ts';
import { expect, test } from '../support/test.ts';

const before = 'She left the key on the table.';
const after = 'She took the key, and said that she had left it.';
const askedQuestion = 'What does Mara believe about herself';

function getDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Repeat answer' });
}

function log(page: Page): Locator {
  return page.getByRole('log', { name: 'Earlier answers' });
}

async function openRepeat(page: Page, mock: MockControl): Promise<Locator> {
  await mock.clock({ paused: true });
  await openInterview(page);
  await sendTyped(page, before);
  await untilNextQuestion(page, mock, askedQuestion);
  await button(page, 'Earlier answers').click();
  await button(log(page), 'Repeat answer').click();
  await expect(getDialog(page)).toContainText(askedQuestion);
  return getDialog(page);
}

test('the writer repeats the last answer, typed or spoken, and the new answer replaces it', async ({
  writer: page,
  mock,
}) => {
  const dialog = await openRepeat(page, mock);
  const box = dialog.getByRole('textbox', { name: 'Your answer' });

  await test.step('the dialog shows the answer to replace and is accessible in both themes', async () => {
    await expect(dialog).toContainText('Your new answer will replace this one.');
    await expect(dialog).toContainText(before);
    expect(await mock.getRequests('chatMessageAnswer')).toHaveLength(1);
    await expectAccessibleInBoth(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await dialog.getByRole('radio', { name: 'Speak' }).check();
    await expect(button(dialog, 'Start recording')).toBeVisible();
    await expectAccessibleInBoth(page);
    await dialog.getByRole('radio', { name: 'Type' }).check();
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('closing the dialog preserves the typed text without sending it', async () => {
    await box.fill(after);
    await expect(dialog.getByText('Draft saved on this device')).toBeVisible();
    await button(dialog, 'Close').click();
    await expect(dialog).toHaveCount(0);
    await button(log(page), 'Repeat answer').click();
    await expect(box).toHaveValue(after);
    expect(await mock.getRequests('chatMessageAnswer')).toHaveLength(1);
  });

  await test.step('the typed answer replaces the old one, and the question on screen stays', async () => {
    // The dialog hides the page from assistive technology.
    const below = page.getByRole('region', { name: 'Question', includeHidden: true });
    const next = (await below.textContent()) ?? '';
    await button(dialog, 'Send answer').click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('New answer sent')).toBeVisible();
    await expect(log(page)).toContainText(after);
    await expect(log(page)).not.toContainText(before);
    await expect(question(page)).toHaveText(next);
    await mock.advance(10_000);
    await expect(question(page)).toHaveText(next);
    await expect(answerBox(page)).toHaveValue('');
    const [first, second] = await mock.getRequests('chatMessageAnswer');
    expect(second?.path).toBe(first?.path);
    await expect.poll(() => getStoredOutbox(page)).toEqual([]);
  });

  await test.step('a spoken answer replaces the typed one', async () => {
    await button(log(page), 'Repeat answer').click();
    await dialog.getByRole('radio', { name: 'Speak' }).check();
    await button(dialog, 'Start recording').click();
    await expect(dialog.getByText('Saved on this device')).toBeVisible();
    await button(dialog, 'Send answer').click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => getStoredRecordings(page)).toMatchObject([{ state: 'success' }]);
    const [recording] = await getStoredRecordings(page);
    expect((await mock.ledger()).at(-1)).toMatchObject({ kind: 'audio', sha256: recording?.sha256 });
    await expect(log(page)).not.toContainText(after);
  });
});

test('a failed answer can be repeated at once, and the new one leads to the next question', async ({
  writer: page,
  mock,
}) => {
  await mock.clock({ paused: true });
  await openInterview(page);
  await mock.fault({ operation_id: 'chatMessageAnswer', work_error: 'The model gave up.' });
  await sendTyped(page, before);
  await expect.poll(async () => (await mock.getRequests('chatMessageAnswer')).length).toBe(1);
  await mock.advance(1100);
  await expect(status(page)).toHaveText('An error occurred while processing your message.');
  await expect(button(page, 'Try again')).toBeVisible();
  await button(page, 'Repeat answer').click();
  const dialog = getDialog(page);
  await expect(dialog).toContainText(askedQuestion);
  await expect(dialog).toContainText(before);
  await dialog.getByRole('textbox', { name: 'Your answer' }).fill(after);
  await mock.connection({ action: 'silence' });
  await button(dialog, 'Send answer').click();
  await expect(dialog).toHaveCount(0);
  await expect(status(page)).toHaveText('Processing your message...');
  await untilNextQuestion(page, mock, askedQuestion);
  expect((await mock.ledger()).map(({ kind }) => kind)).toEqual(['text', 'text']);
});

test('a turn without an answer action shows an error and sends no request', async ({ writer: page, mock }) => {
  const turn = { chat_message_id: 1, question: 'Why?', answer: before, skipped: false };
  const meta = { total: 1, per_page: 30, current_page: 1, last_page: 1 };
  const answer_text = JSON.stringify({ data: [{ ...turn, created_at: '2026-11-12T18:00:00.000000Z' }], meta });
  await mock.fault({ operation_id: 'turnList', answer_text, times: 9 });
  await openInterview(page);
  await button(page, 'Earlier answers').click();
  await button(log(page), 'Repeat answer').click();
  const dialog = getDialog(page);
  await dialog.getByRole('radio', { name: 'Type' }).check();
  await dialog.getByRole('textbox', { name: 'Your answer' }).fill(after);
  await button(dialog, 'Send answer').click();
  await expect(errorAlert(page).filter({ hasText: 'No answer action available' })).toBeVisible();
  expect(await mock.getRequests('chatMessageAnswer')).toEqual([]);
});

test('a repeated answer is sent once despite a server error, lost request or lost response', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*answer/);
  guard.expectError(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  await page.clock.install();
  const dialog = await openRepeat(page, mock);
  const box = dialog.getByRole('textbox', { name: 'Your answer' });

  await test.step('the dialog shows a server error and preserves the text', async () => {
    await mock.fault({ operation_id: 'chatMessageAnswer', status: 500, times: 2 });
    await box.fill(after);
    await button(dialog, 'Send answer').click();
    await fastForwardUntil(page, 1000, () =>
      expect(dialog.getByText('Failed to submit answer')).toBeVisible(shortTimeout),
    );
    await expect(box).toHaveValue(after);
    await expect(dialog.getByText(/^Last tried today, \d\d:\d\d$/)).toBeVisible();
    await page.reload();
    await button(page, 'Earlier answers').click();
    await button(log(page), 'Repeat answer').click();
    await expect(dialog.getByText(/^Last tried today, \d\d:\d\d$/)).toBeVisible();
    await expect(box).toHaveValue(after);
    await button(dialog, 'Send answer').click();
    await expect(dialog).toHaveCount(0);
    await expect(log(page)).toContainText(after);
    expect(await mock.ledger()).toHaveLength(2);
  });

  for (const [lost, what, text, received] of [
    ['request', 'an answer that never arrived is sent again', 'She gave it to her brother.', 3],
    ['answer', 'an answer whose reply was lost is not sent twice', 'She threw it into the sea.', 4],
  ] as const)
    await test.step(what, async () => {
      await mock.advance(10_000);
      await button(log(page), 'Repeat answer').click();
      await mock.fault({ operation_id: 'chatMessageAnswer', drop: lost, times: lost === 'request' ? 2 : 9 });
      await box.fill(text);
      await button(dialog, 'Send answer').click();
      await fastForwardUntil(page, 1000, () => expect(dialog).toHaveCount(0, shortTimeout));
      await expect(log(page)).toContainText(text);
      expect(await mock.ledger()).toHaveLength(received);
    });
});
