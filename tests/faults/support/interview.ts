import { expect, type Page } from '@playwright/test';
import { answerBox, question, projectWithElements, sendButton, status, write } from '../../support/conversation.ts';
import { getStoredRecordings } from '../../support/device.ts';
import { sha256 } from './expect-delivered.ts';

export const answerRequest = { method: 'POST', path: /\/answer$/ } as const;

export function timer(page: Page) {
  return page.getByRole('timer', { name: 'Recording time' });
}

/** Loads it unless it is open. */
export async function openQuestion(page: Page): Promise<void> {
  if (!page.url().endsWith(projectWithElements)) await page.goto(projectWithElements);
  await expect(question(page)).toBeVisible();
}

export async function chooseTyping(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Type' }).check();
  await expect(answerBox(page)).toBeVisible();
}

export async function chooseSpeaking(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Speak' }).check();
}

async function sendSpoken(page: Page): Promise<string> {
  await chooseSpeaking(page);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  // On a busy machine the first slice may be too short to be sent.
  await expect(timer(page)).not.toContainText('0:00');
  await sendButton(page).click();
  return getNewestHash(page);
}

/** Returns the newest recording's hash once it's complete; it may have arrived by then. */
async function getNewestHash(page: Page): Promise<string> {
  let hash = '';
  const read = async (): Promise<string> => {
    const [newest] = (await getStoredRecordings(page)).toSorted((one, other) => other.timestamp - one.timestamp);
    hash = newest?.sha256 ?? '';
    return hash;
  };
  await expect.poll(read, 'the hash of what is being sent').toMatch(/^[0-9a-f]{64}$/);
  return hash;
}

export async function questionText(page: Page): Promise<string> {
  return (await question(page).getByRole('heading').textContent()) ?? '';
}

/** Sends an answer. Returns the hash that the server must receive. */
export async function answer(page: Page, kind: 'text' | 'audio', text: string): Promise<string> {
  if (kind === 'audio') return sendSpoken(page);
  await write(page, text);
  await sendButton(page).click();
  await expect(status(page)).not.toBeEmpty();
  return sha256(text);
}
