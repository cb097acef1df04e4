import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../support/accessibility.ts';
import {
  openInterview,
  question,
  sendButton,
  sendTyped,
  status,
  tell,
  untilNextQuestion,
} from '../support/conversation.ts';
import { outboxKept, recordingsKept, slicesKept } from '../support/device.ts';
import { glance, hurry } from '../support/page-time.ts';
import { button, openRecordings, recordingItems, speak, speakAndSend, untilFailed } from '../support/recordings.ts';
import { expect, test } from '../support/test.ts';

const firstQuestion = 'What does Mara believe about herself';
const tenMinutes = { operation_id: 'chatMessageAnswer', latency_ms: 600_000 } as const;

/** On a slow machine time goes on between any two looks at the clock; here it always does. */
const noTwoLooksAlike = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const look = Date.now.bind(Date);
    let looks = 0;
    Date.now = () => {
      looks += 1;
      return look() + looks;
    };
  });

// Covers AUDIO-02, AUDIO-04, AUDIO-05, AUDIO-06.
test('a recording is Pending while another answer is on its way, then Sending, then Sent, with its length and its time', async ({
  writer: page,
  mock,
  guard,
}) => {
  await mock.clock({ paused: true });
  await mock.fault({ operation_id: 'chatMessageAnswer', latency_ms: 5000 });
  await mock.fault({ operation_id: 'chatMessageAnswer', latency_ms: 60_000 });
  await openInterview(page);
  await sendTyped(page, 'She thinks the harbour forgot her.');
  await expect.poll(async () => (await outboxKept(page)).length).toBe(1);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  guard.expectError(/404 .*api\/v1\/conversation\/stories/);
  await page.getByRole('link', { name: 'Stories', exact: true }).first().click();
  await page.getByRole('link', { name: 'New story' }).first().click();
  await expect(question(page)).toBeVisible();
  const asked = (await question(page).getByRole('heading').textContent()) ?? '';
  await page.getByRole('radio', { name: 'Speak' }).check();
  await speakAndSend(page);
  await openRecordings(page);
  const item = recordingItems(page);
  await expect(item).toContainText('Pending');
  await expect(item).toContainText(/0:0\d/);
  await expect(item).toContainText('Today, ');
  await expect(async () => {
    await mock.advance(5000);
    await expect(item).toContainText('Sending', glance);
  }).toPass();
  await expect(button(item, 'Retry')).toHaveCount(0);
  await untilNextQuestion(page, mock, asked);
  await openRecordings(page);
  await expect(item).toContainText('Sent');
  expect((await mock.ledger()).map(({ kind }) => kind)).toEqual(['text', 'audio']);
  await expect.poll(() => outboxKept(page)).toEqual([]);
});

// Covers AUDIO-02, AUDIO-03, AUDIO-07, AUDIO-08, AUDIO-09, CONV-02, LIMITS-29, API-34, API-46.
test('a failed recording says why, can be sent again to the same address, and then holds the message it became', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*answer/);
  await page.clock.install();
  await noTwoLooksAlike(page);
  await mock.clock({ paused: true });
  const { messageId, conversation } = await openInterview(page);
  await mock.fault({ operation_id: 'chatMessageAnswer', status: 500, times: 4 });
  await speakAndSend(page);
  await untilFailed(page);
  await openRecordings(page);
  const item = recordingItems(page);
  await expect(item).toContainText('Failed');
  await expect(item).toContainText('Failed to submit answer');
  await expectAccessibleInBoth(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleInBoth(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await button(item, 'Retry').click();
  // Until the dock fails anew it may still say what it said of the first try.
  await hurry(page, 1000, async () => expect(await mock.calls('chatMessageAnswer')).toHaveLength(4));
  await untilFailed(page);
  await openRecordings(page);
  await expect(item).toContainText('Failed to submit answer');
  await expect
    .poll(() => recordingsKept(page))
    .toMatchObject([{ state: 'failed', errorMessage: 'Failed to submit answer' }]);

  await mock.fault({ operation_id: 'chatMessageAnswer', latency_ms: 5000 });
  await button(item, 'Retry').focus();
  await page.keyboard.press('Enter');
  await openRecordings(page);
  await expect(item).toContainText('Sending');
  await expect(status(page)).toHaveText('Transcribing your audio...');
  await untilNextQuestion(page, mock, firstQuestion);
  await openRecordings(page);
  await expect(item).toContainText('Sent');
  const calls = await mock.calls('chatMessageAnswer');
  expect(new Set(calls.map(({ path }) => path)).size).toBe(1);
  expect(calls).toHaveLength(5);
  const kept = {
    state: 'success',
    chatMessageId: messageId,
    errorMessage: null,
    requestData: {
      endpoint: calls[0]?.path,
      method: 'POST',
      retryCount: 2,
      sessionChatId: conversation.session_chat_id,
    },
  };
  await expect.poll(() => recordingsKept(page)).toMatchObject([kept]);
  const [recording] = await recordingsKept(page);
  expect((await mock.ledger()).map(({ sha256 }) => sha256)).toEqual([recording?.sha256]);
});

