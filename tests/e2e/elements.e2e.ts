import type { Page } from '@playwright/test';
import { trackChannels } from '../support/channels.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { question } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import { expect, test } from '../support/test.ts';

const storyWithOpenInterview = '/projects/the-salt-road';

function list(page: Page, label = 'Characters') {
  return page.getByRole('list', { name: label, exact: true });
}

function names(page: Page, label = 'Characters') {
  return list(page, label).getByRole('heading').getByRole('link');
}

function search(page: Page) {
  return page.getByRole('searchbox', { name: 'Search characters' });
}

function dialog(page: Page, name: string) {
  return page.getByRole('dialog', { name });
}

test('the writer searches and sorts a list of elements, develops one, and another device extends it', async ({
  writer: page,
  mock,
}) => {
  const channels = trackChannels(page);
  await page.goto(`${storyWithOpenInterview}/characters`);
  await expect(names(page)).toHaveText(['Mara Ellery', 'Tobias Ellery', 'Captain Rourke']);
  await expect(list(page)).toHaveAttribute('aria-busy', 'false');
  await expectAccessible(page);
  await test.step('order and search are in the address and survive a reload', async () => {
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
    await expect(page).toHaveURL(`${storyWithOpenInterview}/characters?sort=name`);
    await expect(names(page)).toHaveText(['Captain Rourke', 'Mara Ellery', 'Tobias Ellery']);
    await search(page).fill('ellery');
    await expect(names(page)).toHaveText(['Mara Ellery', 'Tobias Ellery']);
    await expect(page).toHaveURL(/[?&]search=ellery/);
    await page.reload();
    await expect(search(page)).toHaveValue('ellery');
    await expect(names(page)).toHaveText(['Mara Ellery', 'Tobias Ellery']);
    const [request] = (await mock.getRequests('elementList')).slice(-1);
    expect(request?.path).toBe('/api/v1/elements/characters?project=the-salt-road&query=ellery&sort=name&page=1');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(names(page)).toHaveCount(3);
    await expect(page).toHaveURL(`${storyWithOpenInterview}/characters?sort=name`);
  });
  await test.step('“Develop” on a card opens the conversation over the list', async () => {
    const develop = page.getByRole('button', { name: 'Develop Tobias Ellery' });
    await develop.click();
    await expect(dialog(page, 'Tobias Ellery')).toBeVisible();
    await expect(question(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(develop).toBeFocused();
    await expect(page).toHaveURL(`${storyWithOpenInterview}/characters?sort=name`);
  });
  await test.step('a card opens its element', async () => {
    await names(page).getByText('Tobias Ellery').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tobias Ellery');
  });
  await test.step('elements created on another device appear in the list and sections without a reload', async () => {
    await page
      .getByRole('navigation', { name: 'Project', exact: true })
      .getByRole('link', { name: 'Characters' })
      .click();
    await expect(names(page)).toHaveCount(3);
    await expect.poll(() => channels.has('private-project.11')).toBe(true);
    const kinds = [
      { model_plural: 'characters', name: 'Character', plural_name: 'Characters', count: 4 },
      { model_plural: 'worlds', name: 'World', plural_name: 'Worlds', count: 1 },
    ];
    const project = { id: 11, slug: 'the-salt-road', name: 'The Salt Road', element_kinds: kinds };
    const wren = { id: 990, slug: 'wren', name: 'Wren', type: 'characters', project_slug: 'the-salt-road' };
    // Several components follow the event independently.
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
});

test('an empty kind gets its first element, an unknown one is reported, and a fixed section is never a kind', async ({
  writer: page,
  mock,
}) => {
  const sections = page.getByRole('navigation', { name: 'Project', exact: true });
  const empty = '/projects/nine-letters-north';
  await page.goto(empty);
  await sections.getByRole('link', { name: 'Characters' }).click();
  await expect(page).toHaveURL(`${empty}/characters`);
  await expect(page.getByRole('link', { name: 'Talk', exact: true })).toHaveAttribute('href', `${empty}/conversation`);
  await page.getByRole('button', { name: 'New character' }).click();
  const form = dialog(page, 'New character');
  await form.getByRole('textbox', { name: 'Name' }).fill('Wren Calloway');
  await form.getByRole('textbox', { name: 'In one line' }).fill('Keeps what is lost');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`${empty}/characters/wren-calloway`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wren Calloway');
  await expect(form).toHaveCount(0);
  await sections.getByRole('link', { name: 'Characters' }).click();
  await expect(names(page)).toHaveText(['Wren Calloway']);
  const requestCount = (await mock.getRequests('elementList')).length;
  await go(page, `${storyWithOpenInterview}/characters/mara-ellery/dragons`);
  await expect(page.getByText('“dragons” isn’t a kind of story element.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(['Related elements']);
  await go(page, `${storyWithOpenInterview}/dragons`);
  await expect(page.getByText('“dragons” isn’t a kind of story element.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to The Salt Road' }).click();
  await expect(page).toHaveURL(storyWithOpenInterview);
  await sections.getByRole('link', { name: 'Notes' }).click();
  await expect(page).toHaveURL(`${storyWithOpenInterview}/notes`);
  await expect(page.getByRole('list', { name: 'Notes' }).getByRole('listitem')).toHaveCount(3);
  expect((await mock.getRequests('elementList')).slice(requestCount).map(({ path }) => path)).not.toContainEqual(
    expect.stringContaining('/elements/notes'),
  );
});
