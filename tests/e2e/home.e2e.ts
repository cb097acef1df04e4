import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

function part(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

test('home shows the week and the achievements in progress without layout shift', async ({ writer: page, mock }) => {
  await mock.clock({ paused: true });
  const dates = ['06', '07', '08', '09', '10', '11', '12'].map((day) => `2026-11-${day}`);
  const days = dates.map((date, index) => ({ date, questions_answered: [2, 0, 1, 3, 1, 0, 4][index] }));
  const data = { starts_on: dates[0], ends_on: dates[6], questions_answered: 11, seconds_spoken: 2280, days };
  const week = part(page, 'This week');
  const achievements = part(page, 'Achievements');
  const getBoxes = async () => ({
    week: await week.boundingBox(),
    achievements: await achievements.boundingBox(),
    below: await part(page, 'Stories').boundingBox(),
  });
  for (const width of [390, 1280])
    await test.step(`the layout doesn't shift at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const answer_text = JSON.stringify({ data });
      await mock.fault({ operation_id: 'weekSummaryRead', answer_text, latency_ms: 60_000 });
      await mock.fault({ operation_id: 'userAchievementList', latency_ms: 60_000 });
      await page.goto('/');
      for (const name of ['Stories', 'Projects'])
        await expect(part(page, name).getByRole('link', { name: 'Winter Quarters' })).toBeVisible();
      for (const operation of ['weekSummaryRead', 'userAchievementList']) await mock.waitForFault(operation);
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      const before = await getBoxes();
      await mock.advance(60_000);
      await expect(week.getByRole('img')).toBeVisible();
      await expect(achievements.getByRole('listitem')).toHaveCount(2);
      await expect.poll(getBoxes).toEqual(before);
    });
  await expect(week).toContainText('You answered 11 questions and spoke for 38 minutes.');
  const bars = week.getByRole('img');
  await expect(bars).toHaveAccessibleName(
    'Answers per day: Friday 2, Saturday none, Sunday 1, Monday 3, Tuesday 1, Wednesday none, today 4',
  );
  await expect(bars).toHaveText(/F\s*S\s*S\s*M\s*T\s*W\s*T/);
  await expect(achievements.getByRole('listitem')).toHaveText([/A voice of your own\s*72%/, /The ground .*45%/]);
  await expect(achievements.getByRole('progressbar', { name: 'A voice of your own' })).toBeVisible();
  await expectAccessibleInBoth(page);
  await achievements.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL('/profile#achievements');
  await expect(page.getByRole('article', { name: 'A voice of your own' })).toBeVisible();
});

test('each panel on home fails and is tried again independently', async ({ writer: page, mock, guard }) => {
  guard.expectError(/500 .*week-summary/);
  guard.expectError(/500 .*stories/);
  guard.expectError(/500 .*latest/);
  const week = part(page, 'This week');
  const stories = part(page, 'Stories');
  const card = page.getByRole('region', { name: 'Continue The Salt Road' });
  await test.step('the week and the stories fail while everything else appears', async () => {
    await mock.fault({ operation_id: 'weekSummaryRead', status: 500 });
    await mock.fault({ operation_id: 'storyList', status: 500 });
    await page.goto('/');
    await expect(week.getByRole('alert')).toContainText('We couldn’t load your week.');
    await expect(stories.getByRole('alert')).toContainText('We couldn’t load your stories.');
    await expect(card).toContainText('What does Mara believe about herself');
    await expect(part(page, 'Achievements')).toContainText('A voice of your own');
    await expect(part(page, 'Projects').getByRole('link', { name: 'Winter Quarters' })).toBeVisible();
  });
  await test.step('a week without answers invites the writer to answer', async () => {
    const quiet = { questions_answered: 0, seconds_spoken: 0, words_typed: 0, days: [] };
    await mock.fault({ operation_id: 'weekSummaryRead', answer_text: JSON.stringify({ data: quiet }) });
    await week.getByRole('button', { name: 'Try again' }).click();
    await expect(week).toContainText('A quiet week so far. One answer is enough to start.');
    await expect(week).not.toContainText('0');
    await stories.getByRole('button', { name: 'Try again' }).click();
    await expect(stories.getByRole('link', { name: 'Winter Quarters' })).toBeVisible();
  });
  await test.step('a conversation of a kind that this version does not know offers a reload', async () => {
    const chat = {
      session_chat_id: 61,
      endpoint: 'horoscopes',
      identifier: 7,
      title: 'The Salt Road',
      subtitle: null,
      image: null,
      question: 'What does the year hold for Mara?',
      question_number: 3,
      project_slug: null,
      element_slug: null,
      updated_at: null,
    };
    await mock.fault({ operation_id: 'sessionChatLatestRead', answer_text: JSON.stringify({ data: chat }) });
    await page.reload();
    const newer = page.getByRole('region', { name: 'Continue The Salt Road' });
    await expect(newer).toContainText('This kind of conversation is newer than this page. Reload to continue it.');
    await expect(newer.getByRole('link')).toHaveCount(0);
    await newer.getByRole('button', { name: 'Reload' }).click();
    await expect(card.getByRole('link', { name: 'Continue' })).toBeVisible();
  });
  await test.step('the last conversation fails to load, is tried again and opens', async () => {
    await mock.fault({ operation_id: 'sessionChatLatestRead', status: 500 });
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('We couldn’t load your last conversation.');
    await expect(stories.getByRole('link', { name: 'Winter Quarters' })).toBeVisible();
    await expect(part(page, 'Projects').getByRole('link', { name: 'Winter Quarters' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await card.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/stories/21/develop');
    await expect(page.getByRole('region', { name: 'Question' })).toBeVisible();
  });
});

test.describe('home with many projects', () => {
  test.use({ scenario: 'long-time-writer' });

  test("home shows one category's projects and keeps the category in the address", async ({ writer: page, mock }) => {
    await page.goto('/');
    const projects = part(page, 'Projects');
    const category = projects.getByRole('combobox', { name: 'Category' });
    await expect(projects.getByRole('listitem')).toHaveCount(6);
    await category.selectOption('Stories');
    await expect(page).toHaveURL(/[?&]category=Stories/);
    await expect(projects.getByRole('listitem').filter({ hasNotText: 'Stories' })).toHaveCount(0);
    await expect
      .poll(async () => (await mock.getRequests('projectList')).some(({ path }) => path.includes('category=Stories')))
      .toBe(true);
    await page.reload();
    await expect(category).toHaveValue('Stories');
    await expect(projects.getByRole('listitem').filter({ hasNotText: 'Stories' })).toHaveCount(0);
    await category.selectOption('All categories');
    await expect(page).not.toHaveURL(/category/);
    await expect(projects.getByRole('listitem').filter({ hasText: 'Novel' }).first()).toBeVisible();
  });
});
