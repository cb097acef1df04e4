import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { trackChannels } from '../support/channels.ts';
import { question } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import { expect, test } from '../support/test.ts';

const storyWithOpenInterview = '/projects/the-salt-road';
const characterWithInsights = `${storyWithOpenInterview}/characters/mara-ellery`;

function name(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

function fact(page: Page, of: string) {
  return page.getByRole('term').filter({ hasText: of }).locator('xpath=following::dd[1]');
}

function edit(page: Page) {
  return page.getByRole('button', { name: 'Edit', exact: true });
}

function dialog(page: Page, called: string) {
  return page.getByRole('dialog', { name: called });
}

function cards(page: Page) {
  return page.getByRole('list', { name: 'Characters', exact: true }).getByRole('heading');
}

function sections(page: Page) {
  return page.getByRole('navigation', { name: 'Project', exact: true });
}

test('an element shows its facts and related elements, is edited in place, opens its conversation and follows its channel', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/404 .*nobody/);
  const channels = trackChannels(page);
  await test.step('an element opened by id under another kind is shown at its own address', async () => {
    await page.goto(`${storyWithOpenInterview}/places/101`);
    await expect(page).toHaveURL(characterWithInsights);
  });
  await test.step('name, image, facts and description appear', async () => {
    await expect(name(page)).toHaveText('Mara Ellery');
    await expect(page.getByRole('img', { name: 'Mara Ellery' })).toHaveAttribute('src', /portrait-mara/);
    await expect(fact(page, 'Work')).toContainText('Surveyor');
    await expect(page.getByText('Mara Ellery left Pell Harbour at nineteen')).toBeVisible();
    await expect(sections(page).getByRole('link', { name: 'Characters' })).toHaveAttribute('aria-current', 'page');
  });
  const panel = page.getByRole('complementary', { name: 'Creative Insights' });
  await test.step('the Creative Insights panel closes and reopens', async () => {
    await expect(panel.getByRole('article').first()).toBeVisible();
    await panel.getByRole('button', { name: 'Close insights' }).click();
    await expect(panel).toHaveCount(0);
    await page.getByRole('button', { name: 'Creative Insights' }).click();
    await expect(panel.getByRole('article').first()).toBeVisible();
  });
  const relatedPlaces = page.getByRole('region', { name: 'Related places' });
  await test.step('the screen is accessible', async () => {
    await expect(page.getByRole('region', { name: 'Related themes' }).getByRole('link').first()).toBeVisible();
    await expect(relatedPlaces.getByRole('link', { name: 'The house' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('facts are changed, and an emptied fact disappears', async () => {
    for (const [of, value] of [
      ['Work', ''],
      ['Wants', 'To leave again'],
    ] as const) {
      await page.getByRole('button', { name: `Edit ${of}` }).click();
      await page.getByRole('textbox', { name: of }).fill(value);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: of })).toHaveCount(0);
    }
    await expect(page.getByRole('term').filter({ hasText: 'Work' })).toHaveCount(0);
    await expect
      .poll(async () => (await mock.getRequests('elementUpdate')).map(({ status }) => status))
      .toEqual([200, 200]);
  });
  await test.step('a reload shows every change', async () => {
    await page.reload();
    await expect(fact(page, 'Wants')).toContainText('To leave again');
    await expect(page.getByRole('term')).toHaveText(['Age', 'Wants', 'Believes']);
  });
  await test.step('screen and form fit 320 px', async () => {
    // Insights that load later would open a narrow screen's sheet.
    await expect(panel.getByRole('article').first()).toBeVisible();
    await edit(page).click();
    await expect(dialog(page, 'Edit element')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    await expect.poll(isWide, 'wider than its window').toBe(false);
    await dialog(page, 'Edit element').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step('related elements of one kind have their own list', async () => {
    await relatedPlaces.getByRole('link', { name: /See all/ }).click();
    await expect(page).toHaveURL(`${characterWithInsights}/places`);
    await expect(name(page)).toHaveText('Places related to Mara Ellery');
    const related = page.getByRole('list', { name: 'Places related to Mara Ellery' });
    await related.getByRole('link', { name: 'The house' }).click();
    await expect(name(page)).toHaveText('The house');
  });
  await test.step("a missing element is reported, and an invalid address isn't requested", async () => {
    const notFoundAlert = page.getByRole('alert').filter({ hasText: 'We couldn’t find this element.' });
    await go(page, `${storyWithOpenInterview}/characters/nobody`);
    await expect(notFoundAlert).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    const requestCount = (await mock.getRequests('elementRead')).length;
    await go(page, `${storyWithOpenInterview}/characters/..%2f..%2fusers`);
    await expect(notFoundAlert).toBeVisible();
    expect(await mock.getRequests('elementRead')).toHaveLength(requestCount);
  });
  await test.step('"Develop" opens the element\'s conversation, and "Back" leaves it', async () => {
    await sections(page).getByRole('link', { name: 'Characters' }).click();
    await cards(page).getByText('Mara Ellery').click();
    await expect.poll(() => channels.has('private-element.101')).toBe(true);
    await page.getByRole('link', { name: 'Develop', exact: true }).click();
    await expect(page).toHaveURL(`${storyWithOpenInterview}/conversation/narrative-elements/mara-ellery`);
    await expect(question(page)).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(characterWithInsights);
    await page.getByRole('button', { name: 'Develop Captain Rourke' }).click();
    await expect(dialog(page, 'Captain Rourke')).toBeVisible();
    await expect(question(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('an event updates the element, and leaving the screen unsubscribes from its channel', async () => {
    await expect.poll(() => channels.has('private-element.101')).toBe(true);
    const data = { id: 101, slug: 'mara-ellery', name: 'Mara Vane', type: 'characters', project_slug: 'the-salt-road' };
    await mock.fault({ operation_id: 'elementRead', times: 9, answer_text: JSON.stringify({ data }) });
    const wren = { id: 990, slug: 'wren', name: 'Wren', type: 'characters' };
    const payload = { data: { project_slug: 'the-salt-road', elements: [wren] } };
    await mock.broadcast({ channel: 'private-element.101', event: 'elements.created', payload });
    await expect(name(page)).toHaveText('Mara Vane');
    await sections(page).getByRole('link', { name: 'Outline' }).click();
    await expect.poll(() => channels.has('private-element.101')).toBe(false);
  });
});

test('an element is edited and deleted everywhere at once without a reload', async ({ writer: page, mock, guard }) => {
  guard.expectError(/500 .*tobias-ellery/);
  guard.expectError(/(?:404|ERR_EMPTY_RESPONSE|ERR_CONNECTION).*tobias-ellery/);
  const remove = async (called: string, answer: 'Cancel' | 'Delete'): Promise<void> => {
    await expect(name(page)).toHaveText(called);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog(page, 'Delete')).toContainText('Are you sure you want to delete this element?');
    await expect(dialog(page, 'Delete').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog(page, 'Delete').getByRole('button', { name: answer }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await page.goto(`${storyWithOpenInterview}/characters`);
  await cards(page).getByText('Mara Ellery').click();
  await test.step("a changed name appears on the element's page and in the list", async () => {
    await edit(page).click();
    const form = dialog(page, 'Edit element');
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Mara Vane');
    await form.getByRole('textbox', { name: 'Description' }).fill('# What she believes\nThat leaving was brave.');
    await form.getByRole('button', { name: 'Add fact' }).click();
    await form.getByRole('textbox', { name: 'Fact 5 name' }).fill('Fears');
    await form.getByRole('textbox', { name: 'Fact 5 value' }).fill('That she was told the truth');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(name(page)).toHaveText('Mara Vane');
    await expect(page.getByRole('heading', { name: 'What she believes' })).toBeVisible();
    await expect(fact(page, 'Fears')).toContainText('That she was told the truth');
    await expect(page).toHaveTitle(/^Mara Vane/);
    await mock.fault({ operation_id: 'elementList', latency_ms: 600_000 });
    await sections(page).getByRole('link', { name: 'Characters' }).click();
    await expect(cards(page)).toContainText(['Mara Vane', 'Tobias Ellery', 'Captain Rourke']);
    expect(await mock.getRequests('elementUpdate')).toHaveLength(1);
  });
  await test.step('deleting asks first, and Undo restores the element', async () => {
    await cards(page).getByText('Mara Vane').click();
    await remove('Mara Vane', 'Cancel');
    await expect(name(page)).toHaveText('Mara Vane');
    expect(await mock.getRequests('elementDelete')).toHaveLength(0);
    await remove('Mara Vane', 'Delete');
    await expect(page).toHaveURL(`${storyWithOpenInterview}/characters`);
    await expect(cards(page)).toContainText(['Tobias Ellery', 'Captain Rourke']);
    await expect(cards(page).filter({ hasText: 'Mara Vane' })).toHaveCount(0);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(cards(page).filter({ hasText: 'Mara Vane' })).toHaveCount(1);
    expect(await mock.getRequests('elementRestore')).toHaveLength(1);
  });
  await test.step('a failed delete keeps the element, and a delete with a lost response is checked', async () => {
    await cards(page).getByText('Tobias Ellery').click();
    await mock.fault({ operation_id: 'elementDelete', status: 500 });
    await remove('Tobias Ellery', 'Delete');
    await expect(page.getByRole('alert').filter({ hasText: 'An unexpected error occurred' })).toBeVisible();
    await expect(name(page)).toHaveText('Tobias Ellery');
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
    await mock.fault({ operation_id: 'elementDelete', drop: 'answer' });
    await remove('Tobias Ellery', 'Delete');
    await expect(page).toHaveURL(`${storyWithOpenInterview}/characters`);
    await expect(cards(page).filter({ hasText: 'Tobias Ellery' })).toHaveCount(0);
    await expect(cards(page)).toContainText(['Captain Rourke']);
  });
});
