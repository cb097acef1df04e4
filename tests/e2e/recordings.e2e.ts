import type { Page } from '@playwright/test';
import {
  openInterview,
  projectWithElements,
  question,
  readInterview,
  sendButton,
  status,
  emitEvent,
  untilNextQuestion,
} from '../support/conversation.ts';
import { getStoredOutbox, getStoredRecordings, getStoredSlices } from '../support/device.ts';
import { shortTimeout, fastForwardUntil } from '../support/fast-forward.ts';
import { go } from '../support/go.ts';
import {
  button,
  openRecordings,
  recordingItems,
  sendRecording,
  speak,
  speakAndSend,
  untilFailed,
} from '../support/recordings.ts';
import { expect, test } from '../support/test.ts';

const firstQuestion = 'What does Mara believe about herself';
const tenMinutes = { operation_id: 'chatMessageAnswer', latency_ms: 600_000 } as const;

async function getNewest(page: Page) {
  return (await getStoredRecordings(page)).toSorted((one, other) => other.timestamp - one.timestamp)[0];
}

/** Advances the clock with every read, as on a slow machine. */
function noTwoLooksAlike(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const look = Date.now.bind(Date);
    let looks = 0;
    Date.now = () => {
      looks += 1;
      return look() + looks;
    };
  });
}

test('a failed recording is safe, shows why, and Retry sends it to the same address', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*answer/);
  await mock.clock({ paused: true });
  const interview = await openInterview(page);
  const { messageId, conversation } = interview;
  await page.clock.install();
  await noTwoLooksAlike(page);
  const item = recordingItems(page).first();
  const failed = { state: 'failed', errorMessage: 'Failed to submit answer' };
  await test.step('sending fails twice, recorder and list report it, and the audio is safe', async () => {
    await mock.fault({ operation_id: 'chatMessageAnswer', status: 500, times: 6 });
    await speakAndSend(page);
    await untilFailed(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to submit answer' })).toHaveCount(1);
    await expect(button(page, 'Listen')).toBeVisible();
    await expect(button(page, 'Download')).toBeVisible();
    expect(await mock.getRequests('chatMessageAnswer')).toHaveLength(2);
    await expect.poll(() => getStoredRecordings(page)).toMatchObject([failed]);
    await openRecordings(page);
    await expect(item).toContainText('Failed');
    await expect(item).toContainText(/Failed to submit answer · Last tried today, \d\d:\d\d/);
    await expect(page.getByText(/^Last tried today, \d\d:\d\d$/)).toBeVisible();
  });

  for (const [calls, retry] of [
    [4, button(page, 'Try again')],
    [6, button(item, 'Retry')],
  ] as const)
    await test.step(`the recording fails again after ${calls} requests`, async () => {
      await retry.click();
      // Until the next failure the recorder may still show the first one.
      await fastForwardUntil(page, 1000, async () =>
        expect(await mock.getRequests('chatMessageAnswer')).toHaveLength(calls),
      );
      await untilFailed(page);
      await openRecordings(page);
      await expect(item).toContainText('Failed to submit answer');
      await expect.poll(() => getStoredRecordings(page)).toMatchObject([failed]);
    });

  await test.step('Retry sends the recording once to the same address', async () => {
    await mock.fault({ operation_id: 'chatMessageAnswer', latency_ms: 5000 });
    await button(item, 'Retry').focus();
    await page.keyboard.press('Enter');
    await openRecordings(page);
    await expect(item).toContainText('Sending');
    await expect(status(page)).toHaveText('Transcribing your audio...');
    await untilNextQuestion(page, mock, firstQuestion);
    await openRecordings(page);
    await expect(item).toContainText('Sent');
    const requests = await mock.getRequests('chatMessageAnswer');
    expect(new Set(requests.map(({ path }) => path)).size).toBe(1);
    expect(requests).toHaveLength(7);
    const { session_chat_id: sessionChatId } = conversation;
    const requestData = { endpoint: requests[0]?.path, method: 'POST', retryCount: 3, sessionChatId };
    await expect
      .poll(() => getStoredRecordings(page))
      .toMatchObject([{ state: 'success', chatMessageId: messageId, errorMessage: null, requestData }]);
    const [recording] = await getStoredRecordings(page);
    expect((await mock.ledger()).map(({ sha256 }) => sha256)).toEqual([recording?.sha256]);
  });

  await test.step('a recording without a message id waits for its processing, and is Failed with it', async () => {
    const { chat_message: next } = await readInterview(page);
    interview.messageId = next?.id ?? 0;
    await mock.fault({ operation_id: 'chatMessageAnswer', answer_text: '{}', times: 2 });
    await speakAndSend(page);
    await openRecordings(page);
    await expect.poll(async () => (await mock.getRequests('chatMessageAnswer')).length).toBe(8);
    await expect.poll(() => getStoredOutbox(page)).toEqual([]);
    await expect(item).toContainText('Sending');
    await emitEvent(mock, interview, { status: 'failed', error: 'The sound is empty.' });
    await openRecordings(page);
    await expect(item).toContainText('Failed');
    await expect(button(item, 'Retry')).toBeVisible();
    await expect(button(page, 'Try again')).toBeVisible();
    expect(await getStoredSlices(page)).toBeGreaterThan(0);
  });

  await test.step('it is Sent once its audio is processed', async () => {
    await button(item, 'Retry').click();
    await expect.poll(async () => (await mock.getRequests('chatMessageAnswer')).length).toBe(9);
    await expect.poll(() => getStoredOutbox(page)).toEqual([]);
    await openRecordings(page);
    await expect(item).toContainText('Sending');
    await emitEvent(mock, interview, { status: 'completed', audio_processed: true });
    await openRecordings(page);
    await expect(item).toContainText('Sent');
    expect(await getStoredSlices(page)).toBeGreaterThan(0);
  });
});

