import {
  answerBox,
  openInterview,
  question,
  sendTyped,
  status,
  emitEvent,
  untilNextQuestion,
  watchStatus,
  write,
} from '../support/conversation.ts';
import { expect, test } from '../support/test.ts';

const answerText = 'She kept the key, and nobody asked.';

test('a status hides the question, sending shows it at once, and then the new question has the focus', async ({
  writer: page,
  mock,
}) => {
  await mock.clock({ paused: true });
  const interview = await openInterview(page);
  const before = (await question(page).textContent()) ?? '';

  await test.step('a status of the server hides question and text area, which then return as they were', async () => {
    await write(page, 'She kept the key.');
    await emitEvent(mock, interview, { status: 'generating_insights' });
    await expect(status(page)).toHaveText('Generating creative insights...');
    await expect(question(page)).toBeHidden();
    await expect(answerBox(page)).toBeHidden();
    await emitEvent(mock, interview, { status: 'pending' });
    await expect(status(page)).toBeEmpty();
    await expect(question(page)).toBeVisible();
    await expect(answerBox(page)).toHaveValue('She kept the key.');
  });

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

  await test.step('the next question is shown while it is written, until it is complete', async () => {
    const drafted = (content: string) => page.getByText(content, { exact: true });
    for (const content of ['What would', 'What would it cost']) {
      const payload = { chat_message_id: interview.messageId, content };
      await mock.broadcast({ channel: interview.channel, event: 'chatMessage.questionDrafted', payload });
      await expect(drafted(content)).toBeVisible();
    }
    await expect(drafted('What would')).toHaveCount(0);
    await untilNextQuestion(page, mock, before);
    await expect(drafted('What would it cost')).toHaveCount(0);
  });

  await test.step('the new question has the focus, and the last answer stays visible in one line', async () => {
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
