import type { Page } from '@playwright/test';
import type { components } from '#src/api/generated/schema.ts';
import {
  answerBox,
  question,
  readInterview,
  projectWithElements,
  sendTyped,
  status,
  subscription,
  untilNextQuestion,
  write,
} from '../support/conversation.ts';
import { go } from '../support/go.ts';
import type { MockControl } from '../support/mock-control.ts';
import { expect, test } from '../support/test.ts';

type Conversation = components['schemas']['Conversation'];

async function getConversationRequests(mock: MockControl): Promise<string[]> {
  const meant = /(?:Conversation|Development)(?:Resume|Start)$|InsightList$/;
  const requests = (await mock.log()).filter((entry) => entry.kind === 'request');
  return requests.map(({ operation_id: id }) => id ?? '').filter((id) => meant.test(id));
}

const firstQuestion = 'What story has been following you around?';

function failed(page: Page) {
  return page.getByRole('dialog', { name: 'Failed to initiate conversation' });
}

test('a new story starts once, gets its own address after the first answer and survives reloads', async ({
  writer: page,
  mock,
}) => {
  await mock.clock({ paused: true });

  await test.step('a writer who leaves while it starts, and returns, starts only one', async () => {
    await page.goto('/');
    await mock.fault({ operation_id: 'storyConversationStart', latency_ms: 1000 });
    await go(page, '/stories/new');
    await mock.waitForFault('storyConversationStart');
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
    await page.goForward();
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await mock.advance(1000);
    await expect(question(page)).toContainText(firstQuestion);
    for (const id of ['storyConversationResume', 'storyConversationStart'])
      expect(await mock.getRequests(id)).toHaveLength(1);
  });

  await test.step('a reload before the first answer resumes the conversation', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'New story' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Speak' })).toBeChecked();
    await expect(answerBox(page)).toHaveCount(0);
    const subscribed = subscription(page);
    await page.reload();
    await expect(question(page)).toContainText(firstQuestion);
    await subscribed;
    expect((await mock.getRequests('storyConversationResume')).map((request) => request.status)).toEqual([204, 200]);
    expect(await mock.getRequests('storyRead')).toEqual([]);
  });

  await test.step('the first answer changes the address, not the screen, and shows insights as being generated', async () => {
    // A mark on this screen's element: a new screen wouldn't have it.
    await page.locator('header').evaluate((head) => head.setAttribute('data-mark', ''));
    const panel = page.getByRole('complementary', { name: 'Creative Insights' });
    await sendTyped(page, 'A street that nobody lights.');
    await expect(page).toHaveURL(/\/stories\/\d+\/develop$/);
    await expect(status(page)).toHaveText('Processing your message...');
    await expect(panel.getByText('Generating creative insights...')).toBeHidden();
    await mock.advance(1100);
    await expect(status(page)).toHaveText('Generating creative insights...');
    await expect(panel.getByText('Generating creative insights...')).toBeVisible();
    await mock.advance(1700);
    await expect(status(page)).toHaveText('Generating your next question...');
    await expect(panel.getByRole('article')).toHaveCount(3);
    await mock.advance(1400);
    await expect(question(page)).toContainText('Who stands at the centre of it');
    await expect(panel.getByText('Generating creative insights...')).toBeHidden();
    await expect(page.locator('header[data-mark]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/A street that nobody lights|New story/);
    expect(await mock.getRequests('storyConversationStart')).toHaveLength(1);
    expect(await mock.getRequests('storyDevelopmentResume')).toEqual([]);
  });

  await test.step('a reload while an answer is processed shows its status', async () => {
    await sendTyped(page, 'Wren, who keeps it dark.');
    await expect(status(page)).toHaveText('Processing your message...');
    const subscribed = subscription(page);
    await page.reload();
    await expect(status(page)).toHaveText('Processing your message...');
    await expect(question(page)).toBeHidden();
    await subscribed;
    await untilNextQuestion(page, mock, 'Who stands at the centre of it');
    expect(await mock.ledger()).toHaveLength(2);
    expect(await mock.getRequests('storyDevelopmentStart')).toEqual([]);
  });
});

test("a conversation that can't start reports each failure and leads home, back or to a retry; an odd one shows what it can", async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/(?:500|404) .*conversation\/stories\/21/);
  guard.expectError(/(?:500|402) .*conversation\/stories\)/);
  guard.expectError(/404 .*nowhere\.mp3/);
  const channels: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/broadcasting/auth')) channels.push(request.postData() ?? '');
  });
  await mock.clock({ paused: true });

  await test.step('a failed start can be tried again after each failure', async () => {
    await mock.fault({ operation_id: 'storyDevelopmentResume', status: 500 });
    await mock.fault({ operation_id: 'storyDevelopmentResume', status: 500, latency_ms: 1000 });
    await page.goto(projectWithElements);
    await expect(failed(page)).toBeVisible();
    await expect(failed(page)).not.toContainText('Server Error');
    expect(await mock.getRequests('storyDevelopmentResume')).toHaveLength(1);
    await failed(page).getByRole('button', { name: 'Try again' }).click();
    await expect(failed(page)).toHaveCount(0);
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await mock.waitForFault('storyDevelopmentResume');
    await mock.advance(1000);
    await failed(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('radio', { name: 'Type' }).check();
    await expect(answerBox(page)).toBeFocused();
    await expect(question(page)).toContainText('What does Mara believe');
    await expect(page).toHaveURL(projectWithElements);
    expect(await mock.getRequests('storyDevelopmentStart')).toEqual([]);
  });

  await test.step("closing a new story's error leads home", async () => {
    await mock.fault({ operation_id: 'storyConversationStart', status: 500 });
    await go(page, '/stories/new');
    await failed(page).getByText('Close', { exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
    expect(await mock.getRequests('storyConversationStart')).toHaveLength(1);
  });

  for (const address of [
    '/stories/abc/develop',
    '/projects/the-salt-road/conversation?achievement_slug=unheard-of',
    '/conversation/horoscopes',
  ])
    await test.step(`${address} shows that there is no conversation, and closing leads home`, async () => {
      const before = await getConversationRequests(mock);
      await go(page, address);
      await expect(failed(page)).toBeVisible();
      await expect(failed(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await failed(page).getByText('Close', { exact: true }).click();
      await expect(failed(page)).toHaveCount(0);
      await expect(page).toHaveURL('/');
      expect(await getConversationRequests(mock)).toEqual(before);
    });

  await test.step('a conversation that no longer exists is reported and leads back to where the writer came from', async () => {
    await mock.fault({ operation_id: 'storyDevelopmentResume', status: 404 });
    await mock.fault({ operation_id: 'storyDevelopmentStart', status: 404 });
    await go(page, '/stories');
    await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'The Salt Road' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(failed(page)).toContainText('There’s no conversation at this address.');
    await expect(failed(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await failed(page).getByText('Close', { exact: true }).click();
    await expect(page).toHaveURL('/stories/21');
    await expect(page.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible();
  });

  await test.step('the end of the free trial is not shown as an error', async () => {
    await mock.fault({ operation_id: 'storyConversationStart', status: 402 });
    await go(page, '/stories/new');
    await expect(page.getByText('Your free trial has ended. Your stories are still here.')).toBeVisible();
    await expect(page.getByText('Failed to initiate conversation')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('leaving while data is loading cancels the request without an error', async () => {
    await mock.fault({ operation_id: 'userInsightList', latency_ms: 60_000 });
    const insights = page.waitForRequest(/development-insights\/users\/me/);
    await go(page, '/profile/develop');
    await expect(question(page)).toBeVisible();
    const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('/development-insights/'));
    await insights;
    await page.getByRole('link', { name: 'Back' }).click();
    expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });

  const conversation = await readInterview(page);
  const openWith = async (change: Partial<Conversation> | { identifier: object }): Promise<void> => {
    const answer_text = JSON.stringify({ ...conversation, ...change });
    await mock.fault({ operation_id: 'storyDevelopmentResume', answer_text });
    await go(page, '/stories');
    await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
    await go(page, projectWithElements);
  };
  const asks = (content: string, audio: string) =>
    ({ ...conversation.chat_message, question: { content, audio } }) as Conversation['chat_message'];

  await test.step('the element precedes its project, the question is plain text, and missing audio is harmless', async () => {
    const content = `${'>'.repeat(5000)} <img src=x onerror=alert(1)> **why?** ${'y'.repeat(20_000)}`;
    await openWith({
      element: {
        id: 101,
        slug: 'mara',
        name: 'Mara Ellery',
        type: 'characters',
        image: { url: '/media/pictures/portrait-mara.webp' },
      },
      achievement: { title: 'A voice of your own' },
      chat_message: asks(content, '/media/questions/nowhere.mp3'),
    });
    await expect(page.getByRole('img', { name: /Mara Ellery|The Salt Road/ })).toHaveAttribute('src', /portrait-mara/);
    await expect(page.getByText('A voice of your own')).toBeVisible();
    await expect(question(page)).toContainText('<img src=x onerror=alert(1)> **why?**');
    await page.getByRole('button', { name: 'Play question' }).click();
    await expect(page.getByText('Audio not available')).toBeVisible();
    await write(page, 'Because.');
    await expect(answerBox(page)).toHaveValue('Because.');
  });

  await test.step("cross-origin audio isn't offered, and a story's identifier may be an object", async () => {
    await openWith({ identifier: { value: 21 }, chat_message: asks('Why?', 'https://evil.test/a.mp3') });
    await expect(question(page)).toContainText('Why?');
    await expect(page.getByRole('button', { name: 'Play question' })).toHaveCount(0);
    await expect(page.getByText('Audio not available')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/stories/21');
    await page.goBack();
    await expect(question(page)).toBeVisible();
  });

  await test.step("without a usable identifier the conversation doesn't start or request a malformed channel", async () => {
    await openWith({ identifier: {} });
    await expect(failed(page)).toBeVisible();
    expect(channels.filter((channel) => /undefined|null|NaN|object/i.test(channel))).toEqual([]);
  });
});
