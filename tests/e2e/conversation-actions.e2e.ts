import type { Page } from '@playwright/test';
import type { components } from '#src/contract/generated/schema.ts';
import type { MockControl } from '../support/mock-control.ts';
import { answerBox, openInterview, question, sendTyped, status, trouble, write } from '../support/conversation.ts';
import { hurry } from '../support/page-time.ts';
import { expect, test } from '../support/test.ts';

type Conversation = components['schemas']['Conversation'];

const words = 'She kept the key, and nobody asked.';

/** Opens the interview, and once more with an answer of the server that was changed. */
async function openChanged(
  page: Page,
  mock: MockControl,
  change: (conversation: Conversation) => object,
): Promise<void> {
  const { conversation } = await openInterview(page);
  const answer_text = JSON.stringify(change(conversation));
  await mock.fault({ operation_id: 'storyDevelopmentResume', answer_text });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Skip question' })).toBeVisible();
}

// Covers CONV-52, ERROR-25, ERROR-26, ERROR-28.
test('an action that the server has not given is said, with the text kept and nothing sent', async ({
  writer: page,
  mock,
}) => {
  await openChanged(page, mock, (conversation) => ({ ...conversation, actions: {} }));
  await sendTyped(page, words);
  await expect(trouble(page)).toContainText('No answer action available');
  await expect(answerBox(page)).toHaveValue(words);
  await page.getByRole('button', { name: 'Skip question' }).click();
  await expect(trouble(page)).toContainText('No skip action available');
  await page.getByRole('button', { name: 'Finish conversation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(trouble(page)).toContainText('No finish action available');
  await expect(question(page)).toBeVisible();
  const calls = ['chatMessageAnswer', 'chatMessageSkip', 'sessionChatFinish'].map((id) => mock.calls(id));
  expect((await Promise.all(calls)).flat()).toEqual([]);
});

// Covers CONV-52, ERROR-27, ERROR-39.
test('a failed message whose retry the server has not given says so', async ({ writer: page, mock }) => {
  await openChanged(page, mock, (conversation) => ({
    ...conversation,
    actions: {},
    chat_message: { ...conversation.chat_message, status: 'failed', error: 'It gave up.' },
  }));
  await expect(status(page)).toHaveText('An error occurred while processing your message.');
  await expect(page.getByText('It gave up.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(trouble(page)).toContainText('No retry action available');
  expect(await mock.calls('chatMessageRetry')).toEqual([]);
});

// Covers CONV-53, ERROR-29.
test('without a message there is nothing to skip', async ({ writer: page, mock }) => {
  await openChanged(page, mock, (conversation) => ({ ...conversation, chat_message: null }));
  await expect(question(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Skip question' }).click();
  await expect(trouble(page)).toContainText('No chat message available');
  expect(await mock.calls('chatMessageSkip')).toEqual([]);
});

const hostile = [
  'https://evil.test/api/v1/answer',
  '//evil.test/api/v1/answer',
  '/api/v1/../../sanctum/csrf-cookie',
  '/api/v1/%2e%2e/answer',
  '/__mock/session',
  'javascript:alert(1)', // oxlint-disable-line no-script-url -- a hostile address is what this is about
  '',
];

// Covers CONV-02.
test('an action whose address leads elsewhere is not called; the text stays', async ({ writer: page, mock }) => {
  const { conversation } = await openInterview(page);
  await write(page, words);
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  for (const url of hostile) {
    const changed = { ...conversation, actions: { answer: { url } } };
    await mock.fault({ operation_id: 'storyDevelopmentResume', answer_text: JSON.stringify(changed) });
    await page.reload();
    await expect(answerBox(page)).toHaveValue(words);
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(trouble(page), url).toContainText('This action isn’t available.');
    await expect(answerBox(page)).toHaveValue(words);
  }
  expect(await mock.calls('chatMessageAnswer')).toEqual([]);
  expect(await mock.ledger()).toEqual([]);
});

test('an answer that is sent on to a foreign address goes nowhere', async ({ writer: page, mock, guard }) => {
  guard.expectError(/ERR_FAILED|redirect/i);
  await page.clock.install();
  await openInterview(page);
  const headers = { Location: 'http://localhost:9/steal' };
  await mock.fault({ operation_id: 'chatMessageAnswer', status: 307, headers, times: 2 });
  await sendTyped(page, words);
  await hurry(page, 1000, async () => expect(await mock.ledger()).toHaveLength(1));
});
