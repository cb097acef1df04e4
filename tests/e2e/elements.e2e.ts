import type { Page } from '@playwright/test';
import { channelsOf } from '../support/channels.ts';
import { expectAccessibleInBoth } from '../support/accessibility.ts';
import { question } from '../support/conversation.ts';
import { expect, test } from '../support/test.ts';

const road = '/projects/the-salt-road';
const list = (page: Page, label = 'Characters') => page.getByRole('list', { name: label, exact: true });
const names = (page: Page, label = 'Characters') => list(page, label).getByRole('heading').getByRole('link');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search characters' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** A page of a list as the server answers it: characters by number. */
const pageOf = (from: number, to: number, current: number, last: number): string =>
  JSON.stringify({
    data: Array.from({ length: to - from + 1 }, (_, at) => ({
      id: 1000 + from + at,
      slug: `nr-${from + at}`,
      name: `Nr ${from + at}`,
      type: 'characters',
      project_slug: 'the-salt-road',
    })),
    meta: { total: 40, per_page: 30, current_page: current, last_page: last },
  });

// Covers PROJECT-10, ROUTER-19, API-20.
test('the elements of a kind are cards named by the element, found and ordered as the address says', async ({
  writer: page,
  mock,
}) => {
  await page.goto(`${road}/characters`);
  await expect(names(page)).toHaveText(['Mara Ellery', 'Tobias Ellery', 'Captain Rourke']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Salt Road');
  await expect(page).toHaveTitle(/^Characters · The Salt Road/);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
  await expect(page).toHaveURL(`${road}/characters?sort=name`);
  await expect(names(page)).toHaveText(['Captain Rourke', 'Mara Ellery', 'Tobias Ellery']);
  await search(page).fill('ellery');
  await expect(names(page)).toHaveText(['Mara Ellery', 'Tobias Ellery']);
  await expect(page).toHaveURL(/[?&]search=ellery/);
  await page.reload();
  await expect(search(page)).toHaveValue('ellery');
  await expect(names(page)).toHaveText(['Mara Ellery', 'Tobias Ellery']);
  const [asked] = (await mock.calls('elementList')).slice(-1);
  expect(asked?.path).toBe('/api/v1/elements/characters?project=the-salt-road&query=ellery&sort=name&page=1');
  await search(page).fill('zeppelin');
  await expect(page.getByText('No matches', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(names(page)).toHaveCount(3);
  await names(page).getByText('Tobias Ellery').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tobias Ellery');
});

// Covers SHELL-14, PROJECT-10.
test('a new element is asked for by name, says what is wrong beside the field, and opens when it is there', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/422 .*elements/);
  await page.goto(`${road}/characters`);
  await page.getByRole('button', { name: 'New character' }).click();
  const form = dialog(page, 'New character');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name.');
  expect(await mock.calls('elementCreate')).toHaveLength(0);
  await form.getByRole('textbox', { name: 'Name' }).fill('Wren Calloway');
  await form.getByRole('textbox', { name: 'Role' }).fill('Keeps what is lost');
  const refusal = { message: 'This name is taken.', errors: { name: ['This name is taken.'] } };
  await mock.fault({ operation_id: 'elementCreate', status: 422, answer_text: JSON.stringify(refusal) });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('This name is taken.');
  await expect(form.getByRole('textbox', { name: 'Role' })).toHaveValue('Keeps what is lost');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`${road}/characters/wren-calloway`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wren Calloway');
  await expect(dialog(page, 'New character')).toHaveCount(0);
  await page.getByRole('link', { name: 'Characters' }).first().click();
  await expect(names(page).first()).toHaveText('Wren Calloway');
});

// Covers PROJECT-10.
test('further pages come by scrolling; one that fails says so, and is tried again', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*elements/);
  await mock.fault({ operation_id: 'elementList', answer_text: pageOf(1, 30, 1, 2) });
  await mock.fault({ operation_id: 'elementList', status: 500 });
  await mock.fault({ operation_id: 'elementList', answer_text: pageOf(31, 40, 2, 2) });
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.goto(`${road}/characters`);
  await expect(names(page)).toHaveCount(30);
  expect(await mock.calls('elementList')).toHaveLength(1);
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t load these elements.' })).toBeVisible();
  await expect(names(page)).toHaveCount(30);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(names(page)).toHaveCount(40);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});

