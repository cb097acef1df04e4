import type { Page } from '@playwright/test';
import { openInterview, sendButton, status } from '../support/conversation.ts';
import { slicesKept } from '../support/device.ts';
import { expect, test } from '../support/test.ts';

const start = (page: Page) => page.getByRole('button', { name: 'Start recording' });

/** From now on asking for the microphone fails as the browser would say it. */
async function failMicrophone(page: Page, name: string): Promise<void> {
  await page.addInitScript((reason) => {
    // oxlint-disable-next-line typescript/require-await -- it stands for a call that answers later
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('', reason);
    };
  }, name);
}

/** Keeps hold of the microphone's track, so that the test can do to it what a cable or a switch does. */
async function holdTrack(page: Page): Promise<(event: 'ended' | 'mute' | 'unmute') => Promise<void>> {
  await page.addInitScript(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await ask(wish);
      Object.assign(window, { track: stream.getAudioTracks()[0] });
      return stream;
    };
  });
  return (event) =>
    page.evaluate((name) => {
      const { track } = window as unknown as { track: MediaStreamTrack };
      if (name === 'ended') track.stop();
      track.dispatchEvent(new Event(name));
    }, event);
}

for (const [name, says] of [
  ['NotReadableError', 'Another app is using the microphone.'],
  ['NotFoundError', 'No microphone found.'],
  ['TypeError', 'This browser can’t record audio.'],
] as const)
  test(`a microphone that fails with ${name} reads "${says}"`, async ({ writer: page }) => {
    await failMicrophone(page, name);
    await openInterview(page);
    await start(page).click();
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Type instead' })).toBeVisible();
  });

test('a microphone that is unplugged ends the recording; what was said so far can be sent', async ({
  writer: page,
  mock,
}) => {
  const happen = await holdTrack(page);
  await mock.clock({ paused: true });
  await openInterview(page);
  await start(page).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await happen('ended');
  await expect(page.getByText('The microphone was unplugged.')).toBeVisible();
  await expect(page.getByText('Everything so far is saved on this device.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Listen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record more' })).toHaveCount(0);
  expect(await slicesKept(page)).toBeGreaterThan(0);
  await sendButton(page).click();
  await expect(status(page)).toHaveText('Transcribing your audio...');
  await expect.poll(async () => (await mock.ledger()).map((entry) => entry.kind)).toEqual(['audio']);
});

test('a muted microphone is said while recording, and no longer once it is heard again', async ({ writer: page }) => {
  const happen = await holdTrack(page);
  await openInterview(page);
  await start(page).click();
  await expect(page.getByText('Recording.')).toBeVisible();
  await happen('mute');
  await expect(page.getByText('Your microphone is muted.')).toBeVisible();
  await happen('unmute');
  await expect(page.getByText('Your microphone is muted.')).toHaveCount(0);
  await expect(page.getByText('Recording.')).toBeVisible();
});
