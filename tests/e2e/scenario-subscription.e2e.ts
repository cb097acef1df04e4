import type { Page } from '@playwright/test';
import { expect, test } from '../support/expected-texts.ts';

test.use({ scenario: 'subscription' });

function plan(page: Page, name: string) {
  return page.getByRole('radiogroup', { name: 'Plan' }).getByRole('radio', { name });
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

function invoices(page: Page) {
  return page.getByRole('table', { name: 'Invoices' });
}

function present(page: Page, name: string) {
  return page.getByRole('heading', { level: 3, name, exact: true });
}

test('the writer changes a plan, confirms its cancellation and resumes it, each only once', async ({
  writer: page,
  mock,
  shows,
}) => {
  await test.step('the profile leads to the current plan, other plans and the invoices', async () => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Subscription' }).click();
    await expect(present(page, 'Writer, monthly')).toBeVisible();
    await shows.see('Writer, monthly');
    await expect(page.getByText(/^\$12 a month\. Renews on \d+ \w+ \d{4}\.$/)).toBeVisible();
    await expect(plan(page, 'Writer, monthly $12 a month')).toBeChecked();
    await expect(button(page, 'Change plan')).toHaveAttribute('aria-disabled', 'true');
    await shows.see('Save $24 a year');
    await expect(invoices(page).getByRole('row')).toHaveCount(4);
    await shows.see('LL-2026-0031');
  });

  await test.step('the writer changes the plan and sees the new one with its invoice', async () => {
    await plan(page, 'Writer, yearly').check();
    await shows.see('You’ll pay $120.00 today, then every year.');
    await button(page, 'Change plan').click();
    const question = page.getByRole('dialog', { name: 'Change to Writer, yearly?' });
    await expect(question).toContainText(
      /You’ll pay \$120\.00 today, then every year\. Your current plan, paid until \d+ \w+ \d{4}, ends today\./,
    );
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    expect(await mock.getRequests('subscriptionUpdate')).toHaveLength(0);
    await button(page, 'Change plan').click();
    await question.getByRole('button', { name: 'Change plan' }).dblclick();
    await expect(present(page, 'Writer, yearly')).toBeFocused();
    await shows.see('Writer, yearly');
    await expect(page.getByText(/^\$120 a year\. Renews on /)).toBeVisible();
    await expect(invoices(page).getByRole('row')).toHaveCount(5);
    expect(await mock.getRequests('subscriptionUpdate')).toHaveLength(1);
  });

  await test.step('the plan is cancelled only after confirmation, shows its end date and is resumed', async () => {
    await button(page, 'Cancel subscription').click();
    await shows.see('Cancel your plan?');
    const dialog = page.getByRole('dialog', { name: 'Cancel your plan?' });
    await expect(dialog).toContainText(/You keep full access until \d+ \w+ \d{4}\. Your stories stay yours\./);
    await shows.see('Your stories stay yours.');
    await dialog.getByRole('button', { name: 'Keep plan' }).click();
    await expect(dialog).toBeHidden();
    expect(await mock.getRequests('subscriptionCancel')).toHaveLength(0);
    await button(page, 'Cancel subscription').click();
    // The next press doesn't wait for the invoices to reload.
    await mock.fault({ operation_id: 'invoiceList', latency_ms: 5000 });
    await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByText(/^Ends on \d+ \w+ \d{4}\. You can resume it until then\.$/)).toBeVisible();
    await shows.see('You can resume it until then.');
    await expect(button(page, 'Cancel subscription')).toHaveCount(0);
    await shows.see('Resume subscription');
    await button(page, 'Resume subscription').click();
    await expect(page.getByText(/^\$120 a year\. Renews on /)).toBeVisible();
    expect((await mock.getRequests('subscriptionCancel')).map(({ status }) => status)).toEqual([200]);
    expect((await mock.getRequests('subscriptionUpdate')).map(({ status }) => status)).toEqual([200, 200]);
    await expect(invoices(page).getByRole('row')).toHaveCount(5);
  });
});
