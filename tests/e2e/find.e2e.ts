import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../support/accessibility.ts';
import { listening } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import { getAuthHeaders, requestFromOtherDevice } from '../support/other-device.ts';
import type { MockControl } from '../support/mock-control.ts';
import { expect, test } from '../support/test.ts';

const projectWithElements = '/projects/the-salt-road';

function palette(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search' });
}

function field(page: Page): Locator {
  return palette(page).getByRole('combobox', { name: 'Search' });
}

function group(page: Page, name: string): Locator {
  return palette(page).getByRole('group', { name });
}

function current(page: Page): Locator {
  return palette(page).getByRole('option', { selected: true });
}

async function open(page: Page): Promise<void> {
  await page.goto(`${projectWithElements}/moodboard`);
  await expect(page.getByRole('button', { name: 'Add image' })).toBeVisible();
}

async function press(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('the search opens from the sidebar, by Ctrl+K or on a phone, finds names and text, covers all projects after Tab and offers a new note', async ({
  writer: page,
  mock,
}) => {
  await open(page);
  await test.step('Escape closes the search and returns the focus', async () => {
    const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search' });
    await button.click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });
  await test.step('Ctrl+K leads to an element by its name, with the keyboard alone', async () => {
    await press(page);
    await expect(group(page, 'Go to').getByRole('option')).toHaveCount(5);
    await expect(group(page, 'Actions').getByRole('option')).toHaveCount(5);
    await field(page).fill('ellery');
    // Before the elements have loaded, a story's text about her is the first result.
    await expect(group(page, 'Go to').getByRole('option', { selected: true })).toContainText('Mara Ellery');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${projectWithElements}/characters/mara-ellery`);
    await expect(palette(page)).toHaveCount(0);
  });
  await test.step('the search finds text in the manuscript, notes, scenes and elements', async () => {
    await press(page);
    const results = group(page, 'In your writing').getByRole('option');
    for (const [words, where] of [
      ['fifty minutes', 'Tides, and who keeps them, What is true'],
      ['two cups', 'Two cups'],
      ['surveyor since', 'Mara Ellery'],
    ] as const) {
      await field(page).fill(words);
      await expect(results.filter({ hasText: where }).locator('mark').first()).toBeVisible();
    }
    await field(page).fill('DRIVER asked');
    await expect(results.first()).toContainText('One stop early, paragraph 1');
    await expect(results.first().locator('mark')).toHaveText(['driver', 'asked']);
    await results.first().click();
    await expect(page).toHaveURL(`${projectWithElements}/write`);
  });
  await test.step("a phone's navigation bar opens the search on home and in a project", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await go(page, '/');
    const opensAndCloses = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(field(page)).toBeFocused();
      await palette(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(palette(page)).toHaveCount(0);
    };
    await opensAndCloses();
    await page.getByRole('region', { name: 'Projects' }).getByRole('link', { name: 'Winter Quarters' }).click();
    await expect(page).toHaveURL('/projects/winter-quarters');
    await opensAndCloses();
  });
  await test.step('Tab widens the search to all projects', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await press(page);
    await expect(palette(page)).toContainText('Everything in Winter Quarters');
    await field(page).fill('captain rourke');
    await expect(palette(page)).toContainText('No matches');
    await expect(palette(page)).toContainText('Try fewer words.');
    await page.keyboard.press('Tab');
    await expect(palette(page)).toContainText('Everything in all projects');
    await expect(current(page)).toContainText('Captain Rourke');
    await field(page).fill('thanked');
    await expect(group(page, 'In your writing')).toContainText('has been thanked for it ever since');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
  });
  await test.step('text without a match can become a note', async () => {
    await press(page);
    await field(page).fill('Gulls at noon');
    await expect(palette(page)).toContainText('No matches');
    await expect(current(page)).toContainText('New note “Gulls at noon”');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/projects\/winter-quarters\/notes\/\d+$/);
    const [call] = await mock.getRequests('noteCreate');
    expect(call?.status).toBe(201);
  });
});

/** Answers a question in each of 31 turns, which a page of 30 doesn't hold, of an element's conversation, and finishes it. */
async function finishConversation(page: Page, mock: MockControl): Promise<void> {
  const { request } = page.context();
  const headers = await getAuthHeaders(page.context());
  const chats = '/api/v1/conversation';
  const about = 'projects/the-salt-road/narrative-elements/mara-ellery';
  const start = await request.post(`${chats}/${about}`, { headers });
  const started = (await start.json()) as { session_chat_id: number; chat_message: { id: number } };
  const chat = started.session_chat_id;
  let question = started.chat_message.id;
  for (let turn = 1; turn <= 31; turn += 1) {
    const message = turn === 31 ? 'A <b>lántern</b> nobody had lit.' : `Answer ${turn}.`;
    const answered = `${chats}/session-chats/${chat}/chat-messages/${question}/answer`;
    await request.post(answered, { headers, multipart: { message } });
    await mock.advance(60_000);
    const next = await request.get(`${chats}/session-chats/${chat}/chat-messages`, { headers });
    question = ((await next.json()) as { chat_message: { id: number } }).chat_message.id;
  }
  await requestFromOtherDevice(page, 'post', `conversation/session-chats/${chat}/finish`);
}

test("the search finds the writer's answers, also old ones, and opens each at its place", async ({
  writer: page,
  context,
  mock,
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED/);
  await finishConversation(page, mock);
  await open(page);
  await press(page);
  const answer = 'She took her mother’s coat. She pretended to forget the key';
  for (const visit of ['first', 'on the page', 'from another screen']) {
    if (visit === 'from another screen') {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeFocused();
    }
    if (visit !== 'first') await press(page);
    await field(page).fill('FORGÉT pretended');
    const result = group(page, 'In your answers').getByRole('option');
    await expect(result).toContainText('The Salt Road · Story · What did Mara take with her when she left');
    await expect(result.locator('mark')).toHaveText(['pretended', 'forget']);
    if (visit === 'first') expect(await mock.getRequests('turnList')).toHaveLength(0);
    await result.click();
    await expect(page).toHaveURL(/\/answers\/60#answer-1101$/);
    await expect(page.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible();
    const entry = page.getByRole('listitem').filter({ hasText: answer });
    await expect(entry).toHaveAttribute('aria-current', 'location');
    await expect(entry).toBeInViewport();
    await expect(entry.getByRole('heading')).toBeFocused();
    await expect(entry.getByRole('heading')).toHaveAccessibleDescription(new RegExp(answer));
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  }
  await expectAccessibleInBoth(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/stories/21/develop',
  );
  await test.step('an old answer of a finished conversation', async () => {
    await press(page);
    await field(page).fill('lantern');
    const result = group(page, 'In your answers').getByRole('option');
    await expect(result).toContainText('Mara Ellery · Character');
    await expect(result).toContainText('A <b>lántern</b> nobody had lit.');
    await expect(result.locator('mark')).toHaveText('lántern');
    await page.keyboard.press('Enter');
    const entry = page.locator('[aria-current=location]');
    await expect(entry).toContainText('A <b>lántern</b> nobody had lit.');
    await expect(entry.getByRole('heading')).toBeFocused();
    await expect(entry).toBeInViewport();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Mara Ellery' })).toHaveAttribute(
      'href',
      '/projects/the-salt-road/characters/mara-ellery',
    );
    await expect(main.getByRole('link', { name: 'Continue' })).toHaveCount(0);
    // Opening it started no conversation.
    expect(await mock.getRequests('elementConversationStart')).toHaveLength(1);
  });
  await test.step('offline, the loaded answers are searched', async () => {
    await press(page);
    await context.setOffline(true);
    await field(page).fill('somebody would have to');
    await expect(group(page, 'In your answers').getByRole('option')).toContainText('She pretended to forget');
    await expect(palette(page)).toContainText('This is what’s loaded here.');
    await context.setOffline(false);
  });
});

test('the search stays open when the page or the toasts load behind it', async ({ writer: page, mock }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?:stories\.screen|toaster)/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.clock.install();
  await open(page);
  const stories = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' });
  await stories.click();
  await press(page);
  await field(page).fill('ellery');
  await page.clock.runFor(5000);
  held.resolve();
  await expect(page).toHaveURL('/stories');
  await expect(page.locator('main h1')).toHaveText('Stories');
  await expect(current(page)).toContainText('Mara Ellery');
  await expect(field(page)).toBeFocused();
  const toast = page.getByRole('status', { name: 'Saved' });
  await listening(mock, ['private-App.Models.User.']);
  await mock.broadcast({
    channel: 'private-App.Models.User.1',
    event: 'toast.notification',
    payload: { type: 'info', title: 'Saved', message: 'From the server.' },
  });
  await toast.click();
  await expect(toast).toBeVisible();
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stories).toBeFocused();
});
