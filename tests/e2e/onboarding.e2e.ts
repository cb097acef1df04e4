import type { Page } from '@playwright/test';
import { getStoredDrafts } from '../support/device.ts';
import { go } from '../support/go.ts';
import { requestFromOtherDevice } from '../support/other-device.ts';
import { expect, test } from '../support/test.ts';

test.use({ scenario: 'empty-account' });

function question(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name });
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name });
}

function firstQuestion(page: Page) {
  return page.getByRole('region', { name: 'Question' });
}

test('the welcome hides the banner, keeps query and input, can be skipped, starts a new story in writing, and creates a project once', async ({
  writer: page,
  guard,
  mock,
}) => {
  guard.expectError(/500 .*projects/);
  await mock.fault({ operation_id: 'subscriptionRead', example: 'trialEnded', times: 20 });
  const banner = page.getByText('Your free trial has ended.');
  await page.evaluate(() => localStorage.setItem('freeTrialEnded', 'true'));
  await page.goto('/auth?referral=A&x=1');
  await expect(page).toHaveURL('/onboard?referral=A&x=1');
  await field(page, 'First name').fill('Ana');
  await button(page, 'Continue').click();
  await expect(page).toHaveURL('/onboard?referral=A&x=1&step=writing');
  await button(page, 'Continue').click();
  await field(page, 'What are you working on?').fill('The Key Shop');
  await expect.poll(() => getStoredDrafts(page)).toEqual(['Working on: The Key Shop']);
  await page.reload();
  await expect(question(page)).toHaveText('What are you working on?');
  await expect(field(page, 'What are you working on?')).toHaveValue('The Key Shop');

  await button(page, 'Back').click();
  await expect(question(page)).toHaveText('What do you write?');
  await page.goBack();
  await expect(question(page)).toHaveText('What should we call you?');
  await expect(field(page, 'First name')).toHaveValue('Ana');
  await expect(button(page, 'Back')).toHaveCount(0);
  await expect(banner).toHaveCount(0);
  await page.getByRole('link', { name: 'Skip for now' }).click();
  await expect(page).toHaveURL('/');
  await expect(banner).toBeVisible();
  await expect(page.getByText('Nothing here yet. Start by talking about an idea.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await test.step('choosing to describe the project aloud, then to type, starts a new story in writing', async () => {
    await go(page, '/onboard');
    await expect(field(page, 'First name')).toHaveValue('Ana');
    await button(page, 'Continue').click();
    await expect(question(page)).toHaveText('What do you write?');
    await button(page, 'Continue').click();
    await button(page, 'I’d rather say it out loud').click();
    await expect(page.getByText('Your first answer will tell us what you’re working on.')).toBeVisible();
    await button(page, 'I’d rather type').click();
    await expect(page).toHaveURL('/stories/new');
    await expect(firstQuestion(page)).toContainText('What story has been following you around?');
    await expect(page.getByRole('radio', { name: 'Type' })).toBeChecked();
    expect(await mock.getRequests('projectCreate')).toEqual([]);
  });

  await test.step("a failed save shows why, and a created project isn't duplicated", async () => {
    await go(page, '/onboard?step=working');
    await field(page, 'What are you working on?').fill('The Key Shop');
    await button(page, 'Continue').click();
    await mock.fault({ operation_id: 'projectCreate', status: 500 });
    await button(page, 'Continue').click();
    const alert = page.getByRole('alert').filter({ hasText: 'An unexpected error occurred. Please try again.' });
    await expect(alert).toBeVisible();
    // The server did create it.
    await requestFromOtherDevice(page, 'post', 'projects', { name: 'The Key Shop' });
    await button(page, 'Continue').click();
    await expect(page).toHaveURL('/projects/the-key-shop/conversation');
    expect((await mock.getRequests('projectCreate')).map(({ status }) => status)).toEqual([500, 201]);
  });
});
