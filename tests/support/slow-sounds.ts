import type { Page } from '@playwright/test';

/** Runs in the page. */
function slowDownSounds(): void {
  const slowDown = ({ target }: Event): void => {
    if (target instanceof HTMLMediaElement) target.playbackRate = 0.1;
  };
  document.addEventListener('play', slowDown, { capture: true });
}

/** Sounds of the pages to come play so slowly that none is over before it has been looked at. */
export const slowSounds = async (page: Page): Promise<void> => {
  await page.addInitScript(slowDownSounds);
};

/** Sounds of the loaded page play slowly, too. Returns a function that lets them come to their end. */
export async function slowSoundsHere(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(slowDownSounds);
  return () =>
    page.evaluate(() => {
      for (const sound of document.querySelectorAll('audio')) sound.playbackRate = 8;
    });
}
