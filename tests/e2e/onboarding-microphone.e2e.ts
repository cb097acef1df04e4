import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test.use({ scenario: 'empty-account' });

/** A page that remembers every microphone that was opened, and every recorder that was made. */
type Watched = { heard: { streams: MediaStream[]; recorders: number } };

function watchMicrophone(): void {
  const heard: Watched['heard'] = { streams: [], recorders: 0 };
  Object.assign(globalThis, { heard });
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wish) => {
    const stream = await ask(wish);
    heard.streams.push(stream);
    return stream;
  };
  globalThis.MediaRecorder = new Proxy(MediaRecorder, {
    construct(Recorder, parts: [MediaStream]) {
      heard.recorders += 1;
      return new Recorder(...parts);
    },
  });
}

/** The microphones that are open now, and the recorders there ever were. */
const open = (page: Page) =>
  page.evaluate(() => {
    const { heard } = globalThis as unknown as Watched;
    return { live: heard.streams.filter(({ active }) => active).length, recorders: heard.recorders };
  });

test('the microphone is heard and judged, another one can be chosen, and it is let go with the screen; nothing is recorded', async ({
  writer: page,
}) => {
  await page.addInitScript(watchMicrophone);
  await page.goto('/onboard?step=microphone');
  await expect(page.getByRole('status').filter({ hasText: 'Loud and clear.' })).toBeVisible();
  await expect(page.locator('[data-wave=live]')).toBeVisible();
  await expect(page.getByText('We don’t record anything on this page.')).toBeVisible();
  const choice = page.getByRole('combobox', { name: 'Microphone' });
  const [first = '', second = ''] = await choice.getByRole('option').allTextContents();
  await expect(choice.locator('option:checked')).toHaveText(first);
  await choice.selectOption(second);
  await expect(choice.locator('option:checked')).toHaveText(second);
  await expect(page.getByRole('status').filter({ hasText: 'Loud and clear.' })).toBeVisible();
  await expect.poll(() => open(page)).toEqual({ live: 1, recorders: 0 });
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are you working on?');
  await expect.poll(() => open(page)).toEqual({ live: 0, recorders: 0 });
});

test('a silent microphone is told of, a quiet one too, and less motion makes one bar of the wave', async ({
  writer: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    // A microphone that hears nothing, and then as much as the page says.
    const context = new AudioContext();
    const [voice, loudness, out] = [
      new OscillatorNode(context),
      new GainNode(context, { gain: 0 }),
      new MediaStreamAudioDestinationNode(context),
    ];
    voice.connect(loudness).connect(out);
    voice.start();
    navigator.mediaDevices.getUserMedia = async () => {
      await context.resume();
      return out.stream;
    };
    window.addEventListener('whisper', () => {
      loudness.gain.value = 0.006;
    });
  });
  await page.goto('/onboard?step=microphone');
  const status = page.getByRole('status').filter({ hasText: /\S/ });
  await expect(status).toHaveText('We can’t hear anything yet.');
  const fill = page.locator('[data-wave=live] > div > div');
  await expect(page.locator('[data-wave=live] span')).toHaveCount(0);
  const before = await fill.getAttribute('style');
  await page.evaluate(() => window.dispatchEvent(new Event('whisper')));
  await expect(status).toHaveText('We can only just hear you. Move closer, or choose another microphone.');
  await expect.poll(() => fill.getAttribute('style')).not.toBe(before);
});

test('the first questions of the welcome can be used by everybody', async ({ writer: page }) => {
  await page.goto('/onboard');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.goto('/onboard?step=writing');
  await page.getByRole('checkbox', { name: 'Novel' }).check();
  await expectAccessibleInBoth(page);
});

test('the last questions of the welcome can be used by everybody', async ({ writer: page }) => {
  await page.goto('/onboard?step=working');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.goto('/onboard?step=microphone');
  await expect(page.getByText('Loud and clear.')).toBeVisible();
  await expectAccessibleInBoth(page);
});
