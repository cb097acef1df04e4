import { createHash } from 'node:crypto';
import type { MockControl } from '../support/mock-control.ts';
import {
  answerBox,
  openInterview,
  question,
  sendButton,
  sendTyped,
  status,
  untilNextQuestion,
  write,
} from '../support/conversation.ts';
import { getStoredDrafts } from '../support/device.ts';
import { speak } from '../support/recordings.ts';
import { expect, test } from '../support/test.ts';

const firstQuestion = 'What does Mara believe about herself';

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function received(mock: MockControl): Promise<string[]> {
  return (await mock.ledger()).map((entry) => entry.sha256);
}

test(
  'a typed answer survives a reload and arrives unchanged, once and only on request',
  { tag: '@smoke' },
  async ({ writer: page, mock }) => {
    await mock.clock({ paused: true });
    await openInterview(page);
    const box = answerBox(page);

    await test.step('switching between speaking and typing preserves the text', async () => {
      await write(page, 'She kept the key.');
      await page.getByRole('radio', { name: 'Speak' }).check();
      await expect(box).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible();
      await page.getByRole('radio', { name: 'Type' }).check();
      await expect(box).toHaveValue('She kept the key.');
      await expect(box).toBeFocused();
    });

    await test.step('a draft survives a reload, for its own question only, and pressing Send twice sends once', async () => {
      await expect(page.getByText('Draft saved on this device · 4 words')).toBeVisible();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' Always.');
      await page.reload();
      await expect(page.getByRole('radio', { name: 'Type' })).toBeChecked();
      await expect(box, 'the last letters are there').toHaveValue('She kept the key. Always.');
      await write(page, 'She kept the key.');
      await sendButton(page).dblclick();
      await expect(status(page)).toHaveText('Processing your message...');
      await untilNextQuestion(page, mock, firstQuestion);
      await expect(box).toHaveValue('');
      await expect.poll(() => getStoredDrafts(page)).toEqual([]);
      expect(await mock.getRequests('chatMessageAnswer')).toHaveLength(1);
      expect(await received(mock)).toEqual([sha256('She kept the key.')]);
    });

    await test.step('200 kB with emoji arrive unchanged, but for invalid Unicode, which is replaced', async () => {
      // Few lines, because browsers insert many slowly.
      const long = `${'Nobody reads this to its end, with an ’ and an é. '.repeat(400)}\n`.repeat(10).trim();
      await sendTyped(page, `${long} 👩‍🚀🔥 half \ud83d a pair`);
      await expect.poll(async () => (await received(mock)).at(-1)).toBe(sha256(`${long} 👩‍🚀🔥 half \ufffd a pair`));
    });
  },
);

test('Ctrl+Enter sends an answer, and what a second tab shows, has typed and records stays right then', async ({
  writer: page,
  context,
  mock,
}) => {
  await mock.clock({ paused: true });
  await openInterview(page);
  await test.step('Ctrl+Enter sends an answer, but not an unfinished composition', async () => {
    await page.getByRole('radio', { name: 'Type' }).check();
    await expect(answerBox(page)).toBeFocused();
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
    await expect(answerBox(page)).toHaveValue('にほ');
    await page.keyboard.press('Control+Enter');
    await expect(answerBox(page)).toHaveValue('にほ');
    await keyboard.send('Input.insertText', { text: '日本' });
    await expect(answerBox(page)).toHaveValue('日本');
    expect(await mock.getRequests('chatMessageAnswer')).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await expect(question(page)).toBeHidden();
    await expect.poll(() => received(mock)).toEqual([sha256('日本')]);
    await untilNextQuestion(page, mock, firstQuestion);
  });

  const second = await context.newPage();
  await openInterview(second);
  const receivedLater = async () => (await received(mock)).slice(1);

  await test.step('typed text stays, says that it is for an earlier question, and is sent on request', async () => {
    const asked = (await question(page).getByRole('heading').textContent()) ?? '';
    await write(second, 'She hid the key.');
    await expect(second.getByText('Draft saved on this device')).toBeVisible();
    await sendTyped(page, 'She kept the key.');
    await expect(status(second)).toHaveText('Processing your message...');
    await untilNextQuestion(page, mock, asked);
    await expect(question(second)).toHaveText((await question(page).textContent()) ?? '');
    await expect(answerBox(second)).toHaveValue('She hid the key.');
    await expect(
      second.getByText('Your text is for an earlier question, which was answered in another tab'),
    ).toBeVisible();
    expect(await receivedLater()).toEqual([sha256('She kept the key.')]);

    await second.reload();
    await expect(answerBox(second)).toHaveValue('She hid the key.');
    const before = (await question(page).getByRole('heading').textContent()) ?? '';
    await sendButton(second).click();
    await expect.poll(receivedLater).toEqual([sha256('She kept the key.'), sha256('She hid the key.')]);
    await untilNextQuestion(page, mock, before);
  });

  await test.step('a recording under way says that its question was answered, and goes on', async () => {
    const before = (await question(page).getByRole('heading').textContent()) ?? '';
    await expect(question(second)).toContainText(before);
    await second.getByRole('radio', { name: 'Speak' }).check();
    await speak(second);
    await sendTyped(page, 'She lost the key.');
    await untilNextQuestion(page, mock, before);
    await expect(second.getByText('Your recording is for an earlier question')).toBeVisible();
    await expect(second.getByText('Recording. Take your time.')).toBeVisible();
  });
});
