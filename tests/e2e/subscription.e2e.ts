import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { readOpenApi } from '#mocks/contract/contract-documents.ts';
import { getExample } from '#mocks/contract/documented-responses.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test.use({ scenario: 'subscription' });

function plans(page: Page) {
  return page.getByRole('radiogroup', { name: 'Plan' });
}

function plan(page: Page, name: string) {
  return plans(page).getByRole('radio', { name });
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

function invoices(page: Page) {
  return page.getByRole('table', { name: 'Invoices' });
}

function download(page: Page, number: string) {
  return page.getByRole('link', { name: `Download invoice ${number}` });
}

function present(page: Page, name: string) {
  return page.getByRole('heading', { level: 3, name, exact: true });
}

function errorToast(page: Page, message: string) {
  return page.getByRole('alert', { name: 'Error' }).filter({ hasText: message });
}

async function changePlan(page: Page): Promise<void> {
  await button(page, 'Change plan').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change plan' }).click();
}

async function openSubscription(page: Page): Promise<void> {
  await page.goto('/profile#subscription');
  await expect(page.getByRole('heading', { level: 2, name: 'Subscription' })).toBeVisible();
}

function example(operation: string, name: string): string {
  return JSON.stringify(getExample(readOpenApi(), operation, name));
}

test('a writer downloads invoices and changes the plan despite failed requests', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*subscriptions\/(?:3|invoices)/);
  guard.expectError(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  await test.step("invoices that fail to load leave the plan usable, and a cross-origin invoice isn't fetched", async () => {
    await mock.fault({ operation_id: 'invoiceList', status: 500 });
    await openSubscription(page);
    const failed = page.getByRole('alert').filter({ hasText: 'We couldn’t load your invoices.' });
    await expect(failed).toBeVisible();
    await expect(plans(page).getByRole('radio')).toHaveCount(4);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(invoices(page).getByRole('row')).toHaveCount(4);
    const foreign = example('invoiceRead', 'november').replace('/api/v1/', 'https://elsewhere.example/api/v1/');
    await mock.fault({ operation_id: 'invoiceRead', answer_text: foreign });
    await download(page, 'LL-2026-0031').click();
    await expect(errorToast(page, 'We couldn’t download the invoice.')).toBeVisible();
    expect(await mock.getRequests('invoiceFileRead')).toHaveLength(0);
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
  });
  await test.step('an invoice downloads as a PDF named by its number, on wide screens and phones', async () => {
    const cells = invoices(page).getByRole('row').nth(1).getByRole('cell');
    await expect(cells.first()).toHaveText('LL-2026-0031');
    await expect(cells.nth(1)).toHaveText(/^\d+ \w+ \d{4}$/);
    await expect(cells.nth(2)).toHaveText('$12.00');
    await expect(cells.nth(3)).toHaveText('Paid');
    await expectAccessible(page);
    for (const [width, number] of [
      [1280, 'LL-2026-0031'],
      [390, 'LL-2026-0017'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const coming = page.waitForEvent('download');
      await download(page, number).click();
      const file = await coming;
      expect(file.suggestedFilename()).toBe(`Invoice ${number}.pdf`);
      const text = readFileSync(await file.path(), 'latin1');
      expect(text.slice(0, 5)).toBe('%PDF-');
      expect(text).toContain('%%EOF');
    }
    await expect(page).toHaveURL('/profile#subscription');
    expect((await mock.getRequests('invoiceRead')).slice(1).map(({ path }) => path)).toEqual([
      '/api/v1/subscriptions/invoices/803',
      '/api/v1/subscriptions/invoices/801',
    ]);
    expect((await mock.getRequests('invoiceFileRead')).map(({ status }) => status)).toEqual([200, 200]);
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    await expect.poll(isWide, 'the phone’s page scrolls sideways').toBe(false);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step('a rejected change leaves the plan unchanged, and a change with a lost response is detected', async () => {
    await plan(page, 'Writer, yearly').check();
    await mock.fault({ operation_id: 'subscriptionUpdate', status: 500 });
    await changePlan(page);
    const error = errorToast(page, 'We couldn’t change your plan.');
    await expect(error).toBeVisible();
    await expect(present(page, 'Writer, monthly')).toBeVisible();
    await expect(plan(page, 'Writer, yearly')).toBeChecked();
    await error.getByRole('button', { name: 'Dismiss' }).click();
    await expect(error).toHaveCount(0);
    // Accepted, then cut. Repeated, because browsers resend on reused connections.
    await mock.fault({ operation_id: 'subscriptionUpdate', drop: 'answer', times: 9 });
    await changePlan(page);
    await expect(present(page, 'Writer, yearly')).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(invoices(page).getByRole('row')).toHaveCount(5);
  });
});
