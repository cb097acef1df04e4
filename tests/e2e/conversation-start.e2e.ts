import type { components } from '#src/contract/generated/schema.ts';
import {
  answerBox,
  openInterview,
  openNewStory,
  question,
  saltRoad,
  sendTyped,
  status,
  untilNextQuestion,
  write,
} from '../support/conversation.ts';
import { expect, test } from '../support/test.ts';

type Conversation = components['schemas']['Conversation'];

const firstQuestion = 'What story has been following you around?';
const failed = { name: 'Failed to initiate conversation' };

// Covers CONV-01, CONV-18, ROUTER-11, STORY-02, API-38, API-39, API-45.
test('a new story is begun once, and a reload goes on with it', async ({ writer: page, mock, guard }) => {
  await openNewStory(page, guard);
  await expect(question(page)).toContainText(firstQuestion);
  await expect(page.getByRole('heading', { level: 1, name: 'New story' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Speak' })).toBeChecked();
  await expect(answerBox(page)).toHaveCount(0);
  await page.reload();
  await expect(question(page)).toContainText(firstQuestion);
  expect((await mock.calls('storyConversationResume')).map((call) => call.status)).toEqual([404, 200]);
  expect(await mock.calls('storyConversationStart')).toHaveLength(1);
  expect(await mock.calls('storyRead')).toEqual([]);
});

// Covers STORY-02.
test('after the first answer the story has an address of its own, and the screen is still the same one', async ({
  writer: page,
  mock,
  guard,
}) => {
  await mock.clock({ paused: true });
  await openNewStory(page, guard);
  // A mark that only this very screen carries: a screen made anew would be without it.
  await page.locator('header').evaluate((head) => head.setAttribute('data-mark', ''));
  await sendTyped(page, 'A street that nobody lights.');
  await expect(page).toHaveURL(/\/stories\/\d+\/develop$/);
  await untilNextQuestion(page, mock, firstQuestion);
  await expect(page.locator('header[data-mark]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/A street that nobody lights|New story/);
  expect(await mock.calls('storyConversationStart')).toHaveLength(1);
  expect(await mock.calls('storyDevelopmentResume')).toEqual([]);
  await page.reload();
  await expect(question(page)).toContainText('Who stands at the centre of it');
  expect(await mock.calls('storyDevelopmentStart')).toEqual([]);
});

test('work goes on while the writer is away: coming back shows where it stands', async ({ writer: page, mock }) => {
  await mock.clock({ paused: true });
  await openInterview(page);
  await sendTyped(page, 'She kept the key.');
  await expect(status(page)).toHaveText('Processing your message...');
  await page.reload();
  await expect(status(page)).toHaveText('Processing your message...');
  await expect(question(page)).toBeHidden();
  await untilNextQuestion(page, mock, 'What does Mara believe');
  expect(await mock.ledger()).toHaveLength(1);
});

// Covers ERROR-19, SHELL-09, SHELL-12.
test('a conversation that cannot begin says so, as often as it fails, and can be tried again', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*conversation\/stories\/21/);
  await mock.clock({ paused: true });
  await mock.fault({ operation_id: 'storyDevelopmentResume', status: 500 });
  await mock.fault({ operation_id: 'storyDevelopmentResume', status: 500, latency_ms: 1000 });
  await page.goto(saltRoad);
  const dialog = page.getByRole('dialog', failed);
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toContainText('Server Error');
  expect(await mock.calls('storyDevelopmentResume')).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await mock.met('storyDevelopmentResume');
  await mock.advance(1000);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // It stays: the dialog's end leads nowhere.
  await page.getByRole('radio', { name: 'Type' }).check();
  await expect(answerBox(page)).toBeFocused();
  await expect(question(page)).toContainText('What does Mara believe');
  await expect(page).toHaveURL(saltRoad);
  expect(await mock.calls('storyDevelopmentStart')).toEqual([]);
});

// Covers ERROR-19, SHELL-12.
test('a new story that the server does not begin says so, and closing leads home', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/(?:404|500) .*conversation\/stories/);
  await mock.fault({ operation_id: 'storyConversationStart', status: 500 });
  await page.goto('/stories/new');
  await page.getByRole('dialog', failed).getByText('Close', { exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  expect(await mock.calls('storyConversationStart')).toHaveLength(1);
});

// Covers ERROR-20, SUBS-07.
test('where the free trial has ended the writer is told, and no error is shown', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/(?:404|402) .*conversation\/stories/);
  await mock.fault({ operation_id: 'storyConversationStart', status: 402 });
  await page.goto('/stories/new');
  await expect(page.getByText('Your free trial has ended. Your stories are still here.')).toBeVisible();
  await expect(page.getByText(failed.name)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
});

// Covers CONV-04.
test('the story that a conversation is about may be named in each of the specified forms', async ({
  writer: page,
  mock,
}) => {
  const { conversation } = await openInterview(page);
  for (const identifier of [{ id: 21 }, { value: 21 }]) {
    const answer: Conversation = { ...conversation, identifier };
    await mock.fault({ operation_id: 'storyDevelopmentResume', answer_text: JSON.stringify(answer) });
    await page.reload();
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/stories/21');
    await page.goBack();
    await expect(question(page)).toBeVisible();
  }
});

// Covers REALTIME-07, REALTIME-08.
test('a conversation about nothing that can be named is not begun, and no channel is asked for in its name', async ({
  writer: page,
  mock,
}) => {
  const channels: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/broadcasting/auth')) channels.push(request.postData() ?? '');
  });
  const { conversation } = await openInterview(page);
  const odd = [{ identifier: {} }, { identifier: null }, { identifier: '[object Object]' }, { session_chat_id: null }];
  for (const change of odd) {
    await mock.fault({
      operation_id: 'storyDevelopmentResume',
      answer_text: JSON.stringify({ ...conversation, ...change }),
    });
    await page.reload();
    await expect(page.getByRole('dialog', failed), JSON.stringify(change)).toBeVisible();
  }
  expect(channels.filter((channel) => /undefined|null|NaN|object/i.test(channel))).toEqual([]);
});

