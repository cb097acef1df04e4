import type { Page } from '@playwright/test';
import type { MockControl } from '../support/mock-control.ts';
import {
  openInterview,
  openNewStory,
  question,
  sendTyped,
  status,
  tell,
  untilNextQuestion,
} from '../support/conversation.ts';
import { hurry } from '../support/page-time.ts';
import { expect, test } from '../support/test.ts';

const words = 'She kept the key, and nobody asked.';
const firstQuestion = 'What does Mara believe about herself';

/** The queries with which the latest message was asked for so far. */
async function looks(mock: MockControl): Promise<string[]> {
  const calls = await mock.calls('chatMessageLatestRead');
  return calls.map(({ path }) => new URL(path, 'http://any').search);
}

/** From here on the page's time stands still unless the test moves it. */
const stopTime = (page: Page) => page.clock.pauseAt(Date.now() + 10_000);

// Covers CONV-49, CONV-50, CONV-51, LIMITS-16, API-33.
test('with no event at all the next question is found by asking every 5 s, and then the asking ends', async ({
  writer: page,
  mock,
}) => {
  await page.clock.install();
  await mock.clock({ paused: true });
  const { messageId } = await openInterview(page);
  await mock.connection({ action: 'silence' });
  await stopTime(page);
  await sendTyped(page, words);
  await expect(status(page)).toHaveText('Processing your message...');
  const after = `?after=${messageId}`;
  await page.clock.runFor(4900);
  expect(await looks(mock)).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => looks(mock)).toEqual([after]);
  await mock.advance(10_000);
  await expect(question(page)).toBeHidden();
  // While one look is under way no other is begun.
  await hurry(page, 5000, async () => expect(await looks(mock)).toHaveLength(2));
  await expect(question(page)).toBeVisible();
  await expect(question(page)).not.toContainText(firstQuestion);
  await page.clock.runFor(11_000);
  expect(await looks(mock)).toEqual([after, after]);
});

// Covers CONV-38, CONV-49, CONV-50, CONV-51, API-35.
test('a skipped question is followed by asking too, and leaving the conversation ends it', async ({
  writer: page,
  mock,
}) => {
  await page.clock.install();
  await mock.clock({ paused: true });
  const { messageId } = await openInterview(page);
  await mock.connection({ action: 'silence' });
  await stopTime(page);
  await page.getByRole('button', { name: 'Skip question' }).click();
  await expect.poll(async () => (await mock.calls('chatMessageSkip')).length).toBe(1);
  await expect(status(page)).toHaveText('Generating your next question...');
  // The receipt's status is one that asks for a look at once.
  await expect.poll(() => looks(mock)).toEqual(['']);
  await page.clock.runFor(5100);
  await expect.poll(() => looks(mock)).toEqual(['', `?after=${messageId}`]);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/stories/21');
  await expect(status(page)).toHaveCount(0);
  await page.clock.runFor(15_000);
  expect(await looks(mock)).toHaveLength(2);
});

for (const [how, change] of [
  ['doubled', { action: 'double', times: 50 }],
  ['late', { action: 'late', ms: 900, times: 50 }],
  ['out of their order', { action: 'reorder', times: 50 }],
] as const)
  // Covers REALTIME-19.
  test(`events that come ${how} end in the same next question`, async ({ writer: page, mock, guard }) => {
    await mock.clock({ paused: true });
    await openNewStory(page, guard);
    await mock.connection(change);
    await sendTyped(page, words);
    await expect(status(page)).not.toBeEmpty();
    await untilNextQuestion(page, mock, 'What story has been following you around?');
    await expect(question(page)).toContainText('Who stands at the centre of it');
    await expect(page.getByRole('complementary').getByRole('article')).toHaveCount(3);
    await mock.advance(5000);
    await expect(question(page)).toContainText('Who stands at the centre of it');
    await expect(status(page)).toBeEmpty();
    await page.getByRole('button', { name: 'Earlier answers' }).click();
    await expect(page.getByRole('log').getByText(words)).toHaveCount(1);
  });

// Covers CONV-40, LIMITS-19.
test('news of another message leads to one look at the server, and what is on screen stays', async ({
  writer: page,
  mock,
}) => {
  await page.clock.install();
  const interview = await openInterview(page);
  // Equal news within 5 s are no further look.
  await stopTime(page);
  const other = { ...interview, messageId: interview.messageId - 1 };
  for (const time of ['once', 'again', 'and again']) {
    await tell(mock, other, { status: 'processing' });
    await expect.poll(() => looks(mock), time).toEqual(['']);
  }
  await tell(mock, other, { status: 'completed' });
  await expect.poll(() => looks(mock)).toEqual(['', '']);
  await expect(question(page)).toContainText(firstQuestion);
  await expect(status(page)).toBeEmpty();
});

// Covers CONV-03, REALTIME-17, REALTIME-20.
test('what a message has brought shows without a reload: progress, and the words that were heard', async ({
  writer: page,
  mock,
}) => {
  const { channel, messageId } = await openInterview(page);
  const progress = page.getByRole('progressbar', { name: 'Conversation progress' });
  await expect(progress).toHaveAttribute('aria-valuenow', '62');
  const data = { progress: 77, path: ['Mara'], extracted: [] };
  await mock.broadcast({ channel, event: 'chatMessage.data.updated', payload: { chat_message_id: messageId, data } });
  await expect(progress).toHaveAttribute('aria-valuenow', '77');
  const turns = (await mock.calls('turnList')).length;
  const payload = { chat_message_id: messageId, transcription: 'She kept the key.' };
  await mock.broadcast({ channel, event: 'ChatMessageTranscribed', payload });
  await expect.poll(async () => (await mock.calls('turnList')).length).toBe(turns + 1);
});

// Covers REALTIME-25.
test('a conversation that is finished elsewhere leads to the story’s page', async ({ writer: page, mock }) => {
  const { channel } = await openInterview(page);
  const payload = { identifier: 21, endpoint: 'stories', title: 'The Salt Road', data: { story_id: 21 } };
  await mock.broadcast({ channel, event: 'sessionChat.finished', payload });
  await expect(page).toHaveURL('/stories/21');
  await expect(page.getByRole('status', { name: 'Conversation finished' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible();
});

test('two tabs on one conversation come to the same question', async ({ writer: page, mock, context }) => {
  await mock.clock({ paused: true });
  await openInterview(page);
  const other = await context.newPage();
  await openInterview(other);
  await sendTyped(page, words);
  await expect(status(other)).toHaveText('Processing your message...');
  await untilNextQuestion(page, mock, firstQuestion);
  await expect(question(other)).toHaveText((await question(page).textContent()) ?? '');
  expect(await mock.ledger()).toHaveLength(1);
});
