import type { Page } from '@playwright/test';
import { openInterview, openNewStory, question, sendTyped, untilNextQuestion } from '../support/conversation.ts';
import type { LogEntry, MockControl } from '../support/mock-control.ts';
import { glance, hurry } from '../support/page-time.ts';
import { answer, answerCall, questionText } from './support/interview.ts';
import { expect, test } from './support/test.ts';
import { expectDelivered, sha256 } from './support/whereabouts.ts';

/** A cut request is an error in the console of every browser. */
const cut = /ERR_EMPTY_RESPONSE|ERR_CONNECTION|WebSocket connection to .* failed/;
const hers = 'She kept the key, and nobody asked.';
const his = 'He kept the boat, and everybody asked.';

/** What the server was asked about answers, in order: taken, refused, or looked at for the latest message. */
async function dealings(mock: MockControl): Promise<string[]> {
  const word = (entry: LogEntry): string | null => {
    if (entry.kind !== 'request') return null;
    if (entry.operation_id === 'chatMessageAnswer') return `answer ${entry.status}`;
    const isLook = entry.operation_id === 'chatMessageLatestRead' && !entry.path.includes('after=');
    return isLook ? 'look' : null;
  };
  return (await mock.log()).map(word).filter((text) => text !== null);
}

test('before an answer is repeated whose request was lost, the server is asked whether it has it', async ({
  writer: page,
  mock,
  faults,
  guard,
}) => {
  guard.expectError(cut);
  await mock.clock({ paused: true });
  await openInterview(page);
  faults.fault({ ...answerCall, at: 'before' });
  await sendTyped(page, hers);
  await expectDelivered(page, mock, [sha256(hers)]);
  expect(await dealings(mock)).toEqual(['look', 'answer 200']);
});

test('an answer that had arrived although its reply was lost is asked about and not repeated', async ({
  writer: page,
  mock,
  faults,
  guard,
}) => {
  guard.expectError(cut);
  await mock.clock({ paused: true });
  await openInterview(page);
  faults.fault({ ...answerCall, at: 'after' });
  await sendTyped(page, hers);
  await expectDelivered(page, mock, [sha256(hers)]);
  expect(await dealings(mock)).toEqual(['answer 200', 'look']);
});

for (const kind of ['text', 'audio'] as const)
  test(`an answer (${kind}) that the browser itself repeats on a kept connection is neither doubled nor called refused`, async ({
    writer: page,
    mock,
    faults,
    guard,
  }) => {
    // The second request meets the work on the first.
    guard.expectError(/422 .*answer/);
    faults.keepsConnections = true;
    await mock.clock({ paused: true });
    await openInterview(page);
    const asked = await questionText(page);
    const { met } = faults.fault({ ...answerCall, at: 'after' });
    const sent = await answer(page, kind, hers);
    await met;
    await expectDelivered(page, mock, [sent]);
    await expect(page.getByText('Failed to submit answer')).toHaveCount(0);
    await untilNextQuestion(page, mock, asked);
  });

test('a request that is never answered is given up, asked about, and repeated once', async ({
  writer: page,
  mock,
  faults,
}) => {
  await page.clock.install();
  await mock.clock({ paused: true });
  await openInterview(page);
  const { met } = faults.fault({ ...answerCall, at: 'before', holds: true });
  await sendTyped(page, hers);
  await met;
  await hurry(page, 5000, async () => {
    expect(await mock.ledger()).toHaveLength(1);
    await expect(question(page)).toBeHidden(glance);
  });
  await expectDelivered(page, mock, [sha256(hers)]);
});

test('what is sent while offline waits on this device and leaves once, on return', async ({
  writer: page,
  context,
  mock,
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED/);
  await mock.clock({ paused: true });
  await openInterview(page);
  const asked = await questionText(page);
  await context.setOffline(true);
  await sendTyped(page, hers);
  await expect(page.getByText('You’re offline. We’ll send this when you’re back online.')).toBeVisible();
  expect(await mock.ledger()).toEqual([]);
  await context.setOffline(false);
  await expectDelivered(page, mock, [sha256(hers)]);
  await untilNextQuestion(page, mock, asked);
});

test('a server that is down, comes back for a moment and comes back for good takes the answer once', async ({
  writer: page,
  mock,
  faults,
  guard,
}) => {
  guard.expectError(cut);
  await page.clock.install();
  await mock.clock({ paused: true });
  await openInterview(page);
  const waits = page.getByText('You’re offline. We’ll send this when you’re back online.');
  faults.isDown = true;
  faults.cutSockets();
  await sendTyped(page, hers);
  await hurry(page, 1000, () => expect(waits).toBeVisible(glance));
  faults.isDown = false;
  const { met } = faults.fault({ ...answerCall, at: 'during', share: 0.5, times: 2 });
  await hurry(page, 1000, () => Promise.race([met, Promise.reject(new Error('it was not sent again yet'))]));
  faults.isDown = true;
  await hurry(page, 1000, () => expect(waits).toBeVisible(glance));
  expect(await mock.ledger()).toEqual([]);
  faults.heal();
  await hurry(page, 1000, async () => expect(await mock.ledger()).toHaveLength(1));
  await expectDelivered(page, mock, [sha256(hers)]);
});

test('answers to two conversations leave in the order in which they were sent', async ({
  writer: page,
  mock,
  faults,
  guard,
}) => {
  guard.expectError(cut);
  guard.expectError(/404 .*api\/v1\/conversation\/stories/);
  await mock.clock({ paused: true });
  await openInterview(page);
  const { met } = faults.fault({ ...answerCall, at: 'before', holds: true });
  await sendTyped(page, hers);
  await met;
  await goToNewStory(page);
  await sendTyped(page, his);
  await expect(question(page)).toBeHidden();
  expect(await mock.ledger()).toEqual([]);
  faults.heal();
  await expectDelivered(page, mock, [sha256(hers), sha256(his)]);
});

/** By the links of the application, so that what is under way stays under way. */
async function goToNewStory(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Stories' }).first().click();
  await page.getByRole('link', { name: 'New story' }).first().click();
  await expect(question(page)).toBeVisible();
}

test('with two tabs open an answer leaves from the tab that it was written in, once', async ({
  writer: page,
  context,
  mock,
  guard,
}) => {
  await mock.clock({ paused: true });
  await openInterview(page);
  const other = await context.newPage();
  await openNewStory(other, guard);
  await sendTyped(other, his);
  await expect.poll(async () => (await mock.ledger()).map((entry) => entry.sha256)).toEqual([sha256(his)]);
  await sendTyped(page, hers);
  await expectDelivered(page, mock, [sha256(his), sha256(hers)]);
});

test('an answer whose tab is closed while it is on its way is sent by the other tab, once', async ({
  writer: page,
  context,
  mock,
  faults,
}) => {
  await mock.clock({ paused: true });
  const other = await context.newPage();
  await openInterview(other);
  await openInterview(page);
  const { met } = faults.fault({ ...answerCall, at: 'before', holds: true });
  await sendTyped(page, hers);
  await met;
  await page.close();
  await expectDelivered(other, mock, [sha256(hers)]);
  expect((await mock.calls('chatMessageAnswer')).map((call) => call.status)).toEqual([200]);
});
