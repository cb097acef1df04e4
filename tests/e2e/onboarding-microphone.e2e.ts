import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test.use({ scenario: 'empty-account' });

type Watched = { observed: { streams: MediaStream[]; recorders: number } };

function watchMicrophone(): void {
  const observed: Watched['observed'] = { streams: [], recorders: 0 };
  Object.assign(globalThis, { observed });
  const getUserMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await getUserMedia(constraints);
    observed.streams.push(stream);
    return stream;
  };
  globalThis.MediaRecorder = new Proxy(MediaRecorder, {
    construct(Recorder, parts: [MediaStream]) {
      observed.recorders += 1;
      return new Recorder(...parts);
    },
  });
}

/** Installs a silent microphone that becomes audible after the page's event `whisper`. */
function hearNothing(): void {
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
}

function open(page: Page) {
  return page.evaluate(() => {
    const { observed } = globalThis as unknown as Watched;
    return { live: observed.streams.filter(({ active }) => active).length, recorders: observed.recorders };
  });
}

test('the accessible welcome checks, switches and releases the microphone without recording', async ({
  writer: page,
}) => {
  const question = page.getByRole('heading', { level: 1 });
  const next = page.getByRole('button', { name: 'Continue' });
  await page.goto('/onboard');
  await test.step('the questions before the microphone are accessible', async () => {
    await next.click();
    await expect(page.getByText('First name is required')).toBeVisible();
    await expectAccessibleInBoth(page);
    await page.getByRole('textbox', { name: 'First name' }).fill('Ana');
    await next.click();
    await page.getByRole('checkbox', { name: 'Novel' }).check();
    await expectAccessibleInBoth(page);
    await next.click();
    await expect(question).toHaveText('What are you working on?');
    await expectAccessibleInBoth(page);
  });

  await page.evaluate(watchMicrophone);
  await page.getByRole('textbox', { name: 'What are you working on?' }).fill('The Key Shop');
  await next.click();
  await test.step('the welcome rates the microphone, switches to another and records nothing', async () => {
    await expect(page.getByRole('status').filter({ hasText: 'Loud and clear.' })).toBeVisible();
    await expect(page.locator('[data-wave=live]')).toBeVisible();
    await expect(page.getByText('We don’t record anything on this page.')).toBeVisible();
    await expectAccessibleInBoth(page);
    const choice = page.getByRole('combobox', { name: 'Microphone' });
    const [first = '', second = ''] = await choice.getByRole('option').allTextContents();
    await expect(choice.locator('option:checked')).toHaveText(first);
    await choice.selectOption(second);
    await expect(choice.locator('option:checked')).toHaveText(second);
    await expect(page.getByRole('status').filter({ hasText: 'Loud and clear.' })).toBeVisible();
    await expect.poll(() => open(page)).toEqual({ live: 1, recorders: 0 });
  });

  await test.step('leaving the screen releases the microphone', async () => {
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(question).toHaveText('What are you working on?');
    await expect.poll(() => open(page)).toEqual({ live: 0, recorders: 0 });
  });

  await test.step('silent and quiet microphones are reported, and reduced motion shows a single bar', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(hearNothing);
    await next.click();
    const status = page.getByRole('status').filter({ hasText: /\S/ });
    await expect(status).toHaveText('We can’t hear anything yet.');
    const fill = page.locator('[data-wave=live] > div > div');
    await expect(page.locator('[data-wave=live] span')).toHaveCount(0);
    const before = await fill.getAttribute('style');
    await page.evaluate(() => window.dispatchEvent(new Event('whisper')));
    await expect(status).toHaveText('We can only just hear you. Move closer, or choose another microphone.');
    await expect.poll(() => fill.getAttribute('style')).not.toBe(before);
    await page.emulateMedia({ reducedMotion: null });
  });
});
