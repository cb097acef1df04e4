import type { Page } from '@playwright/test';
import type { components } from '#src/api/generated/schema.ts';
import { listening, sendTyped } from '../support/conversation.ts';
import { getStoredDrafts } from '../support/device.ts';
import { requestFromOtherDevice } from '../support/other-device.ts';
import { expect, test } from '../support/expected-texts.ts';

type User = components['schemas']['User'];

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

test('a writer with an empty account completes the welcome and gets the first question and insights', async ({
  page,
  mock,
  shows,
}) => {
  await mock.clock({ paused: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue as the demo writer' }).click();
  await expect(page).toHaveURL('/onboard');
  await expect(question(page)).toHaveText('What should we call you?');
  await shows.see('What should we call you?');
  await expect(page).toHaveTitle(/^Welcome · /);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await field(page, 'First name').fill('Ana');
  await field(page, 'Last name').fill('Reyes');
  await field(page, 'Last name').press('Enter');

  await expect(question(page)).toHaveText('What do you write?');
  await expect(question(page)).toBeFocused();
  await shows.see('What do you write?');
  await expect(page.getByText('Good to meet you, Ana.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Novel' }).check();
  await page.getByRole('group', { name: 'Genres' }).getByRole('checkbox', { name: 'Mystery' }).check();
  await button(page, 'Continue').click();

  await expect(question(page)).toHaveText('What are you working on?');
  await shows.see('What are you working on?');
  await expect(page.getByText('You write novels.')).toBeVisible();
  await field(page, 'What are you working on?').fill('The Key Shop\nNobody has ever seen the locks.');
  await button(page, 'Continue').click();

  await expect(question(page)).toHaveText('Say anything. You should see this move.');
  await shows.see('Say anything. You should see this move.');
  await shows.see('We don’t record anything on this page.');
  await expect(page.getByText('You’re working on The Key Shop, a novel.')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Welcome' })).toHaveAttribute('aria-valuenow', '80');
  await button(page, 'Continue').click();

  await expect(page).toHaveURL('/projects/the-key-shop/conversation');
  await shows.see('What is the first thing in it that nobody else would have put there?');
  await expect(button(page, 'Start recording')).toBeVisible();
  await expect.poll(() => getStoredDrafts(page)).toEqual([]);
  const savedUser = (await requestFromOtherDevice(page, 'get', 'auth/user')) as User;
  expect(savedUser).toMatchObject({ name: 'Ana Reyes', onboarded: true });
  expect(savedUser.data).toMatchObject({ formats: ['Novel'], genres: ['Mystery'] });
  expect(savedUser.data?.current_projects).toMatch(/^The Key Shop\n/);

  await listening(mock);
  await sendTyped(page, 'A shop that only sells keys.');
  await expect.poll(async () => (await mock.getRequests('chatMessageAnswer')).length).toBe(1);
  await mock.advance(1100);
  await shows.see('Generating creative insights...');
  await mock.advance(10_000);
  await shows.see('Begin with the thing that is only yours');
  await shows.see('Who in it wants something badly, and from whom?');
});