test('a recording is slow after 20 seconds, times out after two minutes, also across a reload, and waits offline', async ({
  writer: page,
  context,
  mock,
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED/);
  await mock.clock({ paused: true });
  await openInterview(page);
  await page.clock.install();
  const item = recordingItems(page).first();
  await test.step("a tap without audio is too short and isn't sent", async () => {
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page, 'Start recording').click();
    await expect(page.getByRole('timer', { name: 'Recording time' })).toHaveText('0:00');
    await sendButton(page).click();
    await expect(page.getByText('That was too short. Tap the microphone and try again.')).toBeVisible();
    await expect(button(page, 'Start recording')).toBeVisible();
    await expect.poll(() => getStoredRecordings(page)).toEqual([]);
    expect(await mock.getRequests('chatMessageAnswer')).toEqual([]);
    await page.clock.resume();
  });

  await test.step('after 20 seconds the recorder shows that it is still working', async () => {
    await mock.fault(tenMinutes);
    await speak(page);
    // Pause the clock: a slow machine could use up the two minutes.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await sendButton(page).click();
    await expect(page.getByText('You can leave this page. We’ll keep working.')).toBeVisible();
    await openRecordings(page);
    await expect(item).toContainText('Sending');
    await mock.waitForFault('chatMessageAnswer');
    await page.clock.fastForward(18_000);
    await expect(page.getByText('Still working.')).toHaveCount(0);
    await page.clock.fastForward(4000);
    await expect(page.getByText('Still working. You can leave this page. We’ll keep working.')).toBeVisible();
  });

  await test.step('after two minutes the recording has timed out', async () => {
    await page.clock.fastForward(95_000);
    await expect(status(page)).toHaveText('Transcribing your audio...');
    await expect(item).toContainText('Sending');
    await page.clock.fastForward(5000);
    await openRecordings(page);
    await expect(item).toContainText('Failed');
    await expect(item).toContainText('Request timed out');
    await expect(question(page)).toContainText(firstQuestion);
  });

  await test.step('Retry abandons the older request and asks the server first', async () => {
    await page.clock.resume();
    await button(item, 'Retry').click();
    await openRecordings(page);
    await expect(item).toContainText('Sent');
    const log = (await mock.log()).filter((entry) => entry.kind === 'request');
    const firstRequest = log.find(
      ({ operation_id: id, path }) => id === 'chatMessageLatestRead' && !path.includes('after='),
    );
    // The first request is still open: the log has it once it ends.
    const repeated = log.find(({ operation_id: id }) => id === 'chatMessageAnswer');
    expect(firstRequest?.n).toBeLessThan(repeated?.n ?? 0);
    const [recording] = await getStoredRecordings(page);
    expect((await mock.ledger()).map(({ sha256 }) => sha256)).toEqual([recording?.sha256]);
  });

  await test.step('the writer can leave while the recorder is working', async () => {
    await page.clock.fastForward(22_000);
    await page.getByRole('link', { name: 'Back to your stories' }).click();
    await expect(page).not.toHaveURL(projectWithElements);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await untilNextQuestion(page, mock, firstQuestion);
  });

  await test.step('the two minutes also run after a reload, and a later success still counts', async () => {
    const currentQuestion = (await question(page).getByRole('heading').textContent()) ?? '';
    await mock.fault(tenMinutes);
    await speakAndSend(page);
    await mock.waitForFault('chatMessageAnswer');
    await mock.fault({ ...tenMinutes, latency_ms: 200_000 });
    await expect.poll(() => getNewest(page)).toMatchObject({ state: 'sending' });
    await page.reload();
    await openRecordings(page);
    await expect(item).toContainText('Sending');
    await mock.waitForFault('chatMessageAnswer');
    await fastForwardUntil(page, 30_000, () => expect(item).toContainText('Request timed out', shortTimeout));
    await expect(button(item, 'Retry')).toBeVisible();
    expect(await getStoredOutbox(page)).toHaveLength(1);
    expect(await mock.ledger()).toHaveLength(1);
    await mock.advance(200_000);
    await expect.poll(() => getNewest(page)).toMatchObject({ state: 'success', errorMessage: null });
    await expect(page.getByText('Request timed out')).toHaveCount(0);
    expect(await mock.ledger()).toHaveLength(2);
    await untilNextQuestion(page, mock, currentQuestion);
  });

  await test.step('offline a recording is Pending, and Sent when the network is back', async () => {
    const currentQuestion = (await question(page).getByRole('heading').textContent()) ?? '';
    await speak(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await fastForwardUntil(page, 1000, () => expect(status(page)).toHaveText('Waiting to send', shortTimeout));
    await openRecordings(page);
    await expect(item).toContainText('Pending');
    await context.setOffline(false);
    await fastForwardUntil(page, 1000, async () => expect(await mock.ledger()).toHaveLength(3));
    await untilNextQuestion(page, mock, currentQuestion);
    await openRecordings(page);
    await expect(item).toContainText('Sent');
    expect((await mock.ledger()).map(({ kind }) => kind)).toEqual(['audio', 'audio', 'audio']);
    await expect.poll(() => getStoredOutbox(page)).toEqual([]);
  });

  await test.step('in quick mode a recording times out after six seconds', async () => {
    await go(page, '/test/conversation-engine?quick=true&endpoint=stories&element=21');
    const back = page.getByRole('link', { name: 'Back', exact: true });
    await expect(back).toHaveAttribute('href', '/test/conversation-engine?quick=true');
    await expect(question(page)).toBeVisible();
    await mock.fault(tenMinutes);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await button(page, 'Start recording').click();
    await expect(button(page, 'Pause recording')).toBeVisible();
    await page.clock.runFor(2000);
    await sendRecording(page);
    await openRecordings(page);
    await expect(item).toContainText('Sending');
    await page.clock.runFor(5000);
    await expect(item).toContainText('Sending');
    await page.clock.runFor(2000);
    await openRecordings(page);
    await expect(item).toContainText('Request timed out');
    expect(await getStoredOutbox(page)).toHaveLength(1);
  });
});