// Covers AUDIO-10, ERROR-30, LIMITS-27.
test('after two minutes a recording in sending has timed out; a retry gives up the older request and asks the server first', async ({
  writer: page,
  mock,
}) => {
  await page.clock.install();
  await mock.clock({ paused: true });
  await openInterview(page);
  await mock.fault(tenMinutes);
  await speak(page);
  // Time stands, so that a slow machine does not use up the two minutes.
  await page.clock.pauseAt(Date.now() + 60_000);
  await sendButton(page).click();
  await openRecordings(page);
  const item = recordingItems(page);
  await expect(item).toContainText('Sending');
  await mock.met('chatMessageAnswer');
  await page.clock.fastForward(117_000);
  await expect(status(page)).toHaveText('Transcribing your audio...');
  await expect(item).toContainText('Sending');
  await page.clock.fastForward(5000);
  await openRecordings(page);
  await expect(item).toContainText('Failed');
  await expect(item).toContainText('Request timed out');
  await expect(question(page)).toContainText(firstQuestion);
  await page.clock.resume();
  await button(item, 'Retry').click();
  await openRecordings(page);
  await expect(item).toContainText('Sent');
  const log = (await mock.log()).filter((entry) => entry.kind === 'request');
  const asked = log.find(({ operation_id: id, path }) => id === 'chatMessageLatestRead' && !path.includes('after='));
  // The first request still hangs: it is logged when it has been answered.
  const repeated = log.find(({ operation_id: id }) => id === 'chatMessageAnswer');
  expect(asked?.n).toBeLessThan(repeated?.n ?? 0);
  await untilNextQuestion(page, mock, firstQuestion);
  const [recording] = await recordingsKept(page);
  expect((await mock.ledger()).map(({ sha256 }) => sha256)).toEqual([recording?.sha256]);
});

// Covers AUDIO-10.
test('a yes that comes after the time-out still counts', async ({ writer: page, mock }) => {
  await page.clock.install();
  await mock.clock({ paused: true });
  await openInterview(page);
  await mock.fault({ ...tenMinutes, latency_ms: 200_000 });
  await speakAndSend(page);
  await openRecordings(page);
  await expect(recordingItems(page)).toContainText('Sending');
  await mock.met('chatMessageAnswer');
  await page.clock.fastForward(122_000);
  await openRecordings(page);
  await expect(recordingItems(page)).toContainText('Request timed out');
  await mock.advance(200_000);
  await expect.poll(() => recordingsKept(page)).toMatchObject([{ state: 'success', errorMessage: null }]);
  await expect(page.getByText('Request timed out')).toHaveCount(0);
  expect(await mock.ledger()).toHaveLength(1);
});

