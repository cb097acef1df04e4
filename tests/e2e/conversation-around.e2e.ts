import type { Page } from '@playwright/test';
import { answerBox, openInterview, question, sendButton, write } from '../support/conversation.ts';
import { button } from '../support/recordings.ts';
import { shortTimeout } from '../support/fast-forward.ts';
import { expect, test } from '../support/test.ts';

const trialEnded = 'Your free trial has ended. Your stories are still here.';
const noPlan = JSON.stringify({
  data: { subscription: null, trial: { used: 10, limit: 10, ended: true }, products: [], checkout_url: null },
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

  await test.step('with a plan the conversation resumes with the answer', async () => {
    await untilPlanSeen(page, () => expect(answerBox(page)).toHaveValue(answerText, shortTimeout));
    await expect(question(page)).toBeVisible();
    await expect(page.getByText(trialEnded)).toHaveCount(0);
  });

  await test.step('the trial’s end shows once, in the composer or the banner, until there is a plan', async () => {
    await mock.fault({ operation_id: 'subscriptionRead', answer_text: noPlan, times: 99 });
    await mock.fault({ operation_id: 'storyDevelopmentResume', status: 402 });
    await page.reload();
    await expect(page.getByText(trialEnded)).toHaveCount(1);
    await expect(page.getByText('Failed to initiate conversation')).toHaveCount(0);
    const banner = page.getByRole('status', { name: 'Free trial' });
    await expect(banner).toHaveCount(0);
    await expect.poll(() => trialFlag(page)).toBe('true');
    await button(page, 'Back').click();
    await expect(banner).toContainText(trialEnded);
    await expect(page.getByText(trialEnded)).toHaveCount(1);
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
