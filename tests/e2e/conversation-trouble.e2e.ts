import type { Page } from '@playwright/test';
import {
  answerBox,
  openInterview,
  question,
  sendTyped,
  status,
  trouble,
  untilNextQuestion,
  write,
} from '../support/conversation.ts';
import { glance, hurry } from '../support/page-time.ts';
import { expect, test } from '../support/test.ts';

const words = 'She kept the key, and nobody asked.';
const skip = (page: Page) => page.getByRole('button', { name: 'Skip question' });
const firstQuestion = 'What does Mara believe about herself';

// Covers CONV-46, ERROR-21, ERROR-33.
test('an answer that the server refuses stays in the text area, with the reason, and is not repeated', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/422 .*answer/);
  await openInterview(page);
  const errors = { message: ['The message may not be greater than 20 characters.'] };
  const answer = JSON.stringify({ message: errors.message[0], errors });
  await mock.fault({ operation_id: 'chatMessageAnswer', status: 422, answer_text: answer });
  await sendTyped(page, words);
  await expect(trouble(page)).toContainText('Failed to submit answer');
  await expect(trouble(page)).toContainText('may not be greater than 20 characters');
  await expect(answerBox(page)).toHaveValue(words);
  await expect(question(page)).toContainText(firstQuestion);
  expect(await mock.calls('chatMessageAnswer')).toHaveLength(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(trouble(page)).toBeEmpty();
});

// Covers CONV-46, ERROR-21, ERROR-32, LIMITS-21.
test('an answer is tried a second time when the server stumbles, and then given back to the writer', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*answer/);
  await page.clock.install();
  await openInterview(page);
  await mock.fault({ operation_id: 'chatMessageAnswer', status: 500, times: 2 });
  await sendTyped(page, words);
  await hurry(page, 1000, () => expect(trouble(page)).toContainText('Failed to submit answer', glance));
  await expect(trouble(page)).not.toContainText('Server Error');
  await expect(answerBox(page)).toHaveValue(words);
  expect(await mock.calls('chatMessageAnswer')).toHaveLength(2);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(trouble(page)).toBeEmpty();
  await untilNextQuestion(page, mock, firstQuestion);
  expect(await mock.ledger()).toHaveLength(1);
});

// Covers ERROR-32.
test('a busy server is given the time that it asks for', async ({ writer: page, mock, guard }) => {
  guard.expectError(/429 .*answer/);
  await page.clock.install();
  await openInterview(page);
  await mock.fault({ operation_id: 'chatMessageAnswer', status: 429 });
  await page.clock.pauseAt(Date.now() + 10_000);
  const told = page.waitForResponse((response) => response.status() === 429);
  await sendTyped(page, words);
  await told;
  await page.clock.runFor(29_000);
  expect(await mock.calls('chatMessageAnswer')).toHaveLength(1);
  await expect(trouble(page)).toBeEmpty();
  // The time counts from when the page has heard of it.
  const statuses = async () => (await mock.calls('chatMessageAnswer')).map((call) => call.status);
  await hurry(page, 1500, async () => expect(await statuses()).toEqual([429, 200]));
});

test('an answer whose reply was lost is not sent twice', async ({ writer: page, mock, guard }) => {
  guard.expectError(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/answer')) sent.push(request.url());
  });
  await page.clock.install();
  await openInterview(page);
  await mock.connection({ action: 'silence' });
  // Taken, and then cut, also when the browser itself repeats what it lost on a kept connection.
  await mock.fault({ operation_id: 'chatMessageAnswer', drop: 'answer', times: 9 });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/answer'));
  await sendTyped(page, words);
  // Only now the browser repeats nothing any more.
  await lost;
  await hurry(page, 1000, async () => {
    await mock.advance(1000);
    await expect(question(page)).toBeVisible(glance);
    await expect(question(page)).not.toContainText(firstQuestion, glance);
  });
  await expect(trouble(page)).toBeEmpty();
  await expect(answerBox(page)).toHaveValue('');
  expect(sent).toHaveLength(1);
  expect(await mock.ledger()).toHaveLength(1);
});

