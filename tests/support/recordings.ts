import { expect, type Locator, type Page } from '@playwright/test';
import { sendButton } from './conversation.ts';
import { shortTimeout, fastForwardUntil } from './fast-forward.ts';

export function button(page: Page | Locator, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

export function recordingItems(page: Page): Locator {
  return page.getByRole('list', { name: 'Recordings' }).getByRole('listitem');
}

export async function openRecordings(page: Page): Promise<void> {
  const disclosure = button(page, 'Earlier answers');
  if ((await disclosure.getAttribute('aria-expanded')) === 'false') await disclosure.click();
  await expect(recordingItems(page).first()).toBeVisible();
}

export async function speak(page: Page): Promise<void> {
  await button(page, 'Start recording').click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
}

/** Sends the running recording. When the recorder has closed, nothing on the page moves any more. */
export async function sendRecording(page: Page): Promise<void> {
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveCount(0);
}

export async function speakAndSend(page: Page): Promise<void> {
  await speak(page);
  await sendRecording(page);
}

export async function untilFailed(page: Page): Promise<void> {
  await fastForwardUntil(page, 1000, () =>
    expect(page.getByText('Your recording is safe on this device.')).toBeVisible(shortTimeout),
  );
}
