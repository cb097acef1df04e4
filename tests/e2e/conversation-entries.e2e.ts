import type { Page } from '@playwright/test';
import { question, sendTyped, untilNextQuestion } from '../support/conversation.ts';
import { go } from '../support/go.ts';
import type { MockControl } from '../support/mock-control.ts';
import { expect, test } from '../support/test.ts';

function title(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

function head(page: Page) {
  return page.getByRole('main').locator('header');
}

function sidebar(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

async function getConversationRequests(mock: MockControl): Promise<string[]> {
  const log = (await mock.log()).filter((entry) => entry.kind === 'request');
  const meant = /(?:Conversation|Development)(?:Resume|Start)$|^(?:user|project|element)Insight(?:Saved)?List$/;
  return log
    .filter(({ operation_id: operation }) => meant.test(operation ?? ''))
    .map(({ method, path, status }) => `${method} ${path.replace('/api/v1/', '')} ${status}`);
}

const storyWithOpenInterview = '/projects/the-salt-road/conversation';
const characterWithInsights = 'conversation/projects/the-salt-road/narrative-elements/mara-ellery';
const voiceTitle = 'A voice of your own';
const voice = 'conversation/users/achievement/7?project=the-salt-road';

type Entry = {
  at: string;
  endpoint: string;
  insights: string;
  h1: string;
  subtitle?: string;
  hasSidebar?: boolean;
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
    subtitle: voiceTitle,
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
    at: storyWithOpenInterview,
    endpoint: 'conversation/projects/the-salt-road',
    insights: 'projects/the-salt-road',
    h1: 'The Salt Road',
    hasSidebar: true,
    around: '/projects/the-salt-road',
  },
  {
    at: `${storyWithOpenInterview}/narrative-elements/mara-ellery`,
    endpoint: characterWithInsights,
    insights: 'projects/the-salt-road/narrative-elements/mara-ellery',
    h1: 'Mara Ellery',
    hasSidebar: true,
    around: '/projects/the-salt-road/characters/mara-ellery',
  },
  {
    at: `${storyWithOpenInterview}/user-achievements/7`,
    endpoint: voice,
    insights: 'projects/the-salt-road',
    h1: 'The Salt Road',
    subtitle: voiceTitle,
    hasSidebar: true,
    around: '/projects/the-salt-road',
  },
];

test('each entry point starts and resumes a conversation at its endpoint, which home continues', async ({
  writer: page,
  mock,
}) => {
  await mock.clock({ paused: true });
  const back = page.getByRole('link', { name: 'Back' });
  const starts = async () => (await getConversationRequests(mock)).filter((request) => request.startsWith('POST'));
  await page.goto('/profile/develop');
  for (const { at, endpoint, insights, h1, subtitle, hasSidebar = false, around } of entries)
    await test.step(`${at} starts the conversation, and Back leads to ${around}`, async () => {
      await go(page, at);
      await expect(title(page)).toHaveText(h1);
      await expect(question(page)).toBeVisible();
      if (subtitle !== undefined) await expect(head(page).getByText(subtitle)).toBeVisible();
      await expect(sidebar(page)).toHaveCount(hasSidebar ? 1 : 0);
      await expect(page.getByRole('complementary', { name: 'Creative Insights' })).toBeVisible();
      await expect(back).toHaveAttribute('href', around);
      const start = [`GET ${endpoint} 204`, `POST ${endpoint} 201`, `GET development-insights/${insights} 200`];
      await page.getByRole('tab', { name: 'Saved' }).click();
      const saved = expect.stringContaining(`GET development-insights/${insights}/saved`);
      await expect.poll(() => getConversationRequests(mock)).toEqual(expect.arrayContaining([...start, saved]));
    });
  expect((await starts()).toSorted()).toEqual(entries.map(({ endpoint }) => `POST ${endpoint} 201`).toSorted());

  await test.step('a later visit resumes, with the history of what the conversation is about', async () => {
    for (const [at, endpoint, history] of [
      ['/profile/develop', 'conversation/writer', 'userInsightHistoryList'],
      [storyWithOpenInterview, 'conversation/projects/the-salt-road', 'projectInsightHistoryList'],
    ] as const) {
      await go(page, at);
      await expect(question(page)).toBeVisible();
      await expect.poll(() => getConversationRequests(mock)).toContain(`GET ${endpoint} 200`);
      await page.getByRole('tab', { name: 'History' }).click();
      await expect.poll(async () => (await mock.getRequests(history)).length, history).toBe(1);
    }
  });

  await test.step('the generic address and query parameters lead to the same conversations', async () => {
    for (const [address, h1, subtitle, hasSidebar] of [
      ['/conversation', 'About you', null, false],
      [
        `${storyWithOpenInterview}?narrative_element_slug=mara-ellery&user_achievement_id=7`,
        'Mara Ellery',
        voiceTitle,
        true,
      ],
      [`${storyWithOpenInterview}?achievement_slug=voice`, 'The Salt Road', voiceTitle, true],
    ] as const) {
      await go(page, address);
      await expect(title(page), address).toHaveText(h1);
      await expect(question(page)).toBeVisible();
      await expect(sidebar(page)).toHaveCount(hasSidebar ? 1 : 0);
      if (subtitle !== null) await expect(head(page).getByText(subtitle)).toBeVisible();
    }
    await expect.poll(() => getConversationRequests(mock)).toContain(`GET ${voice} 200`);
    expect(await starts()).toHaveLength(entries.length);
    await back.click();
    await expect(page).toHaveURL('/projects/the-salt-road');
  });

  await test.step('a story without an open conversation starts one', async () => {
    await go(page, '/stories/22/develop');
    await expect(question(page)).toBeVisible();
    await expect.poll(starts).toContain('POST conversation/stories/22 201');
  });

  await test.step("an element's conversation is answered, continued from home and finished on the element's page", async () => {
    await go(page, `${storyWithOpenInterview}/narrative-elements/mara-ellery`);
    await expect(page.getByRole('img', { name: 'Mara Ellery' })).toHaveAttribute('src', /portrait-mara/);
    await sendTyped(page, 'That she is the one who got away.');
    await untilNextQuestion(page, mock, 'What does Mara Ellery believe');
    await expect(page.getByRole('complementary').getByRole('article')).toHaveCount(2);
    const second = (await question(page).textContent()) ?? '';
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('region', { name: 'Continue Mara Ellery' }).getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(`${storyWithOpenInterview}/narrative-elements/mara-ellery`);
    await expect(question(page)).toHaveText(second);
    await page.getByRole('button', { name: 'Finish conversation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click();
    await expect(page).toHaveURL('/projects/the-salt-road/characters/mara-ellery');
    const finishedNotice = page.getByRole('status', { name: 'Conversation finished: Mara Ellery' });
    await expect(finishedNotice).toContainText('Your answers are saved with Mara Ellery.');
  });
});
