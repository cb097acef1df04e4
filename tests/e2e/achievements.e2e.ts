import type { Page } from '@playwright/test';
import { trackChannels } from '../support/channels.ts';
import { question } from '../support/conversation.ts';
import type { MockControl } from '../support/mock-control.ts';
import { expect, test } from '../support/test.ts';

const address = '/profile#achievements';

function part(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

function row(page: Page, name: string) {
  return page.getByRole('article', { name, exact: true });
}

function bar(page: Page, name: string) {
  return page.getByRole('progressbar', { name, exact: true });
}

function answer(mock: MockControl, data: unknown) {
  return mock.fault({ operation_id: 'userAchievementList', answer_text: JSON.stringify({ data }) });
}

const writersChannel = 'private-App.Models.User.1';

const voice = { achievement_id: 7, name: 'voice', title: 'A voice of your own', icon: 'mic' };
const worldAchievement = { achievement_id: 8, name: 'world', title: 'The ground they stand on', icon: 'map' };

async function unlock(mock: MockControl, achievement: typeof voice): Promise<void> {
  const payload = { ...achievement, description: 'Answer twenty questions aloud.' };
  await mock.broadcast({ channel: writersChannel, event: 'achievement.unlocked', payload });
}

test('an unlocked achievement is announced once and leads to the list from any screen, and one in progress to its conversation', async ({
  writer: page,
  mock,
}) => {
  await test.step('the achievement is announced once, and its row changes in place', async () => {
    const channels = trackChannels(page);
    await page.goto(address);
    await expect.poll(() => [...channels]).toContain(writersChannel);
    const titles = part(page, 'In progress').getByRole('heading', { level: 3 });
    const order = ['A voice of your own', 'The ground they stand on'];
    await expect(titles).toHaveText(order);
    // The titles may be those of the user's response: the list's own request must not take the answer below.
    await expect.poll(async () => (await mock.getRequests('userAchievementList')).length).toBe(1);
    // The toast closes automatically: pause the clock.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 10_000);
    await answer(mock, [
      {
        id: 7,
        name: 'voice',
        title: 'A voice of your own',
        progress: 100,
        completed_at: '2026-11-12T18:50:00.000000Z',
      },
      { id: 8, name: 'world', title: 'The ground they stand on', progress: 45, completed_at: null },
    ]);
    await unlock(mock, voice);
    const toast = page.getByRole('status', { name: 'A voice of your own' });
    await expect(toast).toContainText('Achievement unlocked');
    await expect(toast).toContainText('Answer twenty questions aloud.');
    await expect(toast.getByRole('link', { name: 'See your achievements' })).toHaveAttribute('href', address);
    await page.clock.resume();
    await expect(row(page, 'A voice of your own')).toContainText('Completed 12 November');
    await expect(bar(page, 'A voice of your own')).toHaveCount(0);
    await expect(titles).toHaveText(order);
    await page.clock.fastForward(6000);
    await expect(toast).toHaveCount(0);
    await page.clock.pauseAt(Date.now() + 20_000);
    // A repeated event isn't announced again; the next one is.
    await unlock(mock, voice);
    const greeting = { type: 'info', title: 'Hello', message: 'From the server.' };
    await mock.broadcast({ channel: writersChannel, event: 'toast.notification', payload: greeting });
    await expect(page.getByRole('status', { name: 'Hello' })).toBeVisible();
    await expect(toast).toHaveCount(0);
  });
  await test.step("another achievement's announcement leads to the list without a reload", async () => {
    await page.clock.resume();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
    await page.clock.pauseAt(Date.now() + 25_000);
    await unlock(mock, worldAchievement);
    await page.getByRole('link', { name: 'See your achievements' }).click();
    await expect(page).toHaveURL(address);
    await expect(row(page, worldAchievement.title)).toBeVisible();
    await expect(page.getByRole('status', { name: worldAchievement.title })).toHaveCount(0);
  });
  await test.step('an achievement in progress leads to its conversation and back', async () => {
    await page.clock.resume();
    await row(page, worldAchievement.title).getByRole('link', { name: 'Develop' }).click();
    await expect(page).toHaveURL('/profile/achievements/8/develop');
    await expect(question(page)).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(address);
  });
});
