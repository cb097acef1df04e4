import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

// Covers SUMMARY-05, API-19.
test('home tells of the week and of the achievements under way', async ({ writer: page, mock }) => {
  const dates = ['06', '07', '08', '09', '10', '11', '12'].map((day) => `2026-11-${day}`);
  const days = dates.map((date, index) => ({ date, questions_answered: [2, 0, 1, 3, 1, 0, 4][index] }));
  const week = { starts_on: dates[0], ends_on: dates[6], questions_answered: 11, seconds_spoken: 2280, days };
  await mock.fault({ operation_id: 'weekSummaryRead', answer_text: JSON.stringify({ data: week }) });
  await page.goto('/');
  await expect(part(page, 'This week')).toContainText('You answered 11 questions and spoke for 38 minutes.');
  const bars = part(page, 'This week').getByRole('img');
  await expect(bars).toHaveAccessibleName(
    'Answers per day: Friday 2, Saturday none, Sunday 1, Monday 3, Tuesday 1, Wednesday none, today 4',
  );
  await expect(bars).toHaveText(/F\s*S\s*S\s*M\s*T\s*W\s*T/);
  const achievements = part(page, 'Achievements');
  await expect(achievements.getByRole('listitem')).toHaveText([/A voice of your own\s*72%/, /The ground .*45%/]);
  await expect(achievements.getByRole('progressbar', { name: 'A voice of your own' })).toBeVisible();
  await expectAccessibleInBoth(page);
  await achievements.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL('/profile#achievements');
  await expect(page.getByRole('article', { name: 'A voice of your own' })).toBeVisible();
});

test('a week without answers invites, and each part fails for itself and can be tried again', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*(?:week-summary|user-achievements)/);
  const quiet = { questions_answered: 0, seconds_spoken: 0, words_typed: 0, days: [] };
  await mock.fault({ operation_id: 'weekSummaryRead', status: 500 });
  await page.goto('/');
  const week = part(page, 'This week');
  await expect(week.getByRole('alert')).toContainText('We couldn’t load your week.');
  await expect(part(page, 'Achievements')).toContainText('A voice of your own');
  await mock.fault({ operation_id: 'weekSummaryRead', answer_text: JSON.stringify({ data: quiet }) });
  await week.getByRole('button', { name: 'Try again' }).click();
  await expect(week).toContainText('A quiet week so far. One answer is enough to start.');
  await expect(week).not.toContainText('0');
});

for (const width of [1280, 390])
  test(`nothing moves when week and achievements arrive, at ${width} px`, async ({ writer: page, mock }) => {
    await page.setViewportSize({ width, height: 844 });
    await mock.clock({ paused: true });
    for (const operation_id of ['weekSummaryRead', 'userAchievementList'])
      await mock.fault({ operation_id, latency_ms: 60_000 });
    await page.goto('/');
    for (const name of ['Stories', 'Projects'])
      await expect(part(page, name).getByRole('link', { name: 'Winter Quarters' })).toBeVisible();
    for (const operation of ['weekSummaryRead', 'userAchievementList']) await mock.met(operation);
    const places = async () => ({
      week: await part(page, 'This week').boundingBox(),
      achievements: await part(page, 'Achievements').boundingBox(),
      below: await part(page, 'Stories').boundingBox(),
    });
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const before = await places();
    await mock.advance(60_000);
    await expect(part(page, 'This week').getByRole('img')).toBeVisible();
    await expect(part(page, 'Achievements').getByRole('listitem')).toHaveCount(2);
    await expect.poll(places).toEqual(before);
  });

// Covers LIMITS-01.
test('what the server said holds for 30 s, and is asked for anew after that', async ({ writer: page, mock }) => {
  const asked = async () => (await mock.calls('storyList')).length;
  const cover = page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .getByRole('link', { name: 'Winter Quarters' });
  const go = async (name: 'Stories' | 'Story Elements', heading: string) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  };
  await page.clock.install();
  await page.goto('/stories');
  await expect(cover).toBeVisible();
  await page.clock.pauseAt(Date.now() + 10_000);
  // Whatever has passed so far: a fresh answer begins the 30 s.
  await go('Story Elements', 'Story Elements');
  await page.clock.fastForward(31_000);
  await go('Stories', 'Stories');
  await expect.poll(asked).toBe(2);
  await expect(cover).toBeVisible();
  await go('Story Elements', 'Story Elements');
  await page.clock.fastForward(29_000);
  await go('Stories', 'Stories');
  await expect(cover).toBeVisible();
  expect(await asked()).toBe(2);
  await go('Story Elements', 'Story Elements');
  await page.clock.fastForward(2_000);
  await go('Stories', 'Stories');
  await expect.poll(asked).toBe(3);
});

test.describe('with many projects', () => {
  test.use({ scenario: 'long-time-writer' });

  // Covers ROUTER-42, API-44.
  test('home shows those of one category, which its address keeps', async ({ writer: page, mock }) => {
    await page.goto('/');
    const projects = part(page, 'Projects');
    const category = projects.getByRole('combobox', { name: 'Category' });
    await expect(projects.getByRole('listitem')).toHaveCount(6);
    await category.selectOption('Stories');
    await expect(page).toHaveURL(/[?&]category=Stories/);
    await expect(projects.getByRole('listitem').filter({ hasNotText: 'Stories' })).toHaveCount(0);
    await expect
      .poll(async () => (await mock.calls('projectList')).some(({ path }) => path.includes('category=Stories')))
      .toBe(true);
    await page.reload();
    await expect(category).toHaveValue('Stories');
    await expect(projects.getByRole('listitem').filter({ hasNotText: 'Stories' })).toHaveCount(0);
    await category.selectOption('All categories');
    await expect(page).not.toHaveURL(/category/);
    await expect(projects.getByRole('listitem').filter({ hasText: 'Novel' }).first()).toBeVisible();
  });
});
