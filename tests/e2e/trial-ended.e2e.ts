import type { Page } from '@playwright/test';
import { signInByApi } from '../support/sign-in-by-api.ts';
import { go } from '../support/go.ts';
import { expect, test } from '../support/test.ts';

test.use({ scenario: 'trial-ended' });

const ended = 'Your free trial has ended. Your stories are still here.';

function banner(page: Page) {
  return page.getByRole('status', { name: 'Free trial' });
}

function plans(page: Page) {
  return page.getByRole('link', { name: 'See plans' });
}

function overview(used: number, limit: number): string {
  return JSON.stringify({
    data: { subscription: null, trial: { used, limit, ended: used >= limit }, products: [], checkout_url: null },
  });
}

async function showSubscription(page: Page): Promise<void> {
  const sections = page.getByRole('navigation', { name: 'Profile' });
  await sections.getByRole('link', { name: 'About' }).click();
  await sections.getByRole('link', { name: 'Subscription' }).click();
}

test("the trial's usage comes from the server, and every screen with navigation shows its end once, until another tab buys a plan", async ({
  page,
  context,
  mock,
  guard,
}) => {
  guard.expectError(/402 .*conversation\/projects/);
  await test.step('the banner is hidden on the login screens', async () => {
    await page.evaluate(() => localStorage.setItem('freeTrialEnded', 'true'));
    await page.goto('/auth/login');
    for (const path of ['/auth/login', '/auth/magic-link']) {
      await go(page, path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
    }
  });
  await signInByApi(page);
  await page.evaluate(() => localStorage.removeItem('freeTrialEnded'));
  await page.goto('/profile');
  await test.step('usage and limit show for 3 and for 10 conversations', async () => {
    for (const [used, limit] of [
      [1, 3],
      [4, 10],
    ] as const) {
      await mock.noFaults();
      await mock.fault({ operation_id: 'subscriptionRead', answer_text: overview(used, limit), times: 99 });
      await showSubscription(page);
      await expect(page.getByText(`${used} of ${limit} conversations used`)).toBeVisible();
      const value = String(Math.round((used / limit) * 100));
      await expect(page.getByRole('progressbar', { name: 'Free trial' })).toHaveAttribute('aria-valuenow', value);
      await expect(page.getByText(ended)).toHaveCount(0);
    }
  });
  const reads = async (): Promise<number> => (await mock.getRequests('subscriptionRead')).length;
  await test.step('home shows how many conversations are left, with a link to the plans', async () => {
    const before = await reads();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect(page.getByText('6 of 10 free conversations left.')).toBeVisible();
    await expect.poll(reads).toBe(before + 1);
    await page.getByRole('main').getByRole('link', { name: 'See plans' }).click();
    await expect(page).toHaveURL('/profile#subscription');
    // The next step's fault is for the read after this one.
    await expect.poll(reads).toBe(before + 2);
  });
  await test.step("a plan read before the trial ended doesn't remove the banner", async () => {
    await mock.noFaults();
    await mock.fault({ operation_id: 'subscriptionRead', answer_text: overview(2, 3) });
    await showSubscription(page);
    await expect(page.getByText('2 of 3 conversations used')).toBeVisible();
    await go(page, '/projects/the-salt-road/conversation/narrative-elements/tobias-ellery');
    await expect(page.getByText('The Salt Road is where you left it.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Tobias Ellery' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Saved' })).toHaveAttribute('aria-selected', 'true');
    await expect(plans(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(banner(page)).toHaveText(`${ended}See plans`);
    await expect(banner(page).getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/profile#subscription',
    );
  });
  await test.step('the banner is hidden during the welcome', async () => {
    await go(page, '/onboard');
    await expect(page).toHaveURL('/onboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await go(page, '/');
    await expect(banner(page)).toBeVisible();
  });
  await test.step('a plan bought in another tab removes the banner', async () => {
    const other = await context.newPage();
    await other.goto('/profile#subscription');
    await expect(other.getByText(ended)).toHaveCount(1);
    await other.getByRole('radio', { name: 'Notebook, yearly' }).check();
    await other.getByRole('link', { name: 'Continue to payment' }).click();
    await other.getByRole('button', { name: 'Complete purchase' }).click();
    await expect(other.getByRole('heading', { level: 3, name: 'Notebook, yearly' })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    expect(await mock.getRequests('subscriptionUpdate')).toHaveLength(0);
  });
});
