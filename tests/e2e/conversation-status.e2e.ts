import type { Page } from '@playwright/test';
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

function drawn(page: Page) {
  return page.getByRole('region', { name: 'From your answers' });
}

function trail(page: Page) {
  return page.getByRole('list', { name: 'Conversation path' });
}

test('facts, statuses, the sent answer, the next question and an end elsewhere show at once, without a reload', async ({
  writer: page,
  mock,
}) => {
  await mock.clock({ paused: true });
  const interview = await openInterview(page);
  const before = (await question(page).textContent()) ?? '';

  await test.step('facts drawn from answers are listed and update without a reload', async () => {
    const progress = page.getByRole('progressbar', { name: 'Conversation progress' });
    await expect(progress).toHaveAttribute('aria-valuenow', '62');
    await expect(drawn(page)).toBeHidden();
    await page.getByRole('button', { name: 'From your answers' }).click();
    await expect(drawn(page)).toContainText('Mara left Pell Harbour at nineteen.');
    const extracted = [{ name: 'Left behind', value: 'A key, and nobody who asked.' }];
    const payload = {
      chat_message_id: interview.messageId,
      data: { extracted, progress: 81, path: ['The road', 'The key'] },
    };
    await mock.broadcast({ channel: interview.channel, event: 'chatMessage.data.updated', payload });
    await expect(drawn(page)).toHaveText('Left behindA key, and nobody who asked.');
    await expect(drawn(page)).toBeVisible();
    await expect(trail(page).getByRole('listitem')).toHaveText(['The road', 'The key']);
    await expect(trail(page).locator('[aria-current=step]')).toHaveText('The key');
    await expect(progress).toHaveAttribute('aria-valuenow', '81');
    expect(await mock.getRequests('storyDevelopmentResume')).toHaveLength(1);
  });

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

  await test.step("a conversation finished on another device leads to the story's page and its changes to review", async () => {
    const data = { story_id: 21, reconciliation_slug: 'salt-road-november' };
    const payload = { identifier: 21, endpoint: 'stories', title: 'The Salt Road', data };
    await mock.broadcast({ channel: interview.channel, event: 'sessionChat.finished', payload });
    await expect(page).toHaveURL('/stories/21');
    await expect(page.getByRole('status', { name: 'Conversation finished' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible();
    await page.getByRole('button', { name: 'Review changes' }).click();
    await expect(page.getByRole('dialog').getByRole('list', { name: 'Changes' }).getByRole('listitem')).toHaveCount(5);
  });
});
