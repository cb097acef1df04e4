import type { Page } from '@playwright/test';
import { openInterview, openNewStory, question, sendTyped, untilNextQuestion } from '../support/conversation.ts';
import { glance, hurry } from '../support/page-time.ts';
import { answerCall, questionText } from './support/interview.ts';
import { expect, test } from './support/test.ts';
import { expectDelivered, sha256 } from './support/whereabouts.ts';

/** A cut request is an error in the console of every browser. */
const cut = /ERR_EMPTY_RESPONSE|ERR_CONNECTION|WebSocket connection to .* failed/;
const hers = 'She kept the key, and nobody asked.';
const his = 'He kept the boat, and everybody asked.';
const theirs = 'They kept the house, and nobody came.';

const waits = (page: Page) => page.getByText('You’re offline. We’ll send this when you’re back online.');

/** By the links of the application, so that what is under way stays under way. */
async function goToNewStory(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Stories' }).first().click();
  await page.getByRole('link', { name: 'New story' }).first().click();
  await expect(question(page)).toBeVisible();
}

test('an answer arrives once from a server that never responds, and from one that is down and comes back', async ({
  writer: page,
  mock,
  faults,
  guard,
}) => {
  guard.expectError(cut);
  await page.clock.install();
  await mock.clock({ paused: true });
  await openInterview(page);
  const asked = await questionText(page);
  await test.step('A request without a response is given up, asked about, and repeated once', async () => {
    const { met } = faults.fault({ ...answerCall, at: 'before', holds: true });
    await sendTyped(page, hers);
    await met;
    await hurry(page, 5000, async () => {
      expect(await mock.ledger()).toHaveLength(1);
      await expect(question(page)).toBeHidden(glance);
    });
    await expectDelivered(page, mock, [sha256(hers)]);
  });
  await untilNextQuestion(page, mock, asked);
  await test.step('A server that is down, comes back for a moment and comes back for good takes it once', async () => {
    faults.isDown = true;
    faults.cutSockets();
    await sendTyped(page, his);
    await hurry(page, 1000, () => expect(waits(page)).toBeVisible(glance));
    faults.isDown = false;
    const { met } = faults.fault({ ...answerCall, at: 'during', share: 0.5, times: 2 });
    await hurry(page, 1000, () => Promise.race([met, Promise.reject(new Error('it was not sent again yet'))]));
    faults.isDown = true;
    await hurry(page, 1000, () => expect(waits(page)).toBeVisible(glance));
    expect(await mock.ledger()).toHaveLength(1);
    faults.heal();
    await hurry(page, 1000, async () => expect(await mock.ledger()).toHaveLength(2));
    await expectDelivered(page, mock, [sha256(hers), sha256(his)]);
  });
});

test('answers wait on the device, and leave once and in order', async ({
  writer: page,
  context,
  mock,
  faults,
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED/);
  guard.expectError(cut);
  guard.expectError(/404 .*api\/v1\/conversation\/stories/);
  await mock.clock({ paused: true });
  await openInterview(page);
  const asked = await questionText(page);
  await test.step('An answer sent offline leaves when the device is online again', async () => {
    await context.setOffline(true);
    await sendTyped(page, hers);
    await expect(waits(page)).toBeVisible();
    expect(await mock.ledger()).toEqual([]);
    await context.setOffline(false);
    await expectDelivered(page, mock, [sha256(hers)]);
    await untilNextQuestion(page, mock, asked);
  });
  await test.step('Answers to two conversations leave in the order in which they were sent', async () => {
    const { met } = faults.fault({ ...answerCall, at: 'before', holds: true });
    await sendTyped(page, his);
    await met;
    await goToNewStory(page);
    await sendTyped(page, theirs);
    await expect(question(page)).toBeHidden();
    expect(await mock.ledger()).toHaveLength(1);
    faults.heal();
    await expectDelivered(page, mock, [hers, his, theirs].map(sha256));
  });
});

test('with two tabs open an answer leaves once, from its own tab or, when that is closed, from the other', async ({
  writer: page,
  context,
  mock,
  faults,
  guard,
}) => {
  await mock.clock({ paused: true });
  await openInterview(page);
  const other = await context.newPage();
  await openNewStory(other, guard);
  const asked = await questionText(other);
  await test.step('Each tab sends its own answer', async () => {
    await sendTyped(other, his);
    await expect.poll(async () => (await mock.ledger()).map((entry) => entry.sha256)).toEqual([sha256(his)]);
    await sendTyped(page, hers);
    await expectDelivered(page, mock, [sha256(his), sha256(hers)]);
  });
  await test.step('The other tab sends the answer of a tab that was closed', async () => {
    await untilNextQuestion(other, mock, asked);
    const { met } = faults.fault({ ...answerCall, at: 'before', holds: true });
    await sendTyped(other, theirs);
    await met;
    await other.close();
    await expectDelivered(page, mock, [his, hers, theirs].map(sha256));
    expect((await mock.calls('chatMessageAnswer')).map((call) => call.status)).toEqual([200, 200, 200]);
  });
});
