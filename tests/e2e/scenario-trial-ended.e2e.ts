import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../support/accessibility.ts';
import { question } from '../support/conversation.ts';
import { expect, test } from '../support/expected-texts.ts';

test.use({ scenario: 'trial-ended' });

const ended = 'Your free trial has ended. Your stories are still here.';

function flag(page: Page) {
  return page.evaluate(() => localStorage.getItem('freeTrialEnded'));
}

test('a writer sees that the free trial has ended, buys a plan without a card and continues', async ({
  writer: page,
  mock,
  guard,
  shows,
}) => {
  guard.expectError(/402 .*conversation\/stories/);

  await test.step("a conversation that can't start shows why and leads to the plans", async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Start a story' }).click();
    await expect(page).toHaveURL('/stories/new');
    await expect.poll(async () => (await mock.getRequests('storyConversationStart')).length).toBe(1);
    await shows.see(ended);
    await shows.see('Your stories are where you left them.');
    await expect(page.getByText(ended)).toHaveCount(1);
    await expect.poll(() => flag(page)).toBe('true');
    await shows.see('See plans');
    await page.getByRole('link', { name: 'See plans' }).click();
    await expect(page).toHaveURL('/profile#subscription');
    await shows.see('10 of 10 conversations used');
    await expect(page.getByText(ended)).toHaveCount(1);
    await expect(page.getByRole('status', { name: 'Free trial' })).toHaveCount(0);
    await shows.see('Choose a plan first.');
  });

  await test.step("the writer buys a plan on the demo's checkout", async () => {
    await page.getByRole('radio', { name: 'Writer, monthly' }).check();
    await shows.see('You’ll pay $12.00 on the next page, then every month.');
    await shows.see('Continue to payment');
    await page.getByRole('link', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL('/__mock/checkout?price=21');
    await shows.see('This is a demo. No card needed, and nothing is charged.');
    await expect(page.locator('input:not([type=hidden])')).toHaveCount(0);
    await expectAccessibleInBoth(page);
    await page.getByRole('button', { name: 'Complete purchase' }).click();
    await expect(page).toHaveURL('/profile#subscription');
    await expect(page.getByRole('heading', { level: 3, name: 'Writer, monthly' })).toBeVisible();
    await shows.see('Writer, monthly');
    await expect(page.getByText(ended)).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Invoices' }).getByRole('row')).toHaveCount(2);
    await expect.poll(() => flag(page)).toBe('false');
  });

  await test.step('the next conversation starts', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await page.getByRole('link', { name: 'Start a story' }).click();
    await expect(question(page)).toBeVisible();
    await shows.see('What story has been following you around? Tell it the way you would tell a friend.');
    expect((await mock.getRequests('storyConversationStart')).map(({ status }) => status)).toEqual([402, 201]);
  });
});
