import { expect, type Page } from '@playwright/test';
import { answerBox, projectWithElements, sendButton, untilNextQuestion } from '../../support/conversation.ts';
import { getStoredDrafts, getStoredRecordings, getStoredSlices } from '../../support/device.ts';
import { go } from '../../support/go.ts';
import type { MockControl } from '../../support/mock-control.ts';
import type { Fault, FaultServer } from './fault-server.ts';
import { answer, answerRequest, chooseSpeaking, chooseTyping, openQuestion, questionText, timer } from './interview.ts';
import type { KillableBrowser } from './killable-browser.ts';
import type { Seeded } from './seeded.ts';
import { expectDelivered, getPlayableLength, getReceivedHashes, sha256 } from './expect-delivered.ts';

export type KillableBrowserOptions = { browser: KillableBrowser; mock: MockControl };

/** The most that a kill may lose (reliability, promises 1 and 2), in ms. */
export const bounds = { typingMs: 300, soundMs: 1500 };

/**
 * A kill's loss, in ms of typing or audio. `isBeyond`: more than promised, which an overloaded machine may cause.
 * `isTorn`: data saved on the device is missing, which is always an error.
 */
export type Loss = { lostMs: number; isBeyond: boolean; isTorn: boolean };

const sampleText = 'the sea kept every word she never said and gave them back in winter ';

async function typeLetters(page: Page, text: string): Promise<number[]> {
  const reachedAt: number[] = [];
  for (const letter of text) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter, { delay: 5 });
    reachedAt.push(Date.now());
  }
  return reachedAt;
}

async function draftLength(page: Page): Promise<number> {
  const [draft = ''] = await getStoredDrafts(page);
  return draft.length;
}

async function reopenDraft(page: Page): Promise<string> {
  await openQuestion(page);
  await chooseTyping(page);
  const [draft = ''] = await getStoredDrafts(page);
  await expect(answerBox(page)).toHaveValue(draft);
  return draft;
}

/** Kills the browser `times` times while writing one answer, then sends what was saved. */
export async function killWhileTyping(
  { browser, mock }: KillableBrowserOptions,
  random: Seeded,
  times: number,
): Promise<Loss[]> {
  const losses: Loss[] = [];
  let page = await browser.open();
  let before = await reopenDraft(page);
  for (let n = 0; n < times; n += 1) {
    const text = sampleText.repeat(2).slice(0, random.integer(20, 120));
    await answerBox(page).press('Control+End');
    const [first, rest] = [text.slice(0, text.length / 2), text.slice(text.length / 2)];
    const reachedAt = await typeLetters(page, first);
    await expect.poll(() => draftLength(page)).toBeGreaterThan(before.length);
    reachedAt.push(...(await typeLetters(page, rest)));
    const savedLength = await draftLength(page);
    const killedAt = Date.now();
    await browser.kill();
    page = await browser.open();
    const after = await reopenDraft(page);
    expect(`${before}${text}`.startsWith(after), `"${after}" is the beginning of what was typed`).toBe(true);
    const firstLost = reachedAt[after.length - before.length];
    const lostMs = firstLost === undefined ? 0 : killedAt - firstLost;
    const isTorn = after.length < savedLength;
    losses.push({ lostMs, isTorn, isBeyond: isTorn || lostMs > bounds.typingMs });
    before = after;
  }
  const currentQuestion = await questionText(page);
  const sent = [...(await getReceivedHashes(mock)), sha256(before)];
  await sendButton(page).click();
  await expectDelivered(page, mock, sent);
  await untilNextQuestion(page, mock, currentQuestion);
  return losses;
}

/** Speaks until the page has recorded for `ms` and saved some of it. Returns the last measured length in ms. */
async function speakFor(page: Page, ms: number): Promise<number> {
  await chooseSpeaking(page);
  await page.getByRole('button', { name: 'Start recording' }).click();
  // By the page's clock: opening the microphone and polling take time.
  const startedAt = await timer(page).evaluate(() => performance.now());
  await expect.poll(() => getStoredSlices(page)).toBeGreaterThan(0);
  const spoken = await page.waitForFunction(
    ({ since, atLeast }) => (performance.now() - since >= atLeast ? performance.now() - since : false),
    { since: startedAt, atLeast: ms },
    { polling: 50 },
  );
  return Number(await spoken.jsonValue());
}

/** Kills the browser during a recording and sends what is offered after `onReturn`; `times` times. */
export async function killWhileRecording(
  { browser, mock }: KillableBrowserOptions,
  random: Seeded,
  times: number,
  onReturn?: (page: Page) => Promise<void>,
): Promise<Loss[]> {
  const losses: Loss[] = [];
  const sent = await getReceivedHashes(mock);
  let page = await browser.open();
  await openQuestion(page);
  for (let n = 0; n < times; n += 1) {
    const currentQuestion = await questionText(page);
    const spokenMs = await speakFor(page, random.integer(1200, 3200));
    const slices = await getStoredSlices(page);
    await browser.kill();
    page = await browser.open();
    await onReturn?.(page);
    await openQuestion(page);
    await expect(page.getByRole('button', { name: 'Listen' })).toBeVisible();
    const isTorn = (await getStoredSlices(page)) < slices;
    const recording = (await getStoredRecordings(page)).find(({ state }) => state !== 'success');
    sent.push(recording?.sha256 ?? '');
    await sendButton(page).click();
    await expect.poll(() => getReceivedHashes(mock)).toEqual(sent);
    const playableMs = await getPlayableLength(page, (await mock.ledger()).at(-1)?.chat_message_id ?? 0);
    const lostMs = Math.max(0, spokenMs - Math.min(playableMs, recording?.duration ?? 0));
    losses.push({ lostMs, isTorn, isBeyond: isTorn || lostMs > bounds.soundMs });
    await untilNextQuestion(page, mock, currentQuestion);
  }
  await expectDelivered(page, mock, sent);
  return losses;
}

/** `returnTo` is the screen that the writer returns to; the conversation by default. */
export type UploadKill = Pick<Fault, 'at' | 'share'> & { kind: 'text' | 'audio'; returnTo?: string };

/** Kills the browser during each upload and waits until the answer arrives automatically. */
export async function killWhileUploading(
  { browser, mock }: KillableBrowserOptions,
  faults: FaultServer,
  kills: readonly UploadKill[],
): Promise<void> {
  const sent = await getReceivedHashes(mock);
  let page = await browser.open();
  await openQuestion(page);
  for (const [n, { kind, returnTo = projectWithElements, ...fault }] of kills.entries()) {
    const currentQuestion = await questionText(page);
    const { triggered } = faults.fault({ ...answerRequest, ...fault, hangs: true });
    sent.push(await answer(page, kind, `Answer ${n + 1}: ${sampleText.repeat(9)}`));
    await triggered;
    await browser.kill();
    faults.heal();
    page = await browser.open();
    await page.goto(returnTo);
    await expect.poll(() => getReceivedHashes(mock)).toEqual(sent);
    if (returnTo !== projectWithElements) await go(page, projectWithElements);
    await untilNextQuestion(page, mock, currentQuestion);
    await expectDelivered(page, mock, sent);
  }
}
