import type { Page, Request } from '@playwright/test';
import { openInterview, question, projectWithElements, sendTyped, status } from '../support/conversation.ts';
import { fastForwardUntil, shortTimeout } from '../support/fast-forward.ts';
import { questionText } from './support/interview.ts';
import { expect, test } from './support/test.ts';
import { expectDelivered, sha256 } from './support/expect-delivered.ts';

const answerText = 'She kept the key, and nobody asked.';
const refused = /WebSocket connection/;

/** Tracks requests for the latest message: those pending, and the number completed. */
function trackPolls(page: Page): { open: ReadonlySet<Request>; answered: number } {
  const open = new Set<Request>();
  const looks = { open, answered: 0 };
  const isLook = (request: Request): boolean => /\/chat-messages\/?(?:\?|$)/.test(request.url());
  page.on('request', (request) => {
    if (isLook(request)) open.add(request);
  });
  page.on('requestfinished', (request) => {
    if (open.delete(request)) looks.answered += 1;
  });
  return looks;
}

/** Advances the page's clock until another question is on screen. Returns the time in ms. */
async function passUntilNext(
  page: Page,
  currentQuestion: string,
  looks: ReturnType<typeof trackPolls>,
): Promise<number> {
  let passedMs = 0;
  await expect(async () => {
    // The clock is paused during responses and rendering.
    await expect.poll(() => looks.open.size).toBe(0);
    const before = looks.answered;
    await page.clock.runFor(500);
    passedMs += 500;
    await expect.poll(() => looks.open.size).toBe(0);
    const timeout = looks.answered > before ? 3000 : 50;
    await expect(question(page)).toBeVisible({ timeout });
    await expect(question(page)).not.toContainText(currentQuestion, { timeout });
  }).toPass({ intervals: [20] });
  return passedMs;
}

test('the next question appears when the websocket is cut or refused', async ({
  writer: page,
  mock,
  faults,
  guard,
}) => {
  guard.expectError(refused);
  await page.clock.install();
  await mock.clock({ paused: true });
  await openInterview(page);
  await test.step('cutting the websocket during processing loses neither the answer nor the next question', async () => {
    const currentQuestion = await questionText(page);
    await sendTyped(page, answerText);
    await expect(status(page)).toHaveText('Processing your message...');
    faults.cutSockets();
    await expect.poll(async () => (await mock.session()).connections).toBe(0);
    await fastForwardUntil(page, 1000, async () => {
      await mock.advance(5000);
      await expect(question(page)).toBeVisible(shortTimeout);
      await expect(question(page)).not.toContainText(currentQuestion, shortTimeout);
    });
    await expectDelivered(page, mock, [sha256(answerText)]);
  });
  await test.step('with the websocket refused the next question appears within 7 seconds', async () => {
    faults.refusesSockets = true;
    await page.goto(projectWithElements);
    await expect(question(page)).toBeVisible();
    const currentQuestion = await questionText(page);
    await sendTyped(page, answerText);
    await expect(status(page)).toHaveText('Processing your message...');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    const looks = trackPolls(page);
    // The answer is processed; from here the page's clock counts.
    await mock.advance(60_000);
    expect(await passUntilNext(page, currentQuestion, looks)).toBeLessThanOrEqual(7000);
    expect(faults.dials).toBeGreaterThan(0);
    expect((await mock.session()).connections).toBe(0);
  });
});
