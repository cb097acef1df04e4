import type { Page } from '@playwright/test';
import type { MockControl } from '../support/mock-control.ts';
import { expectAccessibleInBoth } from '../support/accessibility.ts';
import { question, sendTyped, untilNextQuestion } from '../support/conversation.ts';
import { expect, test } from '../support/test.ts';

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const head = (page: Page) => page.getByRole('main').locator('header');
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const failed = (page: Page) => page.getByRole('dialog', { name: 'Failed to initiate conversation' });

/** Every call of the session so far that begins or resumes a conversation, or reads current insights, with its path. */
async function made(mock: MockControl): Promise<string[]> {
  const log = (await mock.log()).filter((entry) => entry.kind === 'request');
  const meant = /(?:Conversation|Development)(?:Resume|Start)$|^(?:user|project|element)InsightList$/;
  return log
    .filter(({ operation_id: operation }) => meant.test(operation ?? ''))
    .map(({ method, path, status }) => `${method} ${path.replace('/api/v1/', '')} ${status}`);
}

const road = '/projects/the-salt-road/conversation';
const mara = 'conversation/projects/the-salt-road/narrative-elements/mara-ellery';

type Entry = {
  at: string;
  endpoint: string;
  insights: string;
  h1: string;
  subtitle?: string;
  hasSidebar?: boolean;
  /** Where "Back" leads. */
  around: string;
};
const entries: readonly Entry[] = [
  {
    at: '/profile/develop',
    endpoint: 'conversation/writer',
    insights: 'users/me',
    h1: 'About you',
    around: '/profile',
  },
  {
    at: '/profile/achievements/7/develop',
    endpoint: 'conversation/users/achievement/7',
    insights: 'users/me',
    h1: 'Your achievement',
    subtitle: 'A voice of your own',
    around: '/profile#achievements',
  },
  {
    at: '/summary/41',
    endpoint: 'conversation/summaries/41',
    insights: 'users/me',
    h1: 'Your summary',
    around: '/stories#summaries',
  },
  {
    at: road,
    endpoint: 'conversation/projects/the-salt-road',
    insights: 'projects/the-salt-road',
    h1: 'The Salt Road',
    hasSidebar: true,
    around: '/projects/the-salt-road',
  },
  {
    at: `${road}/narrative-elements/mara-ellery`,
    endpoint: mara,
    insights: 'projects/the-salt-road/narrative-elements/mara-ellery',
    h1: 'Mara Ellery',
    hasSidebar: true,
    around: '/projects/the-salt-road/characters/mara-ellery',
  },
  {
    at: `${road}/user-achievements/7`,
    endpoint: 'conversation/users/achievement/7?project=the-salt-road',
    insights: 'projects/the-salt-road',
    h1: 'The Salt Road',
    subtitle: 'A voice of your own',
    hasSidebar: true,
    around: '/projects/the-salt-road',
  },
];

