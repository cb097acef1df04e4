import type { Page } from '@playwright/test';
import type { MockControl } from '../support/mock-control.ts';
import {
  openInterview,
  openNewStory,
  question,
  sendTyped,
  status,
  emitEvent,
  untilNextQuestion,
} from '../support/conversation.ts';
import { fastForwardUntil, shortTimeout } from '../support/fast-forward.ts';
import { expect, test } from '../support/test.ts';

const answerText = 'She kept the key, and nobody asked.';
const firstQuestion = 'What does Mara believe about herself';

async function looks(mock: MockControl): Promise<string[]> {
  const requests = await mock.getRequests('chatMessageLatestRead');
  return requests.map(({ path }) => new URL(path, 'http://any').search);
}

function stopTime(page: Page) {
  return page.clock.pauseAt(Date.now() + 5000);
}

test('duplicate, late and reordered events lead to the same next question', async ({ writer: page, mock }) => {
  await mock.clock({ paused: true });
  await openNewStory(page);
  const insight = (name: string) => page.getByRole('complementary').getByRole('article', { name });
  let currentQuestion = 'What story has been following you around?';
  for (const [how, change, text, next, announcement] of [
    ['twice', { action: 'double', times: 50 }, answerText, 'Who stands at the centre of it', 'Give the secret a cost'],
    ['late', { action: 'late', ms: 900, times: 50 }, 'Wren.', 'Where does it happen', 'Give the lie a witness'],
    [
      'out of order',
      { action: 'reorder', times: 50 },
      'A mill town.',
      'What do you call it',
      'They will look for the map',
    ],
  ] as const)
    await test.step(`events arrive ${how}`, async () => {
      await mock.connection(change);
      await sendTyped(page, text);
      await expect(status(page)).not.toBeEmpty();
      await untilNextQuestion(page, mock, currentQuestion);
      await expect(question(page)).toContainText(next);
      await expect(insight(announcement)).toHaveCount(1);
      await mock.advance(5000);
      await expect(question(page)).toContainText(next);
      await expect(status(page)).toBeEmpty();
      currentQuestion = next;
    });
  await page.getByRole('button', { name: 'Earlier answers' }).click();
  for (const text of [answerText, 'Wren.', 'A mill town.'])
    await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
});

test('news of the conversation leads to few requests, and without events the page polls until the writer leaves', async ({
  writer: page,
  mock,
}) => {
  await page.clock.install();
  await mock.clock({ paused: true });
  const turnsResponse = () => page.waitForResponse(/turns/);
  const loaded = turnsResponse();
  const interview = await openInterview(page);
  await loaded;
  const { channel, messageId } = interview;

  await test.step('a transcription fetches the earlier answers once', async () => {
    const turns = (await mock.getRequests('turnList')).length;
    const payload = { chat_message_id: messageId, transcription: 'She kept the key.' };
    const refreshed = turnsResponse();
    await mock.broadcast({ channel, event: 'ChatMessageTranscribed', payload });
    await refreshed;
    expect(await mock.getRequests('turnList')).toHaveLength(turns + 1);
  });

  await test.step("another message's status is fetched once and leaves the screen unchanged", async () => {
    // An equal status within 5 s isn't fetched.
    await stopTime(page);
    const before = (await looks(mock)).length;
    const newLooks = async () => (await looks(mock)).slice(before);
    const other = { ...interview, messageId: messageId - 1 };
    for (const time of ['once', 'again', 'and again']) {
      await emitEvent(mock, other, { status: 'processing' });
      await expect.poll(newLooks, time).toEqual(['']);
    }
    await emitEvent(mock, other, { status: 'completed' });
    await expect.poll(newLooks).toEqual(['', '']);
    await expect(question(page)).toContainText(firstQuestion);
    await expect(status(page)).toBeEmpty();
  });

  await test.step('a flood of events leads to one request at a time', async () => {
    // The refreshes of the steps before are over.
    await page.clock.runFor(500);
    const operations = ['turnList', 'chatMessageLatestRead', 'userInsightList'];
    const count = () => Promise.all(operations.map(async (operation) => (await mock.getRequests(operation)).length));
    const before = await count();
    const added = async () => (await count()).map((requests, at) => requests - (before[at] ?? 0));

    for (let number = 1; number <= 20; number += 1) {
      const chat_message = {
        id: messageId + number,
        question: { type: 'open', content: 'And then?', title: null, audio: null },
        answer: null,
        status: 'pending',
        audio_processed: false,
        error: null,
      };
      const insights = { projectSlug: null, narrativeElementSlug: null, insights: [{ id: 900 + number }] };
      const transcribed = { chat_message_id: messageId, transcription: `Take ${number}` };
      await mock.broadcast({ channel, event: 'ChatMessageTranscribed', payload: transcribed });
      await mock.broadcast({ channel, event: 'chatMessage.created', payload: { chat_message } });
      const created = { chat_message_id: messageId, data: insights };
      await mock.broadcast({ channel, event: 'chatMessage.developmentInsightsCreated', payload: created });
    }
    // With the last event on screen, all others have arrived.
    const progressed = { chat_message_id: messageId, data: { progress: 77 } };
    await mock.broadcast({ channel, event: 'chatMessage.data.updated', payload: progressed });
    const progress = page.getByRole('progressbar', { name: 'Conversation progress' });
    await expect(async () => {
      // The cache reports changes after a timeout of 0 ms.
      await page.clock.runFor(1);
      await expect(progress).toHaveAttribute('aria-valuenow', '77', shortTimeout);
    }).toPass();
    await expect.poll(added).toEqual([1, 1, 1]);
    // One more request follows for the events that arrived meanwhile.
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await added()).toEqual([2, 2, 2]);
    }).toPass();
    await page.clock.runFor(500);
    await expect(question(page)).toContainText(firstQuestion);
    expect(await added()).toEqual([2, 2, 2]);
  });

  await mock.connection({ action: 'silence' });
  const earlier = (await looks(mock)).length;
  const polls = async () => (await looks(mock)).slice(earlier);
  const after = `?after=${messageId}`;

  await test.step('the second poll returns the question after an answer', async () => {
    await sendTyped(page, answerText);
    await expect(status(page)).toHaveText('Processing your message...');
    await page.clock.runFor(4900);
    expect(await polls()).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(polls).toEqual([after]);
    await mock.advance(10_000);
    await expect(question(page)).toBeHidden();
    // There is only one request at a time.
    await fastForwardUntil(page, 5000, async () => expect(await polls()).toHaveLength(2));
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(question(page)).toBeVisible(shortTimeout);
    }).toPass();
    await expect(question(page)).not.toContainText(firstQuestion);
    await page.clock.runFor(5500);
    expect(await polls()).toEqual([after, after]);
  });

  await test.step('the page polls after a skip and stops when the writer leaves', async () => {
    const later = async () => (await polls()).slice(2);
    await page.getByRole('button', { name: 'Skip question' }).click();
    await expect.poll(async () => (await mock.getRequests('chatMessageSkip')).length).toBe(1);
    await expect(status(page)).toHaveText('Generating your next question...');
    await expect.poll(later).toEqual(['']);
    await page.clock.runFor(5100);
    await expect.poll(later).toEqual(['', expect.stringMatching(/^\?after=\d+$/)]);
    expect((await later())[1]).not.toBe(after);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/stories/21');
    await expect(status(page)).toHaveCount(0);
    await page.clock.runFor(5500);
    expect(await later()).toHaveLength(2);
  });
});
