import { expect, type Page } from '@playwright/test';
import { errorAlert, openInterview, untilNextQuestion } from '../support/conversation.ts';
import type { LogEntry, MockControl } from '../support/mock-control.ts';
import { emptyPage } from '../support/shared-context.ts';
import { sendThroughCuts, type UploadCut } from './support/cuts.ts';
import type { FaultServer } from './support/fault-server.ts';
import { answer, answerRequest, questionText } from './support/interview.ts';
import { test } from './support/test.ts';
import { expectDelivered, getReceivedHashes } from './support/expect-delivered.ts';

async function dealings(mock: MockControl): Promise<string[]> {
  const word = (entry: LogEntry): string | null => {
    if (entry.kind !== 'request') return null;
    if (entry.operation_id === 'chatMessageAnswer') return `answer ${entry.status}`;
    const isLook = entry.operation_id === 'chatMessageLatestRead' && !entry.path.includes('after=');
    return isLook ? 'look' : null;
  };
  return (await mock.log()).map(word).filter((text) => text !== null);
}

/** Sends an answer that hits a fault. Resolves when the server has it, before its clock moves. */
async function send(page: Page, mock: MockControl, faults: FaultServer, lost: Lost): Promise<void> {
  const earlier = await getReceivedHashes(mock);
  const { triggered } = faults.fault({ ...answerRequest, at: lost.at });
  const sent = await answer(page, lost.kind, 'She kept the key, and nobody asked.');
  await triggered;
  await expectDelivered(page, mock, [...earlier, sent]);
}

type Lost = Pick<UploadCut, 'kind' | 'at'>;
type Case = { title: string; first: Lost; dealt: string[]; others?: UploadCut[] };

const cases: Case[] = [
  {
    title: 'a typed answer arrives once: the app checks the server for it before resending it',
    first: { kind: 'text', at: 'before' },
    dealt: ['look', 'answer 200'],
  },
  {
    title: 'a spoken answer arrives once, byte for byte',
    first: { kind: 'audio', at: 'after' },
    dealt: ['answer 200', 'look'],
    others: [{ kind: 'audio', at: 'during', share: 0.7 }],
  },
];

test('answers arrive once when their uploads are cut, also where the browser resends them', async ({
  writer: page,
  mock,
  faults,
  guard,
}) => {
  guard.expectError(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  // Of an answer resent by the browser, the second arrives while the first is pending.
  guard.expectError(/422 .*answer/);
  await mock.clock({ paused: true });
  await openInterview(page);
  for (const { title, first, dealt, others = [] } of cases)
    await test.step(title, async () => {
      const currentQuestion = await questionText(page);
      const earlier = (await dealings(mock)).length;
      await send(page, mock, faults, first);
      expect((await dealings(mock)).slice(earlier)).toEqual(dealt);
      await untilNextQuestion(page, mock, currentQuestion);
      await sendThroughCuts(page, mock, faults, others);
      await expect(errorAlert(page)).toBeEmpty();
    });
  const answers = async () => (await mock.getRequests('chatMessageAnswer')).map((request) => request.status);
  const earlier = (await answers()).length;
  faults.keepsConnections = true;
  // Browsers resend only on a connection that has had a response.
  await page.evaluate(async (address) => (await fetch(address)).text(), emptyPage);
  for (const kind of ['text', 'audio'] as const)
    await test.step(`an answer (${kind}) that the browser resends arrives once without an error`, async () => {
      const currentQuestion = await questionText(page);
      await send(page, mock, faults, { kind, at: 'after' });
      await expect(page.getByText('Failed to submit answer')).toHaveCount(0);
      await untilNextQuestion(page, mock, currentQuestion);
    });
  expect((await answers()).slice(earlier)).toEqual([200, 422, 200, 422]);
});
