import type { Page } from '@playwright/test';
import {
  answerBox,
  openInterview,
  question,
  sendTyped,
  status,
  errorAlert,
  untilNextQuestion,
} from '../support/conversation.ts';
import { shortTimeout, fastForwardUntil } from '../support/fast-forward.ts';
import { expect, test } from '../support/test.ts';

const answerText = 'She kept the key, and nobody asked.';

function skip(page: Page) {
  return page.getByRole('button', { name: 'Skip question' });
}

async function stopTime(page: Page): Promise<void> {
  return page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

const firstQuestion = 'What does Mara believe about herself';

test('a failed answer, skip, finish or processing says so, also after a reload, loses nothing and can be tried again', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*(?:skip|finish|retry)/);
  guard.expectError(/422 .*answer/);
  guard.expectError(/500 .*answer/);
  guard.expectError(/ERR_FAILED|redirect/i);
  guard.expectError(/429 .*answer/);
  guard.expectError(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  await page.clock.install({ time: new Date().setHours(14, 5, 0, 0) });
  await mock.clock({ paused: true });
  await openInterview(page);
  const reason = 'The model <img src=x onerror=alert(1)> gave up.';
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  const statuses = async () => (await mock.getRequests('chatMessageAnswer')).map((request) => request.status);
  const waiting = page.getByText('Your answer is waiting to be sent. Last tried today, 14:3');

  await test.step('a failed skip is retried once, then the question returns', async () => {
    await mock.fault({ operation_id: 'chatMessageSkip', status: 500, times: 2 });
    await skip(page).click();
    await expect(question(page)).toBeHidden();
    await fastForwardUntil(page, 1000, () =>
      expect(errorAlert(page)).toContainText('Failed to skip question', shortTimeout),
    );
    await expect(question(page)).toContainText(firstQuestion);
    await expect(status(page)).toBeEmpty();
    expect(await mock.getRequests('chatMessageSkip')).toHaveLength(2);
  });

  await test.step("finishing is confirmed first, and a failed finish isn't repeated", async () => {
    await mock.fault({ operation_id: 'sessionChatFinish', status: 500 });
    const finish = page.getByRole('button', { name: 'Finish conversation' });
    await finish.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await mock.getRequests('sessionChatFinish')).toEqual([]);
    await finish.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click();
    await expect(errorAlert(page)).toContainText('Failed to finish conversation');
    await expect(question(page)).toContainText(firstQuestion);
    expect(await mock.getRequests('sessionChatFinish')).toHaveLength(1);
  });

  await test.step("a rejected answer stays in the text area with the reason and isn't resent", async () => {
    const errors = { message: ['The message may not be greater than 20 characters.'] };
    const answer_text = JSON.stringify({ message: errors.message[0], errors });
    await mock.fault({ operation_id: 'chatMessageAnswer', status: 422, answer_text });
    await sendTyped(page, answerText);
    await expect(errorAlert(page)).toContainText('Failed to submit answer');
    await expect(errorAlert(page)).toContainText('may not be greater than 20 characters');
    await expect(answerBox(page)).toHaveValue(answerText);
    await expect(question(page)).toContainText(firstQuestion);
    expect(await statuses()).toEqual([422]);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(errorAlert(page)).toBeEmpty();
  });

  await test.step('a server error is retried once, then names its last attempt until the writer dismisses it', async () => {
    await mock.fault({ operation_id: 'chatMessageAnswer', status: 500, times: 2 });
    await page.getByRole('button', { name: 'Send answer' }).click();
    await fastForwardUntil(page, 1000, () =>
      expect(errorAlert(page)).toContainText('Last tried today, 14:05', shortTimeout),
    );
    await expect(errorAlert(page)).not.toContainText('Server Error');
    expect(await statuses()).toEqual([422, 500, 500]);
    await page.clock.fastForward('25:00');
    await page.reload();
    await expect(errorAlert(page)).toContainText('Failed to submit answer');
    await expect(errorAlert(page)).toContainText('Last tried today, 14:05');
    await expect(answerBox(page)).toHaveValue(answerText);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(errorAlert(page)).toBeEmpty();
  });

  await test.step('an answer without a connection names its last attempt and is sent once when the server is back', async () => {
    await mock.fault({ operation_id: 'chatMessageAnswer', drop: 'request', times: 99 });
    await mock.fault({ operation_id: 'chatMessageLatestRead', drop: 'request', times: 99 });
    await page.getByRole('button', { name: 'Send answer' }).click();
    await fastForwardUntil(page, 1000, () => expect(status(page)).toHaveText('Waiting to send', shortTimeout));
    await expect(page.getByText('Last tried today, 14:3')).toBeVisible();
    await page.reload();
    await expect(question(page)).toBeVisible();
    await fastForwardUntil(page, 1000, () => expect(waiting).toBeVisible(shortTimeout));
    await mock.noFaults();
    await fastForwardUntil(page, 1000, async () => {
      await mock.advance(1000);
      await expect(question(page)).toBeVisible(shortTimeout);
      await expect(question(page)).not.toContainText(firstQuestion, shortTimeout);
    });
    await expect(waiting).toHaveCount(0);
    await expect(errorAlert(page)).toBeEmpty();
    expect(await mock.ledger()).toHaveLength(1);
  });

  const asked = (await question(page).getByRole('heading').textContent()) ?? '';
  await test.step('failed processing shows its reason as plain text', async () => {
    await mock.fault({ operation_id: 'chatMessageAnswer', work_error: reason });
    await mock.fault({ operation_id: 'chatMessageRetry', status: 500, times: 3 });
    await sendTyped(page, 'He asked once.');
    await expect(status(page)).toHaveText('Processing your message...');
    await mock.advance(1100);
    await expect(status(page)).toHaveText('An error occurred while processing your message.');
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    await expect(page.getByText('We’ve saved your answer.')).toBeVisible();
    await expect(page.getByText('The next question will appear here.')).toHaveCount(0);
  });

  await test.step('a failing retry is repeated twice, and the message stays failed', async () => {
    await tryAgain.click();
    await fastForwardUntil(page, 1000, () =>
      expect(errorAlert(page)).toContainText('Failed to retry processing', shortTimeout),
    );
    await expect(status(page)).toHaveText('An error occurred while processing your message.');
    await expect(tryAgain).toBeVisible();
    expect(await mock.getRequests('chatMessageRetry')).toHaveLength(3);
  });

  await test.step('a successful retry leads to the next question', async () => {
    await tryAgain.click();
    await expect(status(page)).toHaveText('Processing your message...');
    await untilNextQuestion(page, mock, asked);
    expect(await mock.ledger()).toHaveLength(2);
  });

  await test.step('an answer ignores a redirect to another origin and is sent to its own address', async () => {
    const headers = { Location: 'http://localhost:9/steal' };
    await mock.fault({ operation_id: 'chatMessageAnswer', status: 307, headers, times: 2 });
    await sendTyped(page, 'Nobody asked him either.');
    await fastForwardUntil(page, 1000, async () => expect(await mock.ledger()).toHaveLength(3));
    await mock.advance(10_000);
    await expect(question(page)).toBeVisible();
  });

  await test.step('a busy server delays the retry by the time that it requests', async () => {
    await mock.fault({ operation_id: 'chatMessageAnswer', status: 429 });
    const earlier = (await statuses()).length;
    await stopTime(page);
    const limitedResponse = page.waitForResponse((response) => response.status() === 429);
    await sendTyped(page, 'And he let her.');
    await limitedResponse;
    await page.clock.runFor(29_000);
    expect((await statuses()).slice(earlier)).toEqual([429]);
    await expect(errorAlert(page)).toBeEmpty();
    await fastForwardUntil(page, 1500, async () => expect((await statuses()).slice(earlier)).toEqual([429, 200]));
  });
});
