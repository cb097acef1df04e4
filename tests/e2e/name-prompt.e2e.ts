import type { Page } from '@playwright/test';
import type { components } from '#src/api/generated/schema.ts';
import { getStoredDrafts } from '../support/device.ts';
import { go } from '../support/go.ts';
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

test('the name prompt shows on every screen but the welcome, keeps a half-typed name, and closes once another tab saves it', async ({
  writer: page,
  context,
  mock,
}) => {
  await page.goto('/stories');
  await field(page, 'First name').fill('An');
  await expect.poll(() => getStoredDrafts(page)).toEqual(['First name: An']);
  await page.reload();
  await expect(field(page, 'First name')).toHaveValue('An');

  const other = await context.newPage();
  await other.goto('/onboard');
  await expect(other.getByRole('textbox', { name: 'First name' })).toHaveValue('An');
  await expect(prompt(other)).toHaveCount(0);
  await go(other, '/');
  await expect(field(other, 'First name')).toHaveValue('An');
  await field(other, 'First name').fill('Ana');
  await field(other, 'Last name').fill('Reyes');
  await prompt(other).getByRole('button', { name: 'Save' }).click();
  await expect(prompt(other)).toHaveCount(0);
  await expect(other.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect((await mock.getRequests('userNameUpdate')).map(({ status }) => status)).toEqual([200]);
  expect((await requestFromOtherDevice(page, 'get', 'auth/user')) as User).toMatchObject({
    name: 'Ana Reyes',
    onboarded: true,
  });
  await expect(prompt(page)).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  await expect(prompt(page)).toHaveCount(0);
  await expect.poll(() => getStoredDrafts(page)).toEqual([]);
});
