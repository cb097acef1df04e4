import { expect, type Locator, type Page } from '@playwright/test';
import { fastForwardUntil, shortTimeout } from './fast-forward.ts';
import { button } from './recordings.ts';

type Voice = { speak: () => Promise<void>; hush: () => Promise<void> };

/** Replaces later pages' microphone by a voice that speaks and is silent when the test says so. Question audio plays faster. */
export async function useVoice(page: Page): Promise<Voice> {
  await page.addInitScript(() => {
    const voice = { isSpeaking: false, volumes: [] as GainNode[] };
    Object.assign(window, { voice });
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext();
      await context.resume();
      const [tone, rhythm] = [context.createOscillator(), context.createOscillator()];
      const [volume, syllables, beat] = [context.createGain(), context.createGain(), context.createGain()];
      tone.type = 'sawtooth';
      tone.frequency.value = 160;
      rhythm.frequency.value = 3.7;
      beat.gain.value = 0.5;
      syllables.gain.value = 0.5;
      volume.gain.value = voice.isSpeaking ? 0.4 : 0;
      voice.volumes.push(volume);
      rhythm.connect(beat).connect(syllables.gain);
      const microphone = context.createMediaStreamDestination();
      tone.connect(syllables).connect(volume).connect(microphone);
      tone.start();
      rhythm.start();
      return microphone.stream;
    };
    const play: HTMLMediaElement['play'] = Reflect.get(HTMLMediaElement.prototype, 'play');
    HTMLMediaElement.prototype.play = function playFast() {
      this.playbackRate = 16;
      return play.call(this);
    };
  });
  const turn = (isSpeaking: boolean): Promise<void> =>
    page.evaluate((speaks) => {
      const { voice } = window as unknown as { voice: { isSpeaking: boolean; volumes: GainNode[] } };
      voice.isSpeaking = speaks;
      for (const volume of voice.volumes) volume.gain.value = speaks ? 0.4 : 0;
    }, isSpeaking);
  return { speak: () => turn(true), hush: () => turn(false) };
}

export function handsFreeStatus(page: Page): Locator {
  return page.getByRole('status', { name: 'Hands-free status' });
}

export async function enterHandsFree(page: Page): Promise<void> {
  await button(page, 'Hands-free').click();
  await expect(page.getByRole('main', { name: 'Hands-free interview' })).toBeVisible();
}

/** Collects what a screen reader announces. Returns a function that lists what was announced since the last look. */
export async function watchAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const said = new Map<Element, string | null>();
    new MutationObserver((mutations) => {
      for (const { target } of mutations) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live], [role=status], [role=log], [role=alert]');
        if (!region || said.get(region) === region.textContent) continue;
        said.set(region, region.textContent);
        // The roles are live unless they say otherwise.
        if (region.ariaLive !== 'off' && region.textContent !== '') announced.push(region.textContent);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced.splice(0));
}

/** Speaks until the screen says that a pause ends the answer. */
export async function sayAnswer(page: Page, voice: Voice): Promise<void> {
  await expect(handsFreeStatus(page)).toHaveText('Listening');
  await voice.speak();
  await expect(page.getByText('Your answer is sent after a pause of 4 seconds.')).toBeVisible();
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await voice.hush();
}

/** Lets the pause pass. The page's clock must be installed. */
export async function untilSent(page: Page): Promise<void> {
  const status = handsFreeStatus(page);
  await fastForwardUntil(page, 4000, () => expect(status).toHaveText(/Sending in a moment|Thinking/, shortTimeout));
  await fastForwardUntil(page, 3000, () => expect(status).toHaveText('Thinking', shortTimeout));
}
