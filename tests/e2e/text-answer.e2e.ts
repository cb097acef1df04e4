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
import { speak } from '../support/recordings.ts';
import { expect, test } from '../support/test.ts';

const firstQuestion = 'What does Mara believe about herself';

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function received(mock: MockControl): Promise<string[]> {
  return (await mock.ledger()).map((entry) => entry.sha256);
}

test('a typed answer survives a reload and arrives unchanged', { tag: '@smoke' }, async ({ writer: page, mock }) => {
  await mock.clock({ paused: true });
  await openInterview(page);

  await test.step('a draft survives a reload, for its own question only', async () => {
    await write(page, 'She kept the key.');
    await expect(page.getByText('Draft saved on this device · 4 words')).toBeVisible();
    await page.keyboard.type(' Always.');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Type' })).toBeChecked();
    await expect(answerBox(page), 'the last letters are there').toHaveValue('She kept the key. Always.');
    await write(page, 'She kept the key.');
    await sendButton(page).click();
    await untilNextQuestion(page, mock, firstQuestion);
    await expect(answerBox(page)).toHaveValue('');
    await page.reload();
    await expect(question(page)).toBeVisible();
    await expect(answerBox(page)).toHaveValue('');
    expect(await received(mock)).toEqual([sha256('She kept the key.')]);
  });

  await test.step('200 kB and emoji alone arrive unchanged, and invalid Unicode is replaced', async () => {
    // Few lines, because browsers insert many slowly.
    const long = `${'Nobody reads this to its end, with an ’ and an é. '.repeat(400)}\n`.repeat(10).trim();
    const answers = [
      { typed: long, arrives: long },
      { typed: '👩‍🚀🔥', arrives: '👩‍🚀🔥' },
      { typed: 'half \ud83d a pair', arrives: 'half \ufffd a pair' },
    ];
    for (const [n, { typed, arrives }] of answers.entries()) {
      const before = (await question(page).getByRole('heading').textContent()) ?? '';
      await sendTyped(page, typed);
      await expect.poll(async () => (await received(mock))[n + 1], `answer ${n + 1}`).toBe(sha256(arrives));
      await untilNextQuestion(page, mock, before);
    }
  });
});

test('a typed answer is sent once and only on request, by button or by keyboard', async ({ writer: page, mock }) => {
  await mock.clock({ paused: true });
  await openInterview(page);
  const box = answerBox(page);
  const getQuestionText = async () => (await question(page).getByRole('heading').textContent()) ?? '';

  await write(page, 'Now');

  await test.step('switching between speaking and typing preserves the text', async () => {
    await page.getByRole('radio', { name: 'Speak' }).check();
    await expect(box).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible();
    await page.getByRole('radio', { name: 'Type' }).check();
    await expect(box).toHaveValue('Now');
    await expect(box).toBeFocused();
  });

  await test.step('pressing Send twice sends once', async () => {
    const before = await getQuestionText();
    await box.fill('She kept the key.');
    await sendButton(page).dblclick();
    await expect(status(page)).toHaveText('Processing your message...');
    await untilNextQuestion(page, mock, before);
    expect(await mock.getRequests('chatMessageAnswer')).toHaveLength(1);
    expect(await received(mock)).toEqual([sha256('She kept the key.')]);
  });

  await test.step("Enter starts a new line, Ctrl+Enter sends, and composition keys don't send", async () => {
    const before = await getQuestionText();
    await box.press('S');
    await box.press('Enter');
    await box.press('Shift+Enter');
    await box.press('t');
    await expect(box).toHaveValue('S\n\nt');
    await box.evaluate((element) => {
      // 229 marks a key of a composition, in browsers that end it before its last key.
      for (const composing of [{ isComposing: true }, { keyCode: 229 }])
        element.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, ...composing }),
        );
    });
    await expect(box).toHaveValue('S\n\nt');
    await expect(status(page)).toBeEmpty();
    await box.press('Control+Enter');
    await expect(question(page)).toBeHidden();
    await expect.poll(async () => (await received(mock)).at(-1)).toBe(sha256('S\n\nt'));
    await untilNextQuestion(page, mock, before);
  });

  await test.step("Ctrl+Enter doesn't send an unfinished composition", async () => {
    const keyboard = await page.context().newCDPSession(page);
    await box.focus();
    await keyboard.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
    await expect(box).toHaveValue('にほ');
    await page.keyboard.press('Control+Enter');
    await expect(box).toHaveValue('にほ');
    await keyboard.send('Input.insertText', { text: '日本' });
    await expect(box).toHaveValue('日本');
    expect(await mock.getRequests('chatMessageAnswer')).toHaveLength(2);
    await page.keyboard.press('Control+Enter');
    await expect.poll(async () => (await received(mock)).at(-1)).toBe(sha256('日本'));
  });
});

test('what is typed in a second tab stays when the first tab answers the question', async ({
  writer: page,
  context,
  mock,
}) => {
  await mock.clock({ paused: true });
  await openInterview(page);
  const second = await context.newPage();
  await openInterview(second);
  const notice = second.getByText('Your text is for an earlier question, which was answered in another tab');

  await write(second, 'She hid the key.');
  await expect(second.getByText('Draft saved on this device')).toBeVisible();
  await sendTyped(page, 'She kept the key.');
  await untilNextQuestion(page, mock, firstQuestion);
  await expect(question(second)).toBeVisible();
  await expect(question(second)).not.toContainText(firstQuestion);
  await expect(answerBox(second)).toHaveValue('She hid the key.');
  await expect(notice).toBeVisible();

  await second.reload();
  await expect(answerBox(second)).toHaveValue('She hid the key.');
  await sendButton(second).click();
  await expect.poll(() => received(mock)).toEqual([sha256('She kept the key.'), sha256('She hid the key.')]);
});

test('a recording under way says that its question was answered in another tab', async ({
  writer: page,
  context,
  mock,
}) => {
  await mock.clock({ paused: true });
  await openInterview(page);
  const second = await context.newPage();
  await openInterview(second);
  await speak(second);
  await sendTyped(page, 'She kept the key.');
  await untilNextQuestion(page, mock, firstQuestion);
  await expect(second.getByText('Your recording is for an earlier question')).toBeVisible();
  await expect(second.getByText('Recording. Take your time.')).toBeVisible();
});
