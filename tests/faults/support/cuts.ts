import { expect, type Page } from '@playwright/test';
import { question, untilNextQuestion } from '../../support/conversation.ts';
import type { MockControl } from '../../support/mock-control.ts';
import type { Fault, FaultServer } from './fault-server.ts';
import { answer, answerRequest, questionText } from './interview.ts';
import type { UploadKill } from './kills.ts';
import { expectDelivered, getReceivedHashes } from './expect-delivered.ts';

export type UploadCut = UploadKill & Pick<Fault, 'times'>;

const sampleText = 'The harbour was gone and the boats with it. ';

/**
 * Answers questions while each upload is cut. Waits each time until the answer has arrived once and the next question
 * is on screen. An answer that arrived despite a lost response must not be sent again.
 */
export async function sendThroughCuts(
  page: Page,
  mock: MockControl,
  faults: FaultServer,
  cuts: readonly UploadCut[],
): Promise<void> {
  const sent = await getReceivedHashes(mock);
  for (const [n, { kind, ...fault }] of cuts.entries()) {
    await expect(question(page)).toBeVisible();
    const currentQuestion = await questionText(page);
    const { triggered } = faults.fault({ ...answerRequest, ...fault });
    sent.push(await answer(page, kind, `Answer ${n + 1}. ${sampleText.repeat(20)}`));
    await triggered;
    await untilNextQuestion(page, mock, currentQuestion);
    await expectDelivered(page, mock, sent);
    faults.heal();
    await expectNotRepeated(mock, sent.length);
  }
}

async function expectNotRepeated(mock: MockControl, count: number): Promise<void> {
  const requests = await mock.getRequests('chatMessageAnswer');
  expect(requests.map((request) => request.status)).toEqual(Array.from({ length: count }, () => 200));
}
