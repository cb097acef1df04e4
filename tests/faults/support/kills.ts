import { expect, type Page } from '@playwright/test';
import { answerBox, saltRoad, sendButton, untilNextQuestion } from '../../support/conversation.ts';
import { draftsKept, recordingsKept, slicesKept } from '../../support/device.ts';
import type { MockControl } from '../../support/mock-control.ts';
import type { Fault, FaultServer } from './fault-server.ts';
import { answer, answerCall, chooseSpeaking, chooseTyping, openQuestion, questionText, timer } from './interview.ts';
import type { MortalBrowser } from './mortal-browser.ts';
import type { Seeded } from './seeded.ts';
import { expectDelivered, heardLength, received, sha256 } from './whereabouts.ts';

export type Mortal = { browser: MortalBrowser; mock: MockControl };

/** What a kill may cost at the most (reliability, promises 1 and 2), in ms. */
const bounds = { typingMs: 300, soundMs: 1500 };

/**
 * What one kill has cost, in ms of typing or of sound. `isBeyond`: more than is promised, which a machine at its limit may
 * come to as well. `isTorn`: less came back than had been on the device before the kill, which no machine may.
 */
export type Loss = { lostMs: number; isBeyond: boolean; isTorn: boolean };

const words = 'the sea kept every word she never said and gave them back in winter ';

/** Types like a fast writer; resolves to when each letter had reached the page. */
async function typeLetters(page: Page, text: string): Promise<number[]> {
  const reachedAt: number[] = [];
  for (const letter of text) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter, { delay: 5 });
    reachedAt.push(Date.now());
  }
  return reachedAt;
}

/** How many letters of the answer are on the device. */
async function draftLength(page: Page): Promise<number> {
  const [draft = ''] = await draftsKept(page);
  return draft.length;
}

/** Opens the interview again: what is kept stands in the text area. */
async function reopenDraft(page: Page): Promise<string> {
  await openQuestion(page);
  await chooseTyping(page);
  const [draft = ''] = await draftsKept(page);
  await expect(answerBox(page)).toHaveValue(draft);
  return draft;
}

/** Writes one answer and kills the browser in the middle of it, `times` times; then sends what is left of it. */
export async function killWhileTyping({ browser, mock }: Mortal, random: Seeded, times: number): Promise<Loss[]> {
  const losses: Loss[] = [];
  let page = await browser.open();
  let before = await reopenDraft(page);
  for (let n = 0; n < times; n += 1) {
    const text = words.repeat(2).slice(0, random.integer(20, 120));
    await answerBox(page).press('Control+End');
    const [first, rest] = [text.slice(0, text.length / 2), text.slice(text.length / 2)];
    const reachedAt = await typeLetters(page, first);
    await expect.poll(() => draftLength(page)).toBeGreaterThan(before.length);
    reachedAt.push(...(await typeLetters(page, rest)));
    const keptLength = await draftLength(page);
    const killedAt = Date.now();
    await browser.kill();
    page = await browser.open();
    const after = await reopenDraft(page);
    expect(`${before}${text}`.startsWith(after), `"${after}" is the beginning of what was typed`).toBe(true);
    const firstLost = reachedAt[after.length - before.length];
    const lostMs = firstLost === undefined ? 0 : killedAt - firstLost;
    const isTorn = after.length < keptLength;
    losses.push({ lostMs, isTorn, isBeyond: isTorn || lostMs > bounds.typingMs });
    before = after;
  }
  const asked = await questionText(page);
  const sent = [...(await received(mock)), sha256(before)];
  await sendButton(page).click();
  await expectDelivered(page, mock, sent);
  await untilNextQuestion(page, mock, asked);
  return losses;
}

/**
 * Speaks until the page has recorded for so long, and some of it is on the device. Resolves to how long it was when last
 * looked at, in ms.
 */
async function speakFor(page: Page, ms: number): Promise<number> {
  await chooseSpeaking(page);
  await page.getByRole('button', { name: 'Start recording' }).click();
  // By the page's own clock: opening the microphone takes its time, and so does looking from outside.
  const begun = await timer(page).evaluate(() => performance.now());
  await expect.poll(() => slicesKept(page)).toBeGreaterThan(0);
  const spoken = await page.waitForFunction(
    ({ since, atLeast }) => (performance.now() - since >= atLeast ? performance.now() - since : false),
    { since: begun, atLeast: ms },
    { polling: 50 },
  );
  return Number(await spoken.jsonValue());
}

/** Speaks, kills the browser while it records, and sends what is offered on return; `times` answers so. */
export async function killWhileRecording({ browser, mock }: Mortal, random: Seeded, times: number): Promise<Loss[]> {
  const losses: Loss[] = [];
  const sent = await received(mock);
  let page = await browser.open();
  await openQuestion(page);
  for (let n = 0; n < times; n += 1) {
    const asked = await questionText(page);
    const spokenMs = await speakFor(page, random.integer(1200, 3200));
    const slices = await slicesKept(page);
    await browser.kill();
    page = await browser.open();
    await openQuestion(page);
    await expect(page.getByRole('button', { name: 'Listen' })).toBeVisible();
    const isTorn = (await slicesKept(page)) < slices;
    const recording = (await recordingsKept(page)).find(({ state }) => state !== 'success');
    sent.push(recording?.sha256 ?? '');
    await sendButton(page).click();
    await expect.poll(() => received(mock)).toEqual(sent);
    const heardMs = await heardLength(page, (await mock.ledger()).at(-1)?.chat_message_id ?? 0);
    const lostMs = Math.max(0, spokenMs - Math.min(heardMs, recording?.duration ?? 0));
    losses.push({ lostMs, isTorn, isBeyond: isTorn || lostMs > bounds.soundMs });
    await untilNextQuestion(page, mock, asked);
  }
  await expectDelivered(page, mock, sent);
  return losses;
}

/** `returnTo` is the screen that the writer comes back to; the conversation unless said otherwise. */
export type UploadKill = Pick<Fault, 'at' | 'share'> & { kind: 'text' | 'audio'; returnTo?: string };

/** Sends an answer, kills the browser while it is on its way, and waits until it has arrived by itself; one after the other. */
export async function killWhileUploading(
  { browser, mock }: Mortal,
  faults: FaultServer,
  kills: readonly UploadKill[],
): Promise<void> {
  const sent = await received(mock);
  let page = await browser.open();
  await openQuestion(page);
  for (const [n, { kind, returnTo = saltRoad, ...fault }] of kills.entries()) {
    const asked = await questionText(page);
    const { met } = faults.fault({ ...answerCall, ...fault, holds: true });
    sent.push(await answer(page, kind, `Answer ${n + 1}: ${words.repeat(9)}`));
    await met;
    await browser.kill();
    faults.heal();
    page = await browser.open();
    await page.goto(returnTo);
    await expect.poll(() => received(mock)).toEqual(sent);
    if (returnTo !== saltRoad) await page.goto(saltRoad);
    await untilNextQuestion(page, mock, asked);
    await expectDelivered(page, mock, sent);
  }
}
