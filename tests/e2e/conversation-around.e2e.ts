import type { Page } from '@playwright/test';
import { answerBox, openInterview, question, projectWithElements, sendButton, write } from '../support/conversation.ts';
import { button } from '../support/recordings.ts';
import { shortTimeout } from '../support/fast-forward.ts';
import { expect, test } from '../support/test.ts';

function drawn(page: Page) {
  return page.getByRole('region', { name: 'From your answers' });
}

const trialEnded = 'Your free trial has ended. Your stories are still here.';
const noPlan = JSON.stringify({
  data: { subscription: null, trial: { used: 10, limit: 10, ended: true }, products: [], checkout_url: null },
});

function trail(page: Page) {
  return page.getByRole('list', { name: 'Conversation path' });
}

test('facts drawn from answers are listed with the conversation and update without a reload', async ({
  writer: page,
  mock,
}) => {
  const { channel, messageId } = await openInterview(page);
  const progress = page.getByRole('progressbar', { name: 'Conversation progress' });
  await expect(progress).toHaveAttribute('aria-valuenow', '62');
  await expect(drawn(page)).toBeHidden();
  await button(page, 'From your answers').click();
  await expect(drawn(page)).toContainText('Mara left Pell Harbour at nineteen.');
  const extracted = [{ name: 'Left behind', value: 'A key, and nobody who asked.' }];
  const payload = { chat_message_id: messageId, data: { extracted, progress: 81, path: ['The road', 'The key'] } };
  await mock.broadcast({ channel, event: 'chatMessage.data.updated', payload });
  await expect(drawn(page)).toHaveText('Left behindA key, and nobody who asked.');
  await expect(drawn(page)).toBeVisible();
  await expect(trail(page).getByRole('listitem')).toHaveText(['The road', 'The key']);
  await expect(trail(page).locator('[aria-current=step]')).toHaveText('The key');
  await expect(progress).toHaveAttribute('aria-valuenow', '81');
  expect(await mock.getRequests('storyDevelopmentResume')).toHaveLength(1);
});

function trialFlag(page: Page) {
  return page.evaluate(() => localStorage.getItem('freeTrialEnded'));
}

/** Makes the page fetch the plan, unless a fetch is under way. */
function untilPlanSeen(page: Page, expectation: () => Promise<void>): Promise<void> {
  return expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expectation();
  }).toPass();
}

test("a conversation stopped by the trial's end keeps the answer and resumes with a plan", async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/402 .*(?:answer|conversation\/stories)/);
  const answerText = 'She kept the key.';

  await test.step("an earlier writer's trial flag disappears once the server reports otherwise", async () => {
    await page.evaluate(() => localStorage.setItem('freeTrialEnded', 'true'));
    await openInterview(page);
    await expect.poll(async () => (await mock.getRequests('subscriptionRead')).length).toBe(1);
    await expect(page.getByRole('status', { name: 'Free trial' })).toHaveCount(0);
    await expect.poll(() => trialFlag(page)).toBe('false');
  });

  await test.step("an answer sent after the trial ended isn't shown as an error", async () => {
    await mock.fault({ operation_id: 'subscriptionRead', answer_text: noPlan });
    await mock.fault({ operation_id: 'chatMessageAnswer', status: 402 });
    await write(page, answerText);
    await expect(page.getByText('Draft saved on this device')).toBeVisible();
    await sendButton(page).click();
    await expect(page.getByText(trialEnded)).toHaveCount(1);
    await expect(page.getByText('Failed to submit answer')).toHaveCount(0);
    await expect.poll(async () => (await mock.getRequests('subscriptionRead')).length).toBe(2);
  });

  await test.step('with a plan the conversation resumes with the answer, even after a reload', async () => {
    await untilPlanSeen(page, () => expect(answerBox(page)).toHaveValue(answerText, shortTimeout));
    await expect(question(page)).toBeVisible();
    await expect(page.getByText(trialEnded)).toHaveCount(0);
    await page.reload();
    await expect(answerBox(page)).toHaveValue(answerText);
  });

  await test.step('the trial’s end shows once, in the composer or the banner, until there is a plan', async () => {
    await mock.fault({ operation_id: 'subscriptionRead', answer_text: noPlan, times: 99 });
    await mock.fault({ operation_id: 'storyDevelopmentResume', status: 402 });
    await page.goto(projectWithElements);
    await expect(page.getByText(trialEnded)).toHaveCount(1);
    await expect(page.getByText('Failed to initiate conversation')).toHaveCount(0);
    const banner = page.getByRole('status', { name: 'Free trial' });
    await expect(banner).toHaveCount(0);
    await expect.poll(() => trialFlag(page)).toBe('true');
    await button(page, 'Back').click();
    await expect(banner).toContainText(trialEnded);
    await expect(page.getByText(trialEnded)).toHaveCount(1);
    await page.reload();
    await expect(banner).toBeVisible();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      await expect.poll(isWide, `the page at ${width} px is wider than its window`).toBe(false);
    }
    await mock.noFaults();
    await untilPlanSeen(page, () => expect(banner).toHaveCount(0, shortTimeout));
    await expect.poll(() => trialFlag(page)).toBe('false');
  });
});

test('leaving while data is loading cancels the request without an error', async ({ writer: page, mock }) => {
  await mock.clock({ paused: true });
  await mock.fault({ operation_id: 'userInsightList', latency_ms: 60_000 });
  const insights = page.waitForRequest(/development-insights\/users\/me/);
  await page.goto('/profile/develop');
  await expect(question(page)).toBeVisible();
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('/development-insights/'));
  await insights;
  await page.getByRole('link', { name: 'Back' }).click();
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});
