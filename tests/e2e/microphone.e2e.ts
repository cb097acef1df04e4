import type { Page } from '@playwright/test';
import { answerBox, openInterview, sendButton, status, untilNextQuestion } from '../support/conversation.ts';
import { getStoredOutbox, getStoredRecordings, getStoredSlices } from '../support/device.ts';
import { button, speak } from '../support/recordings.ts';
import { slowPageAudio } from '../support/slow-audio.ts';
import { expect, test } from '../support/test.ts';

const firstQuestion = 'What does Mara believe about herself';

function timer(page: Page) {
  return page.getByRole('timer', { name: 'Recording time' });
}

function decodedLength(page: Page, folder: string, id: number): Promise<number> {
  return page.evaluate(async (address) => {
    const bytes = await (await fetch(address)).arrayBuffer();
    return (await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes)).duration * 1000;
  }, `${folder}${id}`);
}

test('a recording is discarded, or paused, resumed and played, and arrives byte for byte as recorded', async ({
  writer: page,
  mock,
}) => {
  await mock.clock({ paused: true });
  await page.clock.install();
  await openInterview(page);
  await slowPageAudio(page);

  await test.step('R and P record, pause and resume, and Escape discards a longer recording only after asking', async () => {
    await page.keyboard.press('r');
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await page.keyboard.press('p');
    await expect(button(page, 'Resume recording')).toBeVisible();
    await page.keyboard.press('p');
    await expect(button(page, 'Pause recording')).toBeVisible();
    await page.clock.fastForward(11_000);
    await page.keyboard.press('Escape');
    const dialog = page.getByRole('dialog', { name: 'Discard this recording?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(button(page, 'Pause recording')).toBeVisible();
    await button(page, 'Discard recording').click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(button(page, 'Start recording')).toBeVisible();
    await expect.poll(() => getStoredRecordings(page)).toEqual([]);
    await expect.poll(() => getStoredSlices(page)).toBe(0);
    expect(await mock.getRequests('chatMessageAnswer')).toEqual([]);
  });

  await speak(page);
  await expect(timer(page)).not.toHaveText('0:00');
  await test.step('Type pauses the recording without discarding it, and Speak returns to it', async () => {
    await page.getByRole('radio', { name: 'Type' }).check();
    await expect(answerBox(page)).toBeFocused();
    await answerBox(page).fill('Rather in writing.');
    expect(await getStoredSlices(page)).toBeGreaterThan(0);
    await page.getByRole('radio', { name: 'Speak' }).check();
    await expect(answerBox(page)).toHaveCount(0);
    await expect(button(page, 'Resume recording')).toBeVisible();
    await expect(timer(page)).not.toHaveText('0:00');
  });

  await test.step('Pause recording stops the timer until Resume recording', async () => {
    await button(page, 'Resume recording').click();
    await button(page, 'Pause recording').click();
    await expect(page.getByText('Paused.')).toBeVisible();
    const paused = await timer(page).textContent();
    await button(page, 'Resume recording').click();
    await expect(timer(page)).not.toHaveText(paused ?? '');
  });

  await test.step('the recording plays in review, and the server receives the same bytes', async () => {
    await button(page, 'Review recording').click();
    await button(page, 'Listen').click();
    const position = page.getByRole('slider', { name: 'Position' });
    await expect(position).not.toHaveValue('0');
    const length = Number(await position.getAttribute('max'));
    await sendButton(page).click();
    await expect(status(page)).toHaveText('Transcribing your audio...');
    await untilNextQuestion(page, mock, firstQuestion);
    await expect
      .poll(() => getStoredRecordings(page))
      .toEqual([expect.objectContaining({ state: 'success', duration: length })]);
    const [recording] = await getStoredRecordings(page);
    const received = await mock.ledger();
    expect(received).toEqual([
      expect.objectContaining({ kind: 'audio', sha256: recording?.sha256, bytes: recording?.length }),
    ]);
    await expect.poll(() => getStoredOutbox(page)).toEqual([]);
    const playableLength = await decodedLength(page, '/media/recordings/', received[0]?.chat_message_id ?? 0);
    // The recorder outputs whole frames and stops shortly after the request.
    expect(Math.abs(playableLength - length)).toBeLessThan(700);
  });
});