for (const { at, endpoint, insights, h1, subtitle, hasSidebar = false, around } of entries)
  // Covers CONV-01, CONV-12, CONV-13, ROUTER-07, ROUTER-08, ROUTER-09, ROUTER-24, ROUTER-25, ROUTER-40, ROUTER-41.
  // Covers ACHV-05, ACHV-06, SUMMARY-01, PROJECT-18, API-45, API-56, INSIGHTS-01.
  test(`${at} starts its conversation at its endpoint, and resumes it there`, async ({ writer: page, mock, guard }) => {
    guard.expectError(/404 .*api\/v1\/conversation\//);
    await page.goto(at);
    await expect(question(page)).toBeVisible();
    await expect(title(page)).toHaveText(h1);
    if (subtitle !== undefined) await expect(head(page).getByText(subtitle)).toBeVisible();
    await expect(sidebar(page)).toHaveCount(hasSidebar ? 1 : 0);
    await expect(page.getByRole('complementary', { name: 'Creative Insights' })).toBeVisible();
    const calls = [`GET ${endpoint} 404`, `POST ${endpoint} 201`, `GET development-insights/${insights} 200`];
    await expect.poll(() => made(mock)).toEqual(calls);
    const asked = (await question(page).textContent()) ?? '';
    await page.reload();
    await expect(question(page)).toHaveText(asked);
    expect((await made(mock)).slice(3)).toContain(`GET ${endpoint} 200`);
    expect((await made(mock)).filter((call) => call.startsWith('POST'))).toHaveLength(1);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(around);
  });

for (const [query, endpoint, h1, subtitle] of [
  ['projectSlug=winter-quarters', 'conversation/projects/the-salt-road', 'The Salt Road', null],
  ['narrative_element_slug=mara-ellery', mara, 'Mara Ellery', null],
  ['narrative_element_slug=mara-ellery&user_achievement_id=7', mara, 'Mara Ellery', 'A voice of your own'],
  ['user_achievement_id=7', 'conversation/users/achievement/7?project=the-salt-road', 'The Salt Road', 'A voice'],
  ['achievement_slug=voice', 'conversation/users/achievement/7?project=the-salt-road', 'The Salt Road', 'A voice'],
] as const)
  // Covers ROUTER-23, ACHV-06, CONV-12, CONV-13, PROJECT-18.
  test(`a project's conversation follows ?${query}`, async ({ writer: page, mock, guard }) => {
    guard.expectError(/404 .*api\/v1\/conversation\//);
    await page.goto(`${road}?${query}`);
    await expect(question(page)).toBeVisible();
    await expect(title(page)).toHaveText(h1);
    if (subtitle !== null) await expect(head(page).getByText(subtitle)).toBeVisible();
    expect((await made(mock)).slice(0, 2)).toEqual([`GET ${endpoint} 404`, `POST ${endpoint} 201`]);
  });

// Covers ROUTER-31, ROUTER-33, ROUTER-34, ROUTER-41.
test('every entry needs a login, and the way back is kept', async ({ page, mock }) => {
  for (const address of [...entries.map(({ at }) => at), '/conversation/stories/21', '/test/conversation-engine']) {
    await page.goto(address);
    await expect(page).toHaveURL(`/auth/login?return=${encodeURIComponent(address)}`);
  }
  expect(await made(mock)).toEqual([]);
});

// Covers ROUTER-26, ROUTER-42.
test('the generic address leads to the same conversations: with none, one and two parts', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/404 .*api\/v1\/conversation\//);
  for (const [address, endpoint, h1] of [
    ['/conversation', 'conversation/writer', 'About you'],
    ['/conversation/stories', 'conversation/stories', 'New story'],
    ['/conversation/stories/21', 'conversation/stories/21', 'The Salt Road'],
    ['/conversation/user-achievements/8', 'conversation/users/achievement/8', 'Your achievement'],
    ['/conversation/summaries/41', 'conversation/summaries/41', 'Your summary'],
    ['/conversation/projects/the-salt-road', 'conversation/projects/the-salt-road', 'The Salt Road'],
    ['/conversation/narrative-elements/mara-ellery?projectSlug=the-salt-road', mara, 'Mara Ellery'],
  ] as const) {
    await page.goto(address);
    await expect(question(page)).toBeVisible();
    await expect(title(page)).toHaveText(h1);
    await expect(sidebar(page)).toHaveCount(0);
    expect(
      (await made(mock)).some((call) => call.startsWith(`GET ${endpoint} `)),
      address,
    ).toBe(true);
  }
});

test('an address that is about nothing asks the server nothing, and says so', async ({ writer: page, mock }) => {
  for (const address of [
    '/stories/abc/develop',
    '/profile/achievements/1e3/develop',
    '/summary/0',
    '/projects/%20/conversation',
    '/projects/a%2Fb/conversation/narrative-elements/mara',
    `${road}?user_achievement_id=voice`,
    `${road}?narrative_element_slug=..%2Fusers`,
    `${road}/user-achievements/-7`,
    '/conversation/horoscopes',
    '/conversation/users/achievement',
    '/conversation/narrative-elements/mara-ellery',
    '/test/conversation-engine?endpoint=horoscopes',
  ]) {
    await page.goto(address);
    await expect(failed(page), address).toBeVisible();
    await expect(failed(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
  await failed(page).getByText('Close', { exact: true }).click();
  await expect(page).toHaveURL('/');
  expect(await made(mock)).toEqual([]);
});

test('an achievement whose slug nobody knows begins nothing', async ({ writer: page, mock }) => {
  await page.goto(`${road}?achievement_slug=unheard-of`);
  await expect(failed(page)).toBeVisible();
  expect(await made(mock)).toEqual([]);
});

// Covers ERROR-19, SHELL-12.
test('a conversation that cannot begin says so wherever it is entered, once, and can be tried again', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/(?:404|500) .*conversation\/writer/);
  await mock.fault({ operation_id: 'writerConversationStart', status: 500 });
  await page.goto('/profile/develop');
  await expect(failed(page)).toBeVisible();
  expect(await made(mock)).toEqual(['GET conversation/writer 404', 'POST conversation/writer 500']);
  await failed(page).getByRole('button', { name: 'Try again' }).click();
  await expect(question(page)).toBeVisible();
});

// Covers ERROR-20, SUBS-07.
test('where the free trial has ended every entry says so, by the type of the error alone', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/(?:404|402) .*conversation\//);
  await mock.fault({ operation_id: 'elementConversationStart', status: 402 });
  await page.goto(`${road}/narrative-elements/mara-ellery`);
  await expect(page.getByText('Your free trial has ended. Your stories are still here.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

// Covers CONV-14, CONV-48.
test('an element’s conversation is answered, goes on from home, and leads on when it is finished', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/404 .*api\/v1\/conversation\//);
  await mock.clock({ paused: true });
  await page.goto(`${road}/narrative-elements/mara-ellery`);
  await expect(page.getByRole('img', { name: 'Mara Ellery' })).toHaveAttribute('src', /portrait-mara/);
  await sendTyped(page, 'That she is the one who got away.');
  await untilNextQuestion(page, mock, 'What does Mara Ellery believe');
  await expect(page.getByRole('complementary').getByRole('article')).toHaveCount(2);
  const second = (await question(page).textContent()) ?? '';
  await page.goto('/');
  await page.getByRole('region', { name: 'Continue Mara Ellery' }).getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${road}/narrative-elements/mara-ellery`);
  await expect(question(page)).toHaveText(second);
  await page.getByRole('button', { name: 'Finish conversation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page).toHaveURL('/projects/the-salt-road/characters/mara-ellery');
  const told = page.getByRole('status', { name: 'Conversation finished: Mara Ellery' });
  await expect(told).toContainText('Your answers are saved with Mara Ellery.');
});

test('conversations of an element and of the writer can be used by everybody, in light and dark', async ({
  writer: page,
  guard,
}) => {
  guard.expectError(/404 .*api\/v1\/conversation\//);
  for (const address of [`${road}/narrative-elements/mara-ellery`, '/profile/develop']) {
    await page.goto(address);
    await expect(question(page)).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessibleInBoth(page);
  }
});
