import { expect, type Page } from '@playwright/test';
import { answerBox, question, saltRoad, sendButton, status, write } from '../../support/conversation.ts';
import { recordingsKept } from '../../support/device.ts';
import { sha256 } from './whereabouts.ts';

/** The call that takes an answer to the server. */
export const answerCall = { method: 'POST', path: /\/answer$/ } as const;

export const timer = (page: Page) => page.getByRole('timer', { name: 'Recording time' });

/** Opens the interview and waits for its question. */
export async function openQuestion(page: Page): Promise<void> {
  await page.goto(saltRoad);
  await expect(question(page)).toBeVisible();
}

export async function chooseTyping(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Type' }).check();
  await expect(answerBox(page)).toBeVisible();
}

export async function chooseSpeaking(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Speak' }).check();
}

/** Speaks until a first slice of the sound is kept, and sends it. Resolves to the hash of the sound. */
async function sendSpoken(page: Page): Promise<string> {
  await chooseSpeaking(page);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  // On a busy machine the first slice may be too short to be sent.
  await expect(timer(page)).not.toContainText('0:00');
  await sendButton(page).click();
  return newestSound(page);
}

/** The hash of the newest recording, as soon as it is finished; it may have arrived by then. */
async function newestSound(page: Page): Promise<string> {
  let hash = '';
  const read = async (): Promise<string> => {
    const [newest] = (await recordingsKept(page)).toSorted((one, other) => other.timestamp - one.timestamp);
    hash = newest?.sha256 ?? '';
    return hash;
  };
  await expect.poll(read, 'the hash of what is being sent').toMatch(/^[0-9a-f]{64}$/);
  return hash;
}

/** The question's own words. */
export async function questionText(page: Page): Promise<string> {
  return (await question(page).getByRole('heading').textContent()) ?? '';
}

/** Sends an answer; resolves to the hash that the server must come to see. */
export async function answer(page: Page, kind: 'text' | 'audio', text: string): Promise<string> {
  if (kind === 'audio') return sendSpoken(page);
  await write(page, text);
  await sendButton(page).click();
  await expect(status(page)).not.toBeEmpty();
  return sha256(text);
}
