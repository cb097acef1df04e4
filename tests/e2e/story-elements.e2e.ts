import type { Page } from '@playwright/test';
import { demoWriter, submitLogin } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const kinds = (page: Page) => page.getByRole('navigation', { name: 'Kinds of elements' });
const cards = (page: Page, label: string) =>
  page.getByRole('list', { name: label, exact: true }).getByRole('heading').getByRole('link');
const asked = async (mock: { calls: (id: string) => Promise<{ path: string }[]> }): Promise<string[]> =>
  (await mock.calls('elementList')).map(({ path }) => path.replace('/api/v1/elements/', ''));

// Covers PROJECT-19, ROUTER-02, SHELL-01, API-20.
test('Story Elements lists what all projects have; the first part of the path is the kind', async ({
  writer: page,
  mock,
}) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Story Elements' }).click();
  await expect(page).toHaveURL('/elements');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Story Elements');
  await expect(page).toHaveTitle(/^Story Elements/);
  await expect(cards(page, 'Elements')).toHaveCount(12);
  await kinds(page).getByRole('link', { name: 'Places' }).click();
  await expect(page).toHaveURL('/elements/places');
  await expect(cards(page, 'Places')).toHaveCount(3);
  await page.goto('/elements/characters/and/more');
  await expect(cards(page, 'Characters')).toHaveCount(5);
  expect(await asked(mock)).toEqual([
    'all?sort=recent&page=1',
    'places?sort=recent&page=1',
    'characters?sort=recent&page=1',
  ]);
  await cards(page, 'Characters').getByText('Jonah Vale').click();
  await expect(page).toHaveURL('/projects/winter-quarters/characters/jonah-vale');
});

// Covers ROUTER-03.
test('the day on which elements were developed is passed on, stays from kind to kind, and can be let go', async ({
  writer: page,
  mock,
}) => {
  await page.goto('/elements/characters?development_date=2026-11-12');
  await expect(page.getByText(/Developed on 12 November/)).toBeVisible();
  await expect.poll(() => asked(mock)).toEqual(['characters?development_date=2026-11-12&sort=recent&page=1']);
  await kinds(page).getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL('/elements?development_date=2026-11-12');
  await page.getByRole('button', { name: /Show all dates/ }).click();
  await expect(page).toHaveURL('/elements');
  await expect(cards(page, 'Elements')).toHaveCount(12);
});

// Covers ROUTER-02.
test('Story Elements needs a login, an unknown kind says so, and a phone reaches it behind "More"', async ({
  page,
  mock,
}) => {
  await page.goto('/elements/characters');
  await expect(page).toHaveURL(`/auth/login?return=${encodeURIComponent('/elements/characters')}`);
  expect(await asked(mock)).toEqual([]);
  await submitLogin(page, demoWriter);
  await expect(page).toHaveURL('/elements/characters');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/elements/dragons');
  await expect(page.getByText('“dragons” isn’t a kind of story element.')).toBeVisible();
  await page.goto('/stories');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Story Elements' }).click();
  await expect(page).toHaveURL('/elements');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
