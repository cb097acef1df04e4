import type { Page } from '@playwright/test';
import type { components } from '#src/api/generated/schema.ts';
import { getStoredDrafts } from '../support/device.ts';
import { requestFromOtherDevice } from '../support/other-device.ts';
import { expect, test } from '../support/test.ts';

type User = components['schemas']['User'];

test.use({ scenario: 'empty-account' });

function prompt(page: Page) {
  return page.getByRole('dialog', { name: 'Finish setting up your account' });
}

function field(page: Page, name: string) {
  return prompt(page).getByRole('textbox', { name });
}

function save(page: Page) {
  return prompt(page).getByRole('button', { name: 'Save' });
}

test('the name prompt shows on every screen but the welcome until a name is saved', async ({ writer: page, mock }) => {
  await page.goto('/stories');
  await field(page, 'First name').fill('Ana');
  await field(page, 'Last name').fill('Reyes');
  await save(page).click();
  await expect(prompt(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect((await mock.getRequests('userNameUpdate')).map(({ status }) => status)).toEqual([200]);
  expect((await requestFromOtherDevice(page, 'get', 'auth/user')) as User).toMatchObject({
    name: 'Ana Reyes',
    onboarded: true,
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  await expect(prompt(page)).toHaveCount(0);
});

test("a half-typed name survives reloads and the welcome, and saving closes the other tab's prompt", async ({
  writer: page,
  context,
}) => {
  await page.goto('/');
  await field(page, 'First name').fill('An');
  await expect.poll(() => getStoredDrafts(page)).toEqual(['First name: An']);
  await page.reload();
  await expect(field(page, 'First name')).toHaveValue('An');

  const other = await context.newPage();
  await other.goto('/onboard');
  await expect(other.getByRole('textbox', { name: 'First name' })).toHaveValue('An');
  await expect(prompt(other)).toHaveCount(0);
  await other.getByRole('textbox', { name: 'First name' }).fill('Ana');
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('What do you write?');
  await expect(prompt(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  await expect.poll(() => getStoredDrafts(page)).toEqual([]);
});
