import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** The names of the stories as they stand in the list, the place for a new one left out. */
const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
const all = ['New story', 'The Salt Road', 'Winter Quarters', 'The Understudy'];

/** Words that only a program would write. */
const leaks = /undefined|NaN|\[object|null%/;

// Covers STORY-01, ROUTER-10, API-11.
test('the list begins with a place for a new story, then the stories, the one touched last first', async ({
  writer: page,
  mock,
}) => {
  await page.goto('/stories');
  await expect(names(page)).toHaveText(all);
  await expect(page.getByRole('progressbar', { name: 'Progress of The Salt Road' })).toHaveAttribute(
    'aria-valuenow',
    '62',
  );
  await expect(page).toHaveTitle(/^Stories/);
  expect(await mock.calls('storyList')).toHaveLength(1);
  await names(page).filter({ hasText: 'Winter Quarters' }).click();
  await expect(page).toHaveURL('/stories/22');
  await expect(page.getByRole('heading', { level: 1, name: 'Winter Quarters' })).toBeVisible();
});

test('order and kind are chosen, stand in the address, and survive a reload and the way back', async ({
  writer: page,
}) => {
  await page.goto('/stories');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
  await expect(page).toHaveURL('/stories?sort=name');
  await expect(names(page)).toHaveText(['New story', 'The Salt Road', 'The Understudy', 'Winter Quarters']);
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Novel');
  await expect(names(page)).toHaveText(['New story', 'The Salt Road', 'Winter Quarters']);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('progress');
  await expect(page).toHaveURL(/[?&]sort=progress/);
  await page.reload();
  await expect(names(page)).toHaveText(['New story', 'The Salt Road', 'Winter Quarters']);
  await names(page).filter({ hasText: 'Winter Quarters' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Winter Quarters' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('Novel');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('progress');
  await page.goto('/stories?type=Opera&sort=backwards');
  await expect(names(page)).toHaveText(all);
});

test('a list with holes and oddities shows what can be shown, each story once', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/404 .*nowhere\.webp/);
  const rows = [
    { id: 1, name: 'Twice', percent: 140 },
    { id: 1, name: 'Twice', percent: 140 },
    { id: 2, name: null, percent: -5, image: null },
    { id: 3, name: 'Spelled out', percent: '50', image: { path: 'javascript:alert(1)' } }, // oxlint-disable-line no-script-url -- a hostile address is what this is about
    { id: 4, name: 'No number', percent: 'NaN', image: { path: 'http://evil.test/a.png' } },
    { id: 5, name: 'Nothing known', percent: null, updated_at: 'yesterday' },
    { name: 'Without an id' },
    null,
    'a string',
    { id: 6, name: '<b>Bold</b>', percent: 7, image: { path: '/media/pictures/nowhere.webp' }, genres: 'Drama' },
  ];
  await mock.fault({ operation_id: 'storyList', answer_text: JSON.stringify({ data: rows }) });
  const noPicture = page.waitForEvent('console', (message) => message.location().url.endsWith('nowhere.webp'));
  await page.goto('/stories?sort=progress');
  await expect(names(page)).toHaveText([
    'New story',
    'Twice',
    'Spelled out',
    '<b>Bold</b>',
    'Untitled',
    'No number',
    'Nothing known',
  ]);
  const percent = (name: string) => page.getByRole('progressbar', { name: `Progress of ${name}`, exact: true });
  await expect(percent('Twice')).toHaveAttribute('aria-valuenow', '100');
  await expect(percent('Untitled')).toHaveAttribute('aria-valuenow', '0');
  await expect(percent('Spelled out')).toHaveAttribute('aria-valuenow', '50');
  await expect(percent('No number')).toHaveCount(0);
  await expect(percent('Nothing known')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(leaks);
  await noPicture;
});

// Covers STORY-01.
test('an empty list still has its place for a new story, whatever empty looks like', async ({ writer: page, mock }) => {
  for (const data of [[], null, {}, 'none']) {
    await mock.fault({ operation_id: 'storyList', answer_text: JSON.stringify({ data }) });
    await page.goto('/stories');
    await expect(names(page), JSON.stringify(data)).toHaveText(['New story']);
    await expect(page.getByText('Talk for two minutes and we’ll give it a page.')).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'New story' })).toHaveAttribute('href', '/stories/new');
});

test('a list that does not load says so and can be tried again', async ({ writer: page, mock, guard }) => {
  guard.expectError(/500 .*stories/);
  await mock.fault({ operation_id: 'storyList', status: 500 });
  await page.goto('/stories');
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your stories.');
  await expect(page.getByRole('link', { name: 'New story' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(names(page)).toHaveText(all);
});

test('home leads back to where the writer left off, and each of its parts fails for itself', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*(?:stories|latest)/);
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Continue The Salt Road' });
  await expect(card).toContainText('What does Mara believe about herself');
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(part('Stories').getByRole('link', { name: 'Winter Quarters' })).toBeVisible();
  await mock.fault({ operation_id: 'storyList', status: 500 });
  await page.reload();
  await expect(card).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your stories.');
  await mock.fault({ operation_id: 'sessionChatLatestRead', status: 500 });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your last conversation.');
  await expect(part('Stories').getByRole('link', { name: 'Winter Quarters' })).toBeVisible();
  await expect(part('Projects').getByRole('link', { name: 'Winter Quarters' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await card.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/stories/21/develop');
  await expect(page.getByRole('region', { name: 'Question' })).toBeVisible();
});

test('home of a writer who has nothing yet invites to begin', async ({ writer: page, mock }) => {
  await mock.fault({ operation_id: 'storyList', answer_text: '{"data":[]}' });
  await mock.fault({ operation_id: 'projectList', answer_text: '{"data":[]}' });
  await mock.fault({ operation_id: 'sessionChatLatestRead', answer_text: '{"data":null}' });
  await page.goto('/');
  await expect(page.getByText('Nothing here yet. Start by talking about an idea.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start a story' })).toHaveAttribute('href', '/stories/new');
});