test('an answer that cannot leave waits on this device, and leaves once when the server is back', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  await page.clock.install();
  await openInterview(page);
  await mock.fault({ operation_id: 'chatMessageAnswer', drop: 'request', times: 99 });
  await mock.fault({ operation_id: 'chatMessageLatestRead', drop: 'request', times: 99 });
  await sendTyped(page, words);
  await hurry(page, 1000, () =>
    expect(page.getByText('You’re offline. We’ll send this when you’re back online.')).toBeVisible(glance),
  );
  await expect(page.getByText(words)).toBeVisible();
  expect(await mock.ledger()).toEqual([]);
  await mock.noFaults();
  await hurry(page, 1000, async () => {
    await mock.advance(1000);
    await expect(question(page)).toBeVisible(glance);
    await expect(question(page)).not.toContainText(firstQuestion, glance);
  });
  expect(await mock.ledger()).toHaveLength(1);
});

// Covers CONV-45, ERROR-22, LIMITS-23.
test('a failed skip is tried once more, says so, and brings the question back', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*skip/);
  await page.clock.install();
  await openInterview(page);
  await mock.fault({ operation_id: 'chatMessageSkip', status: 500, times: 2 });
  await skip(page).click();
  await expect(question(page)).toBeHidden();
  await hurry(page, 1000, () => expect(trouble(page)).toContainText('Failed to skip question', glance));
  await expect(question(page)).toContainText(firstQuestion);
  await expect(status(page)).toBeEmpty();
  expect(await mock.calls('chatMessageSkip')).toHaveLength(2);
});

// Covers CONV-48, ERROR-24, LIMITS-24, SHELL-13, API-37.
test('a failed end of the conversation is not repeated; the writer goes on or tries again', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*finish/);
  await openInterview(page);
  await mock.fault({ operation_id: 'sessionChatFinish', status: 500 });
  const finish = page.getByRole('button', { name: 'Finish conversation' });
  await finish.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await mock.calls('sessionChatFinish')).toEqual([]);
  await finish.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(trouble(page)).toContainText('Failed to finish conversation');
  await expect(question(page)).toContainText(firstQuestion);
  expect(await mock.calls('sessionChatFinish')).toHaveLength(1);
});

// Covers CONV-31, CONV-47, ERROR-39.
test('work that failed says why as plain text, keeps the answer, and can be tried again', async ({
  writer: page,
  mock,
}) => {
  await mock.clock({ paused: true });
  await openInterview(page);
  const reason = 'The model <img src=x onerror=alert(1)> gave up.';
  await mock.fault({ operation_id: 'chatMessageAnswer', work_error: reason });
  await sendTyped(page, words);
  await expect(status(page)).toHaveText('Processing your message...');
  await mock.advance(1100);
  await expect(status(page)).toHaveText('An error occurred while processing your message.');
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(status(page)).toHaveText('Processing your message...');
  await untilNextQuestion(page, mock, firstQuestion);
  expect(await mock.ledger()).toHaveLength(1);
});

// Covers CONV-47, ERROR-23, LIMITS-22, API-36.
test('a retry that fails is repeated twice, and the message stays failed', async ({ writer: page, mock, guard }) => {
  guard.expectError(/500 .*retry/);
  await page.clock.install();
  await mock.clock({ paused: true });
  await openInterview(page);
  await mock.fault({ operation_id: 'chatMessageAnswer', work_error: 'It gave up.' });
  await mock.fault({ operation_id: 'chatMessageRetry', status: 500, times: 3 });
  await sendTyped(page, words);
  await expect(status(page)).toHaveText('Processing your message...');
  await mock.advance(1100);
  await page.getByRole('button', { name: 'Try again' }).click();
  await hurry(page, 1000, () => expect(trouble(page)).toContainText('Failed to retry processing', glance));
  await expect(status(page)).toHaveText('An error occurred while processing your message.');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await mock.calls('chatMessageRetry')).toHaveLength(3);
});

test('an answer that meets the end of the free trial is kept, and no error is shown', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/402 .*answer/);
  await openInterview(page);
  await mock.fault({ operation_id: 'chatMessageAnswer', status: 402 });
  await write(page, words);
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Your free trial has ended. Your stories are still here.')).toBeVisible();
  await expect(page.getByText('Failed to submit answer')).toHaveCount(0);
  await page.reload();
  await expect(answerBox(page)).toHaveValue(words);
});