// Covers CONV-08, CONV-13, CONV-14.
test('the head shows what the conversation is about: element before project, and a picture in any form', async ({
  writer: page,
  mock,
}) => {
  const { conversation } = await openInterview(page);
  const element = { slug: 'mara', name: 'Mara Ellery', image: { url: '/media/pictures/portrait-mara.webp' } };
  const achievement = { title: 'A voice of your own' };
  const answer = { ...conversation, element, achievement };
  await mock.fault({ operation_id: 'storyDevelopmentResume', answer_text: JSON.stringify(answer) });
  await page.reload();
  await expect(page.getByRole('img', { name: /Mara Ellery|The Salt Road/ })).toHaveAttribute('src', /portrait-mara/);
  await expect(page.getByText('A voice of your own')).toBeVisible();
});

// Covers CONV-09, CONV-10.
test('a question is shown as plain text, whatever it holds, and one without its sound is still asked', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/404 .*nowhere\.mp3/);
  const { conversation } = await openInterview(page);
  const content = `${'>'.repeat(5000)} <img src=x onerror=alert(1)> **why?** ${'y'.repeat(20_000)}`;
  const odd = {
    ...conversation,
    chat_message: { ...conversation.chat_message, question: { content, audio: '/media/questions/nowhere.mp3' } },
  };
  await mock.fault({ operation_id: 'storyDevelopmentResume', answer_text: JSON.stringify(odd) });
  await page.reload();
  await expect(question(page)).toContainText('<img src=x onerror=alert(1)> **why?**');
  await page.getByRole('button', { name: 'Play question' }).click();
  await expect(page.getByText('Audio not available')).toBeVisible();
  await write(page, 'Because.');
  await expect(answerBox(page)).toHaveValue('Because.');
  const foreign = {
    ...odd,
    chat_message: { ...odd.chat_message, question: { content: 'Why?', audio: 'https://evil.test/a.mp3' } },
  };
  await mock.fault({ operation_id: 'storyDevelopmentResume', answer_text: JSON.stringify(foreign) });
  await page.reload();
  await expect(question(page)).toContainText('Why?');
  await expect(page.getByRole('button', { name: 'Play question' })).toHaveCount(0);
});
