import {
  answerBox,
  openInterview,
  question,
  sendButton,
  sendTyped,
  status,
  emitEvent,
  untilNextQuestion,
  watchStatus,
  write,
} from '../support/conversation.ts';
import { expect, test } from '../support/test.ts';

const answerText = 'She kept the key, and nobody asked.';
const texts = [
  ['transcribing', 'Transcribing your audio...'],
  ['processing', 'Processing your message...'],
  ['generating_insights', 'Generating creative insights...'],
  ['uploading_answer', 'Processing your answer...'],
  ['generating_question', 'Generating your next question...'],
  ['exploded', 'Processing your answer...'],
  ['constructor', 'Processing your answer...'],
  ['failed', 'An error occurred while processing your message.'],
] as const;

test('each server status shows its specified text and hides the question and text area', async ({
  writer: page,
  mock,
}) => {
  const interview = await openInterview(page);
  await write(page, 'She kept the key.');
  await mock.clock({ paused: true });
  // Delay the server's own status until the end.
  await mock.fault({ operation_id: 'chatMessageLatestRead', latency_ms: 60_000, times: 18 });
  for (const [value, text] of texts) {
    await emitEvent(mock, interview, { status: value });
    await expect(status(page), value).toHaveText(text);
    await expect(question(page)).toBeHidden();
    await expect(answerBox(page)).toBeHidden();
  }
  await emitEvent(mock, interview, { status: 'pending' });
  await expect(status(page)).toBeEmpty();
  await expect(question(page)).toBeVisible();
  await expect(answerBox(page)).toHaveValue('She kept the key.');

  await test.step('a pending answer shows its status, and a completed answer clears it', async () => {
    await sendButton(page).click();
    await expect(status(page)).toHaveText('Processing your message...');
    await emitEvent(mock, interview, { status: 'pending' });
    await expect(status(page)).toHaveText('Preparing to process your message...');
    await emitEvent(mock, interview, { status: 'completed' });
    await expect(status(page)).toBeEmpty();
    await expect(question(page)).toBeHidden();
  });
});

test('sending an answer shows the status at once, then focuses the new question', async ({ writer: page, mock }) => {
  await mock.clock({ paused: true });
  await openInterview(page);
  const before = (await question(page).textContent()) ?? '';
  const statuses = await watchStatus(page);

  await test.step('the answer shows before the server has responded', async () => {
    await mock.fault({ operation_id: 'chatMessageAnswer', latency_ms: 1000 });
    await sendTyped(page, answerText);
    await expect(status(page)).toHaveText('Processing your answer...');
    await expect(question(page)).toBeHidden();
    await expect(page.getByText('Your answer, just now')).toBeVisible();
    await expect(page.getByText(answerText)).toBeVisible();
    await mock.waitForFault('chatMessageAnswer');
    await mock.advance(1000);
    await expect(status(page)).toHaveText('Processing your message...');
  });

  await test.step('the new question has the focus, and the last answer stays visible in one line', async () => {
    await untilNextQuestion(page, mock, before);
    await expect(question(page).getByRole('heading')).toBeFocused();
    await expect(page.getByRole('paragraph').filter({ hasText: answerText })).toBeVisible();
    await expect(answerBox(page)).toHaveValue('');
    expect(await statuses()).toEqual([
      'Processing your answer...',
      'Processing your message...',
      'Generating your next question...',
    ]);
    await page.getByRole('button', { name: 'Earlier answers' }).click();
    const log = page.getByRole('log', { name: 'Earlier answers' });
    await expect(log).toContainText('She took her mother’s coat.');
    await expect(log).toContainText(answerText);
  });

  await test.step('a skip shows its status before the server has responded', async () => {
    await mock.fault({ operation_id: 'chatMessageSkip', latency_ms: 1000 });
    await page.getByRole('button', { name: 'Skip question' }).click();
    await expect(status(page)).toHaveText('Generating your next question...');
    await expect(question(page)).toBeHidden();
  });
});
