import type { Page } from '@playwright/test';
import { openInterview, openNewStory, question, sendTyped, untilNextQuestion } from '../support/conversation.ts';
import { shortTimeout, fastForwardUntil } from '../support/fast-forward.ts';
import { answerRequest, questionText } from './support/interview.ts';
import { expect, test } from './support/test.ts';
import { expectDelivered, sha256 } from './support/expect-delivered.ts';

const cut = /ERR_EMPTY_RESPONSE|ERR_CONNECTION|WebSocket connection to .* failed/;
const hers = 'She kept the key, and nobody asked.';
const his = 'He kept the boat, and everybody asked.';
const remoteText = 'They kept the house, and nobody came.';

function waits(page: Page) {
  return page.getByText('You’re offline. We’ll send this when you’re back online.');
}

test('an answer arrives once when the server hangs or is down for a while, or the device is offline', async ({
  writer: page,
  context,
  mock,
  faults,
  guard,
}) => {
  guard.expectError(cut);
  guard.expectError(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await mock.clock({ paused: true });
  await openInterview(page);
  const currentQuestion = await questionText(page);
  await test.step('the app abandons a request without a response, checks the server and resends once', async () => {
    const { triggered } = faults.fault({ ...answerRequest, at: 'before', hangs: true });
    await sendTyped(page, hers);
    await triggered;
    await fastForwardUntil(page, 5000, async () => {
      expect(await mock.ledger()).toHaveLength(1);
      await expect(question(page)).toBeHidden(shortTimeout);
    });
    await expectDelivered(page, mock, [sha256(hers)]);
  });
  await untilNextQuestion(page, mock, currentQuestion);
  const nextQuestion = await questionText(page);
  await test.step('the answer arrives once when the server recovers briefly and then for good', async () => {
    faults.isDown = true;
    faults.cutSockets();
    await sendTyped(page, his);
    await fastForwardUntil(page, 1000, () => expect(waits(page)).toBeVisible(shortTimeout));
    await expect(page.getByText(his)).toBeVisible();
    faults.isDown = false;
    const { triggered } = faults.fault({ ...answerRequest, at: 'during', share: 0.5, times: 2 });
    await fastForwardUntil(page, 1000, () =>
      Promise.race([triggered, Promise.reject(new Error('it was not sent again yet'))]),
    );
    faults.isDown = true;
    await fastForwardUntil(page, 1000, () => expect(waits(page)).toBeVisible(shortTimeout));
    expect(await mock.ledger()).toHaveLength(1);
    faults.heal();
    await fastForwardUntil(page, 1000, async () => expect(await mock.ledger()).toHaveLength(2));
    await expectDelivered(page, mock, [sha256(hers), sha256(his)]);
  });
  await untilNextQuestion(page, mock, nextQuestion);
  await test.step('an answer submitted offline is sent when the device is back online', async () => {
    await context.setOffline(true);
    await sendTyped(page, remoteText);
    await expect(waits(page)).toBeVisible();
    expect(await mock.ledger()).toHaveLength(2);
    await context.setOffline(false);
    await fastForwardUntil(page, 1000, async () => expect(await mock.ledger()).toHaveLength(3));
    await expectDelivered(page, mock, [hers, his, remoteText].map(sha256));
  });
});

test('with two tabs open an answer is sent once even after its tab is closed', async ({
  writer: page,
  context,
  mock,
  faults,
}) => {
  await mock.clock({ paused: true });
  await openInterview(page);
  const other = await context.newPage();
  await openNewStory(other);
  const currentQuestion = await questionText(other);
  await test.step('each tab sends its own answer', async () => {
    await sendTyped(other, his);
    await expect.poll(async () => (await mock.ledger()).map((entry) => entry.sha256)).toEqual([sha256(his)]);
    await sendTyped(page, hers);
    await expectDelivered(page, mock, [sha256(his), sha256(hers)]);
  });
  await test.step("the remaining tab sends the closed tab's answer", async () => {
    await untilNextQuestion(other, mock, currentQuestion);
    const { triggered } = faults.fault({ ...answerRequest, at: 'before', hangs: true });
    await sendTyped(other, remoteText);
    await triggered;
    await other.close();
    await expectDelivered(page, mock, [his, hers, remoteText].map(sha256));
    expect((await mock.getRequests('chatMessageAnswer')).map((request) => request.status)).toEqual([200, 200, 200]);
  });
});
