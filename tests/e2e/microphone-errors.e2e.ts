import type { Page } from '@playwright/test';
import { answerBox, openInterview, sendButton, status } from '../support/conversation.ts';
import { getStoredSlices } from '../support/device.ts';
import { button } from '../support/recordings.ts';
import { expect, test } from '../support/test.ts';

function failMicrophone(page: Page, name: string): Promise<void> {
  return page.evaluate((reason) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', reason));
  }, name);
}

/** Uses the browser's own microphone from now on. Returns a function that ends, mutes or unmutes its track. */
async function holdTrack(page: Page): Promise<(event: 'ended' | 'mute' | 'unmute') => Promise<void>> {
  await page.evaluate(() => {
    const getUserMedia = MediaDevices.prototype.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints);
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

/** Offers a working microphone and uses one without a sound until the other is chosen. */
async function useSilentMicrophone(page: Page): Promise<void> {
  await page.evaluate(() => {
    const openWorking = MediaDevices.prototype.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.enumerateDevices = () =>
      Promise.resolve(
        ['Silent', 'Working'].map((label) => ({ kind: 'audioinput', deviceId: label, label }) as MediaDeviceInfo),
      );
    navigator.mediaDevices.getUserMedia = (constraints) => {
      const chosen = (constraints?.audio as MediaTrackConstraints | undefined)?.deviceId;
      if (chosen !== undefined) return openWorking({ audio: true });
      const context = new AudioContext();
      const microphone = context.createMediaStreamDestination();
      const [tone, volume] = [context.createOscillator(), context.createGain()];
      volume.gain.value = 0;
      tone.connect(volume).connect(microphone);
      tone.start();
      return Promise.resolve(microphone.stream);
    };
  });
}

test('a missing, unusable, silent, muted or unplugged microphone is reported, and the recording so far can be sent', async ({
  writer: page,
  mock,
}) => {
  await mock.clock({ paused: true });
  await openInterview(page);
  await test.step('the writer can type when no microphone is found', async () => {
    await failMicrophone(page, 'NotFoundError');
    await page.keyboard.press('r');
    await expect(page.getByRole('alert').filter({ hasText: 'No microphone found.' })).toBeVisible();
    await expect(page.getByText('Plug one in and try again. You can type your answer in the meantime.')).toBeVisible();
    await button(page, 'Type instead').click();
    await expect(answerBox(page)).toBeFocused();
    await page.getByRole('radio', { name: 'Speak' }).check();
  });

  await test.step("the composer offers to type when the browser can't record", async () => {
    await failMicrophone(page, 'TypeError');
    await button(page, 'Try again').click();
    await expect(page.getByRole('alert').filter({ hasText: 'This browser can’t record audio.' })).toBeVisible();
    await expect(button(page, 'Type instead')).toBeVisible();
  });

  await test.step('the composer offers to type when another app uses the microphone', async () => {
    await failMicrophone(page, 'NotReadableError');
    await page.keyboard.press('r');
    await expect(page.getByRole('alert').filter({ hasText: 'Another app is using the microphone.' })).toBeVisible();
    await expect(button(page, 'Type instead')).toBeVisible();
  });

  await test.step('a microphone without a sound is reported while the recording goes on, and another can be chosen', async () => {
    const silence = page.getByRole('status').filter({ hasText: 'We can’t hear anything yet.' });
    const choice = page.getByRole('combobox', { name: 'Microphone' });
    await useSilentMicrophone(page);
    await button(page, 'Try again').click();
    await expect(page.getByText('Recording.')).toBeVisible();
    await expect(silence).toBeVisible();
    await expect(button(page, 'Pause recording')).toBeVisible();
    await choice.selectOption('Working');
    await expect(choice).toHaveCount(0);
    await expect(silence).toHaveCount(0);
    await expect(page.getByText('Recording.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('microphone'))).toContain('Working');
    await button(page, 'Discard recording').click();
    await page.evaluate(() => localStorage.removeItem('microphone'));
  });

  const happen = await holdTrack(page);
  await test.step('a muted microphone is reported until it is unmuted', async () => {
    await button(page, 'Start recording').click();
    await expect(page.getByText('Recording.')).toBeVisible();
    await happen('mute');
    await expect(page.getByText('Your microphone is muted.')).toBeVisible();
    await happen('unmute');
    await expect(page.getByText('Your microphone is muted.')).toHaveCount(0);
    await expect(page.getByText('Recording.')).toBeVisible();
  });

  await test.step('an unplugged microphone ends the recording, which can be sent', async () => {
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await happen('ended');
    await expect(page.getByText('The microphone was unplugged.')).toBeVisible();
    await expect(page.getByText('Everything so far is saved on this device.')).toBeVisible();
    await expect(button(page, 'Listen')).toBeVisible();
    await expect(button(page, 'Record more')).toHaveCount(0);
    expect(await getStoredSlices(page)).toBeGreaterThan(0);
    await sendButton(page).click();
    await expect(status(page)).toHaveText('Transcribing your audio...');
    await expect.poll(async () => (await mock.ledger()).map((entry) => entry.kind)).toEqual(['audio']);
  });
});
