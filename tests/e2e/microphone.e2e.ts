import type { Page } from '@playwright/test';
import { answerBox, openInterview, question, sendButton, status, untilNextQuestion } from '../support/conversation.ts';
import { outboxKept, recordingsKept, slicesKept } from '../support/device.ts';
import { glance, hurry } from '../support/page-time.ts';
import { slowSounds } from '../support/slow-sounds.ts';
import { expect, test } from '../support/test.ts';

const firstQuestion = 'What does Mara believe about herself';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const timer = (page: Page) => page.getByRole('timer', { name: 'Recording time' });

/** Speaks until the first sound is kept on this device. */
async function speak(page: Page): Promise<void> {
  await button(page, 'Start recording').click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
}

// Covers AUDIO-01, CONV-42, API-34.
test('a spoken answer can be paused, gone on with and listened to; what arrives is what was kept, byte for byte', async ({
  writer: page,
  mock,
}) => {
  await mock.clock({ paused: true });
  await slowSounds(page);
  await openInterview(page);
  await speak(page);
  await button(page, 'Pause recording').click();
  await expect(page.getByText('Paused.')).toBeVisible();
  const paused = await timer(page).textContent();
  await button(page, 'Resume recording').click();
  await expect(timer(page)).not.toHaveText(paused ?? '');
  await button(page, 'Review recording').click();
  await button(page, 'Listen').click();
  const position = page.getByRole('slider', { name: 'Position' });
  await expect(position).not.toHaveValue('0');
  const length = Number(await position.getAttribute('max'));
  await sendButton(page).click();
  await expect(status(page)).toHaveText('Transcribing your audio...');
  await untilNextQuestion(page, mock, firstQuestion);
  await expect
    .poll(() => recordingsKept(page))
    .toEqual([expect.objectContaining({ state: 'success', duration: length })]);
  const [recording] = await recordingsKept(page);
  const received = await mock.ledger();
  expect(received).toEqual([
    expect.objectContaining({ kind: 'audio', sha256: recording?.sha256, bytes: recording?.length }),
  ]);
  await expect.poll(() => outboxKept(page)).toEqual([]);
  const heard = await decodedLength(page, '/media/recordings/', received[0]?.chat_message_id ?? 0);
  // The recorder hands out whole frames and stops a moment after it was asked to.
  expect(Math.abs(heard - length)).toBeLessThan(700);
});

/** The length in ms of a recording that the server gives out, as the browser hears it. */
function decodedLength(page: Page, folder: string, id: number): Promise<number> {
  return page.evaluate(async (address) => {
    const bytes = await (await fetch(address)).arrayBuffer();
    return (await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes)).duration * 1000;
  }, `${folder}${id}`);
}

test('a tap that holds no sound is not sent, and says so', async ({ writer: page, mock }) => {
  await page.clock.install();
  await openInterview(page);
  await page.clock.pauseAt(Date.now() + 10_000);
  await button(page, 'Start recording').click();
  await expect(timer(page)).toHaveText('0:00');
  await sendButton(page).click();
  await expect(page.getByText('That was too short. Tap the microphone and try again.')).toBeVisible();
  await expect(button(page, 'Start recording')).toBeVisible();
  await expect.poll(() => recordingsKept(page)).toEqual([]);
  expect(await mock.calls('chatMessageAnswer')).toEqual([]);
});

