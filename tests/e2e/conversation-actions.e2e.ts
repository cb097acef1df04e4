import type { Page } from '@playwright/test';
import type { components } from '#src/api/generated/schema.ts';
import type { MockControl } from '../support/mock-control.ts';
import {
  answerBox,
  question,
  readInterview,
  projectWithElements,
  sendTyped,
  status,
  errorAlert,
  write,
} from '../support/conversation.ts';
import { fastForwardUntil } from '../support/fast-forward.ts';
import { expect, test } from '../support/test.ts';

type Conversation = components['schemas']['Conversation'];

const answerText = 'She kept the key, and nobody asked.';

async function openChanged(
  page: Page,
  mock: MockControl,
  change: (conversation: Conversation) => object,
): Promise<void> {
  const conversation = await readInterview(page);
  const answer_text = JSON.stringify({ ...conversation, ...change(conversation) });
  await mock.fault({ operation_id: 'storyDevelopmentResume', answer_text });
  await page.goto(projectWithElements);
  await expect(page.getByRole('button', { name: 'Skip question' })).toBeVisible();
}

test('a missing action shows an error, preserves the text and sends no request', async ({ writer: page, mock }) => {
  await test.step('answering, skipping and finishing each report a missing action', async () => {
    await openChanged(page, mock, () => ({ actions: {} }));
    await sendTyped(page, answerText);
    await expect(errorAlert(page)).toContainText('No answer action available');
    await expect(answerBox(page)).toHaveValue(answerText);
    await page.getByRole('button', { name: 'Skip question' }).click();
    await expect(errorAlert(page)).toContainText('No skip action available');
    await page.getByRole('button', { name: 'Finish conversation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click();
    await expect(errorAlert(page)).toContainText('No finish action available');
    await expect(question(page)).toBeVisible();
  });

  await test.step("a failed message can't be tried again", async () => {
    await openChanged(page, mock, ({ chat_message }) => ({
      actions: {},
      chat_message: { ...chat_message, status: 'failed', error: 'It gave up.' },
    }));
    await expect(status(page)).toHaveText('An error occurred while processing your message.');
    await expect(page.getByText('It gave up.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(errorAlert(page)).toContainText('No retry action available');
  });

  await test.step('skipping without a message shows an error', async () => {
    await openChanged(page, mock, () => ({ chat_message: null }));
    await expect(question(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Skip question' }).click();
    await expect(errorAlert(page)).toContainText('No chat message available');
  });

  const requests = ['chatMessageAnswer', 'chatMessageSkip', 'chatMessageRetry', 'sessionChatFinish'];
  expect((await Promise.all(requests.map((id) => mock.getRequests(id)))).flat()).toEqual([]);
});

test('an answer is never sent outside the API, and its text stays', async ({ writer: page, mock, guard }) => {
  guard.expectError(/ERR_FAILED|redirect/i);
  await page.clock.install();

  for (const url of ['https://evil.test/api/v1/answer', '/__mock/session'])
    await test.step(`the page doesn't request the action ${url}`, async () => {
      await openChanged(page, mock, () => ({ actions: { answer: { url } } }));
      await write(page, answerText);
      await expect(page.getByText('Draft saved on this device')).toBeVisible();
      await page.getByRole('button', { name: 'Send answer' }).click();
      await expect(errorAlert(page)).toContainText('This action isn’t available.');
      await expect(answerBox(page)).toHaveValue(answerText);
      expect(await mock.getRequests('chatMessageAnswer')).toEqual([]);
      expect(await mock.ledger()).toEqual([]);
    });

  await test.step('the answer ignores a redirect to another origin and is sent to its own address', async () => {
    await page.reload();
    await expect(answerBox(page)).toHaveValue(answerText);
    const headers = { Location: 'http://localhost:9/steal' };
    await mock.fault({ operation_id: 'chatMessageAnswer', status: 307, headers, times: 2 });
    await page.getByRole('button', { name: 'Send answer' }).click();
    await fastForwardUntil(page, 1000, async () => expect(await mock.ledger()).toHaveLength(1));
  });
});
