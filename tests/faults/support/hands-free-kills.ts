import { expect, type Page } from '@playwright/test';
import { projectWithElements, question, untilNextQuestion } from '../../support/conversation.ts';
import { enterHandsFree, handsFreeStatus, sayAnswer, useVoice } from '../../support/hands-free.ts';
import { button } from '../../support/recordings.ts';
import { expectDelivered, getPlayableLength, getReceivedHashes } from './expect-delivered.ts';
import { openQuestion, questionText } from './interview.ts';
import { bounds, type KillableBrowserOptions, type Loss } from './kills.ts';
import type { Seeded } from './seeded.ts';

type Voice = Awaited<ReturnType<typeof useVoice>>;

function getTime(page: Page): Promise<number> {
  return page.evaluate(() => performance.now());
}

async function untilTime(page: Page, time: number): Promise<void> {
  await page.waitForFunction((end) => performance.now() >= end, time, { polling: 50 });
}

/** Waits until the microphone is open, speaks for `speakMs`, and is silent until `endMs`. Returns both as they were. */
async function speakUntil(page: Page, voice: Voice, speakMs: number, endMs: number) {
  await expect(handsFreeStatus(page)).toHaveText('Listening');
  const since = await getTime(page);
  await voice.speak();
  await untilTime(page, since + Math.min(speakMs, endMs));
  const spokenMs = (await getTime(page)) - since;
  if (speakMs < endMs) await voice.hush();
  await untilTime(page, since + endMs);
  return { spokenMs, recordedMs: (await getTime(page)) - since };
}

/** Sends the answer that was kept, or speaks another one if none was. Returns whether it was kept. */
async function finishTurn(page: Page, voice: Voice): Promise<boolean> {
  await enterHandsFree(page);
  const kept = page.getByText('You’ve already recorded an answer.');
  await expect(kept.or(page.getByText('Listening', { exact: true }))).toBeVisible();
  const isKept = await kept.isVisible();
  if (!isKept) await sayAnswer(page, voice);
  await button(page, 'Send now').click();
  return isKept;
}

/** The least of a recording that is stored and can be sent, in ms. */
const shortestMs = 1200;

/** Kills the browser once in each of `times` turns of a hands-free interview, anywhere in it, and finishes the turn. */
export async function killHandsFree(
  { browser, mock }: KillableBrowserOptions,
  random: Seeded,
  times: number,
): Promise<Loss[]> {
  const losses: Loss[] = [];
  let page = await browser.open();
  let voice = await useVoice(page);
  await openQuestion(page);
  await enterHandsFree(page);
  for (let answers = 0; answers < times; answers += 1) {
    const asked = await questionText(page);
    if (!(await handsFreeStatus(page).isVisible())) await enterHandsFree(page);
    const [speakMs, endMs] = [random.integer(1000, 5000), random.integer(0, 13_000)];
    const isReading = endMs < shortestMs;
    const said = isReading ? { spokenMs: 0, recordedMs: 0 } : await speakUntil(page, voice, speakMs, endMs);
    await browser.kill();
    page = await browser.open();
    voice = await useVoice(page);
    await page.goto(projectWithElements);
    const hasArrived = async (): Promise<boolean> => (await getReceivedHashes(mock)).length > answers;
    const isSafe = async (): Promise<boolean> => (await hasArrived()) || button(page, 'Listen').isVisible();
    if (said.recordedMs > bounds.soundMs) await expect.poll(isSafe, 'the answer was sent or kept').toBe(true);
    else await expect(question(page)).toBeVisible();
    const isSaved = (await hasArrived()) || (await finishTurn(page, voice));
    await expect.poll(() => getReceivedHashes(mock)).toHaveLength(answers + 1);
    const playableMs = await getPlayableLength(page, (await mock.ledger()).at(-1)?.chat_message_id ?? 0);
    const lostMs = Math.max(0, said.spokenMs - (isSaved ? playableMs : 0));
    losses.push({ lostMs, isTorn: false, isBeyond: lostMs > bounds.soundMs });
    await voice.hush();
    await untilNextQuestion(page, mock, asked);
  }
  if (await handsFreeStatus(page).isVisible()) await button(page, 'Skip question').click();
  await expectDelivered(page, mock, await getReceivedHashes(mock));
  return losses;
}