// Covers AUDIO-01, SHELL-13.
test('a short recording is discarded at once, and a longer one only after asking', async ({ writer: page, mock }) => {
  await page.clock.install();
  await openInterview(page);
  await speak(page);
  await button(page, 'Discard recording').click();
  await expect(button(page, 'Start recording')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => slicesKept(page)).toBe(0);
  await speak(page);
  await page.clock.fastForward(11_000);
  await button(page, 'Discard recording').click();
  const dialog = page.getByRole('dialog', { name: 'Discard this recording?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(button(page, 'Pause recording')).toBeVisible();
  await button(page, 'Discard recording').click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(button(page, 'Start recording')).toBeVisible();
  await expect.poll(() => recordingsKept(page)).toEqual([]);
  expect(await mock.calls('chatMessageAnswer')).toEqual([]);
});

// Covers CONV-21.
test('choosing to type pauses and keeps the recording; choosing to speak comes back to it', async ({
  writer: page,
}) => {
  await openInterview(page);
  await speak(page);
  await page.getByRole('radio', { name: 'Type' }).check();
  await expect(answerBox(page)).toBeFocused();
  await answerBox(page).fill('Rather in writing.');
  expect(await slicesKept(page)).toBeGreaterThan(0);
  await page.getByRole('radio', { name: 'Speak' }).check();
  await expect(answerBox(page)).toHaveCount(0);
  await expect(button(page, 'Resume recording')).toBeVisible();
  await expect(timer(page)).not.toHaveText('0:00');
});

// Covers AUDIO-14.
test('whoever leaves while recording finds the recording again, and can send it', async ({ writer: page, mock }) => {
  await mock.clock({ paused: true });
  await openInterview(page);
  await speak(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/stories/21');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(button(page, 'Listen')).toBeVisible();
  await page.reload();
  await expect(button(page, 'Listen')).toBeVisible();
  await sendButton(page).click();
  await expect(status(page)).toHaveText('Transcribing your audio...');
  await untilNextQuestion(page, mock, firstQuestion);
  const kept = async () => (await recordingsKept(page)).map((recording) => recording.sha256);
  await expect.poll(kept).toEqual((await mock.ledger()).map((entry) => entry.sha256));
});

// Covers CONV-46, LIMITS-29.
test('a recording that did not go through is safe here, can be heard, and is sent again once', async ({
  writer: page,
  mock,
  guard,
}) => {
  guard.expectError(/500 .*answer/);
  await page.clock.install();
  await mock.clock({ paused: true });
  await openInterview(page);
  await mock.fault({ operation_id: 'chatMessageAnswer', status: 500, times: 2 });
  await speak(page);
  await sendButton(page).click();
  // Said once, to the eye and to a screen reader alike.
  await hurry(page, 1000, () => expect(page.getByText('Failed to submit answer')).toBeVisible(glance));
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to submit answer' })).toHaveCount(1);
  await expect(page.getByText('Your recording is safe on this device.')).toBeVisible();
  await expect(button(page, 'Listen')).toBeVisible();
  await expect(button(page, 'Download')).toBeVisible();
  expect(await mock.calls('chatMessageAnswer')).toHaveLength(2);
  await expect.poll(() => recordingsKept(page)).toEqual([expect.objectContaining({ state: 'failed' })]);
  await button(page, 'Try again').click();
  await expect(status(page)).toHaveText('Transcribing your audio...');
  await untilNextQuestion(page, mock, firstQuestion);
  await expect.poll(() => recordingsKept(page)).toEqual([expect.objectContaining({ state: 'success' })]);
  expect(await mock.ledger()).toHaveLength(1);
});

// Covers AUDIO-13, LIMITS-26.
test('the three newest recordings stay on this device, the older ones go with their sound', async ({
  writer: page,
  mock,
}) => {
  await mock.clock({ paused: true });
  await openInterview(page);
  for (const n of [1, 2, 3, 4]) {
    const before = (await question(page).getByRole('heading').textContent()) ?? '';
    await speak(page);
    await sendButton(page).click();
    await expect(status(page)).toHaveText('Transcribing your audio...');
    await untilNextQuestion(page, mock, before);
    await expect.poll(async () => (await recordingsKept(page)).length).toBe(Math.min(n, 3));
  }
  const hashes = (await mock.ledger()).map((entry) => entry.sha256);
  const kept = async () => new Set((await recordingsKept(page)).map((recording) => recording.sha256));
  await expect.poll(kept).toEqual(new Set(hashes.slice(1)));
});

test('R records, P pauses and goes on, and Escape discards', async ({ writer: page }) => {
  await openInterview(page);
  await page.keyboard.press('r');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.keyboard.press('p');
  await expect(button(page, 'Resume recording')).toBeVisible();
  await page.keyboard.press('p');
  await expect(button(page, 'Pause recording')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Start recording')).toBeVisible();
});
