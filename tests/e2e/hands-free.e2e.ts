import type { Page } from '@playwright/test';
import { expectAccessibleAtBothSizes } from '../support/accessibility.ts';
import { answerBox, openInterview, question, untilNextQuestion } from '../support/conversation.ts';
import { getStoredOutbox, getStoredRecordings, getStoredSlices } from '../support/device.ts';
import { fastForwardUntil, shortTimeout } from '../support/fast-forward.ts';
import {
  enterHandsFree,
  handsFreeStatus,
  sayAnswer,
  untilSent,
  useVoice,
  watchAnnouncements,
} from '../support/hands-free.ts';
import { button } from '../support/recordings.ts';
import { expect, test } from '../support/test.ts';

const firstQuestion = 'What does Mara believe about herself';

/** Lets the time pass in which the writer reads a question that nobody reads aloud. */
function untilListening(page: Page): Promise<void> {
  return fastForwardUntil(page, 1000, () => expect(handsFreeStatus(page)).toHaveText('Listening', shortTimeout));
}

test('a writer answers without touching anything or by keys, pauses, reloads in the middle of an answer, and finishes', async ({
  writer: page,
  mock,
}) => {
  const voice = await useVoice(page);
  await page.addInitScript(() => {
    const mediaKeys: Record<string, (() => void) | null> = {};
    Object.assign(window, { mediaKeys });
    navigator.mediaSession.setActionHandler = (action, handler) => {
      mediaKeys[action] = handler as (() => void) | null;
    };
  });
  const pressMediaKey = (key: string): Promise<void> =>
    page.evaluate((action) => {
      (window as unknown as { mediaKeys: Record<string, () => void> }).mediaKeys[action]?.();
    }, key);
  await mock.clock({ paused: true });
  await openInterview(page);
  await page.clock.install();
  await enterHandsFree(page);
  let asked = firstQuestion;
  const status = handsFreeStatus(page);
  await expect(question(page)).toContainText(asked);
  await untilListening(page);
  await sayAnswer(page, voice);
  await test.step('"Let me think" waits for the next word', async () => {
    await page.keyboard.press('t');
    await expect(button(page, 'Let me think')).toHaveAttribute('aria-pressed', 'true');
    await page.clock.fastForward(60_000);
    await page.clock.runFor(500);
    await expect(status).toHaveText('Listening');
    await voice.speak();
    await expect(button(page, 'Let me think')).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('P and the headset pause and resume', async () => {
    await page.keyboard.press('p');
    await expect(status).toHaveText('Paused');
    await pressMediaKey('play');
    await expect(status).toHaveText('Listening');
    await pressMediaKey('pause');
    await expect(status).toHaveText('Paused');
    await button(page, 'Resume').click();
    await expect(status).toHaveText('Listening');
  });
  await test.step('the question is read again, and the same recording goes on', async () => {
    await page.keyboard.press('q');
    await untilListening(page);
    expect(await getStoredRecordings(page)).toHaveLength(1);
  });
  await test.step('a hidden page pauses the recording', async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(status).toHaveText('Paused');
    await expect(page.getByText('Paused while you were away.')).toBeVisible();
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'visibilityState');
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(status).toHaveText('Paused');
  });
  await test.step('skipping asks before it discards what was said', async () => {
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog', { name: 'Skip this question?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(status).toHaveText('Paused');
  });
  await test.step('Escape returns to the usual conversation with the paused recording', async () => {
    await page.keyboard.press('Escape');
    await expect(button(page, 'Hands-free')).toBeFocused();
    await expect(button(page, 'Resume recording')).toBeVisible();
    await expect(answerBox(page)).toHaveCount(0);
    await expect(question(page)).toContainText(asked);
    expect(await mock.ledger()).toEqual([]);
  });
  await enterHandsFree(page);
  await test.step('the answer is sent after a pause, and the next question is read', async () => {
    await untilListening(page);
    const getAnnouncements = await watchAnnouncements(page);
    await sayAnswer(page, voice);
    await expectAccessibleAtBothSizes(page);
    await untilSent(page);
    await untilNextQuestion(page, mock, asked);
    asked = (await question(page).getByRole('heading').textContent()) ?? '';
    await untilListening(page);
    expect((await mock.ledger()).map(({ kind }) => kind)).toEqual(['audio']);
    expect(await getAnnouncements(), 'nothing while the question is read or the microphone is open').toEqual([
      'Thinking',
    ]);
  });
  await test.step('the next-track key sends what was said, and Skip leads on', async () => {
    await sayAnswer(page, voice);
    await pressMediaKey('nexttrack');
    await untilNextQuestion(page, mock, asked);
    expect(await mock.ledger()).toHaveLength(2);
    await untilListening(page);
    asked = (await question(page).getByRole('heading').textContent()) ?? '';
    await page.keyboard.press('q');
    await button(page, 'Skip question').click();
    await untilNextQuestion(page, mock, asked);
    expect(await mock.ledger()).toHaveLength(2);
    asked = (await question(page).getByRole('heading').textContent()) ?? '';
    await untilListening(page);
  });
  await test.step('a reload in the middle of the next answer keeps the recording, and hands-free sends it', async () => {
    await sayAnswer(page, voice);
    await page.reload();
    await expect(button(page, 'Listen')).toBeVisible();
    await expect(button(page, 'Send answer')).toBeVisible();
    expect(await getStoredSlices(page)).toBeGreaterThan(0);
    await enterHandsFree(page);
    await expect(handsFreeStatus(page)).toHaveText('Paused');
    await expect(page.getByText('You’ve already recorded an answer.')).toBeVisible();
    expect(await mock.ledger()).toHaveLength(2);
    await button(page, 'Send now').click();
    await untilNextQuestion(page, mock, asked);
    // The next answer's recording may have begun.
    const sent = (await getStoredRecordings(page)).filter(({ state }) => state === 'success');
    expect(new Set((await mock.ledger()).map(({ sha256 }) => sha256))).toEqual(
      new Set(sent.map(({ sha256 }) => sha256)),
    );
    expect(await mock.ledger()).toHaveLength(3);
    await expect.poll(() => getStoredOutbox(page)).toEqual([]);
  });
  await test.step('silence alone sends nothing', async () => {
    await untilListening(page);
    const getLater = await watchAnnouncements(page);
    await fastForwardUntil(page, 30_000, () => expect(handsFreeStatus(page)).toHaveText('Paused', shortTimeout));
    await expect(page.getByText('Still there?')).toBeVisible();
    expect(await getLater()).toEqual(['Paused']);
    expect(await mock.ledger()).toHaveLength(3);
  });
  await test.step('the conversation ends on its usual screen', async () => {
    await page.keyboard.press('f');
    await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Conversation finished' })).toBeVisible();
    await expect(page).toHaveURL(/\/stories\/21$/);
  });
});
