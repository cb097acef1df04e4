import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

function names(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
}

const all = ['New story', 'The Salt Road', 'Winter Quarters', 'The Understudy'];

test('the stories are listed, sorted and filtered by their address', async ({ writer: page, mock }) => {
  const type = page.getByRole('combobox', { name: 'Type' });
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
  await test.step('order and type are in the address and survive going back', async () => {
    await sort.selectOption('name');
    await expect(page).toHaveURL('/stories?sort=name');
    await expect(names(page)).toHaveText(['New story', 'The Salt Road', 'The Understudy', 'Winter Quarters']);
    await type.selectOption('Novel');
    await expect(names(page)).toHaveText(['New story', 'The Salt Road', 'Winter Quarters']);
    await sort.selectOption('progress');
    await expect(page).toHaveURL(/[?&]sort=progress/);
    await names(page).filter({ hasText: 'Winter Quarters' }).click();
    await expect(page).toHaveURL('/stories/22');
    await expect(page.getByRole('heading', { level: 1, name: 'Winter Quarters' })).toBeVisible();
    await page.goBack();
    await expect(type).toHaveValue('Novel');
    await expect(sort).toHaveValue('progress');
  });
  await test.step('stories are filtered by their text, and a reload keeps it, the order and the type', async () => {
    const search = page.getByRole('searchbox', { name: 'Search stories' });
    await search.fill('the SALT');
    await expect(page).toHaveURL(/[?&]search=the\+SALT/);
    await expect(names(page)).toHaveText(['New story', 'The Salt Road']);
    await search.fill('no such story');
    await expect(page.getByText('No matches')).toBeVisible();
    await page.reload();
    await expect(search).toHaveValue('no such story');
    await expect(type).toHaveValue('Novel');
    await expect(sort).toHaveValue('progress');
    await expect(page.getByText('No matches')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page).not.toHaveURL(/search/);
    await expect(names(page)).toHaveText(['New story', 'The Salt Road', 'Winter Quarters']);
  });
});
