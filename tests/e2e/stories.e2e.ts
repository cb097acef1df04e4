import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

function names(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
}

const all = ['New story', 'The Salt Road', 'Winter Quarters', 'The Understudy'];

const leaks = /undefined|NaN|\[object|null%/;

test('the stories are listed, sorted and filtered by their address', async ({ writer: page, mock }) => {
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await test.step('the list starts with a link to a new story, then the latest story', async () => {
    await page.goto('/stories?type=Opera&sort=backwards');
    await expect(names(page)).toHaveText(all);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click();
    await expect(page).toHaveURL('/stories');
    await expect(names(page)).toHaveText(all);
    const progress = page.getByRole('progressbar', { name: 'Progress of The Salt Road' });
    await expect(progress).toHaveAttribute('aria-valuenow', '62');
    await expect(page).toHaveTitle(/^Stories/);
    expect(await mock.getRequests('storyList')).toHaveLength(1);
  });
  await test.step('order and type are in the address and survive a reload and going back', async () => {
    await sort.selectOption('name');
    await expect(page).toHaveURL('/stories?sort=name');
    await expect(names(page)).toHaveText(['New story', 'The Salt Road', 'The Understudy', 'Winter Quarters']);
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Novel');
    await expect(names(page)).toHaveText(['New story', 'The Salt Road', 'Winter Quarters']);
    await sort.selectOption('progress');
    await expect(page).toHaveURL(/[?&]sort=progress/);
    await page.reload();
    await expect(names(page)).toHaveText(['New story', 'The Salt Road', 'Winter Quarters']);
    await names(page).filter({ hasText: 'Winter Quarters' }).click();
    await expect(page).toHaveURL('/stories/22');
    await expect(page.getByRole('heading', { level: 1, name: 'Winter Quarters' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('Novel');
    await expect(sort).toHaveValue('progress');
  });
  await test.step('stories are filtered by their text, which is in the address too', async () => {
    await page.goto('/stories?sort=name');
    const search = page.getByRole('searchbox', { name: 'Search stories' });
    await search.fill('the SALT');
    await expect(page).toHaveURL('/stories?sort=name&search=the+SALT');
    await expect(names(page)).toHaveText(['New story', 'The Salt Road']);
    await search.fill('no such story');
    await expect(page.getByText('No matches')).toBeVisible();
    await page.reload();
    await expect(search).toHaveValue('no such story');
    await expect(page.getByText('No matches')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page).toHaveURL('/stories?sort=name');
    await expect(names(page)).toHaveText(['New story', 'The Salt Road', 'The Understudy', 'Winter Quarters']);
  });
});

test('a failed, odd or empty list of stories shows what it can', async ({ writer: page, mock, guard }) => {
  guard.expectError(/500 .*stories/);
  guard.expectError(/404 .*nowhere\.webp/);
  await test.step('a list that fails to load still offers a new story', async () => {
    await mock.fault({ operation_id: 'storyList', status: 500 });
    await page.goto('/stories?sort=progress');
    await expect(page.getByRole('alert')).toContainText('We couldn’t load your stories.');
    await expect(page.getByRole('link', { name: 'New story' })).toBeVisible();
  });
  await test.step('a list with gaps and oddities shows each story once', async () => {
    const rows = [
      { id: 1, name: 'Twice', percent: 140 },
      { id: 1, name: 'Twice', percent: 140 },
      { id: 2, name: null, percent: -5, image: null },
      { id: 3, name: 'Spelled out', percent: '50', image: { path: 'javascript:alert(1)' } }, // oxlint-disable-line no-script-url -- the test needs a hostile URL
      { id: 4, name: 'No number', percent: 'NaN', image: { path: 'http://evil.test/a.png' } },
      { id: 5, name: 'Nothing known', percent: null, updated_at: 'yesterday' },
      { name: 'Without an id' },
      null,
      'a string',
      { id: 6, name: '<b>Bold</b>', percent: 7, image: { path: '/media/pictures/nowhere.webp' }, genres: 'Drama' },
    ];
    await mock.fault({ operation_id: 'storyList', answer_text: JSON.stringify({ data: rows }) });
    const missingImage = page.waitForEvent('console', (message) => message.location().url.endsWith('nowhere.webp'));
    await page.getByRole('button', { name: 'Try again' }).click();
    const visibleNames = ['Twice', '<b>Bold</b>', 'Untitled', 'No number', 'Nothing known', 'Spelled out'];
    await expect(names(page)).toHaveText(['New story', ...visibleNames]);
    const percent = (name: string) => page.getByRole('progressbar', { name: `Progress of ${name}`, exact: true });
    await expect(percent('Twice')).toHaveAttribute('aria-valuenow', '100');
    await expect(percent('Untitled')).toHaveAttribute('aria-valuenow', '0');
    await expect(percent('Spelled out')).toHaveCount(0);
    await expect(percent('No number')).toHaveCount(0);
    await expect(percent('Nothing known')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(leaks);
    await missingImage;
  });
  await test.step('an empty list offers a new story', async () => {
    await mock.fault({ operation_id: 'storyList', answer_text: '{"data":null}' });
    await mock.fault({ operation_id: 'projectList', answer_text: '{"data":[]}' });
    await mock.fault({ operation_id: 'sessionChatLatestRead', answer_text: '{"data":null}' });
    await page.goto('/stories');
    await expect(names(page)).toHaveText(['New story']);
    await expect(page.getByText('Talk for two minutes and we’ll give it a page.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'New story' })).toHaveAttribute('href', '/stories/new');
  });
  await test.step('home invites a writer without stories to start', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect(page.getByText('Nothing here yet. Start by talking about an idea.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start a story' })).toHaveAttribute('href', '/stories/new');
  });
});
