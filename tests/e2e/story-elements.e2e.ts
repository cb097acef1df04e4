import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../support/accessibility.ts';
import { go } from '../support/go.ts';
import { demoWriter, submitLogin } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

function kinds(page: Page) {
  return page.getByRole('navigation', { name: 'Kinds of elements' });
}

function cards(page: Page, label: string) {
  return page.getByRole('list', { name: label, exact: true }).getByRole('heading').getByRole('link');
}

async function getRequestedLists(mock: {
  getRequests: (id: string) => Promise<{ path: string }[]>;
}): Promise<string[]> {
  return (await mock.getRequests('elementList')).map(({ path }) => path.replace('/api/v1/elements/', ''));
}

test("Story Elements lists all projects' elements, and the first path segment is the kind", async ({
  writer: page,
  mock,
}) => {
  await page.goto('/elements/characters/and/more');
  await expect(cards(page, 'Characters')).toHaveCount(5);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Story Elements' }).click();
  await expect(page).toHaveURL('/elements');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Story Elements');
  await expect(page).toHaveTitle(/^Story Elements/);
  await expect(cards(page, 'Elements')).toHaveCount(12);
  await expect(page.getByRole('list', { name: 'Elements', exact: true })).toHaveAttribute('aria-busy', 'false');
  await expectAccessibleInBoth(page);
  await kinds(page).getByRole('link', { name: 'Places' }).click();
  await expect(page).toHaveURL('/elements/places');
  await expect(cards(page, 'Places')).toHaveCount(3);
  expect(await getRequestedLists(mock)).toEqual([
    'characters?sort=recent&page=1',
    'all?sort=recent&page=1',
    'places?sort=recent&page=1',
  ]);
  await kinds(page).getByRole('link', { name: 'Characters' }).click();
  await cards(page, 'Characters').getByText('Jonah Vale').click();
  await expect(page).toHaveURL('/projects/winter-quarters/characters/jonah-vale');
});

test('Story Elements needs a login, keeps the day across kinds and knows its kinds', async ({ page, mock }) => {
  const address = '/elements/characters?development_date=2026-11-12';
  await test.step('the login returns to the address', async () => {
    await page.goto(address);
    await expect(page).toHaveURL(`/auth/login?return=${encodeURIComponent(address)}`);
    expect(await getRequestedLists(mock)).toEqual([]);
    await submitLogin(page, demoWriter);
    await expect(page).toHaveURL(address);
  });
  await test.step('the development date stays from kind to kind and can be cleared', async () => {
    await expect(page.getByText(/Developed on 12 November/)).toBeVisible();
    await expect
      .poll(() => getRequestedLists(mock))
      .toEqual(['characters?development_date=2026-11-12&sort=recent&page=1']);
    await kinds(page).getByRole('link', { name: 'All' }).click();
    await expect(page).toHaveURL('/elements?development_date=2026-11-12');
    await page.getByRole('button', { name: /Show all dates/ }).click();
    await expect(page).toHaveURL('/elements');
    await expect(cards(page, 'Elements')).toHaveCount(12);
  });
  await test.step('an unknown kind is reported', async () => {
    await go(page, '/elements/dragons');
    await expect(page.getByText('“dragons” isn’t a kind of story element.')).toBeVisible();
  });
});
