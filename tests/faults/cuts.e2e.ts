import { expect, type Page } from '@playwright/test';
import { openInterview, untilNextQuestion } from '../support/conversation.ts';
import type { LogEntry, MockControl } from '../support/mock-control.ts';
import { sendThroughCuts } from './support/cuts.ts';
import type { FaultServer } from './support/fault-server.ts';
import { answer, answerCall, questionText } from './support/interview.ts';
import { test } from './support/test.ts';
import { expectDelivered, received } from './support/whereabouts.ts';

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

/** Sends an answer on a connection that is lost after the server has the answer: the browser itself sends it again. */
async function sendThroughOwnRepeat(
  page: Page,
  mock: MockControl,
  faults: FaultServer,
  kind: 'text' | 'audio',
): Promise<void> {
  faults.keepsConnections = true;
  const asked = await questionText(page);
  const earlier = await received(mock);
  const { met } = faults.fault({ ...answerCall, at: 'after' });
  const sent = await answer(page, kind, 'She kept the key, and nobody asked.');
  await met;
  await expectDelivered(page, mock, [...earlier, sent]);
  await expect(page.getByText('Failed to submit answer')).toHaveCount(0);
  await untilNextQuestion(page, mock, asked);
}

for (const [what, kind] of [
  ['a typed answer arrives once', 'text'],
  ['a spoken answer arrives once, byte for byte,', 'audio'],
] as const)
  test(`${what} when its upload is cut, and when the browser repeats it`, async ({
    writer: page,
    mock,
    faults,
    guard,
  }) => {
    // A cut request is an error in the console of every browser.
    guard.expectError(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
    // The second request meets the work on the first.
    guard.expectError(/422 .*answer/);
    await mock.clock({ paused: true });
    await openInterview(page);
    await test.step('Cut before, during or after it, the server is asked first whether it has the answer', async () => {
      await sendThroughCuts(page, mock, faults, [
        { kind, at: 'before' },
        { kind, at: 'during', share: kind === 'text' ? 0.4 : 0.7 },
        { kind, at: 'after' },
      ]);
      const askedFirst = ['look', 'answer 200'];
      expect(await dealings(mock)).toEqual([...askedFirst, ...askedFirst, 'answer 200', 'look']);
    });
    await test.step('The browser’s own repeat on a kept connection is neither doubled nor called rejected', () =>
      sendThroughOwnRepeat(page, mock, faults, kind));
  });