// Covers AUDIO-10, ERROR-30, LIMITS-27.
test('the two minutes also run after a reload', async ({ writer: page, mock }) => {
  await page.clock.install();
  await mock.clock({ paused: true });
  await openInterview(page);
  await mock.fault({ ...tenMinutes, times: 9 });
  await speakAndSend(page);
  await expect.poll(() => recordingsKept(page)).toMatchObject([{ state: 'sending' }]);
  await page.reload();
  await openRecordings(page);
  await expect(recordingItems(page)).toContainText('Sending');
  await hurry(page, 30_000, () => expect(recordingItems(page)).toContainText('Request timed out', glance));
  await expect(button(recordingItems(page), 'Retry')).toBeVisible();
  expect(await outboxKept(page)).toHaveLength(1);
  expect(await mock.ledger()).toEqual([]);
});

// Covers AUDIO-12, LIMITS-28.
test('in quick mode a recording has timed out after six seconds', async ({ writer: page, mock }) => {
  await page.clock.install();
  await mock.clock({ paused: true });
  await page.goto('/test/conversation-engine?quick=true&endpoint=stories&element=21');
  await expect(question(page)).toBeVisible();
  await mock.fault(tenMinutes);
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Start recording').click();
  await expect(button(page, 'Pause recording')).toBeVisible();
  await page.clock.runFor(2000);
  await button(page, 'Send answer').click();
  await openRecordings(page);
  const item = recordingItems(page);
  await expect(item).toContainText('Sending');
  await page.clock.runFor(5000);
  await expect(item).toContainText('Sending');
  await page.clock.runFor(2000);
  await openRecordings(page);
  await expect(item).toContainText('Request timed out');
  expect(await outboxKept(page)).toHaveLength(1);
});

// Covers CONV-36.
test('a recording that the server took without naming a message waits, and is Sent once its sound is processed', async ({
  writer: page,
  mock,
}) => {
  await mock.clock({ paused: true });
  const interview = await openInterview(page);
  await mock.fault({ operation_id: 'chatMessageAnswer', answer_text: '{}' });
  await speakAndSend(page);
  await openRecordings(page);
  const item = recordingItems(page);
  await expect.poll(() => outboxKept(page)).toEqual([]);
  await expect(item).toContainText('Sending');
  await tell(mock, interview, { status: 'completed', audio_processed: true });
  await openRecordings(page);
  await expect(item).toContainText('Sent');
  expect(await slicesKept(page)).toBeGreaterThan(0);
});

// Covers AUDIO-07, CONV-39.
test('a recording that the server took without naming a message is Failed when its processing fails', async ({
  writer: page,
  mock,
}) => {
  await mock.clock({ paused: true });
  const interview = await openInterview(page);
  await mock.fault({ operation_id: 'chatMessageAnswer', answer_text: '{}' });
  await speakAndSend(page);
  await expect.poll(async () => (await mock.calls('chatMessageAnswer')).length).toBe(1);
  await expect.poll(() => outboxKept(page)).toEqual([]);
  await tell(mock, interview, { status: 'failed', error: 'The sound is empty.' });
  await openRecordings(page);
  await expect(recordingItems(page)).toContainText('Failed');
  await expect(button(recordingItems(page), 'Retry')).toBeVisible();
  await expect(button(page, 'Try again')).toBeVisible();
  expect(await slicesKept(page)).toBeGreaterThan(0);
});

test('the dock says after twenty seconds that it is still at work, and offers the way out', async ({
  writer: page,
  mock,
}) => {
  await page.clock.install();
  await mock.clock({ paused: true });
  await openInterview(page);
  await speak(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await sendButton(page).click();
  await expect(page.getByText('You can leave this page. We’ll keep working.')).toBeVisible();
  await page.clock.fastForward(18_000);
  await expect(page.getByText('Still working.')).toHaveCount(0);
  await page.clock.fastForward(4000);
  await expect(page.getByText('Still working. You can leave this page. We’ll keep working.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to your stories' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await mock.ledger()).toHaveLength(1);
});
