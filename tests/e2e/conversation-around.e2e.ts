import type { Page } from '@playwright/test';
import { openInterview, question, trouble } from '../support/conversation.ts';
import { button } from '../support/recordings.ts';
import { expect, test } from '../support/test.ts';

const drawn = (page: Page) => page.getByRole('region', { name: 'From your answers' });
const trail = (page: Page) => page.getByRole('list', { name: 'Conversation path' });

test('what was drawn from the answers is listed with the conversation, and changes without a reload', async ({
  writer: page,
  mock,
}) => {
  const { channel, messageId } = await openInterview(page);
  await expect(drawn(page)).toBeHidden();
  await button(page, 'From your answers').click();
  await expect(drawn(page)).toContainText('Mara left Pell Harbour at nineteen.');
  const extracted = [{ name: 'Left behind', value: 'A key, and nobody who asked.' }];
  const payload = { chat_message_id: messageId, data: { extracted, progress: 81, path: ['The road', 'The key'] } };
  await mock.broadcast({ channel, event: 'chatMessage.data.updated', payload });
  await expect(drawn(page)).toHaveText('Left behindA key, and nobody who asked.');
  await expect(drawn(page)).toBeVisible();
  await expect(trail(page).getByRole('listitem')).toHaveText(['The road', 'The key']);
  await expect(trail(page).locator('[aria-current=step]')).toHaveText('The key');
  await expect(page.getByRole('progressbar', { name: 'Conversation progress' })).toHaveAttribute('aria-valuenow', '81');
  expect(await mock.calls('storyDevelopmentResume')).toHaveLength(1);
});

test('a conversation of which nothing was drawn, and that stands nowhere yet, shows neither', async ({
  writer: page,
  mock,
}) => {
  const { conversation } = await openInterview(page);
  const answer = { ...conversation, path: [], data: {} };
  await mock.fault({ operation_id: 'storyDevelopmentResume', answer_text: JSON.stringify(answer) });
  await page.reload();
  await expect(question(page)).toBeVisible();
  await expect(trouble(page)).toBeEmpty();
  await expect(trail(page)).toHaveCount(0);
  await expect(button(page, 'From your answers')).toHaveCount(0);
});
