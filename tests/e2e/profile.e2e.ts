import type { Page } from '@playwright/test';
import { listening, question, sendTyped, untilNextQuestion } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import { expect, test } from '../support/test.ts';

function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

function sections(page: Page) {
  return page.getByRole('navigation', { name: 'Profile' });
}

function part(page: Page, name: string) {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name }) });
}

test('the profile shows the writer in addressable sections and leads to a conversation that fills it', async ({
  writer: page,
  mock,
}) => {
  await test.step('name, email and photo are shown', async () => {
    await page.goto('/stories');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(heading(page)).toHaveText('Ana Reyes');
    await expect(page).toHaveTitle(/^Profile/);
    const main = page.getByRole('main');
    await expect(main.getByText('demo@lamplight.test')).toBeVisible();
    await expect(main.locator('header img').last()).toHaveAttribute('src', /portrait-ana/);
  });
  await test.step('the sections have addresses, and a pressed link keeps the focus', async () => {
    const about = sections(page).getByRole('link', { name: 'About' });
    const achievements = sections(page).getByRole('link', { name: 'Achievements' });
    await expect(about).toHaveAttribute('aria-current', 'page');
    const top = (await achievements.boundingBox())?.y;
    await achievements.click();
    await expect(page).toHaveURL('/profile#achievements');
    await expect(page).toHaveTitle(/^Achievements/);
    await expect(heading(page)).toHaveText('Ana Reyes');
    expect((await achievements.boundingBox())?.y).toBe(top);
    await expect(achievements).toHaveAttribute('aria-current', 'page');
    await expect(achievements).toBeFocused();
    await page.goBack();
    await expect(heading(page)).toHaveText('Ana Reyes');
    await expect(about).toHaveAttribute('aria-current', 'page');
    await go(page, '/profile#nowhere');
    await expect(heading(page)).toHaveText('Ana Reyes');
  });
  await test.step('"Develop profile" opens the conversation about the writer, which fills the profile', async () => {
    await mock.clock({ paused: true });
    await expect(page.getByRole('link', { name: 'Develop profile' })).toHaveAttribute('href', '/profile/develop');
    await page.getByRole('link', { name: 'Talk about this: Unique perspective' }).click();
    await expect(page).toHaveURL('/profile/develop');
    await expect(question(page)).toBeVisible();
    const first = (await question(page).textContent()) ?? '';
    await listening(mock);
    await sendTyped(page, 'I mend documents that somebody tried to destroy.');
    await untilNextQuestion(page, mock, first.slice(0, 40));
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(part(page, 'Unique perspective')).toContainText('I mend documents that somebody tried to destroy.');
  });
});
