import type { Locator, Page } from '@playwright/test';
import { answerBox, openInterview, question, sendTyped, status } from '../support/conversation.ts';
import { getStoredOutbox, getStoredRecordings } from '../support/device.ts';
import { shortTimeout, fastForwardUntil } from '../support/fast-forward.ts';
import { button } from '../support/recordings.ts';
import { expect, test } from '../support/test.ts';

const failed = 'She left the key.';
const before = 'She left the key on the table.';
const after = 'She took the key, and said that she had left it.';
const retold = 'She took the key, and told nobody.';
const thrown = 'She threw it into the sea.';
const askedQuestion = 'What does Mara believe about herself';

function getDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Repeat answer' });
}

function log(page: Page): Locator {
  return page.getByRole('log', { name: 'Earlier answers' });
}

async function openRepeat(page: Page): Promise<Locator> {
  await button(log(page), 'Repeat answer').click();
  return getDialog(page);
}

test('the writer repeats an answer, typed or spoken, the new one is sent once and replaces it, and its transcript is corrected', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*answer/);
  guard.expectError(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  await page.clock.install();
  await mock.clock({ paused: true });
  await openInterview(page);
  const dialog = getDialog(page);
  const box = dialog.getByRole('textbox', { name: 'Your answer' });
  // The dialog hides the page from assistive technology.
  const below = page.getByRole('region', { name: 'Question', includeHidden: true });

  await test.step('a failed answer is repeated at once, and the new one leads to the next question', async () => {
    await mock.fault({ operation_id: 'chatMessageAnswer', work_error: 'The model gave up.' });
    await sendTyped(page, failed);
    await expect.poll(async () => (await mock.getRequests('chatMessageAnswer')).length).toBe(1);
    await mock.advance(1100);
    await expect(status(page)).toHaveText('An error occurred while processing your message.');
    await expect(button(page, 'Try again')).toBeVisible();
    await button(page, 'Repeat answer').click();
    await expect(dialog).toContainText(askedQuestion);
    await expect(dialog).toContainText(failed);
    await box.fill(before);
    await mock.connection({ action: 'silence' });
    await button(dialog, 'Send answer').click();
    await expect(dialog).toHaveCount(0);
    await expect(status(page)).toHaveText('Processing your message...');
    await fastForwardUntil(page, 5000, async () => {
      await mock.advance(5000);
      await expect(question(page)).toBeVisible(shortTimeout);
      await expect(question(page)).not.toContainText(askedQuestion, shortTimeout);
    });
    expect((await mock.ledger()).map(({ kind }) => kind)).toEqual(['text', 'text']);
    await mock.connection({ action: 'restore' });
  });

  await test.step('closing the dialog preserves the typed text without sending it', async () => {
    await button(page, 'Earlier answers').click();
    await openRepeat(page);
    await expect(dialog).toContainText(askedQuestion);
    await expect(dialog).toContainText('Your new answer will replace this one.');
    await expect(dialog).toContainText(before);
    await box.fill(after);
    await expect(dialog.getByText('Draft saved on this device')).toBeVisible();
    await button(dialog, 'Close').click();
    await expect(dialog).toHaveCount(0);
    await openRepeat(page);
    await expect(box).toHaveValue(after);
    expect(await mock.getRequests('chatMessageAnswer')).toHaveLength(2);
  });

  await test.step('the typed answer replaces the old one, and the question on screen stays', async () => {
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
    expect(new Set((await mock.getRequests('chatMessageAnswer')).map(({ path }) => path)).size).toBe(1);
    await expect.poll(() => getStoredOutbox(page)).toEqual([]);
  });

  await test.step('the dialog shows a server error and preserves the text', async () => {
    await openRepeat(page);
    await mock.fault({ operation_id: 'chatMessageAnswer', status: 500, times: 2 });
    await box.fill(retold);
    await button(dialog, 'Send answer').click();
    await fastForwardUntil(page, 1000, () =>
      expect(dialog.getByText('Failed to submit answer')).toBeVisible(shortTimeout),
    );
    await expect(box).toHaveValue(retold);
    await expect(dialog.getByText(/^Last tried today, \d\d:\d\d$/)).toBeVisible();
    await button(dialog, 'Close').click();
    await openRepeat(page);
    await expect(dialog.getByText(/^Last tried today, \d\d:\d\d$/)).toBeVisible();
    await expect(box).toHaveValue(retold);
    await button(dialog, 'Send answer').click();
    await expect(dialog).toHaveCount(0);
    await expect(log(page)).toContainText(retold);
    expect(await mock.ledger()).toHaveLength(4);
  });

  for (const [lost, what, text, received] of [
    ['request', 'an answer that never arrived is sent again', 'She gave it to her brother.', 5],
    ['answer', 'an answer whose reply was lost is not sent twice', thrown, 6],
  ] as const)
    await test.step(what, async () => {
      await mock.advance(10_000);
      await openRepeat(page);
      await mock.fault({ operation_id: 'chatMessageAnswer', drop: lost, times: lost === 'request' ? 2 : 9 });
      await box.fill(text);
      await button(dialog, 'Send answer').click();
      await fastForwardUntil(page, 1000, () => expect(dialog).toHaveCount(0, shortTimeout));
      await expect(log(page)).toContainText(text);
      expect(await mock.ledger()).toHaveLength(received);
      await mock.noFaults();
    });

  await test.step('a spoken answer replaces the typed one', async () => {
    await mock.advance(10_000);
    await openRepeat(page);
    await dialog.getByRole('radio', { name: 'Speak' }).check();
    await button(dialog, 'Start recording').click();
    await expect(dialog.getByText('Saved on this device')).toBeVisible();
    await button(dialog, 'Send answer').click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => getStoredRecordings(page)).toMatchObject([{ state: 'success' }]);
    const [recording] = await getStoredRecordings(page);
    expect((await mock.ledger()).at(-1)).toMatchObject({ kind: 'audio', sha256: recording?.sha256 });
    await expect(log(page)).not.toContainText(thrown);
  });

  await test.step('the writer corrects its demo transcript, and undoes it', async () => {
    const next = (await question(page).textContent()) ?? '';
    await mock.advance(10_000);
    await expect(log(page)).toContainText('Demo transcript');
    await button(log(page), 'Correct transcript').click();
    const form = page.getByRole('dialog', { name: 'Correct transcript' });
    const text = form.getByRole('textbox', { name: 'What you said' });
    const transcript = await text.inputValue();
    await text.fill('She kept the key.');
    await button(form, 'Save').click();
    await expect(form).toHaveCount(0);
    await expect(log(page)).toContainText('She kept the key.');
    await expect(log(page)).not.toContainText('Demo transcript');
    await expect(log(page).getByRole('button', { name: 'Listen to your answer' })).toBeVisible();
    await mock.advance(10_000);
    await expect(question(page)).toHaveText(next);
    await button(page, 'Undo').click();
    await expect(log(page)).toContainText(transcript);
  });
});