// Covers REALTIME-28.
test('what is made elsewhere appears in the list and in the sections without a reload', async ({
  writer: page,
  mock,
}) => {
  const channels = channelsOf(page);
  await page.goto(`${road}/characters`);
  await expect(names(page)).toHaveCount(3);
  await expect.poll(() => channels.has('private-project.11')).toBe(true);
  const kinds = [
    { model_plural: 'characters', name: 'Character', plural_name: 'Characters', count: 4 },
    { model_plural: 'worlds', name: 'World', plural_name: 'Worlds', count: 1 },
  ];
  const project = { id: 11, slug: 'the-salt-road', name: 'The Salt Road', element_kinds: kinds };
  const wren = { id: 990, slug: 'wren', name: 'Wren', type: 'characters', project_slug: 'the-salt-road' };
  // Several parts follow the news, each for itself.
  await mock.fault({ operation_id: 'projectRead', times: 9, answer_text: JSON.stringify({ data: project }) });
  await mock.fault({
    operation_id: 'elementList',
    times: 9,
    answer_text: JSON.stringify({ data: [wren], meta: { total: 1, per_page: 30, current_page: 1, last_page: 1 } }),
  });
  const payload = { data: { project_slug: 'the-salt-road', elements: [wren] } };
  await mock.broadcast({ channel: 'private-project.11', event: 'elements.created', payload });
  await expect(names(page)).toHaveText(['Wren']);
  await expect(
    page.getByRole('navigation', { name: 'Project', exact: true }).getByRole('link', { name: 'Worlds' }),
  ).toBeVisible();
});

// Covers SHELL-18.
test('"Develop" on a card opens the conversation over the list', async ({ writer: page, guard }) => {
  guard.expectError(/404 .*narrative-elements/);
  await page.goto(`${road}/characters`);
  const develop = page.getByRole('button', { name: 'Develop Tobias Ellery' });
  await develop.click();
  await expect(dialog(page, 'Tobias Ellery')).toBeVisible();
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(develop).toBeFocused();
  await expect(page).toHaveURL(`${road}/characters`);
});

// Covers ROUTER-39.
test('a kind that is empty invites, one that a project does not have says so, and fixed sections are no kinds', async ({
  writer: page,
  mock,
}) => {
  await page.goto('/projects/nine-letters-north/characters');
  await expect(page.getByText('Nobody here yet.')).toBeVisible();
  await expect(page.getByText('Add someone, or describe them aloud.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Talk', exact: true })).toHaveAttribute(
    'href',
    '/projects/nine-letters-north/conversation',
  );
  await expect(page.getByRole('button', { name: 'New character' })).toHaveCount(1);
  const asked = (await mock.calls('elementList')).length;
  await page.goto(`${road}/dragons`);
  await expect(page.getByText('“dragons” isn’t a kind of story element.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to The Salt Road' }).click();
  await expect(page).toHaveURL(road);
  await page.goto(`${road}/notes`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await mock.calls('elementList')).slice(asked).map(({ path }) => path)).not.toContainEqual(
    expect.stringContaining('/elements/notes'),
  );
});

test('lists of elements can be used by everybody, in light and dark, and stay within 320 px', async ({
  writer: page,
}) => {
  for (const [address, label] of [
    [`${road}/characters`, 'Characters'],
    ['/elements', 'Elements'],
  ] as const) {
    await page.goto(address);
    await expect(names(page, label).first()).toBeVisible();
    await expect(list(page, label)).toHaveAttribute('aria-busy', 'false');
    await expectAccessibleInBoth(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await expect.poll(isWide, 'wider than its window').toBe(false);
});
