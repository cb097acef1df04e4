import { readFileSync } from 'node:fs';
import type { components } from '#src/contract/generated/schema.ts';
import type { Page } from '../page.ts';
import type { Server } from '../server.ts';
import { named, saying, type Target } from '../target.ts';
import type { Step } from './step.ts';

type Schemas = components['schemas'];

function question(text: string) {
  return { ...named('region', 'Question'), text: { has: text } };
}

function status(text: string) {
  return { ...named('status', 'Conversation status'), text: { has: text } };
}

const answerBox = named('textbox', 'Your answer');
const send = named('button', 'Send answer');

const secondQuestion = 'Who stands at the centre of it';
const thirdQuestion = 'Where does it happen';
const draft = 'Wren. She wants her brother to stay dead, at least on paper.';

/**
 * A recording of each kind. FFmpeg, which Firefox uses on Linux, can't decode WebKitGTK's own AAC. FFmpeg made this
 * one.
 */
const recordings = [
  { name: 'chromium.webm', mimeType: 'audio/webm' },
  { name: 'firefox.webm', mimeType: 'audio/webm' },
  { name: 'mp4-aac.m4a', mimeType: 'audio/mp4' },
] as const;

async function signIn(page: Page): Promise<void> {
  await page.open('/');
  await page.click(named('button', 'Continue as the demo writer'));
  await page.see(named('link', 'Start a story'));
}

async function startStory(page: Page): Promise<void> {
  await page.click(named('link', 'Start a story'));
  await page.see(question('What story has been following you around?'));
}

/** Returns the live level's highest bar; 0.1 is silence. */
function loudest(page: Page): Promise<unknown> {
  return page.browser.evaluate(`Math.max(...[...document.querySelectorAll('main span[style*=scaleY]')]
    .map(({ style }) => Number(/scaleY\\(([\\d.]+)\\)/.exec(style.transform)?.[1])))`);
}

async function speak(page: Page, server: Server): Promise<void> {
  await page.click(named('radio', 'Speak'));
  await page.click(named('button', 'Start recording'));
  await page.see(saying('main', 'Saved on this device'));
  await page.until('the level meter to move', async () => Number(await loudest(page)) > 0.11);
  await page.see({ role: 'timer' }, 'at two seconds or more', ({ text }) => !/0:0[01]/.test(text));
  await page.click(send);
  await page.see(status('Transcribing your audio'));
  await untilQuestion(page, server, secondQuestion);
}

/** Advances the mock session's clock until the next question arrives. */
async function untilQuestion(page: Page, { mock }: Server, text: string): Promise<void> {
  await page.until(`the question “${text}”`, async () => {
    if ((await page.look(question(text))) !== null) return true;
    await mock.advance(500);
    return false;
  });
}

async function saveInsight(page: Page): Promise<void> {
  const insight = named('article', 'Give the secret a cost');
  const save = named('button', 'Save insight', insight);
  await page.click(save);
  await page.see(save, 'pressed', ({ isPressed }) => isPressed);
}

async function restoreDraft(page: Page): Promise<void> {
  await page.click(named('radio', 'Type'));
  await page.typeInto(answerBox, draft);
  await page.see(saying('main', 'Draft saved on this device'));
  await page.reload();
  await page.see(answerBox, 'with the draft', ({ value }) => value === draft);
}

async function sendTyped(page: Page, server: Server): Promise<void> {
  await page.click(send);
  await page.see(status('Processing your message'));
  await untilQuestion(page, server, thirdQuestion);
}

async function storyPath(page: Page): Promise<string> {
  return String(await page.browser.evaluate('location.pathname')).replace(/\/develop$/, '');
}

async function answerElsewhere(page: Page, { session, mock }: Server, story: string): Promise<void> {
  const token = String(await page.browser.evaluate(`localStorage.getItem('authToken')`));
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const read = async <Body>(path: string): Promise<Body> =>
    (await (await session.get(`/api/v1/conversation${path}`, { headers })).json()) as Body;
  const { session_chat_id: chat } = await read<Schemas['Conversation']>(story);
  let answered: number | undefined;
  for (const { name, mimeType } of recordings) {
    const { id, url } = await page.until('the next question', async () => {
      await mock.advance(5000);
      const latest = await read<Schemas['ChatMessageLatest']>(`/session-chats/${chat}/chat-messages`);
      const next = { id: latest.chat_message?.id, url: latest.actions?.answer?.url };
      return next.id !== answered && next.url !== undefined && { ...next, url: next.url };
    });
    const audio = { name, mimeType, buffer: readFileSync(`tests/support/recordings/${name}`) };
    const response = await session.post(url, {
      headers,
      multipart: { session_chat_id: chat, duration_ms: 2500, audio },
    });
    if (!response.ok()) throw new Error(`${name} was refused: ${response.status()} ${await response.text()}`);
    answered = id;
  }
}

async function listen(page: Page, server: Server): Promise<void> {
  const story = await storyPath(page);
  await answerElsewhere(page, server, story);
  await page.open(story);
  const answersRegion = named('region', 'In your words');
  const player: Target = { role: 'button', name: { has: 'your answer' }, within: answersRegion };
  await page.until('four recordings', async () => (await page.texts(player)).length === recordings.length + 1);
  for (let index = 0; index <= recordings.length; index += 1) await play(page, { ...player, index }, index);
}

/** Plays a recording by a real press: browsers refuse scripts. */
async function play(page: Page, player: Target, index: number): Promise<void> {
  await page.click(player);
  const audio = `document.querySelectorAll('audio')[${index}]`;
  await page.until(
    `recording ${index + 1} to play`,
    async () => (await page.browser.evaluate(`${audio}.played.length > 0 && ${audio}.played.end(0) > 0.3`)) === true,
  );
}

export const conversationSteps: readonly Step[] = [
  { name: 'signs in', run: signIn },
  { name: 'starts a story', run: startStory },
  { name: 'speaks an answer, sees the level move and gets the next question', run: speak },
  { name: 'saves an insight', run: saveInsight },
  { name: 'finds a draft again after a reload', run: restoreDraft },
  { name: 'sends a typed answer and gets the next question', run: sendTyped },
  { name: 'plays recordings of every browser', run: listen },
];
